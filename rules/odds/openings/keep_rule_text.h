#pragma once

#include "odds/counting/population.h"

#include <string>
#include <vector>

namespace kizuna {

/// The text of a rule, for KeepRule::parse(), that keeps the kept hands and none of the redrawn: a
/// preset where none or all are kept, else the least that a hand needs, in as few words as were
/// found. A hand is given by its number of cards of each group of the population, which is grouped
/// by the wants. More wanted cards must never turn a kept hand into a redrawn one.
std::string keep_rule_text(const Population& population, const std::vector<std::string>& wants,
                           const std::vector<std::vector<int>>& kept,
                           const std::vector<std::vector<int>>& redrawn);

} // namespace kizuna
