#pragma once

#include "app/skills/filter_words.h"

#include <map>
#include <vector>

namespace kizuna {

/// What each step finds done when its turn comes, steps inside steps too.
std::map<const Step*, StepsBefore> steps_before(const std::vector<Step>& steps);

} // namespace kizuna
