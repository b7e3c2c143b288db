#pragma once

#include "cli/console/subcommands.h"
#include "cli/files/import_answers.h"
#include "decks/files/deck_file.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// A deck that the user named, and what could not be taken as it stands.
struct DeckInput {
    std::string name; ///< as the user named it, for messages
    Deck deck;
    const DeckFileKind* kind = nullptr;
    std::vector<ImportProblem> problems;
    std::vector<ResolvedLine> resolved; ///< by ImportAnswers
    int cards_in = 0;                   ///< copies that the file names
    Place format_place;                 ///< where the deck's format is named
    /// Its own name, or that of its file.
    const std::string& title() const { return deck.name.empty() ? name : deck.name; }
};

/// Whether an argument is a deck itself, as a deck code or a link of one: "kizuna:K1…".
bool is_deck_link(const std::string& argument);
/// Whether an argument means a deck that comes with the program.
bool is_bundled(const std::string& argument);
/// Its file; fails on the line where there is none with this id.
std::optional<std::filesystem::path> bundled_file(CommandLine& line, const std::string& argument);

/// Reads a DECK argument: a file, "-", "bundled:ID" or a deck code, as `kind` or as what its
/// content says. What a file could not be taken for is noted; where it cannot be used at all, the
/// line fails. A
/// --protagonist is designated in the deck, in it or not. `answers` say what unclear lines mean.
std::optional<DeckInput> read_deck_input(CommandLine& line, const std::string& argument,
                                         const DeckFileKind* kind = nullptr,
                                         const ImportAnswers& answers = {});

/// Whether a DECK argument is a file with a deck of another game, which fails on the line.
bool is_for_other_game(CommandLine& line, const std::string& argument);

/// The protagonist that a command works with, noting where the deck itself designates none that
/// will do. Fails and is null where no card can be: no card costs 1, or --protagonist names a card
/// that is not in the deck or does not cost 1.
const Card* protagonist_for(CommandLine& line, const ResolvedDeck& deck, const DeckInput& input);

/// Notes what a deck file holds that no deck takes, or what a deck holds that a file cannot say.
void note_problems(CommandLine& line, const std::string& file,
                   const std::vector<ImportProblem>& problems);

/// Notes how many copies the library does not know, for commands that leave them out.
void note_unknown_cards(CommandLine& line, const ResolvedDeck& deck, const DeckInput& input);

/// The format with this id; fails with the nearest where there is none. `place` is where it is
/// named.
const Format* read_format_argument(CommandLine& line, const std::string& id, const Place& place);

} // namespace kizuna
