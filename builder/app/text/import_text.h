#pragma once

#include "app/base/messages.h"
#include "decks/files/deck_file.h"
#include "decks/files/round_trip.h"

#include <string>
#include <vector>

namespace kizuna {

// The words for lines of a deck file that could not be taken as they stand; every place that tells
// of one has them from here.

/// What is wrong with such a line, as in "No card fits".
std::string import_reason(ImportProblem::Reason reason, const Messages& messages);
/// What becomes of it while nobody says anything about it, as in "Kept as an unknown card".
std::string import_outcome(ImportProblem::Reason reason, const Messages& messages);
/// Reason and outcome as sentences.
std::string import_reason_and_outcome(ImportProblem::Reason reason, const Messages& messages);
/// Where it stands, the line itself, both sentences and what it may have meant.
std::string import_problem_text(const ImportProblem& problem, const CardLibrary& library,
                                const Messages& messages);
/// More lines than this nobody reads, and each takes its time to say what it may have meant.
inline constexpr std::size_t max_told_problems = 1'000;
/// A text for each of the first max_told_problems, then how many more there are.
std::vector<std::string> import_problem_texts(const std::vector<ImportProblem>& problems,
                                              const CardLibrary& library, const Messages& messages);
/// A card that a line may have meant, and what speaks for it, as in "its name is much like it".
std::string suggestion_choice_text(const CardSuggestion& suggestion, const Messages& messages);

/// Says which card was taken for the protagonist by custom; empty where none was.
std::string by_custom_text(const ImportedDeck& imported, const CardLibrary& library,
                           const Messages& messages);
/// The parts of a deck that a form leaves out or changes, each once; empty where there is none.
std::string lost_parts_text(const ProvenDeck& deck, const CardLibrary& library,
                            const Messages& messages);
/// Everything that a form leaves out or changes of a deck, each in a sentence.
std::vector<std::string> loss_texts(const ProvenDeck& deck, const CardLibrary& library,
                                    const Messages& messages);
/// One thing that another form brings back otherwise than it was.
std::string difference_text(const DeckDifference& difference, const CardLibrary& library,
                            const Messages& messages);

} // namespace kizuna
