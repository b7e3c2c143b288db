#pragma once

#include "game/state.h"

namespace kizuna {

/// The number of the first invariant (INV-1 … INV-15) that a state in which somebody has to act, or
/// which is over, breaks; 0 where it breaks none. Those that compare two states are not looked at.
int broken_invariant(const GameState& state);
/// Of those that speak of one side, the first that this side breaks.
int broken_invariant(const GameState& state, Player player);

/// True where `upper` may lie directly on `lower` in a stack (LEVEL-1, RULING-54).
bool may_lie_on(const GameState& state, Player player, CardNumber upper, CardNumber lower);

} // namespace kizuna
