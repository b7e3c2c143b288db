#pragma once

#include "cli/console/options.h"
#include "cli/console/subcommands.h"
#include "decks/files/deck_file.h"

#include <string>
#include <vector>

namespace kizuna {

/// Answers on the command line to unclear lines of a deck file.
struct ImportAnswers {
    std::vector<std::string> resolve; ///< "LINE=CARD", where LINE is a number or the text of the
                                      ///< line
    bool take_first = false;          ///< use the first suggestion for all other lines
    bool empty() const { return resolve.empty() && !take_first; }
};

/// The options for these answers. Their values are set when the command runs.
struct AnswerOptions {
    const CLI::Option& resolve;
    const CLI::Option& take_first;
    ImportAnswers answers() const;
};
AnswerOptions add_answer_options(const Subcommand& command);

/// A line that was settled by an answer.
struct ResolvedLine {
    int line = 0;
    std::string text;
    const Card* card = nullptr;
};

/// Applies the answers to the deck and removes the problems they solve. If an answer is malformed,
/// names no card or matches no line, fails and changes nothing; then the result is empty too.
std::vector<ResolvedLine> answer_unclear_lines(CommandLine& line, const std::string& file,
                                               ImportedDeck& imported,
                                               const ImportAnswers& answers);

} // namespace kizuna
