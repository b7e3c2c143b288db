#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// A row of a table as RFC 4180 has it, with its line end. What a spreadsheet would take for a
/// formula, a text that begins with = + - or @ and is no number, gets an apostrophe before it.
std::string csv_row(const std::vector<std::string>& cells);

/// The cells of the first row of a text, which becomes what follows; the row may go over several
/// lines where line ends stand in quotation marks. A quotation mark that is never closed is an
/// ordinary character.
std::vector<std::string> take_csv_row(std::string_view& text, char separator = ',');

} // namespace kizuna
