#pragma once

#include "app/skills/filter_words.h"

namespace kizuna {

/// Payment steps separated by commas: "tap this unit, flip 2 bonds".
std::string payment_steps_text(const std::vector<Step>& steps, const EffectReader& reader);
/// The cost of a skill in the words of effects, as in "tap 1 other ally". Empty if the cost has no
/// payment steps or those words would not name what is paid.
std::string payment_text(const SkillCost& cost, SkillCategory category, const CardLibrary& library,
                         const Messages& messages);
/// True if the card of a skill of this category is a unit on the battlefield.
bool is_of_battlefield(SkillCategory category);

} // namespace kizuna
