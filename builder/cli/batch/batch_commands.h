#pragma once

#include "app/batch/deck_batch.h"
#include "cli/console/subcommands.h"

#include <cstddef>
#include <string>
#include <vector>

namespace kizuna {

// Commands on several decks. `arguments` as for read_batch().

/// `check` for many decks: a row for each deck and format.
void check_batch(CommandLine& line, const std::vector<std::string>& arguments,
                 const std::string& format, bool as_csv);
/// `convert` of many decks into a folder.
void convert_batch(CommandLine& line, const std::vector<std::string>& arguments,
                   BatchConversion request, bool as_csv);
/// `stats` for many decks: the cards, protagonists and symbols they share. `max`: the number of
/// cards in the table; 0: all.
void survey_batch(CommandLine& line, const std::vector<std::string>& arguments, std::size_t max,
                  bool as_csv);

} // namespace kizuna
