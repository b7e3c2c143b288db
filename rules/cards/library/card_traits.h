#pragma once

#include "cards/library/card.h"

#include <array>
#include <cstdint>

namespace kizuna {

/// The numbers that queries compare.
enum class NumberField : std::uint8_t { Cost, ClassChange, Attack, Support, Copies };

/// What queries ask most of a card, in a few bytes: a search reads these side by side and comes to
/// few of the cards themselves.
struct CardTraits {
    static constexpr std::int16_t printed_x = -1;
    static constexpr std::int16_t absent = -2; ///< not printed; of copies: unlimited

    std::array<std::int16_t, 5> numbers{}; ///< by NumberField
    RangeSet range;
    WordSet<SymbolId> symbols;
    WordSet<WeaponId> weapons;
    WordSet<TypeId> types;
    WordSet<GenderId> genders;

    std::int16_t operator[](NumberField field) const
    {
        return numbers[static_cast<std::size_t>(field)];
    }
};

CardTraits traits_of(const Card& card);

} // namespace kizuna
