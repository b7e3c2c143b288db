#pragma once

#include "cards/effects/effect.h"
#include "cards/yaml/yaml_reader.h"

namespace kizuna {

/// Reads the keys `when`, `if` and `effect` of a skill or an emblem; its other keys are the
/// caller's. `effect` must be there. `skills`: the highest number of a skill that it may speak of.
/// Throws DataError with the place of the first fault.
Script read_script(const YamlNode& node, const Vocabulary& words, int skills);

} // namespace kizuna
