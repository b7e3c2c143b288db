#pragma once

#include "cli/console/subcommands.h"
#include "decks/files/deck_file.h"

#include <string>

namespace kizuna {

/// The kind of deck file called `id`; fails and is null where there is none.
const DeckFileKind* input_kind(CommandLine& line, const std::string& id);

/// The kind of deck file to write: the one called `id`, or where that is empty the one that `file`
/// ends like, or where that too says nothing `otherwise`. Fails and is null where there is no such
/// kind or it cannot be written.
const DeckFileKind* output_kind(CommandLine& line, const std::string& id, const std::string& file,
                                const DeckFileKind* otherwise);

/// Writes a deck file, or to stdout for "-". False where that failed, which the line is told; the
/// old file is then as it was. Never overwrites a file whose form is newer than ours.
bool write_output(CommandLine& line, const std::string& file, const WrittenDeck& written);

} // namespace kizuna
