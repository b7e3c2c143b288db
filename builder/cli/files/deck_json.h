#pragma once

#include "cli/console/json.h"
#include "cli/console/subcommands.h"
#include "decks/deck/deck_statistics.h"
#include "decks/files/round_trip.h"
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
/// Without choices, which each take their time, it is cheap.
Json problem_json(const ImportProblem& problem, const CardLibrary& library,
                  bool with_choices = true);
Json problems_json(const std::vector<ImportProblem>& problems, const CardLibrary& library);
/// File names and the like.
Json names_json(const std::vector<std::string>& names);
Json differences_json(const std::vector<DeckDifference>& differences);
/// What is told of a deck that was judged by a format.
struct JudgedDeck {
    const std::string& file;
    const std::string& name;
    const Format& format;
    int size;
    const Card* protagonist; ///< may be null
    const std::vector<Violation>& violations;
    const std::vector<Warning>& warnings;
    const std::vector<ImportProblem>& problems;
};
/// An entry of `check`.
Json check_json(CommandLine& line, const JudgedDeck& deck);
/// The object of `stats`.
Json statistics_json(const DeckStatistics& statistics);

} // namespace kizuna
