#pragma once

#include "app/base/messages.h"
#include "app/play/game_session.h"

#include <string>

namespace kizuna {

/// The way to the present as a scenario file that `kizuna-cli play` plays again.
struct TableScenario {
    std::string text;
    /// False where chance came into an effect in a way that a scenario cannot state.
    bool playable = true;
    bool left_decision_out = false; ///< a decision that waits has no place in it
};
TableScenario table_scenario(const GameSession& session, const std::string& deck_name,
                             const Messages& messages);

} // namespace kizuna
