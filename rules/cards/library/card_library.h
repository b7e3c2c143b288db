#pragma once

#include "cards/base/fault.h"
#include "cards/library/card.h"
#include "cards/library/card_traits.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

enum class SetKind : std::uint8_t { Booster, Starter, Promo, Fixture, User };

inline constexpr int max_series = 999; ///< of CardSet::series in a file

/// A product the cards came out in.
struct CardSet {
    std::string id; ///< as in "B01", also its file's name
    SetKind kind = SetKind::Booster;
    int series = 0;       ///< 1 to 22 for the official sets
    LocalText name;       ///< may be all empty, as for promotional sets
    std::string released; ///< "2015-06"; empty where unknown
};

/// A card found by what a person typed.
struct CardMatch {
    const Card* card = nullptr;
    const Printing* printing = nullptr; ///< null where the text named no particular printing
};

/// The orders in which a list of cards can be shown.
enum class SortKey : std::uint8_t {
    Id,
    Name,
    NameJapanese,
    Cost,
    ClassChange,
    Attack,
    Support,
    Class,
    ClassJapanese,
    Symbol
};
inline constexpr auto last_sort_key = SortKey::Symbol;

class NameIndex;

/// All cards with their sets and words. Built once, then only read, so several threads may use it.
class CardLibrary {
public:
    /// An empty library.
    CardLibrary();
    /// `cards` by id, each once; `sets` by id. The search texts are folded over `threads` threads,
    /// when the first of them is asked for. `sources` hold the skills of cards that are not read
    /// yet.
    CardLibrary(std::shared_ptr<const Vocabulary> words, std::vector<CardSet> sets,
                std::vector<Card> cards, int threads = 1,
                std::vector<std::unique_ptr<const SkillSource>> sources = {});
    CardLibrary(CardLibrary&&) noexcept;
    CardLibrary& operator=(CardLibrary&&) noexcept;
    ~CardLibrary();

    const Vocabulary& words() const { return *words_; }
    std::span<const CardSet> sets() const { return sets_; }
    std::span<const Card> cards() const { return cards_; }
    /// The traits of each card, in the order of cards().
    std::span<const CardTraits> traits() const;
    CardIndex index_of(const Card& card) const
    {
        return static_cast<CardIndex>(&card - cards_.data());
    }

    /// The card of an id or printing code, exactly as written; null card where neither is known.
    CardMatch find(std::string_view id_or_code) const;
    /// Null where no card has this id.
    const Card* find_id(std::string_view id) const;
    /// The cards that share a card name with this one, itself included, by id.
    std::vector<const Card*> same_name(const Card& card) const;
    /// True where some card bears this English unit name exactly.
    bool has_unit(std::string_view unit) const;

    /// The folded text that words search in, per card: names, titles, aliases and the class in
    /// every language, each part on a line of its own.
    std::string_view search_text(const Card& card) const;
    /// The kana of the card's Japanese texts as romaji, folded by fold_romaji(), each part on a
    /// line of its own.
    std::string_view search_romaji(const Card& card) const;

    /// Position of each card in that order, from 0; equal cards share one. X sorts after every
    /// number, an absent class-change cost before, an unknown Japanese name last. The orders are
    /// built when first asked for, which any thread may do.
    std::span<const std::uint32_t> ranks(SortKey key) const;

    /// The cards by everything they are called. Built when first asked for, which any thread may do
    /// and which takes milliseconds.
    const NameIndex& name_index() const;

private:
    void index_codes();
    void build_ranks() const;

    std::shared_ptr<const Vocabulary> words_;
    std::vector<CardSet> sets_;
    std::vector<std::unique_ptr<const SkillSource>> sources_; ///< of skills not read yet
    std::vector<Card> cards_;
    struct Index;
    std::unique_ptr<Index> index_;
};

/// True where the card answers to the unit name always: its own or an unscoped extra one.
bool bears_unit_name(const Card& card, std::string_view unit);
/// True where two cards share a unit name that always holds (RULING-53).
bool shares_unit_name(const Card& one, const Card& other);

} // namespace kizuna
