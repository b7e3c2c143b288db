#pragma once

#include "cards/base/fault.h"

#include <optional>
#include <string>
#include <string_view>

namespace kizuna {

/// Characters that no text file holds: the ASCII controls but line ends and tabs.
bool is_control(char c);

/// The column, in code points from 1, of a byte position (from 0) in a UTF-8 line.
int column_in_code_points(std::string_view line, std::size_t bytes);

/// The place of a byte of a file's text, or of the text's end where `position` lies behind it. A
/// byte order mark is no part of the text.
Place place_at(std::string_view text, std::size_t position, const std::string& file);

/// Why a file holds no text: nothing in it, no UTF-8, or control characters as in a binary file.
/// Empty where it does. A byte order mark is no part of the text.
std::optional<Fault> no_text(std::string_view text, const std::string& file);

/// The position behind the closing mark of the YAML text in quotes that begins at `begin`; npos
/// where it is not closed.
std::size_t end_of_quoted(std::string_view text, std::size_t begin);

/// The first position at or after `from` where brackets, counted without regard to quotes, are
/// nested deeper than `limit`; npos where there is none.
std::size_t deep_brackets(std::string_view text, std::size_t from, int limit);

} // namespace kizuna
