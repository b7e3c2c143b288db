#pragma once

#include "calculators/calculation.h"

#include <string>
#include <string_view>

namespace kizuna {

class Messages;

/// One step of a calculation, or the step that forbids it, as a sentence without its clause.
std::string calculation_text(const CalculationStep& step, const Messages& messages);

/// A number, or "3–4" if it is between two.
std::string bounds_text(const Bounds& bounds, const Messages& messages);

} // namespace kizuna
