#pragma once

#include "app/skills/filter_words.h"

#include <map>
#include <vector>

namespace kizuna {

/// What the effect did before each step, nested steps included. `now`: the state before the first
/// step, as after paying the cost.
std::map<const Step*, StepsBefore> steps_before(const std::vector<Step>& steps,
                                                StepsBefore now = {});

/// True for a Choose step that needs no words: it chooses the single unit that an earlier step
/// acted on.
bool goes_without_saying(const Step& step, const EffectReader& reader);

} // namespace kizuna
