#pragma once

#include "cli/console/subcommands.h"
#include "decks/files/deck_file.h"

#include <string>
#include <string_view>

namespace kizuna {

/// The kind of deck file called `id`; fails and is null where there is none.
const DeckFileKind* input_kind(CommandLine& line, const std::string& id);

/// The kind of deck file to write: the one called `id`, or where that is empty the one that `file`
/// ends like, or where that too says nothing `otherwise`. Fails and is null where there is no such
/// kind or it cannot be written.
const DeckFileKind* output_kind(CommandLine& line, const std::string& id, const std::string& file,
                                const DeckFileKind* otherwise);

/// Writes a file, or to stdout for "-". False where that failed, which the line is told; the old
/// file is then as it was.
bool write_output(CommandLine& line, const std::string& file, const std::string& text);
/// The same with a deck: never overwrites a file whose form is newer than ours.
bool write_deck(CommandLine& line, const std::string& file, const WrittenDeck& written);

/// Whether a file name ends in `ending`, in any letter case; `ending` itself is in lower case.
bool ends_like(const std::string& file, std::string_view ending);
/// Fails where the name of a picture file ends neither in .png nor in .svg.
bool is_picture_file(CommandLine& line, const std::string& file);
/// Fails where --pictures is given and no folder.
bool are_pictures(CommandLine& line, const std::string& folder);

} // namespace kizuna
