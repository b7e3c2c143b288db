#pragma once

#include "app/base/messages.h"
#include "game/values/values.h"

#include <string>

namespace kizuna {

/// What the pending effect will do to the chosen card or unit, as in "goes to the hand". Empty if
/// nothing is being chosen.
std::string effect_on_chosen(const GameState& state, const Messages& messages);

/// One of the options of the pending effect, counted from 0.
std::string option_text(const GameState& state, int number, const Messages& messages);

/// A change of a unit by an effect, with its source and duration, as in "+30 Attack from Marth
/// until the end of the turn".
std::string change_text(const GameState& state, const UnitChange& change, const Messages& messages);

/// A skill of the game, by its index in Program::skills, as in "AUTO: [flip 1 bond] Draw 1 card.";
/// a granted skill in the words of the granting effect.
std::string game_skill_text(const GameCards& cards, std::uint16_t skill, const Messages& messages);

/// The text of the skill that waits for a decision; empty if none does.
std::string asking_skill_text(const GameState& state, const Messages& messages);

/// The step or the cost that a player is asked about, as in "you may draw 1 card"; empty if not
/// known.
struct AskedStep {
    bool is_price = false; ///< the cost of the skill itself
    std::string text;
};
AskedStep asked_step(const GameState& state, const Messages& messages);

} // namespace kizuna
