#include "cli/console/options.h"
#include "cli/console/text_layout.h"
#include "cli/game/scenario_input.h"

#include "app/text/printable.h"
#include "cards/base/plain_text.h"
#include "game/state/transcript.h"
#include "scenarios/event_fields.h"
#include "scenarios/given.h"

#include <ostream>

namespace kizuna {
namespace {

Json cards_json(const std::vector<CardView>& cards)
{
    return Json::list(cards, [](const CardView& card) {
        return Json::object({{"card", card.card}, {"face", card.face_up ? "up" : "down"}});
    });
}

Json units_json(const std::vector<UnitView>& units)
{
    return Json::list(units, [](const UnitView& unit) {
        return Json::object({{"stack", Json::list(unit.stack)},
                             {"protagonist", unit.protagonist},
                             {"tapped", unit.tapped}});
    });
}

Json uses_json(const std::vector<UseView>& uses)
{
    return Json::list(uses, [](const UseView& use) {
        Json json =
            Json::object({{std::string(use.where),
                           use.index ? Json::object({{"name", use.name}, {"index", *use.index}})
                                     : Json(use.name)},
                          {"skill", use.skill}});
        if (!use.of.empty())
            json.set("of", use.of);
        return json.set("times", use.times);
    });
}

/// The state in the form of a scenario's `given`, with every field.
Json state_json(const GameState& state)
{
    Json json = Json::object({{"first", name_of(state.first)}});
    const TurnView turn = turn_of(state);
    json.set("turn", Json::object({{"player", name_of(turn.player)},
                                   {"own-turn", turn.own_turn},
                                   {"phase", name_of(state.phase)}}));
    json.set("spent", turn.spent);
    for (const Player player : {Player::P, Player::Q}) {
        const PlayerView view = view_of(state, player);
        Json side = Json::object({{"deck", Json::list(view.deck)},
                                  {"hand", Json::list(view.hand)},
                                  {"orbs", cards_json(view.orbs)},
                                  {"bonds", cards_json(view.bonds)},
                                  {"retreat", Json::list(view.retreat)},
                                  {"front", units_json(view.front)},
                                  {"back", units_json(view.back)},
                                  {"infinite", Json::list(view.infinite)},
                                  {"support", view.support.empty() ? Json() : Json(view.support)},
                                  {"used", uses_json(view.used)}});
        if (view.deck_size)
            side.set("deck-size", *view.deck_size);
        json.set(std::string(name_of(player)), std::move(side));
    }
    json.set("winner", state.winner  ? Json(name_of(*state.winner))
                       : state.drawn ? Json("draw")
                                     : Json("none"));
    return json;
}

Json value_json(const EventValue& value)
{
    if (const int* number = std::get_if<int>(&value))
        return *number;
    if (const std::string* word = std::get_if<std::string>(&value))
        return *word;
    return Json::list(std::get<std::vector<std::string>>(value));
}

Json events_json(const EventLog& log, const GameCards& cards)
{
    return Json::list(log.events(), [&](const Event& event) {
        Json json = Json::object({{"event", name_of(event.kind)}});
        for (const EventField& field : fields_of(event, log, cards))
            json.set(std::string(field.name), value_json(field.value));
        return json;
    });
}

std::string difference_text(const CommandLine& line, const Difference& difference)
{
    std::string text = printable(difference.place.file);
    for (const int number : {difference.place.line, difference.place.column})
        text += (text.empty() ? "" : ":") + std::to_string(number);
    return text + ": " +
           line.text("cli.play.difference"_msg, {{"what", printable(difference.what)},
                                                 {"expected", printable(difference.expected)},
                                                 {"actual", printable(difference.actual)}});
}

std::vector<std::string> legal_texts(const GameState& state)
{
    std::vector<std::string> texts;
    for (const Action& action : legal_actions(state))
        texts.push_back(to_text(state, action));
    return texts;
}

struct Played {
    int passed = 0;
    int all = 0;
    Json::Array json;
};

Json scenario_json(const std::string& argument, const Scenario& scenario,
                   const ScenarioResult& result, bool passed,
                   const std::vector<std::string>& differences)
{
    Json json = Json::object({{"file", argument},
                              {"name", scenario.name()},
                              {"passed", passed},
                              {"clauses", Json::list(scenario.clauses())},
                              {"events", events_json(result.log, *result.state.cards)},
                              {"state", state_json(result.state)},
                              {"differences", Json::list(differences)}});
    set_unscripted(json, scenario);
    return json;
}

constexpr std::size_t max_line_bytes = 4000;

/// Reports the fault, the state at that point and the legal actions.
void tell_stop(CommandLine& line, const std::string& argument, const Scenario& scenario,
               const StoppedScenario& stop, Played& played)
{
    const GameState& state = stop.so_far().state;
    line.fail(stop.fault());
    if (line.options.json) {
        played.json.push_back(scenario_json(argument, scenario, stop.so_far(), false, {})
                                  .set("allowed", Json::list(legal_texts(state))));
        return;
    }
    line.err << line.text("cli.play.state"_msg) << '\n';
    const std::string given = to_given(state);
    for (const std::string_view text : lines_of(given))
        line.err << "  " << printable(text, max_line_bytes) << '\n';
    line.err << line.text("cli.play.allowed"_msg) << '\n';
    for (const std::string& text : legal_texts(state))
        line.err << "  " << printable(text) << '\n';
}

void play_one(CommandLine& line, const std::string& argument, Played& played)
{
    const auto scenario = read_scenario_input(line, argument);
    if (!scenario)
        return;
    try {
        const ScenarioResult result = play(*scenario);
        ++played.all;
        played.passed += result.passed() ? 1 : 0;
        if (!result.passed())
            line.answer(Answer::No);
        note_unscripted(line, *scenario);
        std::vector<std::string> differences;
        for (const Difference& difference : result.differences)
            differences.push_back(difference_text(line, difference));
        if (line.options.json) {
            played.json.push_back(
                scenario_json(argument, *scenario, result, result.passed(), differences));
            return;
        }
        const Paint paint(line.colours());
        const std::string name = printable(scenario->name().empty() ? argument : scenario->name());
        line.say(result.passed() ? "cli.play.passed"_msg : "cli.play.failed"_msg,
                 {{"name", paint.strong(name)}});
        for (const std::string& difference : differences)
            line.out << "  " << difference << '\n';
    } catch (const StoppedScenario& stop) {
        tell_stop(line, argument, *scenario, stop, played);
    } catch (const DataError& error) {
        line.fail(error.fault());
    }
}

} // namespace

void add_play_command(CLI::App& parser, CommandLine& line)
{
    const Subcommand command(parser, line, "play", "cli.play"_msg,
                             {"play march.yaml", "cli.play.example"_msg});
    const CLI::Option& scenarios = command.arguments("SCENARIO", "cli.play.scenario"_msg);
    command.runs([&line, &scenarios] {
        Played played;
        for (const std::string& argument : scenarios.results())
            play_one(line, argument, played);
        if (line.options.json)
            line.print(Json::object({{"scenarios", played.json}}));
        else if (played.all > 1)
            line.say("cli.play.total"_msg, {{"passed", played.passed}, {"count", played.all}});
    });
}

} // namespace kizuna
