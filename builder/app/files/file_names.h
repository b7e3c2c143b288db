#pragma once

#include "decks/files/deck_file.h"

#include <string>

namespace kizuna {

/// A name that every file system takes: without what separates folders or cannot be seen, not
/// hidden, and short enough to have an ending after it.
std::string as_file_name(const std::string& deck_name);

/// The name with the whole ending: "prince", "prince.yaml" and "prince.kizuna" become
/// "prince.kizuna.yaml".
std::string name_with(std::string name, const std::string& ending);

/// The ending of files of that kind, as in ".kizuna.yaml".
std::string ending_of(const DeckFileKind& kind);

} // namespace kizuna
