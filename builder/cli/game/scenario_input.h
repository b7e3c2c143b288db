#pragma once

#include "cli/console/subcommands.h"
#include "scenarios/scenario.h"

#include <optional>
#include <string>

namespace kizuna {

/// Reads a scenario file, or "-"; the path of its `library:` is relative to it. Fails on the line
/// if it cannot be used.
std::optional<Scenario> read_scenario_input(CommandLine& line, const std::string& argument);

/// Notes the number of effects in the game that the engine does not play, if there are any.
void note_unscripted(CommandLine& line, const Scenario& scenario);

/// Adds the same as the keys `effects` and `unscripted`, even if there are none.
void set_unscripted(Json& json, const Scenario& scenario);

} // namespace kizuna
