#pragma once

#include "app/base/messages.h"
#include "app/play/table_view.h"

#include <string>
#include <vector>

namespace kizuna {

/// A card of a pile that can be looked through.
struct PileCard {
    const Card* card;
    std::string line; ///< as in "2. Caeda: Talys's Heart, cost 1, attack 30, support 30, range 1-2"
    std::string details; ///< every fact, a line each
};

/// What lies in the retreat or infinite area, the newest first, or in a unit's stack, the top card
/// first. Empty for anything else, and for the dummy.
std::vector<PileCard> pile_cards(const GameSession& session, const TableCard& pile,
                                 const Messages& messages);

/// The heading of a pile, as in "Retreat (4)" or "Stack of Marth (2)".
std::string pile_heading(const TableCard& pile, const Messages& messages);

} // namespace kizuna
