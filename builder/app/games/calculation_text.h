#pragma once

#include "calculators/calculation.h"

#include <string>
#include <string_view>

namespace kizuna {

class Messages;

/// One step of a calculation, or the step that forbids it, in a sentence without its clause.
std::string calculation_text(const CalculationStep& step, const Messages& messages);

/// How many numbers and names a kind of step carries.
std::size_t calculation_numbers(StepKind kind);
std::size_t calculation_names(StepKind kind);

/// A number, or "3–4" where it is between two.
std::string bounds_text(const Bounds& bounds, const Messages& messages);

} // namespace kizuna
