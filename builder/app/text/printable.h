#pragma once

#include <string>
#include <string_view>

namespace kizuna {

/// A text from somebody's file as it may be shown: bytes that are no UTF-8 and control characters,
/// which could command a terminal, become “�”; what is over `max` characters becomes “…”.
std::string printable(std::string_view text, std::size_t max = 120);

} // namespace kizuna
