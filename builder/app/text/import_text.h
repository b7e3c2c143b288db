#pragma once

#include "app/base/messages.h"
#include "decks/files/deck_file.h"
#include "decks/files/round_trip.h"

#include <string>
#include <vector>

namespace kizuna {

// Texts about lines of a deck file that could not be taken as they are. All places that report such
// lines use these.

/// What is wrong with the line, as in "No card fits".
std::string import_reason(ImportProblem::Reason reason, const Messages& messages);
/// What happens to it if the user decides nothing, as in "Kept as an unknown card".
std::string import_outcome(ImportProblem::Reason reason, const Messages& messages);
/// Reason and outcome as sentences.
std::string import_reason_and_outcome(ImportProblem::Reason reason, const Messages& messages);
/// The place, the line itself, both sentences and the suggestions.
std::string import_problem_text(const ImportProblem& problem, const CardLibrary& library,
                                const Messages& messages);
/// More problems than this are only counted, because nobody reads them and suggestions take time.
inline constexpr std::size_t max_told_problems = 1'000;
/// A text for each of the first max_told_problems, then the number of others.
std::vector<std::string> import_problem_texts(const std::vector<ImportProblem>& problems,
                                              const CardLibrary& library, const Messages& messages);
/// A suggested card with the reason, as in "its name is much like it".
std::string suggestion_choice_text(const CardSuggestion& suggestion, const Messages& messages);

/// Says which card became the protagonist by custom; empty if none did.
std::string by_custom_text(const ImportedDeck& imported, const CardLibrary& library,
                           const Messages& messages);
/// The parts of a deck that a form drops or changes, each once; empty for none.
std::string lost_parts_text(const ProvenDeck& deck, const CardLibrary& library,
                            const Messages& messages);
/// Everything that a form drops or changes, a sentence each.
std::vector<std::string> loss_texts(const ProvenDeck& deck, const CardLibrary& library,
                                    const Messages& messages);
/// One difference after reading the deck back from another form.
std::string difference_text(const DeckDifference& difference, const CardLibrary& library,
                            const Messages& messages);

} // namespace kizuna
