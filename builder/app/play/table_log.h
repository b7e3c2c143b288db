#pragma once

#include "app/base/messages.h"
#include "app/play/game_session.h"

#include <string>

namespace kizuna {

/// What was done on the way to the present, by whom and why, and what came of it: a line each.
std::string table_log(const GameSession& session, const Messages& messages);

/// Where the game comes from: its seed and number, or the scenario it was opened from.
std::string origin_text(const GameSession& session, const Messages& messages);
std::string seed_text(const TableSettings& settings, const Messages& messages);

/// A branch in a few words, as in "Line 2, to turn 4: Bond: Caeda".
std::string branch_text(const GameSession& session, int branch, const Messages& messages);

/// What the policy would do now, and why; empty once the game is over. `done`: it is about to.
std::string advice_text(GameSession& session, const Messages& messages, bool done = false);

/// What is missing for a game; empty where nothing is.
std::string table_problem_text(TableProblem problem, const ResolvedDeck& deck,
                               const Messages& messages);

} // namespace kizuna
