#include "cards/base/csv.h"

#include "cards/base/plain_text.h"

#include <algorithm>
#include <utility>

namespace kizuna {
namespace {

constexpr char formula_mark = '\'';

/// True for a text that a spreadsheet may run as a formula, also behind apostrophes.
bool is_formula(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(formula_mark);
    return first != std::string_view::npos &&
           std::string_view("=+-@\t\r").find(text[first]) != std::string_view::npos;
}

/// A sign alone or before digits.
bool is_signed_number(std::string_view text)
{
    constexpr std::string_view of_numbers = "0123456789.,%";
    return (text.starts_with('+') || text.starts_with('-')) &&
           text.find_first_not_of(of_numbers, 1) == std::string_view::npos;
}

std::string csv_cell(const std::string& text)
{
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char c : text)
        quoted.append(c == '"' ? 2 : 1, c);
    return quoted + '"';
}

std::string row_with_marks(std::vector<std::string> cells, bool numbers_are_harmless)
{
    for (std::string& cell : cells) {
        if (is_formula(cell) && !(numbers_are_harmless && is_signed_number(cell)))
            cell.insert(0, 1, formula_mark);
    }
    return plain_csv_row(cells);
}

} // namespace

std::string plain_csv_row(const std::vector<std::string>& cells)
{
    std::string row;
    for (std::size_t at = 0; at < cells.size(); ++at)
        row += (at == 0 ? "" : ",") + csv_cell(cells[at]);
    return row + "\r\n";
}

std::string csv_row(const std::vector<std::string>& cells)
{
    return row_with_marks(cells, true);
}

std::string harmless_csv_row(const std::vector<std::string>& cells)
{
    return row_with_marks(cells, false);
}

CsvTable read_csv(std::string_view text, char separator)
{
    CsvTable table;
    CsvRow row{1, {}};
    std::string cell;
    bool is_quoted = false;
    int opened = 1;
    int line = 1;
    const auto end_row = [&] {
        row.cells.push_back(std::exchange(cell, {}));
        if (row.cells.size() > 1 || !row.cells.front().empty())
            table.rows.push_back(std::move(row));
        row = {line, {}};
    };
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        line += c == '\n' ? 1 : 0;
        if (is_quoted) {
            const bool is_doubled = c == '"' && text.substr(at + 1).starts_with('"');
            if (c != '"' || is_doubled)
                cell += c;
            else
                is_quoted = false;
            at += is_doubled ? 1 : 0;
        } else if (c == '"' && trimmed(cell).empty()) {
            cell.clear(); // spaces before the mark, as people type them
            is_quoted = true;
            opened = line;
        } else if (c == separator)
            row.cells.push_back(std::exchange(cell, {}));
        else if (c == '\n') {
            if (cell.ends_with('\r'))
                cell.pop_back();
            end_row();
        } else
            cell += c;
    }
    if (is_quoted)
        table.unclosed_line = opened;
    if (!cell.empty() || !row.cells.empty())
        end_row();
    return table;
}

char csv_separator(std::string_view text)
{
    const std::string_view first = text.substr(0, text.find('\n'));
    char best = ',';
    for (const char c : {';', '\t'}) {
        if (std::ranges::count(first, c) > std::ranges::count(first, best))
            best = c;
    }
    return best;
}

std::string_view without_formula_mark(std::string_view cell)
{
    if (cell.starts_with(formula_mark) && is_formula(cell.substr(1)))
        cell.remove_prefix(1);
    return cell;
}

} // namespace kizuna
