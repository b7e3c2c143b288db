#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace kizuna {

/// The positions where a UTF-8 text may be broken, as numbers of code points before them,
/// ascending, without the end. By UAX #14 with strict Japanese rules: no line starts with a closing
/// mark, small kana or long-vowel mark, and none ends with an opening bracket.
std::vector<std::size_t> line_breaks(std::string_view text);

} // namespace kizuna
