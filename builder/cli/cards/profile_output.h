#pragma once

#include "cli/console/subcommands.h"

namespace kizuna {

/// What is known of a game and what is not, and for each clause whether a calculator or check
/// shows it.
Json profile_json(const CardGame& profile, const Messages& messages);
/// As text, with the statement of each clause.
void say_profile(CommandLine& line, const CardGame& profile);

} // namespace kizuna
