#pragma once

#include "app/base/messages.h"
#include "app/play/game_session.h"

#include <string>

namespace kizuna {

/// The path to the present, a line for each action, its player and reason, and each event.
std::string table_log(const GameSession& session, const Messages& messages);

/// The seed and number of the game, or the scenario it was opened from.
std::string origin_text(const GameSession& session, const Messages& messages);
std::string seed_text(const TableSettings& settings, const Messages& messages);

/// A branch in short, as in "Line 2, to turn 4: Bond: Caeda".
std::string branch_text(const GameSession& session, int branch, const Messages& messages);

/// What the policy would do now, and why; empty once the game is over. `done`: worded for an action
/// about to be carried out.
std::string advice_text(GameSession& session, const Messages& messages, bool done = false);

/// What a deck lacks for a game; empty for GoldfishProblem::None.
std::string table_problem_text(GoldfishProblem problem, const ResolvedDeck& deck,
                               const Messages& messages);

} // namespace kizuna
