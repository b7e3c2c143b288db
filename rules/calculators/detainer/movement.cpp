#include "calculators/detainer/movement.h"

namespace kizuna::detainer {

MoveResult move(int movement, const std::vector<MoveStep>& steps)
{
    MoveResult result{.left = movement, .moved = !steps.empty()};
    result.steps.push_back({"DET-MOV-2", StepKind::MovementFixed, {movement}});
    if (steps.empty() && movement > 0) {
        result.steps.push_back({"", StepKind::ZeroStepOpen, {movement}});
        result.steps.push_back({"DET-MOV-2", StepKind::MayGoOn, {result.left}});
        return result;
    }
    if (steps.empty())
        result.steps.push_back({"DET-MOV-3", StepKind::ZeroStep});
    int away = 0; // squares from where the move began, by the way it came
    for (const MoveStep& step : steps) {
        if (result.left == 0) {
            result.refused = {
                "DET-MOV-2", StepKind::MoveTooFar, {static_cast<int>(result.done) + 1, movement}};
            return result;
        }
        if (step.is_way_back && away == 0) {
            result.refused = {"DET-MOV-4", StepKind::NotAway, {static_cast<int>(result.done) + 1}};
            return result;
        }
        away += step.is_way_back ? -1 : 1;
        --result.left;
        ++result.done;
        if (!step.force.empty())
            result.steps.push_back(
                {"DET-MOV-1", StepKind::Equips, {static_cast<int>(result.done)}, {step.force}});
        if (step.adds_movement != 0)
            result.steps.push_back(
                {"DET-MOV-2", StepKind::StaysFixed, {movement, step.adds_movement}, {step.force}});
        if (step.is_way_back && away == 0)
            result.steps.push_back({"DET-MOV-4", StepKind::MovedBack});
    }
    if (result.left == 0 && movement > 0)
        result.steps.push_back({"DET-MOV-2", StepKind::MoveEnds, {movement}});
    else if (result.left > 0)
        result.steps.push_back({"DET-MOV-2", StepKind::MayGoOn, {result.left}});
    result.steps.push_back({"DET-MOV-6", StepKind::OneMoreAction});
    return result;
}

} // namespace kizuna::detainer
