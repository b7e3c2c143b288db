#pragma once

#include "cli/console/json.h"
#include "cli/console/subcommands.h"
#include "decks/deck/deck_statistics.h"
#include "decks/files/deck_file.h"
#include "decks/legality/legality.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace kizuna {

/// A card's id, or null.
Json id_json(const Card* card);
Json edit_json(const Edit& edit);
Json violation_json(const Violation& violation, CommandLine& line);
Json warning_json(const Warning& warning, CommandLine& line);
Json problem_json(const ImportProblem& problem, const CardLibrary& library);
Json problems_json(const std::vector<ImportProblem>& problems, const CardLibrary& library);
/// The object of `stats`.
Json statistics_json(const DeckStatistics& statistics);

} // namespace kizuna
