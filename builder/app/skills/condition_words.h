#pragma once

#include "app/skills/filter_words.h"

namespace kizuna {

/// What must hold, as one clause, as in "it is your turn and there are 2 or more allies".
std::string conditions_text(const std::vector<Condition>& conditions, const EffectReader& reader);

/// True where what an always-on skill asks is that its unit fights.
bool asks_of_battle(const std::vector<Condition>& conditions);

/// Leaves out of an effect what its sentence says by itself: "enemies cannot evade the attacks of
/// this unit" in place of "while this unit is attacking, the defending unit cannot evade".
void tell_shortly(std::vector<Condition>& conditions, std::vector<Step>& steps);

/// The word that messages select a phase by, as in "deployment".
const char* phase_word(TurnPhase phase);

/// What sets a skill off, as one clause, as in "this unit attacks or this unit is attacked".
std::string triggers_text(const std::vector<Trigger>& triggers, const EffectReader& reader);

/// What a quantity measures, as in "the number of other allies"; of a plain number, the number.
std::string quantity_text(const Quantity& quantity, const EffectReader& reader);

} // namespace kizuna
