#include "cli/card_games/calculation_output.h"

#include "app/card_games/card_game_text.h"
#include "app/text/joined_text.h"
#include "app/text/violation_text.h"
#include "calculators/detainer/script.h"
#include "cards/base/plain_text.h"
#include "cards/library/card_words.h"
#include "cli/console/text_layout.h"
#include "cli/files/deck_input.h"

#include <ostream>

namespace kizuna {
namespace detainer {
namespace {

constexpr const char* detainer_game = "detainer";

/// The levels available for an opening, with the id and name of each.
struct Levels {
    std::vector<int> numbers;
    std::vector<std::string> ids;
    std::vector<std::string> names;
    std::string open = {}; ///< what is not known, in sentences
    bool is_complete = true;
    std::vector<std::string> incomplete = {}; ///< ids of cards without a level or type
    int unknown = 0;                          ///< copies of cards that are in no list
};

/// Reads "1,1,2,3".
std::optional<Levels> read_levels(CommandLine& line, const CLI::Option& option)
{
    Levels levels;
    const std::string text = value_of(option);
    for (const std::string_view part : split(text, ',')) {
        const auto level = whole_number(line, option.get_name(), std::string(part), 0, 99);
        if (!level)
            return std::nullopt;
        levels.numbers.push_back(static_cast<int>(*level));
        levels.ids.push_back(std::to_string(*level));
    }
    levels.names = levels.ids;
    return levels;
}

std::optional<Levels> read_deck_levels(CommandLine& line, const std::string& argument,
                                       const ReachRule& rule)
{
    line.takes_other_card_games = true;
    const auto input = read_deck_input(line, argument);
    if (!input)
        return std::nullopt;
    if (!line.card_game() || line.card_game()->id != detainer_game) {
        line.fail(line.text("cli.game.not-this-game"_msg, {{"game", detainer_game}}), argument);
        return std::nullopt;
    }
    const CardLibrary& library = line.catalogue().library;
    const ResolvedDeck deck = resolve(input->deck, library);
    const OpeningNumbers opening = opening_numbers(deck, rule, library);
    Levels levels{.numbers = opening.numbers, .ids = {}, .names = {}};
    levels.open = joined_sentences(line.text("game.opening.units-only"_msg),
                                   opening_unknown_text(opening, line.messages()), line.messages());
    levels.is_complete = opening.is_complete();
    levels.unknown = opening.unknown;
    for (const ResolvedDeck::Line& each : opening.incomplete)
        levels.incomplete.push_back(each.card->id);
    for (const Card* card : opening.cards) {
        levels.ids.push_back(card->id);
        levels.names.push_back(card_label(*card, line.messages().language()));
    }
    return levels;
}

Json opening_json(const ReachedSum& reached, const Levels& levels)
{
    const auto id_of = [&](std::size_t place) { return levels.ids[place]; };
    const auto way_json = [](const MissingWay& way) {
        return Json::object({{"parts", Json::list(way.parts)},
                             {"level", way.number},
                             {"needed", way.needed},
                             {"there", way.there}});
    };
    // Cards without a known level might still make it up.
    const bool is_open = !reached.is_exact() && !levels.is_complete;
    return Json::object({{"possible", is_open ? Json() : Json(reached.is_exact())},
                         {"wanted", reached.wanted},
                         {"sum", reached.sum},
                         {"units", Json::list(reached.picked, id_of)},
                         {"missing", Json::list(reached.missing, way_json)}});
}

void say_opening(CommandLine& line, const ReachedSum& reached, const Levels& levels,
                 bool goes_first)
{
    const Paint paint(line.colours());
    std::vector<std::string> names;
    for (const std::size_t place : reached.picked)
        names.push_back(levels.names[place]);
    const std::string text =
        opening_text(reached, names, goes_first, levels.is_complete, line.messages());
    line.out << (reached.is_exact() ? paint.good(text) : paint.bad(text)) << '\n';
    for (const MissingWay& way : reached.missing)
        line.out << "  " << missing_way_text(way, line.messages()) << '\n';
}

void show_opening(CommandLine& line, const CLI::Option& deck, const CLI::Option& level_list)
{
    const CardGame profile = load_card_game(line.folders().data, detainer_game);
    const ReachRule& rule = profile.format.reach.at(0);
    if (deck.results().empty() == level_list.results().empty())
        return line.fail("cli.game.opening.what"_msg);
    const std::optional<Levels> levels = deck.results().empty()
                                             ? read_levels(line, level_list)
                                             : read_deck_levels(line, value_of(deck), rule);
    if (!levels)
        return;
    const ReachedSum first = reach_sum(levels->numbers, rule.sums.at(0));
    const ReachedSum second = reach_sum(levels->numbers, rule.sums.at(1));
    std::vector<std::string_view> clauses = {"DET-OPEN-1"};
    if (!first.is_exact() || !second.is_exact()) {
        clauses.push_back("DET-OPEN-2");
        line.answer(Answer::No);
    }
    const std::string& open = levels->open;
    if (line.options.json) {
        print_game(
            line, profile,
            Json::object({{"first", opening_json(first, *levels)},
                          {"second", opening_json(second, *levels)},
                          {"not_known", Json::object({{"cards", Json::list(levels->incomplete)},
                                                      {"copies", levels->unknown}})},
                          {"clauses", Json::list(clauses)},
                          {"note", open.empty() ? Json() : Json(open)}}));
        return;
    }
    say_opening(line, first, *levels, true);
    say_opening(line, second, *levels, false);
    if (!open.empty())
        line.out << open << '\n';
    line.out << Paint(line.colours()).faint(line.messages().list({clauses.begin(), clauses.end()}))
             << '\n';
}

constexpr auto ending_words = std::to_array<std::pair<std::string_view, Outcome::Ending>>({
    {"goes-on", Outcome::Ending::GoesOn},
    {"first-loses", Outcome::Ending::FirstLoses},
    {"second-loses", Outcome::Ending::SecondLoses},
    {"messengers", Outcome::Ending::Messengers},
    {"open", Outcome::Ending::BothLose},
});

Json side_json(const Side& side)
{
    return Json::object({{"hit", side.was_hit},
                         {"dealt", side.dealt},
                         {"damage", side.damage},
                         {"stigmata", side.stigmata},
                         {"retreats", side.retreats},
                         {"force_unit_broken", side.force_unit_broken},
                         {"force_unit_drops", side.force_unit_drops}});
}

constexpr double whole_weight = 10'000;

void print_battle(CommandLine& line, const BattleResult& result)
{
    Json::Array outcomes;
    CalculationSteps all = result.steps;
    for (const Outcome& outcome : result.outcomes) {
        Json json =
            Json::object({{"ending", word_of(ending_words, outcome.ending)},
                          {"probability", outcome.weight / whole_weight},
                          {"slower_strikes", outcome.slower_strikes},
                          {"breaks_before_retreats", outcome.order.breaks_before_retreats},
                          {"destroys_before_retreats", outcome.order.destroys_before_retreats},
                          {"critical", Json::list(outcome.critical)},
                          {"first", side_json(outcome.sides[0])},
                          {"second", side_json(outcome.sides[1])}});
        set_steps(line, json, outcome.steps);
        outcomes.push_back(std::move(json));
        all.insert(all.end(), outcome.steps.begin(), outcome.steps.end());
    }
    Json answer = Json::object({{"outcomes", outcomes}});
    set_steps(line, answer, result.steps);
    answer.set("all_clauses", Json::list(clauses_of(all)));
    print_game(line, load_card_game(line.folders().data, detainer_game), std::move(answer));
}

void say_battle(CommandLine& line, const BattleResult& result)
{
    const Paint paint(line.colours());
    say_steps(line, result.steps);
    const Outcome* before = nullptr;
    for (const Outcome& outcome : result.outcomes) {
        line.out << '\n';
        for (const std::string& text : open_texts(before, outcome, line.messages()))
            line.out << text << '\n';
        before = &outcome;
        line.out << paint.strong(line.text(
                        "game.battle.outcome"_msg,
                        {{"chance", line.messages().percent(outcome.weight / whole_weight, 2)},
                         {"ending", ending_text(outcome.ending, line.messages())}}))
                 << '\n';
        say_steps(line, outcome.steps);
    }
}

void show_battle(CommandLine& line, const CLI::Option& first, const CLI::Option& second)
{
    std::vector<Fighter> fighters;
    for (const CLI::Option* option : {&first, &second}) {
        const std::string text = value_of(*option);
        auto read = read_fighter(text);
        if (Fault* fault = std::get_if<Fault>(&read)) {
            fault->place.file = option == &first ? "ATTACKER" : "DEFENDER";
            line.fail_at_caret(*fault, text);
            return;
        }
        fighters.push_back(std::get<Fighter>(std::move(read)));
    }
    if (const auto refused = battle_refusal(fighters[0]))
        return fail_refused(line, *refused);
    const BattleResult result = battle(fighters[0], fighters[1]);
    if (line.options.json)
        print_battle(line, result);
    else
        say_battle(line, result);
}

void show_move(CommandLine& line, const CLI::Option& movement, const CLI::Option& steps)
{
    if (movement.results().empty())
        return line.fail("cli.game.no-movement"_msg);
    const auto number = number_of_option(line, movement, 1, 0, max_number);
    if (!number)
        return;
    const auto result =
        run_steps(line, steps, read_move_script,
                  [&number](const std::vector<MoveStep>& taken) { return move(*number, taken); });
    if (!result)
        return;
    print_game(line, detainer_game,
               Json::object({{"left", result->left}, {"moved", result->moved}}), result->steps);
}

} // namespace
} // namespace detainer

void add_detainer_commands(CLI::App& game, CommandLine& line)
{
    const Subcommand commands(
        game, line, "detainer", "cli.game.detainer"_msg,
        {"game detainer opening --levels 1,1,2,3", "cli.game.opening.example"_msg});
    commands.app.require_subcommand(1);

    const Subcommand openings(
        commands.app, line, "opening", "cli.game.opening"_msg,
        {"game detainer opening --levels 1,1,2,3", "cli.game.opening.example"_msg});
    const CLI::Option& deck = openings.optional_argument("DECK", "cli.game.deck"_msg);
    const CLI::Option& levels = openings.value("--levels", "N,N,…", "cli.game.opening.levels"_msg);
    openings.runs([&line, &deck, &levels] { detainer::show_opening(line, deck, levels); });

    const Subcommand battles(commands.app, line, "battle", "cli.game.battle"_msg,
                             {"game detainer battle \"detainer attack 7 durability 7\" "
                              "\"detainer attack 6 durability 6 critical 30/1\"",
                              "cli.game.battle.example"_msg});
    const CLI::Option& first = battles.argument("ATTACKER", "cli.game.battle.side"_msg);
    const CLI::Option& second = battles.argument("DEFENDER", "cli.game.battle.side"_msg);
    battles.runs([&line, &first, &second] { detainer::show_battle(line, first, second); });

    const Subcommand moves(
        commands.app, line, "move", "cli.game.move"_msg,
        {"game detainer move --movement 2 \"step Boots 1\" step", "cli.game.move.example"_msg});
    const CLI::Option& movement = moves.value("--movement", "N", "cli.game.move.movement"_msg);
    const CLI::Option& steps = moves.optional_arguments("STEP", "cli.game.move.steps"_msg);
    moves.runs([&line, &movement, &steps] { detainer::show_move(line, movement, steps); });
}

} // namespace kizuna
