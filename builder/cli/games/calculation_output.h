#pragma once

#include "cli/console/options.h"

#include "calculators/calculation.h"

#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// The option's whole number, which may be below 0; fails on the line where it is none.
std::optional<int> number_of_option(CommandLine& line, const CLI::Option& option, int otherwise,
                                    int min, int max);

/// Each step with the clause it rests on.
void say_steps(CommandLine& line, const CalculationSteps& steps);
/// Adds "clauses" and "steps", as every calculator answers.
void set_steps(CommandLine& line, Json& answer, const CalculationSteps& steps);
/// A number under `key`, null where the document leaves it open, and how low and high it can be.
void set_bounds(Json& answer, const std::string& key, const Bounds& bounds);

/// Fails with the clause that forbids an action, and its place in the script (0: none).
void fail_refused(CommandLine& line, const CalculationStep& step, int script_line = 0);

/// Fails with the words that an option knows in place of this one.
void fail_choice(CommandLine& line, const std::string& option, const std::string& word,
                 const std::vector<std::string>& known);

/// Fails with what is wrong with a step as it is typed.
void fail_script(CommandLine& line, Fault fault);

/// The steps of an argument list, one a line.
std::string script_of(const CLI::Option& steps);

// What `game` is made of; each adds the subcommands of one game.
void add_detainer_commands(CLI::App& game, CommandLine& line);
void add_fetcg_commands(CLI::App& game, CommandLine& line);
/// Those of `game fetcg` that deal damage.
void add_fetcg_fights(CLI::App& commands, CommandLine& line);

} // namespace kizuna
