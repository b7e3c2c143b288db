#pragma once

#include "cli/console/subcommands.h"
#include "scenarios/scenario.h"

#include <optional>
#include <string>

namespace kizuna {

/// Reads a scenario that the user named, or "-"; its `library:` is looked for beside it. Where it
/// cannot be used, the line fails.
std::optional<Scenario> read_scenario_input(CommandLine& line, const std::string& argument);

/// Says how many effects of the cards in the game play as nothing, where there are any.
void note_unscripted(CommandLine& line, const Scenario& scenario);

/// The same as the keys `effects` and `unscripted`, also where there are none.
void set_unscripted(Json& json, const Scenario& scenario);

} // namespace kizuna
