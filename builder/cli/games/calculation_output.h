#pragma once

#include "cli/console/options.h"

#include "calculators/calculation.h"
#include "calculators/script_words.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace kizuna {

/// The option's whole number, which may be below 0; fails on the line where it is none.
std::optional<int> number_of_option(CommandLine& line, const CLI::Option& option, int otherwise,
                                    int min, int max);

/// The same of a text that an option holds.
std::optional<int> number_of_text(CommandLine& line, const std::string& option,
                                  const std::string& text, int min, int max);

/// Each step with the clause it rests on.
void say_steps(CommandLine& line, const CalculationSteps& steps);
/// Adds "clauses" and "steps", as every calculator answers.
void set_steps(CommandLine& line, Json& answer, const CalculationSteps& steps);
/// A number under `key`, null where the document leaves it open, and how low and high it can be.
void set_bounds(Json& answer, const std::string& key, const Bounds& bounds);

inline constexpr const char* fetcg_game = "fetcg";

/// Prints the answer, which says its game and that only part of it is known.
void print_game(CommandLine& line, const GameProfile& game, Json answer);
/// The same with set_steps().
void print_game(CommandLine& line, const std::string& game, Json answer,
                const CalculationSteps& steps);

/// Fails with the clause that forbids an action, and its place in the script (0: none).
void fail_refused(CommandLine& line, const CalculationStep& step, int script_line = 0);

/// Fails with what is wrong with a step as it is typed.
void fail_script(CommandLine& line, Fault fault);

/// The steps of an argument list, one a line.
std::string script_of(const CLI::Option& steps);

/// Reads the actions of the steps with read() and carries them out with run(). Fails on the line
/// where that is not possible. Says the steps and returns empty, but for --json: then it returns
/// the result, for the caller to print.
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
