#pragma once

#include "app/base/messages.h"
#include "game/values.h"

#include <string>

namespace kizuna {

/// What the effect that asks does to the card or unit that is chosen, as in "goes to the hand".
/// Empty where nothing is being chosen.
std::string effect_on_chosen(const GameState& state, const Messages& messages);

/// One of several things that the effect lets somebody choose, from 0.
std::string option_text(const GameState& state, int number, const Messages& messages);

/// What an effect makes of a unit, who causes it, and for how long, as in "+30 Attack from Marth
/// until the end of the turn".
std::string change_text(const GameState& state, const UnitChange& change, const Messages& messages);

/// What we know of the skill that asks, as in "AUTO: flip 1 bond". Empty where none asks.
std::string asking_skill_text(const GameState& state, const Messages& messages);

} // namespace kizuna
