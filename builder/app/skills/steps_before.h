#pragma once

#include "app/skills/filter_words.h"

#include <map>
#include <vector>

namespace kizuna {

/// What each step finds done when its turn comes, steps inside steps too. `now`: what was paid.
std::map<const Step*, StepsBefore> steps_before(const std::vector<Step>& steps,
                                                StepsBefore now = {});

/// A step that need not be told: the unit that a step was done to is the chosen one.
bool goes_without_saying(const Step& step, const EffectReader& reader);

} // namespace kizuna
