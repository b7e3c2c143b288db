#pragma once

#include "odds/policies/policy.h"

#include <optional>

namespace kizuna {

/// The answer to a question that an effect asks of P: what is worth most by SkillJudge; anything
/// else as decline() does. `attacks` as there.
Choice answer_by_worth(const GameState& state, bool attacks);

/// The act skill that brings most for its price, the first of several, where one is worth using.
std::optional<Choice> best_use(const GameState& state, bool attacks);

} // namespace kizuna
