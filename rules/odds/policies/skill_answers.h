#pragma once

#include "odds/policies/policy.h"

#include <optional>

namespace kizuna {

/// The answer to a decision that an effect asks of P: the one that SkillJudge values most. Lines
/// and units of one name are decided by fixed rules, other decisions as by decline(). `attacks` is
/// as for SkillJudge.
Choice answer_by_worth(const GameState& state, bool attacks);

/// The use of the act skill whose gain exceeds its price most, the first of equals; empty where
/// none is worth its price.
std::optional<Choice> best_use(const GameState& state, bool attacks);

} // namespace kizuna
