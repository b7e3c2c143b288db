#pragma once

#include "game/state/state.h"

namespace kizuna {

/// The number of the first invariant that a state in which somebody has to act, or which is over,
/// breaks; 0 where it breaks none.
///  1, 2  every card of the deck list is in exactly one place
///  3     no two units of a side share a unit name
///  4     each side has exactly one protagonist, on the battlefield
///  8     outside battle nobody has a support
///  9     an empty deck means an empty retreat area
///  10    the front line of the player who waits is empty only if the back line is, too
///  11    a unit is at least one card, and each card may lie on the one below
///  14    the protagonist's card is never an orb
///  15    the game is over just when somebody has won
/// The numbers left out compare two states: tests hold them.
int broken_invariant(const GameState& state);
/// The first invariant that speaks of one side and that this side breaks.
int broken_invariant(const GameState& state, Player player);

} // namespace kizuna
