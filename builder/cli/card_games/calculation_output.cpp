#include "cli/card_games/calculation_output.h"

#include "app/card_games/calculation_text.h"
#include "app/card_games/card_game_catalogue.h"
#include "cards/base/plain_text.h"
#include "cli/console/text_layout.h"

#include <ostream>

namespace kizuna {
namespace {

/// The "file" of a script's steps in errors.
const char* const step_argument = "STEP";

} // namespace

std::optional<int> number_of_option(CommandLine& line, const CLI::Option& option, int otherwise,
                                    int min, int max)
{
    if (option.results().empty())
        return otherwise;
    return number_of_text(line, option.get_name(), option.results().back(), min, max);
}

std::optional<int> number_of_text(CommandLine& line, const std::string& option,
                                  const std::string& text, int min, int max)
{
    const auto number =
        number_in<int>(std::string_view(text).substr(text.starts_with('+') ? 1 : 0));
    if (number && *number >= min && *number <= max)
        return number;
    fail_number(line, option, text, line.messages().number(min), line.messages().number(max));
    return std::nullopt;
}

void say_steps(CommandLine& line, const CalculationSteps& steps)
{
    const Paint paint(line.colours());
    std::vector<std::vector<std::string>> rows;
    for (const CalculationStep& step : steps)
        rows.push_back({paint.faint(step.clause.empty() ? "-" : step.clause),
                        calculation_text(step, line.messages())});
    line.out << table_text({{}, {}}, rows, paint, "  ");
}

void set_steps(CommandLine& line, Json& answer, const CalculationSteps& steps)
{
    const auto step_json = [&](const CalculationStep& step) {
        return Json::object({{"clause", step.clause.empty() ? Json() : Json(step.clause)},
                             {"text", calculation_text(step, line.messages())}});
    };
    answer.set("clauses", Json::list(clauses_of(steps))).set("steps", Json::list(steps, step_json));
}

void set_bounds(Json& answer, const std::string& key, const Bounds& bounds)
{
    answer.set(key, bounds.is_exact() ? Json(bounds.low) : Json())
        .set(key + "_low", bounds.low)
        .set(key + "_high", bounds.high);
}

void print_game(CommandLine& line, const CardGame& game, Json answer)
{
    line.print(std::move(answer.set("game", game.id).set("partial", game.partial)));
}

void print_game(CommandLine& line, const std::string& game, Json answer,
                const CalculationSteps& steps)
{
    set_steps(line, answer, steps);
    print_game(line, load_card_game(line.folders().data, game), std::move(answer));
}

void fail_refused(CommandLine& line, const CalculationStep& step, int script_line)
{
    line.fail(
        Complaint{.place = {.file = script_line > 0 ? step_argument : "", .line = script_line},
                  .message = line.text("cli.game.refused"_msg,
                                       {{"step", 0},
                                        {"clause", std::string(step.clause)},
                                        {"reason", calculation_text(step, line.messages())}})});
}

void fail_script(CommandLine& line, Fault fault)
{
    fault.place.file = step_argument;
    line.fail(fault);
}

std::string script_of(const CLI::Option& steps)
{
    std::string script;
    for (const std::string& step : steps.results())
        script += step + '\n';
    return script;
}

} // namespace kizuna
