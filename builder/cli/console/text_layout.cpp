#include "cli/console/text_layout.h"

#include "cards/text/text_folding.h"
#include "cli/console/terminal_buffer.h"

#include <algorithm>

namespace kizuna {
namespace {

std::string spaces(int count)
{
    return std::string(static_cast<std::size_t>(std::max(count, 0)), ' ');
}

/// One row without trailing spaces.
std::string row_text(const std::vector<Column>& columns, const std::vector<std::string>& cells,
                     const std::vector<int>& widths)
{
    std::string text;
    int owed = 0;
    for (std::size_t at = 0; at < cells.size(); ++at) {
        const int room = widths[at] - display_width(cells[at]);
        const int before = columns[at].numbers || cells[at].empty() ? room : 0;
        owed += before;
        if (!cells[at].empty()) {
            text += spaces(owed) + cells[at];
            owed = 0;
        }
        owed += room - before + 2;
    }
    return text;
}

} // namespace

std::string Paint::with(std::string_view code, std::string_view text) const
{
    if (!colours_ || text.empty())
        return std::string(text);
    const std::string mark(paint_mark);
    return mark + std::string(code) + 'm' + std::string(text) + mark + "0m";
}

std::string table_text(const std::vector<Column>& columns,
                       const std::vector<std::vector<std::string>>& rows, const Paint& paint,
                       std::string_view indent)
{
    std::vector<std::string> headings;
    std::vector<int> widths;
    for (std::size_t at = 0; at < columns.size(); ++at) {
        headings.push_back(columns[at].heading);
        int width = display_width(columns[at].heading);
        for (const auto& row : rows)
            width = std::max(width, display_width(row[at]));
        widths.push_back(width);
    }

    std::string text;
    if (std::ranges::any_of(headings, [](const std::string& each) { return !each.empty(); }))
        text += std::string(indent) + paint.strong(row_text(columns, headings, widths)) + '\n';
    for (const auto& row : rows)
        text += std::string(indent) + row_text(columns, row, widths) + '\n';
    return text;
}

std::string bar_text(int count, int max, int width)
{
    if (count <= 0 || max <= 0)
        return {};
    const int length = std::max(1, (count * width + max / 2) / max);
    std::string bar;
    for (int at = 0; at < length; ++at)
        bar += "█";
    return bar;
}

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

} // namespace kizuna
