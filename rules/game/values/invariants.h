#pragma once

#include "game/state/state.h"

namespace kizuna {

/// The number of the first invariant that the state breaks; 0 if none. A player must have to act in
/// the state, or it must be over.
///  1, 2  every card of the deck list is in exactly one place
///  3     no two units of a side share a unit name
///  4     each side has exactly one protagonist, on the battlefield
///  8     outside battle nobody has a support
///  9     an empty deck means an empty retreat area
///  10    the front line of the player who waits is empty only if the back line is, too
///  11    a unit is at least one card, and each card may lie on the one below
///  14    the protagonist's card is never an orb
///  15    the game is over exactly if a player has won or it is drawn
/// The other numbers compare two states; only tests check them.
int broken_invariant(const GameState& state);
/// The same for the cards and units of one player alone.
int broken_invariant(const GameState& state, Player player);

} // namespace kizuna
