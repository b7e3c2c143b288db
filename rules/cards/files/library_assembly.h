#pragma once

#include "cards/files/card_yaml.h"
#include "cards/files/card_yaml_entry.h"

#include <memory>
#include <vector>

namespace kizuna {

/// Puts the shares of a library together, in order, and finds what only the whole shows: repeated
/// ids and printings, unknown sets and units, broken name groups. `shares` is not empty. Where
/// nothing is wrong, each text is marked in `store`, which may be null.
LibraryReading assemble_library(std::vector<SetFiles> shares,
                                std::shared_ptr<const Vocabulary> words, int threads,
                                YamlStore* store);

} // namespace kizuna
