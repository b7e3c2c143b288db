#pragma once

#include "app/base/messages.h"
#include "app/play/game_session.h"
#include "app/text/rule_clauses.h"

#include <span>
#include <string>

namespace kizuna {

/// Why an option is forbidden now, in a few words such as "only in the Bond Phase", for menus where
/// refusal_text() is too long. Empty for clauses without such words.
std::string refusal_reason(const GameState& state, const TableOption& option,
                           const Messages& messages);

/// The clause with its statement, as in "DEPLOY-3: …".
std::string refusal_text(Clause clause, std::span<const RuleClause> clauses);

/// As action_text(); for a forbidden action with refusal_reason() or else refusal_text().
std::string option_text(const GameState& state, const TableOption& option,
                        std::span<const RuleClause> clauses, const Messages& messages);

} // namespace kizuna
