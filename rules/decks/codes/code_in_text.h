#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kizuna {

/// What stands before a deck code in a link.
inline constexpr std::string_view link_scheme = "kizuna:";

/// A deck code found in a text: alone, in a link or an address, among words, broken over lines.
struct CodeInText {
    std::string characters;          ///< without line breaks
    std::vector<std::size_t> places; ///< of each character in the text; never empty
    std::string_view why = {}; ///< why it is damaged: `other` of faults::BadDeckCode; else empty
    std::size_t bad = 0;       ///< index in `places` of the wrong character; 0 where none is known
};

/// The deck code in a text, also a damaged one. Empty if the text has none, or if it also lists
/// cards. `fits` is true for a code whose check characters are right.
std::optional<CodeInText> code_in_text(std::string_view text, bool (*fits)(std::string_view code));

/// The text around the code: the number of each line that has any, from 1, and its words.
std::vector<std::pair<int, std::string>> words_around(const CodeInText& code,
                                                      std::string_view text);

} // namespace kizuna
