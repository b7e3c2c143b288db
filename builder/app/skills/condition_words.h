#pragma once

#include "app/skills/filter_words.h"

namespace kizuna {

/// Conditions joined by "and" as one clause, as in "it is your turn and there are 2 or more
/// allies".
std::string conditions_text(const std::vector<Condition>& conditions, const EffectReader& reader);

/// True if one of the conditions is that the skill's own unit attacks, is attacked or battles.
bool asks_of_battle(const std::vector<Condition>& conditions);

/// Drops conditions that the sentence of the steps already implies, so that it reads "enemies
/// cannot evade the attacks of this unit" and not "while this unit is attacking, the defending unit
/// cannot evade".
void drop_implied(std::vector<Condition>& conditions, std::vector<Step>& steps);

/// The select word of a phase in messages, as in "deployment".
const char* phase_word(TurnPhase phase);

/// The events that set a skill off as one clause, as in "this unit attacks or this unit is
/// attacked".
std::string triggers_text(const std::vector<Trigger>& triggers, const EffectReader& reader);

/// A quantity in words, as in "the number of other allies"; a constant as its number.
std::string quantity_text(const Quantity& quantity, const EffectReader& reader);

} // namespace kizuna
