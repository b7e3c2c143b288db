#pragma once

#include <string>
#include <vector>

namespace kizuna {

/// A row of a table as RFC 4180 has it, with its line end. What a spreadsheet would take for a
/// formula, a text that begins with = + - or @ and is no number, gets an apostrophe before it.
std::string csv_row(const std::vector<std::string>& cells);

} // namespace kizuna
