#pragma once

#include "calculators/calculation.h"

#include <rapidcheck.h>

#include <algorithm>
#include <string_view>

/// Any number of a property test, both ends included.
inline int number(int min, int max)
{
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(min, max + 1));
}

/// True where a step names the clause.
inline bool uses(const kizuna::CalculationSteps& steps, std::string_view clause)
{
    return std::ranges::find(steps, clause, &kizuna::CalculationStep::clause) != steps.end();
}

/// True where a step is of this kind.
inline bool says(const kizuna::CalculationSteps& steps, kizuna::StepKind kind)
{
    return std::ranges::find(steps, kind, &kizuna::CalculationStep::kind) != steps.end();
}
