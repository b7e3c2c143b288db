#pragma once

#include "cards/files/card_yaml.h"
#include "cards/files/card_yaml_entry.h"

#include <vector>

namespace kizuna {

/// Puts the shares of a library together, in order, and finds what only the whole shows: repeated
/// ids and printings, sets and units nobody describes, broken name groups. `shares` is not empty.
LibraryReading assemble_library(std::vector<SetFiles> shares, Vocabulary words, int threads);

} // namespace kizuna
