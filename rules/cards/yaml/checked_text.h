#pragma once

#include "cards/base/fault.h"

#include <optional>
#include <string>
#include <string_view>

namespace kizuna {

std::string_view without_byte_order_mark(std::string_view text);

/// Characters that no text file holds: the ASCII controls but line ends and tabs.
bool is_control(char sign);

/// The column, in code points from 1, of a byte position (from 0) in a UTF-8 line.
int column_in_code_points(std::string_view line, std::size_t bytes);

/// Where a byte of a file's text stands, at its end where `position` lies behind it. A byte order
/// mark is no part of the text.
Place place_at(std::string_view text, std::size_t position, const std::string& file);

/// Why a file holds no text: nothing in it, no UTF-8, or control characters as in a binary file.
/// Empty where it does. A byte order mark is no part of the text.
std::optional<Fault> no_text(std::string_view text, const std::string& file);

/// Where the text in quotes, of YAML, that begins there ends, behind its last mark; npos where it
/// never does.
std::size_t end_of_quoted(std::string_view text, std::size_t begin);

/// Where the brackets of a text, counted without regard to quotes, first stand deeper than `limit`
/// at or after `from`; npos where they never do.
std::size_t deep_brackets(std::string_view text, std::size_t from, int limit);

} // namespace kizuna
