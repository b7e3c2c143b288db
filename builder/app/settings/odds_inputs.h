#pragma once

#include <string>
#include <vector>

namespace kizuna {

/// A want as typed: at least this many cards that match a query.
struct WantLine {
    std::string query;
    int at_least = 1;
    bool among_orbs = false; ///< among the five orbs, and not among the cards seen
    bool operator==(const WantLine&) const = default;
};

/// The inputs of the odds view, as typed and as the settings store them.
struct OddsInputs {
    std::vector<WantLine> wants;
    std::string rule = "cost-one"; ///< a preset or a rule as typed
    bool goes_first = true;
    int turns = 8;
    bool operator==(const OddsInputs&) const = default;
};

// The usual wants.
inline constexpr const char* promotion_query = "is:promotion";
inline constexpr const char* companion_query = "cost=1 -unit:protagonist";

/// Wants for a class change of the protagonist and a first companion.
inline OddsInputs usual_odds()
{
    OddsInputs inputs;
    inputs.wants = {{promotion_query}, {companion_query}};
    return inputs;
}

} // namespace kizuna
