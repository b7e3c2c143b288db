#pragma once

#include "game/state/action.h"

#include <cstdint>

namespace kizuna {

/// Leaves of the tree of legal actions (docs/SCENARIOS.md). Depth 0 is one
/// leaf. The order of several skills is given one skill after the other, and counts as one action:
/// of three skills there are six.
std::uint64_t perft(const GameState& state, int depth);
/// The leaves below one of the legal actions of the state; the action counts in the depth.
std::uint64_t perft_below(const GameState& state, const Action& action, int depth);

} // namespace kizuna
