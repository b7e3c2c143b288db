#pragma once

#include "game/values/values.h"

namespace kizuna {

// The first clause that forbids each action in its phase, or None. The action names what exists.
Clause refusal_of_bond(const GameState& state, CardNumber card);
Clause refusal_of_deployment(const GameState& state, CardNumber card);
/// What forbids that a card which may be deployed stands in that line.
Clause refusal_of_line(const GameState& state, CardNumber card, Line line);
Clause refusal_of_level_up(const GameState& state, CardNumber card, const Unit& unit);
Clause refusal_of_attack(const GameState& state, const Unit& unit);
/// The same; where it is None, `range` becomes that of the unit.
Clause refusal_of_attack(const GameState& state, const Unit& unit, RangeSet& range);
Clause refusal_of_target(const GameState& state, const Unit& unit, const Unit& target);
/// The same where the range of the unit is known.
Clause refusal_of_target(const GameState& state, const Unit& unit, const Unit& target,
                         RangeSet range);
Clause refusal_of_move(const GameState& state, const Unit& unit);
/// `from` tells where the skill is used.
Clause refusal_of_skill(const GameState& state, const Viewpoint& from, std::uint16_t skill);

/// What forbids something done by hand while the game goes on, or None.
Clause refusal_by_hand(const GameState& state, const Action& action);

/// The first unit of the player that passes `of` of a step that levels up or grows units and that
/// the card, lying in `from`, may be stacked on or put under, or null (LEVEL-1, GROW-1).
const Unit* unit_to_stack(const GameState& state, const Viewpoint& viewpoint, const Op& op,
                          const LyingCard& card);

/// Distance between two units of different sides (RANGE-1).
int distance(const Unit& unit, const Unit& target);

/// The skill of that number that a unit, bond or hand card can be asked to use, or nothing.
std::uint16_t act_skill(const GameState& state, const Action& action, Viewpoint& from);

} // namespace kizuna
