#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// A row of a table as RFC 4180 has it, with its line end.
std::string plain_csv_row(const std::vector<std::string>& cells);
/// The same for spreadsheet programs, of our own numbers and names: what they would take for a
/// formula, a text that begins with = + - @ or a tab and is no number, gets an apostrophe before
/// it.
std::string csv_row(const std::vector<std::string>& cells);
/// The same of what strangers wrote: numbers with a sign get one, too. without_formula_mark() gives
/// back each cell.
std::string harmless_csv_row(const std::vector<std::string>& cells);

/// A row of a table that was read.
struct CsvRow {
    int line = 0; ///< where it begins, from 1
    std::vector<std::string> cells;
};

/// A table as RFC 4180 has it; lines may end in LF alone, and empty ones are left out.
struct CsvTable {
    std::vector<CsvRow> rows;
    std::optional<int> unclosed_line; ///< where a quotation mark is opened that none closes
};

/// `separator` is a comma, semicolon or tab.
CsvTable read_csv(std::string_view text, char separator);

/// The sign between the cells of a table: of comma, semicolon and tab the one that its first line
/// has most of; a comma where it has none.
char csv_separator(std::string_view text);

/// The cell without the apostrophe that harmless_csv_row() puts before it.
std::string_view without_formula_mark(std::string_view cell);

} // namespace kizuna
