#pragma once

#include "cli/console/json.h"
#include "cli/console/subcommands.h"
#include "decks/deck/deck_statistics.h"
#include "decks/files/round_trip.h"
#include "decks/legality/legality.h"

#include <string>
#include <vector>

namespace kizuna {

/// A card's id, or null.
Json id_json(const Card* card);
Json edit_json(const Edit& edit);
Json violations_json(const std::vector<Violation>& violations, CommandLine& line);
/// Choices, which each take their time, are given for the first max_told_problems.
Json problems_json(const std::vector<ImportProblem>& problems, const CardLibrary& library);
/// The entries that no card of the library has.
Json unknown_json(const std::vector<DeckEntry>& entries, const CardLibrary& library);
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
