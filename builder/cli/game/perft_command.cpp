#include "cli/console/options.h"
#include "cli/game/scenario_input.h"

#include "app/text/printable.h"
#include "game/play/perft.h"
#include "game/state/transcript.h"

#include <ostream>

namespace kizuna {
namespace {

void count_leaves(CommandLine& line, const std::string& argument, int depth)
{
    const auto scenario = read_scenario_input(line, argument);
    if (!scenario)
        return;
    note_unscripted(line, *scenario);
    GameState state = scenario->start();
    begin_turn(state);
    std::uint64_t leaves = 0;
    Json by_action = Json::object();
    const ActionList actions = legal_actions(state);
    if (depth == 0 || actions.empty())
        leaves = 1;
    for (std::size_t at = 0; depth > 0 && at < actions.size(); ++at) {
        const std::uint64_t below = perft_below(state, actions[at], depth);
        leaves += below;
        if (line.options.json)
            by_action.set(to_text(state, actions[at]), below);
        else
            line.out << printable(to_text(state, actions[at])) << "  " << below << '\n';
    }
    if (line.options.json) {
        Json json = Json::object(
            {{"depth", depth}, {"leaves", leaves}, {"by_action", std::move(by_action)}});
        set_unscripted(json, *scenario);
        line.print(json);
        return;
    }
    line.say("cli.perft.leaves"_msg, {{"count", static_cast<double>(leaves)}, {"depth", depth}});
}

} // namespace

void add_perft_command(CLI::App& parser, CommandLine& line)
{
    constexpr std::uint64_t deepest = 12;
    const Subcommand command(parser, line, "perft", "cli.perft"_msg,
                             {"perft march.yaml --depth 2", "cli.perft.example"_msg});
    const CLI::Option& scenario = command.argument("SCENARIO", "cli.play.scenario"_msg);
    const CLI::Option& depth = command.value("--depth", "N", "cli.perft.depth"_msg);
    command.runs([&line, &scenario, &depth] {
        if (const auto levels = whole_number(line, depth, 1, 0, deepest))
            count_leaves(line, value_of(scenario), static_cast<int>(*levels));
    });
}

} // namespace kizuna
