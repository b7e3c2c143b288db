#pragma once

#include "cli/console/subcommands.h"
#include "cli/files/import_answers.h"
#include "decks/files/deck_file.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// A deck given by the user.
struct DeckInput {
    std::string name; ///< the argument, for messages
    Deck deck;
    const DeckFileKind* kind = nullptr;
    std::vector<ImportProblem> problems;
    std::vector<ResolvedLine> resolved; ///< lines settled by ImportAnswers
    int cards_in = 0;                   ///< copies in the file
    Place format_place;                 ///< where the format is named
    /// The deck's name, or the argument.
    const std::string& title() const { return deck.name.empty() ? name : deck.name; }
};

/// True for a deck code or a link with one, "kizuna:K1…", unless a file has this name.
bool is_deck_link(const std::string& argument);
/// True for "bundled:ID".
bool is_bundled(const std::string& argument);
/// The file of a bundled deck; fails on the line for an unknown id.
std::optional<std::filesystem::path> bundled_file(CommandLine& line, const std::string& argument);

/// Reads a DECK argument: a file, "-", "bundled:ID" or a deck code. `kind`: null to detect it.
/// Problems with single lines are noted; a deck that cannot be read fails on the line. The card of
/// --protagonist is designated, whether it is in the deck or not. `answers` settle unclear lines.
std::optional<DeckInput> read_deck_input(CommandLine& line, const std::string& argument,
                                         const DeckFileKind* kind = nullptr,
                                         const ImportAnswers& answers = {});

/// True if a DECK argument is a file with a deck of another game that the command does not accept,
/// which fails on the line.
bool is_for_other_game(CommandLine& line, const std::string& argument);

/// The protagonist for a command; notes if it is not the one that the deck designates. Fails and
/// returns null if no card costs 1, or if the card of --protagonist is not in the deck or does not
/// cost 1.
const Card* protagonist_for(CommandLine& line, const ResolvedDeck& deck, const DeckInput& input);

/// Notes each problem, of reading or writing a deck file.
void note_problems(CommandLine& line, const std::string& file,
                   const std::vector<ImportProblem>& problems);

/// Notes the number of unknown copies, for commands that leave them out.
void note_unknown_cards(CommandLine& line, const ResolvedDeck& deck, const DeckInput& input);

/// The format with this id; fails with similar ones if there is none. `place`: where it is named.
const Format* read_format_argument(CommandLine& line, const std::string& id, const Place& place);

} // namespace kizuna
