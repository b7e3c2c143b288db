#include "cli/card_games/calculation_output.h"
#include "cli/cards/profile_output.h"

#include "app/card_games/card_game_catalogue.h"
#include "app/card_games/card_game_text.h"
#include "app/text/violation_text.h"
#include "cards/base/faults.h"
#include "cards/text/nearest.h"
#include "cli/console/text_layout.h"

#include <algorithm>
#include <ostream>

namespace kizuna {
namespace {

void list_games(CommandLine& line, const std::string& wanted)
{
    const std::vector<std::string> ids = card_game_ids(line.folders().data);
    if (!wanted.empty()) {
        if (std::ranges::find(ids, wanted) == ids.end()) {
            line.fail(Fault{faults::UnknownWord{.what = wanted,
                                                .other = "game",
                                                .expected = line.messages().either(ids)},
                            {},
                            nearest(wanted, ids)});
            return;
        }
        const CardGame profile = load_card_game(line.folders().data, wanted);
        if (line.options.json)
            line.print(profile_json(profile, line.messages()));
        else
            say_profile(line, profile);
        return;
    }
    Json::Array games;
    std::vector<std::vector<std::string>> rows;
    for (const std::string& id : ids) {
        const CardGame profile = load_card_game(line.folders().data, id);
        games.push_back(Json::object({{"id", id},
                                      {"name", in_language(profile.name, line.messages())},
                                      {"partial", profile.partial}}));
        rows.push_back({id, card_game_label(profile, line.messages()),
                        in_language(profile.summary, line.messages())});
    }
    if (line.options.json)
        line.print(Json::object({{"games", games}}));
    else
        line.out << table_text({{}, {}, {}}, rows, Paint(line.colours()));
}

} // namespace

void add_game_command(CLI::App& parser, CommandLine& line)
{
    CLI::App& game = Subcommand(parser, line, "game", "cli.game"_msg,
                                {"game fetcg damage --attack 3 --triangle 1 --times 2 --extra 3",
                                 "cli.game.example"_msg})
                         .app;
    // The subcommands are only added when needed, because they would slow down every other command.
    game.preparse_callback([&game, &line](std::size_t) {
        game.require_subcommand(1);
        const Subcommand list(game, line, "list", "cli.game.list"_msg,
                              {"game list detainer", "cli.game.list.example"_msg});
        const CLI::Option& id = list.optional_argument("GAME", "cli.game.list.game"_msg);
        list.runs([&line, &id] { list_games(line, value_of(id)); });
        add_detainer_commands(game, line);
        add_fetcg_commands(game, line);
    });
}

} // namespace kizuna
