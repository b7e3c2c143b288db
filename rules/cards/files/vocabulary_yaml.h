#pragma once

#include "cards/effects/vocabulary.h"

#include <initializer_list>

namespace kizuna {

class YamlNode;
class YamlStore;

/// Reads a map of languages, of which these must be there. Throws DataError.
LocalText read_local_text(const YamlNode& node, std::initializer_list<std::string_view> required);

/// Reads vocabulary.yaml and emblems.yaml. Throws DataError with the place of the first fault.
/// Texts that `store`, which may be null, knows are not parsed again.
Vocabulary read_vocabulary(std::string_view words_yaml, const std::string& words_file,
                           std::string_view emblems_yaml, const std::string& emblems_file,
                           YamlStore* store = nullptr);

} // namespace kizuna
