#pragma once

#include "game/values/candidates.h"

namespace kizuna {

/// The step that is due of the running effect. Where it lets choose `up_to` so many, it may be left
/// with what was picked so far.
inline const Op& running_op(const GameState& state)
{
    return state.cards->program().ops[state.effect.op];
}
/// The candidates that the running effect may pick next, one of each kind of card. Where the order
/// of picks does not matter, only those after the last pick, so that no set is offered twice.
Candidates options_of(const GameState& state);
/// The option as an action, and back: no_unit where the action names none of the options.
Action pick_action(const GameState& state, std::uint16_t option);
std::optional<std::uint16_t> picked_option(const GameState& state, const Action& action);
/// True where the card that the running step deploys may stand in that line.
bool may_be_placed(const GameState& state, Line line);

/// How many of its candidates a step lets choose, where it lets choose.
int number_to_choose(const GameState& state, const Viewpoint& from, const Op& op);

/// True where each payment from `first` on can be made in full (SKILL-5).
bool can_pay(const GameState& state, const Viewpoint& from, Place16 first);

} // namespace kizuna
