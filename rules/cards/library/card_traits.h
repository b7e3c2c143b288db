#pragma once

#include "cards/library/card.h"

#include <array>
#include <cstdint>

namespace kizuna {

/// The numbers that queries compare.
enum class NumberField : std::uint8_t { Cost, ClassChange, Attack, Support, Copies };

/// The lists of words that cards are described with.
enum class WordList : std::uint8_t { Symbols, Weapons, Types, Genders };
/// By WordList, each as WordSet::bits().
using WordBits = std::array<std::uint32_t, 4>;

/// The values of a card that queries test most, in a few bytes: a search scans these in one array
/// and seldom needs the card itself.
struct CardTraits {
    static constexpr std::int16_t printed_x = -1;
    static constexpr std::int16_t absent = -2; ///< not printed; of copies: unlimited

    std::array<std::int16_t, 5> numbers{}; ///< by NumberField
    RangeSet range;
    WordBits words{};

    std::int16_t operator[](NumberField field) const
    {
        return numbers[static_cast<std::size_t>(field)];
    }
};

CardTraits traits_of(const Card& card);

} // namespace kizuna
