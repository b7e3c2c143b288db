#pragma once

#include <string>
#include <string_view>

namespace kizuna {

/// A text from somebody's file as it may be shown: control characters, which could command a
/// terminal, become “�”, and what is over `most` characters becomes “…”. Bytes that are no UTF-8
/// pass.
std::string printable(std::string_view text, std::size_t most = 120);

} // namespace kizuna
