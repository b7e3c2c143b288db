#include "app/base/csv.h"

#include <algorithm>
#include <optional>

namespace kizuna {
namespace {

/// A sign alone or before digits is only a number.
bool is_formula(std::string_view text)
{
    constexpr std::string_view of_numbers = "0123456789.,%";
    if (text.empty() || std::string_view("=+-@\t\r").find(text.front()) == std::string_view::npos)
        return false;
    const bool is_signed = text.front() == '+' || text.front() == '-';
    return !is_signed || text.find_first_not_of(of_numbers, 1) != std::string_view::npos;
}

std::string csv_cell(const std::string& content)
{
    const std::string text = (is_formula(content) ? "'" : "") + content;
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char sign : text)
        quoted.append(sign == '"' ? 2 : 1, sign);
    return quoted + '"';
}

/// What is between quotation marks at the front, which is taken away with them; empty where they
/// are not closed before the end of the cell.
std::optional<std::string> take_quoted(std::string_view& text, char separator)
{
    std::string cell;
    for (std::size_t at = 1; at < text.size(); ++at) {
        const char next = at + 1 < text.size() ? text[at + 1] : '\n';
        if (text[at] != '"') {
            cell += text[at];
        } else if (next == '"') {
            cell += text[at++];
        } else if (next == separator || next == '\n' || next == '\r') {
            text.remove_prefix(at + 1);
            return cell;
        } else {
            return std::nullopt;
        }
    }
    return std::nullopt;
}

} // namespace

std::string csv_row(const std::vector<std::string>& cells)
{
    std::string row;
    for (std::size_t at = 0; at < cells.size(); ++at)
        row += (at == 0 ? "" : ",") + csv_cell(cells[at]);
    return row + "\r\n";
}

std::vector<std::string> take_csv_row(std::string_view& text, char separator)
{
    const char ends[] = {separator, '\r', '\n', '\0'};
    std::vector<std::string> cells;
    while (true) {
        auto cell = text.starts_with('"') ? take_quoted(text, separator) : std::nullopt;
        const std::size_t end = std::min(text.find_first_of(ends), text.size());
        cells.push_back(cell ? *std::move(cell) : std::string(text.substr(0, end)));
        text.remove_prefix(cell ? 0 : end);
        if (!text.starts_with(separator))
            break;
        text.remove_prefix(1);
    }
    text.remove_prefix(text.starts_with("\r\n") ? 2 : std::min<std::size_t>(text.size(), 1));
    return cells;
}

} // namespace kizuna
