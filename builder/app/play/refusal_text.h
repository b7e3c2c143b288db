#pragma once

#include "app/base/messages.h"
#include "app/play/game_session.h"
#include "app/text/rule_clauses.h"

#include <span>
#include <string>

namespace kizuna {

/// Why an option is forbidden now, in a few words such as "only in the Bond Phase", for a menu
/// where refusal_text() would be too long. "" for clauses that say more than a few words can.
std::string refusal_reason(const GameState& state, const TableOption& option,
                           const Messages& messages);

/// The clause with what it says, as in "DEPLOY-3: …".
std::string refusal_text(Clause clause, std::span<const RuleClause> clauses);

/// As action_text(), and where something forbids it, refusal_reason(), or else refusal_text().
std::string option_text(const GameState& state, const TableOption& option,
                        std::span<const RuleClause> clauses, const Messages& messages);

} // namespace kizuna
