#pragma once

#include "app/base/messages.h"
#include "app/play/game_session.h"

#include <filesystem>
#include <memory>
#include <string>
#include <variant>

namespace kizuna {

/// The path to the present as a scenario file for `kizuna-cli play`.
struct TableScenario {
    std::string text;
    /// False if an effect used chance in a way that a scenario cannot record.
    bool playable = true;
    bool left_decision_out = false; ///< a pending decision cannot be recorded
};
TableScenario table_scenario(const GameSession& session, const std::string& deck_name,
                             const Messages& messages);

/// Opens a scenario of a whole game against a dummy, as saved by the table; its last action is the
/// present. Returns a sentence with the reason if that is not possible.
std::variant<std::unique_ptr<GameSession>, std::string>
open_table_scenario(const std::filesystem::path& file, const Catalogue& catalogue,
                    const Messages& messages);

} // namespace kizuna
