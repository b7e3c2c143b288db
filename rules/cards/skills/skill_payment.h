#pragma once

#include "cards/library/card.h"

#include <optional>
#include <vector>

namespace kizuna {

/// The cost of a skill as steps, in the order of payment. Empty if the cost is not understood: such
/// a skill cannot be played. Then `wrong`, if not null, gets the word of a filter that is to blame,
/// if there is one.
std::optional<std::vector<Step>> payment_of(const SkillCost& cost, const Vocabulary& words,
                                            FilterFault* wrong = nullptr);

/// The first word of a filter that only units can pass, such as "tapped"; empty if a card in the
/// hand or elsewhere may pass.
std::string_view unit_word(std::string_view filter, const Vocabulary& words);

/// A printed skill in the form of one that an effect grants.
GrantedSkill as_granted(const Skill& skill, const Vocabulary& words);

/// The words that SkillCost::other may begin with.
std::vector<std::string> other_cost_words();

} // namespace kizuna
