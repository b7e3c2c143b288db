#pragma once

#include <string>
#include <vector>

namespace kizuna {

/// What a player hopes for, as typed: at least so many cards that a query matches.
struct WantLine {
    std::string query;
    int at_least = 1;
    bool among_orbs = false; ///< among the five orbs, not among the cards seen
    bool operator==(const WantLine&) const = default;
};

/// What a player asks of a deck's chances, as typed and as the settings keep it.
struct OddsInputs {
    std::vector<WantLine> wants;
    std::string rule = "cost-one"; ///< a preset or a rule of one's own
    bool goes_first = true;
    int turns = 8;
    bool operator==(const OddsInputs&) const = default;
};

// The wants that everybody has.
inline constexpr const char* class_change_query = "is:promotion";
inline constexpr const char* companion_query = "cost=1 -unit:protagonist";

/// A class change of the protagonist and a first companion.
inline OddsInputs usual_odds()
{
    OddsInputs inputs;
    inputs.wants = {{class_change_query}, {companion_query}};
    return inputs;
}

} // namespace kizuna
