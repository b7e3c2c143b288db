#pragma once

#include "game/state/action.h"

#include <cstdint>

namespace kizuna {

/// The number of leaves of the tree of legal actions; 1 for depth 0. Putting
/// several skills in order counts as one action: for three skills there are six such actions.
std::uint64_t perft(const GameState& state, int depth);
/// The number of leaves below one legal action of the state; the action counts in the depth.
std::uint64_t perft_below(const GameState& state, const Action& action, int depth);

} // namespace kizuna
