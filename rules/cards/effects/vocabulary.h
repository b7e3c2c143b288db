#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// Positions in the lists of vocabulary.yaml. The words are data, so these have no enumerators.
enum class SymbolId : std::uint8_t {};
enum class WeaponId : std::uint8_t {};
enum class TypeId : std::uint8_t {};
enum class GenderId : std::uint8_t {};

/// A set of at most 32 words of one list.
template <typename Id>
class WordSet {
public:
    constexpr WordSet() = default;
    constexpr void insert(Id id) { bits_ |= 1U << static_cast<unsigned>(id); }
    constexpr bool contains(Id id) const { return (bits_ >> static_cast<unsigned>(id)) & 1U; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr std::uint32_t bits() const { return bits_; }
    constexpr bool operator==(const WordSet&) const = default;

private:
    std::uint32_t bits_ = 0;
};

/// A text in the program's languages. `en` is never empty; the others may be.
struct LocalText {
    std::string en;
    std::string ja;
    std::string it;
    /// The text in a language ("en", "ja", "it"), or the English one where it is missing.
    const std::string& in(std::string_view language) const;
    bool operator==(const LocalText&) const = default;
};

/// One word of a list, as in the symbol `blade-of-light`.
struct Word {
    std::string slug;
    std::string colour; ///< symbols only: the community's colour, as in "red"
    LocalText name;
};

struct Script;

/// The name of a support skill and what it does (data/emblems.yaml), as in `attack`, `miracle`.
struct Emblem {
    std::string slug;
    LocalText name;
    std::shared_ptr<const Script>
        script;         ///< null where it is not written in the engine's vocabulary
    bool names = false; ///< the script asks for what a card's `of` names
};

/// The words that cards are described with. At most 32 in each list but `emblems`. Slugs are unique
/// over all lists of words, for a card's `tags` mix them.
struct Vocabulary {
    std::vector<Word> symbols;
    std::vector<Word> weapons;
    std::vector<Word> types;
    std::vector<Word> genders;
    std::vector<Emblem> emblems; ///< by slug
    /// What the numbers of cards are called in a game that is not Cipher; empty for Cipher, whose
    /// numbers are fields of a card.
    std::vector<Word> numbers;
    std::vector<Word> texts; ///< the same for texts on cards
    /// A hash of the texts that it was read from; 0 where it was made otherwise.
    std::uint64_t hash = 0;

    std::optional<SymbolId> symbol(std::string_view slug_or_colour) const;
    std::optional<WeaponId> weapon(std::string_view slug) const;
    std::optional<TypeId> type(std::string_view slug) const;
    std::optional<GenderId> gender(std::string_view slug) const;
    /// Position in `emblems`; empty where there is none.
    std::optional<std::uint16_t> emblem(std::string_view slug) const;

    const Word& operator[](SymbolId id) const { return symbols[static_cast<std::size_t>(id)]; }
    const Word& operator[](WeaponId id) const { return weapons[static_cast<std::size_t>(id)]; }
    const Word& operator[](TypeId id) const { return types[static_cast<std::size_t>(id)]; }
    const Word& operator[](GenderId id) const { return genders[static_cast<std::size_t>(id)]; }
};

/// The words of the lists as data has them: symbols by their colours.
std::vector<std::string> written_words(std::initializer_list<const std::vector<Word>*> lists);

/// The members of a set of these words as slugs, in the vocabulary's order.
template <typename Id>
std::vector<std::string_view> slugs(const Vocabulary& words, WordSet<Id> set)
{
    std::vector<std::string_view> found;
    for (int at = 0; at < static_cast<int>(std::bit_width(set.bits())); ++at) {
        if (set.contains(static_cast<Id>(at)))
            found.emplace_back(words[static_cast<Id>(at)].slug);
    }
    return found;
}

} // namespace kizuna
