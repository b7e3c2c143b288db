#pragma once

#include "cards/effects/vocabulary.h"

namespace kizuna {

class YamlStore;

/// Reads vocabulary.yaml and emblems.yaml. Throws DataError with the place of the first fault.
/// Texts that `store`, which may be null, knows are not parsed again.
Vocabulary read_vocabulary(std::string_view words_yaml, const std::string& words_file,
                           std::string_view emblems_yaml, const std::string& emblems_file,
                           YamlStore* store = nullptr);

} // namespace kizuna
