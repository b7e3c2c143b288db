#include "gui/text/drawn_table.h"

#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/text/desktop_fonts.h"
#include "gui/text/drawn_text.h"

#include <wx/dcclient.h>
#include <wx/settings.h>
#include <wx/tokenzr.h>

#include <algorithm>
#include <utility>

namespace kizuna {
namespace {

constexpr int min_name_width = 76; // in device-independent pixels, at the usual text size

wxFont font_of_row(const wxWindow& window, std::size_t row)
{
    return row == 0 ? window.GetFont().Bold() : window.GetFont();
}

} // namespace

DrawnTable::DrawnTable(wxWindow* parent, const char* name)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE)
{
    SetName(name);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        event.Skip();
        tell_of_row(event.GetPosition().y);
    });
}

void DrawnTable::tell(std::vector<std::vector<std::string>> rows, std::vector<std::string> tips)
{
    rows_ = std::move(rows);
    tips_ = std::move(tips);
    width_ = 0;
    measured_at_ = 0;
    told_ = 0;
    UnsetToolTip();
    std::string spoken;
    for (const auto& row : rows_) {
        std::string line;
        for (const std::string& text : row) {
            if (!text.empty())
                line += (line.empty() ? "" : " ") + text;
        }
        spoken += line + "\n";
    }
    set_accessible(*this, spoken, AccessibleRole::Details);
    Refresh();
}

/// Measures the numbers and the parts of the names. Does nothing if the font is as it was.
void DrawnTable::measure()
{
    if (measured_at_ == GetCharHeight())
        return;
    measured_at_ = GetCharHeight();
    std::size_t count = 0;
    for (const auto& row : rows_)
        count = std::max(count, row.size());
    columns_.assign(count > 0 ? count - 1 : 0, 0);
    lines_.assign(rows_.size(), {});
    widest_part_ = 0;
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        const wxFont font = font_of_row(*this, row);
        if (rows_[row].size() > 1) {
            for (const wxString& part : wxStringTokenize(to_wx(rows_[row].front()), "\n"))
                widest_part_ = std::max(widest_part_, widest_part(*this, font, part));
        }
        for (std::size_t column = 1; column < rows_[row].size(); ++column) {
            const int wide = width_of(*this, font, to_wx(rows_[row][column]));
            lines_[row].widths.push_back(wide);
            columns_[column - 1] = std::max(columns_[column - 1], wide);
        }
    }
}

/// Decides which number columns are shown, leaving out the last ones first.
void DrawnTable::choose_columns(int width)
{
    const int gap = space(*this, Space::Near);
    const int least = std::max(
        widest_part_, static_cast<int>(FromDIP(min_name_width) * std::max(text_scale(), 1.0)));
    int beside = 0; // how many columns fit beside a name
    int below = 0;  // and below one
    int taken = 0;
    for (const int column : columns_) {
        taken += gap + column;
        beside += taken + least <= width ? 1 : 0;
        below += taken - gap <= width ? 1 : 0;
    }
    const auto all = static_cast<int>(columns_.size());
    is_stacked_ = beside < std::min(2, all);
    const int kept = std::max(is_stacked_ ? below : beside, std::min(1, all));
    std::fill(columns_.begin() + kept, columns_.end(), 0);
    name_width_ = width;
    for (int column = 0; !is_stacked_ && column < kept; ++column)
        name_width_ -= gap + columns_[static_cast<std::size_t>(column)];
}

int DrawnTable::height_at(int width)
{
    if (rows_.empty())
        return 0;
    if (width == width_ && measured_at_ == GetCharHeight())
        return lines_.back().top + lines_.back().height;
    measured_at_ = 0; // measure again: choose_columns() overwrote the widths of left-out columns
    measure();
    width_ = width;
    choose_columns(width);
    int top = 0;
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        Line& line = lines_[row];
        const wxFont font = font_of_row(*this, row);
        line.name.clear();
        if (!rows_[row].empty()) {
            for (const wxString& part : wxStringTokenize(to_wx(rows_[row].front()), "\n")) {
                for (const wxString& each :
                     wrapped(*this, font, part,
                             std::max(rows_[row].size() == 1 ? width : name_width_, FromDIP(40))))
                    line.name.push_back(each);
            }
        }
        line.top = top;
        const bool has_numbers_below = is_stacked_ && !line.widths.empty();
        line.height = GetCharHeight() *
                      std::max(1, static_cast<int>(line.name.size()) + (has_numbers_below ? 1 : 0));
        top += line.height;
    }
    Refresh();
    return top;
}

std::string DrawnTable::shown(std::size_t row, std::size_t column) const
{
    if (row >= rows_.size() || column >= rows_[row].size())
        return {};
    if (column > 0)
        return columns_.empty() || columns_[column - 1] > 0 ? rows_[row][column] : std::string();
    std::string text;
    for (const wxString& line : lines_[row].name)
        text += (text.empty() ? "" : "\n") + from_wx(line);
    return text;
}

void DrawnTable::paint()
{
    wxPaintDC dc(this);
    use_desktop_fonts(dc);
    height_at(GetClientSize().x);
    dc.SetTextForeground(wxSystemSettings::GetColour(wxSYS_COLOUR_BTNTEXT));
    const int gap = space(*this, Space::Near);
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        const Line& line = lines_[row];
        dc.SetFont(font_of_row(*this, row));
        int y = line.top;
        for (const wxString& each : line.name) {
            dc.DrawText(each, 0, y);
            y += GetCharHeight();
        }
        const int numbers_top = is_stacked_ ? line.top + line.height - GetCharHeight()
                                            : line.top + (line.height - GetCharHeight()) / 2;
        int right = GetClientSize().x;
        for (std::size_t column = columns_.size(); column-- > 0;) {
            if (columns_[column] == 0)
                continue;
            if (column < line.widths.size())
                dc.DrawText(to_wx(rows_[row][column + 1]), right - line.widths[column],
                            numbers_top);
            right -= columns_[column] + gap;
        }
    }
}

void DrawnTable::tell_of_row(int y)
{
    std::size_t found = 0;
    for (std::size_t row = 1; row < lines_.size(); ++row) {
        if (y >= lines_[row].top && y < lines_[row].top + lines_[row].height)
            found = row;
    }
    if (std::exchange(told_, found) == found)
        return;
    if (found == 0 || found > tips_.size())
        UnsetToolTip();
    else
        SetToolTip(to_wx(tips_[found - 1]));
}

} // namespace kizuna
