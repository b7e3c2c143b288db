#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// A row of a table as RFC 4180 has it, with its line end.
std::string plain_csv_row(const std::vector<std::string>& cells);
/// The same for spreadsheet programs, for our own numbers and names. A cell that begins with =,
/// +, -, @, a tab or a CR, and is no signed number, gets an apostrophe in front, so that it is not
/// taken for a formula.
std::string csv_row(const std::vector<std::string>& cells);
/// The same for text from strangers: signed numbers get the apostrophe, too. without_formula_mark()
/// restores each cell.
std::string harmless_csv_row(const std::vector<std::string>& cells);

/// A row of a table that was read.
struct CsvRow {
    int line = 0; ///< where it begins, from 1
    std::vector<std::string> cells;
};

/// A table as RFC 4180 has it; lines may end in LF alone, and empty ones are left out.
struct CsvTable {
    std::vector<CsvRow> rows;
    std::optional<int> unclosed_line; ///< line of a quotation mark that is never closed
};

/// `separator` is a comma, semicolon or tab.
CsvTable read_csv(std::string_view text, char separator);

/// The separator of a table: comma, semicolon or tab, whichever its first line has most of; comma
/// if it has none of them.
char csv_separator(std::string_view text);

/// The cell without the apostrophe that harmless_csv_row() puts before it.
std::string_view without_formula_mark(std::string_view cell);

} // namespace kizuna
