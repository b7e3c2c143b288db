#pragma once

#include "cli/console/subcommands.h"

namespace kizuna {

/// What is known of a game and what is not; of each clause whether something shows it.
Json profile_json(const GameProfile& profile, const Messages& messages);
/// The same for people, with what each clause says.
void say_profile(CommandLine& line, const GameProfile& profile);

} // namespace kizuna
