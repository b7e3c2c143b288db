#pragma once

#include "cards/files/card_yaml.h"
#include "cards/files/card_yaml_entry.h"

#include <memory>
#include <vector>

namespace kizuna {

/// Puts the shares of a library together, in order, and finds what only the whole shows: repeated
/// ids and printings, sets and units nobody describes, broken name groups. `shares` is not empty.
/// Where all is well, `store`, which may be null, learns that for each text.
LibraryReading assemble_library(std::vector<SetFiles> shares,
                                std::shared_ptr<const Vocabulary> words, int threads,
                                YamlStore* store);

} // namespace kizuna
