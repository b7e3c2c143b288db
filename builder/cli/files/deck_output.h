#pragma once

#include "cli/console/subcommands.h"
#include "decks/files/deck_file.h"

#include <string>
#include <string_view>

namespace kizuna {

/// The kind with this id; fails and returns null if there is none.
const DeckFileKind* input_kind(CommandLine& line, const std::string& id);

/// The kind of deck file to write: by `id`, else by the extension of `file`, else `otherwise`.
/// Fails and returns null if there is no such kind or it has no writer.
const DeckFileKind* output_kind(CommandLine& line, const std::string& id, const std::string& file,
                                const DeckFileKind* otherwise);

/// Writes a file, or stdout for "-". False on failure, which is reported; the old file is then
/// unchanged.
bool write_output(CommandLine& line, const std::string& file, const std::string& text);
/// Writes a deck; never overwrites a file of a newer form than ours.
bool write_deck(CommandLine& line, const std::string& file, const WrittenDeck& written);

/// True if a file name ends in `ending`, ignoring case; `ending` must be in lower case.
bool ends_like(const std::string& file, std::string_view ending);
/// Fails unless the name ends in .png or .svg.
bool is_picture_file(CommandLine& line, const std::string& file);
/// Fails if --pictures is given and is no folder.
bool are_pictures(CommandLine& line, const std::string& folder);

} // namespace kizuna
