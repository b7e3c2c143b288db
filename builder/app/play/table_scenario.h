#pragma once

#include "app/base/messages.h"
#include "app/play/game_session.h"

#include <filesystem>
#include <memory>
#include <string>
#include <variant>

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

/// A scenario file that the table saved, or another one of a whole game against a dummy, as a game
/// of which the last action is the present. Otherwise a sentence that says why it is none.
std::variant<std::unique_ptr<GameSession>, std::string>
open_table_scenario(const std::filesystem::path& file, const Catalogue& catalogue,
                    const Messages& messages);

} // namespace kizuna
