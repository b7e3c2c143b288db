#pragma once

#include "app/skills/filter_words.h"

namespace kizuna {

/// From so many steps on an effect is told as a numbered list.
inline constexpr std::size_t min_steps = 3;

/// What a skill does, in sentences made from its data, one for each step: never the printed words.
/// The first begins with what sets the skill off and what must hold. Empty where the effect is not
/// written yet, or a field of the card says it.
std::vector<std::string> effect_sentences(const Skill& skill, const CardLibrary& library,
                                          const Messages& messages);

/// A skill that an effect hands out, in one clause: its kind, costs and effect.
std::string granted_text(const GrantedSkill& skill, const EffectReader& reader);

} // namespace kizuna
