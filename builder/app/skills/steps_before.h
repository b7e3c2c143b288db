#pragma once

#include "app/skills/filter_words.h"

#include <map>
#include <vector>

namespace kizuna {

/// What each step finds done when its turn comes, steps inside steps too. `paid_count`: how many
/// cards or units pay the cost; 0: some number.
std::map<const Step*, StepsBefore> steps_before(const std::vector<Step>& steps, int paid_count = 0);

} // namespace kizuna
