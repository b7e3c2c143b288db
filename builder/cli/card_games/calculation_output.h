#pragma once

#include "cli/console/options.h"

#include "calculators/calculation.h"
#include "calculators/script_words.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace kizuna {

/// The option's whole number, which may be negative; fails on the line if it is none.
std::optional<int> number_of_option(CommandLine& line, const CLI::Option& option, int otherwise,
                                    int min, int max);

/// As above, for a text that is part of an option's value.
std::optional<int> number_of_text(CommandLine& line, const std::string& option,
                                  const std::string& text, int min, int max);

/// Writes each step with its clause.
void say_steps(CommandLine& line, const CalculationSteps& steps);
/// Adds "clauses" and "steps", which all calculators output.
void set_steps(CommandLine& line, Json& answer, const CalculationSteps& steps);
/// Adds a number as `key`, null if the document leaves it open, with its lowest and highest value.
void set_bounds(Json& answer, const std::string& key, const Bounds& bounds);

inline constexpr const char* fetcg_game = "fetcg";

/// Prints the answer with its game, and whether that is known only in part.
void print_game(CommandLine& line, const CardGame& game, Json answer);
/// As print_game(), with set_steps().
void print_game(CommandLine& line, const std::string& game, Json answer,
                const CalculationSteps& steps);

/// Fails with the clause that forbids an action. `script_line`: of the action; 0: none.
void fail_refused(CommandLine& line, const CalculationStep& step, int script_line = 0);

/// Fails with the fault of a step.
void fail_script(CommandLine& line, Fault fault);

/// The steps of an argument, one on each line.
std::string script_of(const CLI::Option& steps);

/// Reads the actions of the steps with read() and carries them out with run(); fails on the line if
/// that is not possible. With --json returns the result for the caller to print; else writes the
/// steps and returns empty.
template <typename Actions, typename Run>
auto run_steps(CommandLine& line, const CLI::Option& steps,
               std::variant<Actions, Fault> (*read)(std::string_view), const Run& run)
{
    const std::string script = script_of(steps);
    const std::variant<Actions, Fault> actions = read(script);
    std::optional<decltype(run(std::get<Actions>(actions)))> result;
    if (const Fault* fault = std::get_if<Fault>(&actions)) {
        fail_script(line, *fault);
        return result;
    }
    result = run(std::get<Actions>(actions));
    if (result->refused) {
        fail_refused(line, *result->refused, line_of_action(script, result->done));
        result.reset();
    } else if (!line.options.json) {
        say_steps(line, result->steps);
        result.reset();
    }
    return result;
}

// Each adds the subcommands of one game to `game`.
void add_detainer_commands(CLI::App& game, CommandLine& line);
void add_fetcg_commands(CLI::App& game, CommandLine& line);
/// Adds the subcommands of `game fetcg` that deal damage.
void add_fetcg_fights(CLI::App& commands, CommandLine& line);

} // namespace kizuna
