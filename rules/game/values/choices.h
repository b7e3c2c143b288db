#pragma once

#include "game/values/candidates.h"

namespace kizuna {

/// The current step of the running effect; an effect must be running.
inline const Op& running_op(const GameState& state)
{
    return state.cards->program().ops[state.effect.op];
}
/// The candidates that the running effect may pick next, one of each kind of card. If the order of
/// picks does not matter, only those after the last pick, so that no set is offered twice.
Candidates options_of(const GameState& state);
/// The Pick action for an option.
Action pick_action(const GameState& state, std::uint16_t option);
/// The option of a Pick action; empty if it names none of the options.
std::optional<std::uint16_t> picked_option(const GameState& state, const Action& action);
/// True if the card that the current step deploys may stand in that line.
bool may_be_placed(const GameState& state, Line line);

/// How many candidates a step that `chooses` asks for, even if there are fewer.
int number_to_choose(const GameState& state, const Viewpoint& from, const Op& op);

/// True if each payment from the op `first` on can be made in full (SKILL-5).
bool can_pay(const GameState& state, const Viewpoint& from, Place16 first);

} // namespace kizuna
