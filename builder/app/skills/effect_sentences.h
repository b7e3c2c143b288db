#pragma once

#include "app/skills/filter_words.h"

namespace kizuna {

/// An effect of at least this many steps is shown as a numbered list.
inline constexpr std::size_t min_steps = 3;

/// A skill's effect in our own sentences, made from its data, never the printed words: one for each
/// step. The first begins with the event that sets the skill off and its conditions. Empty if the
/// effect has no data and is no field of the card.
std::vector<std::string> effect_sentences(const Skill& skill, const CardLibrary& library,
                                          const Messages& messages);

/// A skill that an effect grants, in one clause: its kind, costs and effect.
std::string granted_text(const GrantedSkill& skill, const EffectReader& reader);

} // namespace kizuna
