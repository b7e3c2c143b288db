#pragma once

// Shared by the checks, the mends and the advice; of no use outside this folder.

#include "decks/legality/legality.h"

#include <functional>
#include <optional>
#include <unordered_map>

namespace kizuna {

/// What every rule looks at. Lives as long as one check.
struct DeckInFormat {
    const Deck& deck;
    const ResolvedDeck& cards;
    const Format& format;
    const CardLibrary& library;

    /// The places in the deck of the entries of one card name. Found when first asked for, as is
    /// what follows.
    const std::vector<std::size_t>& entries_of_name(CardIndex name_group) const;
    /// Copies of each card of the library, by its position.
    const std::vector<int>& copies_by_card() const;

    mutable std::unordered_map<CardIndex, std::vector<std::size_t>> entries_of_names_found = {};
    mutable std::vector<int> copies_by_card_found = {};
    mutable std::optional<int> lead_copies_found = {}; ///< that could lead the deck
};

/// True where some rule of the format depends on which card leads the deck.
bool asks_about_protagonist(const Format& format);

/// How many copies of the deck match; X where the deck names no protagonist asked about.
int count_matches(const DeckInFormat& in, const Query& query, const Card* protagonist);

/// The cards that begin the game where this card leads: it and the alternatives, each once.
std::vector<const Card*> opening_cards(const DeckInFormat& in, const Card& protagonist);

/// What one card adds to an opening sum; 0 where the rule does not pick it.
int opening_value(const OpeningRule& rule, const Card& card, const Card& protagonist,
                  const CardLibrary& library);
/// The number itself, whether the rule picks the card or not.
int number_of(const OpeningRule& rule, const Card& card, const CardLibrary& library);
/// False where the card prints none of the numbers of another game that the rule asks for.
bool has_number(const OpeningRule& rule, const Card& card, const CardLibrary& library);
int opening_sum(const OpeningRule& rule, const DeckInFormat& in, const Card& protagonist);

/// True where the format lets the card lead and every opening sum is right.
bool may_lead(const DeckInFormat& in, const Card& card);

// The smallest mend of each violation alone.

/// Copies of anything the format admits that also matches `wanted` (empty: anything).
Edit add_any(const DeckInFormat& in, std::string_view wanted, int copies);
/// Takes copies from the latest of the entries at these places, which ascend, sparing the last copy
/// that could lead the deck as long as others can go.
std::vector<Edit> remove_latest(const DeckInFormat& in, int copies,
                                const std::vector<std::size_t>& entries);
/// The places of the entries that `may_go` lets go; null is a card the library does not know.
std::vector<std::size_t> entries_that(const DeckInFormat& in,
                                      const std::function<bool(const Card*)>& may_go);
std::vector<Edit> fix_designation(const DeckInFormat& in);
std::vector<Edit> fix_banned_protagonist(const DeckInFormat& in);
/// Empty where no query can say which cards a mend would have to choose.
std::vector<Edit> fix_sum(const DeckInFormat& in, const OpeningRule& rule, int actual);
std::vector<Edit> fix_opening(const DeckInFormat& in, const OpeningRule& rule,
                              const Card& protagonist);

} // namespace kizuna
