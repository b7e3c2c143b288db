#include "cli/curve/goldfish_input.h"

#include "app/text/card_label.h"
#include "app/text/policy_text.h"
#include "odds/goldfish/goldfish_replay.h"

#include <ostream>

namespace kizuna {
namespace {

Json replay_json(const Replay& replay, const OddsDeck& deck, const GoldfishSettings& settings,
                 std::uint64_t game, const std::string& scenario, const Messages& messages)
{
    const auto step_json = [&](const ReplayStep& step) {
        return Json::object({{"turn", step.turn},
                             {"action", step.action},
                             {"reason", name_of(step.reason)},
                             {"text", reason_text(step.reason, messages)}});
    };
    return Json::object({{"protagonist", deck.protagonist->id},
                         {"level", goldfish_levels()[static_cast<std::size_t>(settings.level)]},
                         {"policy", settings.policy},
                         {"seed", settings.seed},
                         {"game", game},
                         {"going", text_of(settings.goes_first ? Going::First : Going::Second)},
                         {"rule", settings.rule.to_text()},
                         {"playable", replay.playable},
                         {"decisions", Json::list(replay.steps, step_json)},
                         {"scenario", scenario}});
}

void replay(CommandLine& line, const std::string& argument, const GoldfishSettings& settings,
            std::uint64_t game)
{
    const auto deck = read_odds_deck(line, argument);
    const auto goldfish = deck ? goldfish_for(line, *deck, settings) : nullptr;
    if (!goldfish)
        return;
    const Messages& messages = line.messages();
    const Replay replay = replay_game(*goldfish, game);
    ReplayComments comments;
    for (const ReplayStep& step : replay.steps)
        comments.steps.push_back(std::string(name_of(step.reason)) + ": " +
                                 reason_text(step.reason, messages));
    for (int turn = 1; turn <= settings.turns; ++turn)
        comments.turns.push_back(line.text("cli.replay.turn"_msg, {{"turn", turn}}));
    comments.name = line.text("cli.replay.name"_msg,
                              {{"deck", deck->input.title()}, {"number", std::to_string(game)}});
    comments.head = {
        line.text("cli.replay.head"_msg,
                  {{"protagonist", card_label(*deck->protagonist, messages.language())},
                   {"policy", policy_label(settings.policy, messages)},
                   {"seed", std::to_string(settings.seed)},
                   {"number", std::to_string(game)}})};
    if (!replay.playable)
        line.note("cli.replay.not-playable"_msg);
    const std::string scenario = scenario_text(replay, comments);
    if (line.options.json)
        line.print(replay_json(replay, *deck, settings, game, scenario, messages));
    else
        line.content() << scenario;
}

} // namespace

void add_replay_command(CLI::App& parser, CommandLine& line)
{
    const Subcommand command(
        parser, line, "replay", "cli.replay"_msg,
        {"replay bundled:altean-vanguard --seed 1 --game 7 --policy planner > game-7.yaml",
         "cli.replay.example"_msg});
    const CLI::Option& deck = command.argument("DECK", "cli.deck"_msg);
    const auto options = std::make_shared<GoldfishOptions>(command, line);
    const CLI::Option& game = command.value("--game", "I", "cli.replay.game"_msg);
    command.runs([&line, &deck, &game, options] {
        const auto settings = options->read();
        const auto number = whole_number(line, game, 0);
        if (settings && number)
            replay(line, value_of(deck), *settings, *number);
    });
}

} // namespace kizuna
