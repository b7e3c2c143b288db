#pragma once

#include "app/skills/filter_words.h"

#include <map>
#include <vector>

namespace kizuna {

/// For each step, nested steps too, what the effect did before it. `now`: what was paid before the
/// first step.
std::map<const Step*, StepsBefore> steps_before(const std::vector<Step>& steps,
                                                StepsBefore now = {});

/// True for a `choose` step that needs no words: it chooses the one unit that an earlier step was
/// done to.
bool goes_without_saying(const Step& step, const EffectReader& reader);

} // namespace kizuna
