#include "app/play/table_scenario.h"

#include "app/base/program_files.h"
#include "app/text/card_label.h"
#include "app/text/fault_text.h"
#include "app/text/policy_text.h"
#include "scenarios/scenario.h"

namespace kizuna {

TableScenario table_scenario(const GameSession& session, const std::string& deck_name,
                             const Messages& messages)
{
    const Replay replay = session.replay();
    const TableSettings& settings = session.settings();
    const auto number = std::to_string(settings.game);
    ReplayComments comments;
    comments.name = messages.get("cli.replay.name"_msg, {{"deck", deck_name}, {"number", number}});
    const Card& protagonist = session.goldfish().protagonist();
    comments.head = {messages.get("table.scenario.head"_msg,
                                  {{"protagonist", card_label(protagonist, messages.language())},
                                   {"seed", std::to_string(settings.seed)},
                                   {"number", number}})};
    const std::vector<int> path = session.replayed_path();
    int last_turn = 0;
    for (std::size_t at = 0; at < replay.steps.size(); ++at) {
        last_turn = std::max(last_turn, replay.steps[at].turn);
        const auto* step = at < path.size() ? &session.step(path[at]) : nullptr;
        comments.steps.push_back(step && step->reason ? reason_text(*step->reason, messages)
                                                      : messages.get("table.scenario.by-hand"_msg));
    }
    for (int turn = 1; turn <= last_turn; ++turn)
        comments.turns.push_back(messages.get("cli.replay.turn"_msg, {{"turn", turn}}));
    TableScenario scenario;
    scenario.text = scenario_text(replay, comments);
    scenario.playable = replay.playable;
    scenario.left_decision_out = path.size() + 1 < session.path().size();
    return scenario;
}

std::variant<std::unique_ptr<GameSession>, std::string>
open_table_scenario(const std::filesystem::path& file, const Catalogue& catalogue,
                    const Messages& messages)
{
    const auto text = read_file(file);
    if (const Fault* fault = std::get_if<Fault>(&text))
        return placed_fault_text(*fault, messages);
    // Does not own the library: the catalogue outlives every game.
    const std::shared_ptr<const CardLibrary> shipped(std::shared_ptr<void>(), &catalogue.library);
    bool has_own_cards = false;
    const auto open_library = [&](const std::string& path) {
        has_own_cards = true;
        return scenario_cards(shipped->words(), path, read_needed_file(file.parent_path() / path));
    };
    try {
        const Scenario scenario(std::get<std::string>(text), file.string(), shipped, open_library);
        const GameState& start = scenario.start();
        if (has_own_cards || !start.cards->dummy() || start.decision != Decision::Mulligan)
            return messages.get("table.open.not-of-table"_msg);
        const std::string name =
            scenario.name().empty() ? file.filename().string() : scenario.name();
        return std::make_unique<GameSession>(start, play(scenario).actions, name, catalogue);
    } catch (const DataError& error) {
        return placed_fault_text(error.fault(), messages);
    }
}

} // namespace kizuna
