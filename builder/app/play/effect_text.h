#pragma once

#include "app/base/messages.h"
#include "game/values/values.h"

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

/// A skill of the game by its place in Program::skills, as in "AUTO: [flip 1 bond] Draw 1 card.";
/// one that an effect handed out in the words of that effect.
std::string game_skill_text(const GameCards& cards, std::uint16_t skill, const Messages& messages);

/// The skill that asks. Empty where none does.
std::string asking_skill_text(const GameState& state, const Messages& messages);

/// The step or the price that a player is asked for, as in "you may draw 1 card"; empty where that
/// is not known.
struct AskedStep {
    bool is_price = false; ///< of the skill itself
    std::string text;
};
AskedStep asked_step(const GameState& state, const Messages& messages);

} // namespace kizuna
