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
/// Suggestions are slow, so only the first max_told_problems get them.
Json problems_json(const std::vector<ImportProblem>& problems, const CardLibrary& library);
/// Entries of unknown cards.
Json unknown_json(const std::vector<DeckEntry>& entries, const CardLibrary& library);
Json differences_json(const std::vector<DeckDifference>& differences);
/// A deck judged by a format.
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
/// An entry in the output of `check`.
Json check_json(CommandLine& line, const JudgedDeck& deck);
/// The output of `stats`.
Json statistics_json(const DeckStatistics& statistics);

} // namespace kizuna
