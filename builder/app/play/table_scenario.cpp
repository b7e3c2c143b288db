#include "app/play/table_scenario.h"

#include "app/text/card_label.h"
#include "app/text/policy_text.h"

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
        const auto* step =
            at < path.size() ? &session.steps()[static_cast<std::size_t>(path[at])] : nullptr;
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

} // namespace kizuna
