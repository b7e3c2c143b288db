#pragma once

#include "app/messages.h"
#include "decks/deck.h"

#include <string>
#include <vector>

namespace kizuna {

/// One row of a deck as it is shown: a card with all its printings, an unknown entry, or the head
/// of a group.
struct DeckRow {
    std::string code;           ///< card id or unknown code; empty for the head of a group
    const Card* card = nullptr; ///< null for heads and unknown entries
    Pile pile = Pile::Cards;
    std::string name;     ///< in the user's language; within a unit only the title
    std::string printing; ///< code of the printing where there is just one, else the card's id
    int copies = 0;
    bool protagonist = false; ///< the designated one, or its unit
    bool operator==(const DeckRow&) const = default;
};

struct DeckGroup {
    std::string key; ///< stays the same while the group does
    DeckRow head;
    std::vector<DeckRow> rows; ///< by deployment cost, then id; unknown ones as in the deck
    bool operator==(const DeckGroup&) const = default;
};

/// The deck grouped by unit: the designated protagonist's unit first, the others in the order of
/// their first entry, then what the library does not know, then the maybe-pile. No group is empty.
std::vector<DeckGroup> deck_outline(const Deck& deck, const CardLibrary& library,
                                    const Messages& messages);

} // namespace kizuna
