#pragma once

#include "cli/console/options.h"
#include "cli/console/subcommands.h"
#include "decks/files/deck_file.h"

#include <string>
#include <vector>

namespace kizuna {

/// What the options of a command say about lines of a deck file that are not clear.
struct ImportAnswers {
    std::vector<std::string> resolve; ///< each "LINE=CARD", LINE a number or the line's own words
    bool take_first = false;          ///< all others become the first card that they may mean
    bool empty() const { return resolve.empty() && !take_first; }
};

/// The options that ask for answers; their values are there when the command runs.
struct AnswerOptions {
    const CLI::Option& resolve;
    const CLI::Option& take_first;
    ImportAnswers answers() const;
};
AnswerOptions add_answer_options(const Subcommand& command);

/// A line that an answer made a card.
struct ResolvedLine {
    int line = 0;
    std::string text;
    const Card* card = nullptr;
};

/// Puts the cards into the deck and takes the problems that they solve away. Where an answer is
/// none, or is about no such line, the line fails and nothing is changed; empty then, too.
std::vector<ResolvedLine> answer_doubts(CommandLine& line, const std::string& file,
                                        ImportedDeck& imported, const ImportAnswers& answers);

} // namespace kizuna
