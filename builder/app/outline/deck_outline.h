#pragma once

#include "app/base/messages.h"
#include "decks/deck/deck.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// Why the format rejects a card: too many copies, or forbidden.
enum class CardFlaw : std::uint8_t { None, OverLimit, Forbidden };

/// A row of the deck list: a card with all its printings, an unknown entry, or the head of a group.
struct DeckRow {
    std::string code;           ///< card id or unknown code; empty for the head of a group
    const Card* card = nullptr; ///< null for heads and unknown entries
    Pile pile = Pile::Cards;
    std::string name;     ///< in the user's language; only the title if the head is its unit
    std::string printing; ///< code of the printing if there is just one, else the card's id
    int copies = 0;
    bool protagonist = false;       ///< the designated protagonist, or the head of its unit
    CardFlaw flaw = CardFlaw::None; ///< set by CardMarks; None before
    bool operator==(const DeckRow&) const = default;
};

struct DeckGroup {
    std::string key; ///< id of the group, as in "cost:3"; never changes
    DeckRow head;
    /// By deployment cost, of equal cost the protagonist first, then by id; unknown ones in deck
    /// order.
    std::vector<DeckRow> rows;
    bool operator==(const DeckGroup&) const = default;
};

/// How the cards are grouped.
enum class DeckGrouping : std::uint8_t {
    Unit,
    Cost,   ///< deployment cost
    Symbol, ///< a pair of symbols is a group of its own
    Role,   ///< the first that matches: protagonist, promotion, other cards of its unit, …
};

/// All groupings, in menu order.
std::span<const DeckGrouping> deck_groupings();
/// The id in settings, as in "unit".
std::string_view grouping_id(DeckGrouping grouping);
/// Unit for an unknown id.
DeckGrouping grouping_of(std::string_view id);
std::string grouping_name(DeckGrouping grouping, const Messages& messages);

/// The deck in groups. By unit, the designated protagonist's unit comes first, others in the order
/// of their first entry; else by cost, symbol or role. Unknown cards come after all groups, and the
/// maybe pile last. No group is empty. A group with more than 5,000 rows is cut off, and its head
/// says so.
std::vector<DeckGroup> deck_outline(const Deck& deck, const CardLibrary& library,
                                    const Messages& messages,
                                    DeckGrouping grouping = DeckGrouping::Unit);

} // namespace kizuna
