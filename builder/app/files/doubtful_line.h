#pragma once

#include "app/base/messages.h"
#include "decks/files/deck_file.h"

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// A line of a deck list that could not be taken as it stands.
struct DoubtfulLine {
    int number = 0; ///< from 1; 0 where the form has no lines
    std::string text;
    std::string problem; ///< what is wrong and what becomes of it
    ImportProblem source;
    bool operator==(const DoubtfulLine&) const = default;
};

DoubtfulLine doubtful_line(const ImportProblem& problem, const Messages& messages);

/// Cards that it may mean, best first. Ask for the line that is looked at, not for all.
std::vector<CardSuggestion> choices_for(const DoubtfulLine& line, const CardLibrary& library);

/// Cards that somebody may mean by these words, best first: by code or name, as the search finds
/// them, and those that are spelt alike. At most a listful.
std::vector<const Card*> cards_meant(std::string_view words, const CardLibrary& library);

} // namespace kizuna
