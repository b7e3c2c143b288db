#pragma once

#include "app/base/messages.h"
#include "app/play/game_session.h"

#include <string>

namespace kizuna {

/// Both strengths in the current battle once its supports are known, as in "Hilda 30 + 20 = 50,
/// critical 100, against Dummy 40 + 20 = 60". Empty before that and outside a battle.
std::string battle_text(const GameState& state, const Messages& messages);

/// The results of the battles since a step on the path to the present: strengths, critical hits,
/// destroyed units and lost orbs. Empty if there was none.
std::string battle_outcome(const GameSession& session, int since_step, const Messages& messages);

} // namespace kizuna
