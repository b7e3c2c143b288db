#pragma once

#include "calculators/calculation.h"

#include <optional>

namespace kizuna::detainer {

/// One step of a move, onto a square that may hold an own Force.
struct MoveStep {
    std::string force;        ///< equipped on the way; empty: none
    int adds_movement = 0;    ///< of that Force
    bool is_way_back = false; ///< one square back the way it came
};

struct MoveResult {
    int left = 0;       ///< steps that may still be taken
    bool moved = false; ///< at least one step, also there and back
    CalculationSteps steps;
    std::optional<CalculationStep> refused; ///< why step `done` may not be taken
    std::size_t done = 0;
};

/// Moves a unit. An empty `steps` is a move declared with zero steps, which the document describes
/// only for a movement of 0 (DET-MOV-3).
MoveResult move(int movement, const std::vector<MoveStep>& steps);

} // namespace kizuna::detainer
