#pragma once

#include "app/skills/filter_words.h"

namespace kizuna {

/// What is paid, one thing after another: "tap this unit, flip 2 bonds".
std::string payment_steps_text(const std::vector<Step>& steps, const EffectReader& reader);
/// A cost of a skill of that category in the words that effects have, as in "tap 1 other ally";
/// empty where they would not say what is paid.
std::string payment_text(const SkillCost& cost, SkillCategory category, const CardLibrary& library,
                         const Messages& messages);
/// The card of such a skill is a unit.
bool is_of_battlefield(SkillCategory category);

} // namespace kizuna
