#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace kizuna {

/// Where a line of a UTF-8 text may end, as the numbers of letters (code points) before it,
/// ascending, the text's own end not among them. By UAX #14 with the strict rules of Japanese: no
/// line begins with a closing sign, a small kana or a long-vowel sign, and none ends with an
/// opening bracket.
std::vector<std::size_t> line_breaks(std::string_view text);

} // namespace kizuna
