#include "calculators/calculation.h"

#include <algorithm>

namespace kizuna {

std::vector<std::string_view> clauses_of(const CalculationSteps& steps)
{
    std::vector<std::string_view> clauses;
    for (const CalculationStep& step : steps) {
        if (!step.clause.empty() && std::ranges::find(clauses, step.clause) == clauses.end())
            clauses.push_back(step.clause);
    }
    return clauses;
}

} // namespace kizuna
