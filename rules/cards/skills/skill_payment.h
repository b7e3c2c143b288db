#pragma once

#include "cards/library/card.h"

#include <optional>
#include <vector>

namespace kizuna {

/// What a skill costs, as steps in the order in which they are paid. Empty where a cost is not
/// understood: such a skill cannot be played.
std::optional<std::vector<Step>> payment_of(const SkillCost& cost, const Vocabulary& words);

/// The words that SkillCost::other may begin with.
std::vector<std::string> other_cost_words();

} // namespace kizuna
