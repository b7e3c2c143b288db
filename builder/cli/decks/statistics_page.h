#pragma once

#include "cli/console/subcommands.h"
#include "decks/deck/deck_statistics.h"

#include <string>

namespace kizuna {

/// The page of `stats` about the deck of that name.
void say_statistics(CommandLine& line, const DeckStatistics& statistics, const std::string& deck);

} // namespace kizuna
