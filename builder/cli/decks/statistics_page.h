#pragma once

#include "cli/console/subcommands.h"
#include "decks/deck/deck_statistics.h"

#include <string>

namespace kizuna {

/// The text output of `stats`. `deck`: the deck's name.
void say_statistics(CommandLine& line, const DeckStatistics& statistics, const std::string& deck);

} // namespace kizuna
