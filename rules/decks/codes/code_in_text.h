#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kizuna {

/// What stands before a deck code in a link.
inline constexpr std::string_view link_scheme = "kizuna:";

/// A deck code where it stands in a text: alone, in a link or an address, among words, broken over
/// lines.
struct CodeInText {
    std::string signs;               ///< without line breaks
    std::vector<std::size_t> places; ///< of each sign in the text; never empty
    std::string_view why = {}; ///< it cannot be one: `other` of faults::BadDeckCode; else empty
    std::size_t bad = 0;       ///< where in `places` the slip is
};

/// The code of a text that is there for its sake and lists no cards itself. Empty where the text
/// holds nothing that is one or was one before somebody changed it. `fits` knows the check signs.
std::optional<CodeInText> code_in_text(std::string_view text, bool (*fits)(std::string_view code));

/// What stands around the code, line by line, with the number of each line from 1.
std::vector<std::pair<int, std::string>> words_around(const CodeInText& code,
                                                      std::string_view text);

} // namespace kizuna
