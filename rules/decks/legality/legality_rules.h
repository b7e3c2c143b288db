#pragma once

// Shared by the checks, the mends and the advice; of no use outside this folder.

#include "decks/legality/legality.h"

#include <functional>
#include <optional>
#include <unordered_map>

namespace kizuna {

/// A deck in a format, as the rules look at it. Made for one check.
struct DeckInFormat {
    const Deck& deck;
    const ResolvedDeck& cards;
    const Format& format;
    const CardLibrary& library;

    /// The places in the deck of the entries of one card name. Computed at the first call, as is
    /// copies_by_card().
    const std::vector<std::size_t>& entries_of_name(CardIndex name_group) const;
    /// Copies of each card of the library, by its position.
    const std::vector<int>& copies_by_card() const;

    mutable std::unordered_map<CardIndex, std::vector<std::size_t>> entries_of_names_found = {};
    mutable std::vector<int> copies_by_card_found = {};
    mutable std::optional<int> lead_copies_found = {}; ///< copies that could lead the deck
};

/// True where some rule of the format depends on which card leads the deck.
bool asks_about_protagonist(const Format& format);

/// How many copies of the deck match. `protagonist` is the one that the query may ask about, or
/// null.
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
/// The places of the entries for whose card `may_go` is true; null stands for an unknown card.
std::vector<std::size_t> entries_that(const DeckInFormat& in,
                                      const std::function<bool(const Card*)>& may_go);
std::vector<Edit> fix_designation(const DeckInFormat& in);
std::vector<Edit> fix_banned_protagonist(const DeckInFormat& in);
/// `actual` is the deck's sum, which is out of the rule's bounds.
std::vector<Edit> fix_sum(const DeckInFormat& in, const OpeningRule& rule, int actual);
/// Empty where the alternatives alone exceed the sum.
std::vector<Edit> fix_opening(const DeckInFormat& in, const OpeningRule& rule,
                              const Card& protagonist);

} // namespace kizuna
