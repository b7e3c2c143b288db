#pragma once

#include "app/base/messages.h"
#include "app/play/table_view.h"

#include <string>
#include <vector>

namespace kizuna {

/// A card of a pile that the user may look through.
struct PileCard {
    const Card* card;
    std::string line; ///< as in "2. Caeda: Talys's Heart, cost 1, attack 30, support 30, range 1-2"
    std::string details; ///< all facts, a line each
};

/// The cards of the retreat or infinite area, newest first, or of a unit's stack, top first. Empty
/// for other places and for the dummy.
std::vector<PileCard> pile_cards(const GameSession& session, const TableCard& pile,
                                 const Messages& messages);

/// As in "Retreat (4)" or "Stack of Marth (2)".
std::string pile_heading(const TableCard& pile, const Messages& messages);

} // namespace kizuna
