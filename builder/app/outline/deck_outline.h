#pragma once

#include "app/base/messages.h"
#include "decks/deck/deck.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// Why a deck may not hold a card, or not so many of it.
enum class CardFlaw : std::uint8_t { None, OverLimit, Forbidden };

/// One row of a deck as it is shown: a card with all its printings, an unknown entry, or the head
/// of a group.
struct DeckRow {
    std::string code;           ///< card id or unknown code; empty for the head of a group
    const Card* card = nullptr; ///< null for heads and unknown entries
    Pile pile = Pile::Cards;
    std::string name;     ///< in the user's language; below its unit only the title
    std::string printing; ///< code of the printing where there is just one, else the card's id
    int copies = 0;
    bool protagonist = false;       ///< the designated one, or its unit
    CardFlaw flaw = CardFlaw::None; ///< None until CardMarks is asked
    bool operator==(const DeckRow&) const = default;
};

struct DeckGroup {
    std::string key; ///< stays the same while the group does
    DeckRow head;
    /// The cards by deployment cost, the protagonist first among equal ones, then by id; unknown
    /// ones as in the deck.
    std::vector<DeckRow> rows;
    bool operator==(const DeckGroup&) const = default;
};

/// What the cards of one group have in common.
enum class DeckGrouping : std::uint8_t {
    Unit,
    Cost,   ///< to deploy
    Symbol, ///< cards with two stand in a group of both
    Role,   ///< the first that fits: protagonist, promotion, other cards of its unit, …
};

/// All groupings, in the order in which a menu shows them.
std::span<const DeckGrouping> deck_groupings();
/// The grouping as settings write it, as in "unit".
std::string_view grouping_id(DeckGrouping grouping);
/// Unit where no grouping has this id.
DeckGrouping grouping_of(std::string_view id);
std::string grouping_name(DeckGrouping grouping, const Messages& messages);

/// The deck in groups. By unit: the designated protagonist's unit first, the others in the order of
/// their first entry; else in the order of costs, symbols or roles. Then what the library does not
/// know, then the maybe-pile. No group is empty. A group of thousands of unknown entries has its
/// first rows only, and its head says so.
std::vector<DeckGroup> deck_outline(const Deck& deck, const CardLibrary& library,
                                    const Messages& messages,
                                    DeckGrouping grouping = DeckGrouping::Unit);

} // namespace kizuna
