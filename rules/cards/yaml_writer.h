#pragma once

#include <string>
#include <string_view>

namespace kizuna {

/// A text as a YAML scalar on one line: plain where that is safe, else in double quotes. Reading it
/// back gives the same text, and no other reader takes it for a number, a boolean or null.
std::string yaml_scalar(std::string_view text);

} // namespace kizuna
