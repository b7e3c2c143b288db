#pragma once

#include <string>
#include <string_view>

namespace kizuna {

/// Text from a file, made safe to show: invalid UTF-8 and control characters, which could control a
/// terminal, become “�”; text over `max` characters ends in “…”.
std::string printable(std::string_view text, std::size_t max = 120);

} // namespace kizuna
