#pragma once

#include "cards/library/card.h"

#include <optional>
#include <vector>

namespace kizuna {

/// What a skill costs, as steps in the order in which they are paid. Empty where a cost is not
/// understood: such a skill cannot be played. `wrong`, where it is given, then tells which word of
/// a filter is to blame, if one is.
std::optional<std::vector<Step>> payment_of(const SkillCost& cost, const Vocabulary& words,
                                            FilterFault* wrong = nullptr);

/// The first word of a filter that says something of units alone, as "tapped" does; empty where a
/// card in the hand or elsewhere may pass.
std::string_view unit_word(std::string_view filter, const Vocabulary& words);

/// What a printed skill says, in the form of one that an effect hands out.
GrantedSkill as_granted(const Skill& skill, const Vocabulary& words);

/// The words that SkillCost::other may begin with.
std::vector<std::string> other_cost_words();

} // namespace kizuna
