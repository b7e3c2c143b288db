#pragma once

#include "decks/files/deck_file.h"

#include <string>

namespace kizuna {

/// A file name that is valid in every file system: without separators or invisible characters, not
/// hidden, and short enough for an extension.
std::string as_file_name(const std::string& deck_name);

/// The name with the full extension: "prince", "prince.yaml" and "prince.kizuna" become
/// "prince.kizuna.yaml".
std::string name_with(std::string name, const std::string& ending);

/// The extension of a kind of file, as in ".kizuna.yaml".
std::string ending_of(const DeckFileKind& kind);

} // namespace kizuna
