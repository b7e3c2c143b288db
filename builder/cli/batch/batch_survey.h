#pragma once

#include "cli/console/subcommands.h"

#include <string>
#include <vector>

namespace kizuna {

/// `stats` of several decks: which cards, protagonists and symbols they have in common. The table
/// has `max` cards; 0: all.
void survey_batch(CommandLine& line, const std::vector<std::string>& arguments, std::size_t max,
                  bool as_csv);

} // namespace kizuna
