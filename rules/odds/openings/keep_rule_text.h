#pragma once

#include "odds/counting/population.h"

#include <string>
#include <vector>

namespace kizuna {

/// Writes a rule, to be parsed by KeepRule, that tells these hands apart: a preset where none or
/// all are kept, else the least that a hand needs, in as few words as were found. Hands are numbers
/// of cards by group of the population, whose queries are the wants; more wanted cards never make
/// a kept hand one that is redrawn.
std::string keep_rule_text(const Population& population, const std::vector<std::string>& wants,
                           const std::vector<std::vector<int>>& kept,
                           const std::vector<std::vector<int>>& redrawn);

} // namespace kizuna
