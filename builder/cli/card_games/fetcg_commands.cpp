#include "cli/card_games/calculation_output.h"

#include "calculators/fetcg/script.h"
#include "calculators/fetcg/squares.h"

#include <ostream>

namespace kizuna {
namespace fetcg {
namespace {

void chips(CommandLine& line, const CLI::Option& steps)
{
    const auto result =
        run_steps(line, steps, read_chip_script,
                  [](const std::vector<ChipAction>& actions) { return run(actions); });
    if (!result)
        return;
    const auto pile_json = [](const ChipPile& pile) {
        return Json::object({{"name", pile.name},
                             {"chips", pile.chips},
                             {"max", pile.max},
                             {"weapon", pile.is_weapon}});
    };
    print_game(line, fetcg_game,
               Json::object({{"unused", result->ledger.unused},
                             {"spirit", result->ledger.spirit()},
                             {"used", result->ledger.used},
                             {"sum", result->ledger.sum()},
                             {"on", Json::list(result->ledger.piles, pile_json)}}),
               result->steps);
}

/// Empty if the text names no square of the board, which is reported.
std::optional<Square> read_square(CommandLine& line, const CLI::Option& option,
                                  const std::string& text)
{
    const auto square = square_called(text);
    if (!square)
        fail_choice(line, option.get_name(), text, {square_form});
    return square;
}

void squares(CommandLine& line, const CLI::Option& kind, const CLI::Option& blocked_squares)
{
    const std::string word = value_of(kind);
    const auto shape = shape_words.called(word);
    if (!shape)
        return fail_choice(line, kind.get_name(), word, shape_words.all());
    if (!is_movement(*shape) && !blocked_squares.results().empty())
        return line.fail("cli.fetcg.range.none-blocks"_msg);
    std::vector<Square> blocked;
    for (const std::string& text : blocked_squares.results()) {
        const auto square = read_square(line, blocked_squares, text);
        if (!square)
            return;
        blocked.push_back(*square);
    }
    const SquaresResult result = squares_of(*shape, blocked);
    constexpr std::string_view signs = ".#?xo";
    constexpr const char* words[] = {"no", "yes", "unknown", "blocked", "unit"};
    Json::Array rows;
    for (int y = Squares::radius; y >= -Squares::radius; --y) {
        Json::Array row;
        for (int x = -Squares::radius; x <= Squares::radius; ++x) {
            const auto state = static_cast<std::size_t>(result.squares.at({x, y}));
            row.emplace_back(words[state]);
            if (!line.options.json)
                line.out << (x == -Squares::radius ? "  " : " ") << signs[state];
        }
        rows.emplace_back(std::move(row));
        if (!line.options.json)
            line.out << '\n';
    }
    if (line.options.json)
        return print_game(line, fetcg_game,
                          Json::object({{"kind", word},
                                        {"reached", result.squares.count(SquareState::Yes)},
                                        {"unknown", result.squares.count(SquareState::Open)},
                                        {"rows", rows}}),
                          result.steps);
    line.say("cli.fetcg.range.key"_msg);
    say_steps(line, result.steps);
}

void chain(CommandLine& line, const CLI::Option& steps)
{
    const auto result =
        run_steps(line, steps, read_chain_script,
                  [](const std::vector<ChainAction>& actions) { return run(actions); });
    if (!result)
        return;
    const auto effect_json = [&](int number) {
        const ChainEffect& effect = result->effects[static_cast<std::size_t>(number - 1)];
        return Json::object({{"number", number},
                             {"player", effect.player == Player::A ? "A" : "B"},
                             {"effect", effect.effect},
                             {"resolved", effect.state == ChainEffect::State::Resolved}});
    };
    print_game(
        line, fetcg_game,
        Json::object({{"order", Json::list(result->order, effect_json)},
                      {"chips", Json::object({{"A", result->chips_paid(Player::A)},
                                              {"B", result->chips_paid(Player::B)}})},
                      {"discarded", Json::object({{"A", result->cards_discarded(Player::A)},
                                                  {"B", result->cards_discarded(Player::B)}})}}),
        result->steps);
}

} // namespace
} // namespace fetcg

void add_fetcg_commands(CLI::App& game, CommandLine& line)
{
    const Subcommand commands(game, line, "fetcg", "cli.game.fetcg"_msg,
                              {"game fetcg range magic", "cli.fetcg.range.example"_msg});
    commands.app.require_subcommand(1);
    add_fetcg_fights(commands.app, line);

    const Subcommand ledger(commands.app, line, "chips", "cli.fetcg.chips"_msg,
                            {"game fetcg chips \"deploy Marth 3/5\" \"surprise 2\" turn",
                             "cli.fetcg.chips.example"_msg});
    const CLI::Option& chip_steps = ledger.arguments("STEP", "cli.fetcg.chips.steps"_msg);
    ledger.runs([&line, &chip_steps] { fetcg::chips(line, chip_steps); });

    const Subcommand ranges(commands.app, line, "range", "cli.fetcg.range"_msg,
                            {"game fetcg range magic", "cli.fetcg.range.example"_msg});
    const CLI::Option& kind = ranges.argument("KIND", "cli.fetcg.range.kind"_msg);
    const CLI::Option& blocked = ranges.values("--blocked", "X,Y", "cli.fetcg.range.blocked"_msg);
    ranges.runs([&line, &kind, &blocked] { fetcg::squares(line, kind, blocked); });

    const Subcommand chains(
        commands.app, line, "chain", "cli.fetcg.chain"_msg,
        {"game fetcg chain \"A Supply chips 2\" \"B Stop stops\"", "cli.fetcg.chain.example"_msg});
    const CLI::Option& chain_steps = chains.arguments("STEP", "cli.fetcg.chain.steps"_msg);
    chains.runs([&line, &chain_steps] { fetcg::chain(line, chain_steps); });
}

} // namespace kizuna
