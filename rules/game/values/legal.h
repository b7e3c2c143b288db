#pragma once

#include "game/values/values.h"

namespace kizuna {

// The first clause that forbids each action, or None. The caller has checked that it is the phase
// of the action and that the cards and units are there.
Clause refusal_of_bond(const GameState& state, CardNumber card);
Clause refusal_of_deployment(const GameState& state, CardNumber card);
/// For a card that may be deployed: what forbids that line.
Clause refusal_of_line(const GameState& state, CardNumber card, Line line);
Clause refusal_of_level_up(const GameState& state, CardNumber card, const Unit& unit);
Clause refusal_of_attack(const GameState& state, const Unit& unit);
/// The same; if None, `range` is set to the range of the unit.
Clause refusal_of_attack(const GameState& state, const Unit& unit, RangeSet& range);
Clause refusal_of_target(const GameState& state, const Unit& unit, const Unit& target);
/// The same with the range of the unit, which the caller knows.
Clause refusal_of_target(const GameState& state, const Unit& unit, const Unit& target,
                         RangeSet range);
Clause refusal_of_move(const GameState& state, const Unit& unit);
/// `from`: the player, card and unit that use the skill.
Clause refusal_of_skill(const GameState& state, const Viewpoint& from, std::uint16_t skill);

/// What forbids a manual action, or None. It checks everything itself.
Clause refusal_by_hand(const GameState& state, const Action& action);

/// For a step that levels up or grows units: the first unit of the card's owner that passes its
/// `of` and that the card may be stacked on or put under (LEVEL-1, GROW-1). Null if there is none.
const Unit* unit_to_stack(const GameState& state, const Viewpoint& viewpoint, const Op& op,
                          const LyingCard& card);

/// Distance between two units of different sides, 1 to 3 (RANGE-1).
int distance(const Unit& unit, const Unit& target);

/// The act skill that a UseSkill action names; `nothing` if there is none. Sets `from` to the unit
/// or card that would use it.
std::uint16_t act_skill(const GameState& state, const Action& action, Viewpoint& from);

} // namespace kizuna
