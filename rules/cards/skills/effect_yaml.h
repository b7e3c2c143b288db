#pragma once

#include "cards/skills/card_yaml_skill.h"

namespace kizuna {

/// Reads the keys `when`, `if` and `effect` of a skill or an emblem; its other keys are the
/// caller's. `effect` must be there. Throws DataError with the place of the first fault.
Script read_script(const YamlNode& node, SkillReading& reading);

} // namespace kizuna
