#include "app/base/csv.h"

#include <string_view>

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

} // namespace

std::string csv_row(const std::vector<std::string>& cells)
{
    std::string row;
    for (std::size_t at = 0; at < cells.size(); ++at)
        row += (at == 0 ? "" : ",") + csv_cell(cells[at]);
    return row + "\r\n";
}

} // namespace kizuna
