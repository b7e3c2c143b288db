#include "gui/text/text_table.h"

#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/wx_text.h"

#include <wx/wxcrt.h>

#include <algorithm>
#include <cstddef>

namespace kizuna {
namespace {

/// True if it has more digits than letters: for "77.8%" and "+1.35", not for "16 supports".
bool is_number(const std::string& cell)
{
    const wxString text = to_wx(cell);
    const auto count = [&](auto is_kind) {
        return std::count_if(text.begin(), text.end(), is_kind);
    };
    return count([](wxUniChar letter) { return wxIsdigit(letter); }) >
           count([](wxUniChar letter) { return wxIsalpha(letter); });
}

/// True if at least half of the cells are numbers: such a column is right-aligned.
bool is_of_numbers(const ChartTable& table, std::size_t column)
{
    const auto numbers = std::ranges::count_if(table.rows, [column](const auto& row) {
        return column < row.size() && is_number(row[column]);
    });
    return 2 * numbers >= static_cast<std::ptrdiff_t>(table.rows.size());
}

} // namespace

TextTable::TextTable(wxWindow* parent, const char* name, const std::string& spoken)
    : wxDataViewListCtrl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                         wxDV_SINGLE | wxDV_ROW_LINES)
{
    set_names(*this, name, spoken);
    make_room_for(3);
    listen(*this, wxEVT_SIZE, [this] {
        CallAfter(
            [this] { fit_names(); }); // GTK ignores a column width that is set during a layout
    });
    // GTK measures the other columns some time after they are filled, and tells nobody.
    listen(*this, wxEVT_IDLE, [this] { fit_names(); });
}

/// Sets the width of the first column to what the other columns leave, so that only names are cut.
void TextTable::fit_names()
{
    if (GetColumnCount() == 0 || name_width_ == 0)
        return;
    const unsigned last = GetColumnCount() - 1;
    int others = last > 0 ? widest_text(last) : 0; // GTK gives it all that the others leave
    for (unsigned at = 1; at < last; ++at)
        others += GetColumn(at)->GetWidth();
    const int room = GetClientSize().x - others - FromDIP(4);
    const int least = std::min(name_width_, 14 * GetCharWidth());
    const int width = std::clamp(room, least, name_width_);
    if (GetColumn(0)->GetWidth() != width)
        GetColumn(0)->SetWidth(width);
}

/// The width in pixels at which nothing in a column is cut.
int TextTable::widest_text(std::size_t column) const
{
    int widest = GetTextExtent(to_wx(shown_.headings[column])).x * 6 / 5; // it is bold
    for (const auto& row : shown_.rows) {
        if (column < row.size())
            widest = std::max(widest, GetTextExtent(to_wx(row[column])).x);
    }
    return widest + FromDIP(12);
}

void TextTable::make_room_for(int rows)
{
    constexpr double heading_and_row = 1.9; // height of a row in text heights, in GTK's usual theme
    SetMinSize(
        wxSize(FromDIP(120), static_cast<int>(heading_and_row * GetCharHeight() * (rows + 1))));
}

void TextTable::show(const ChartTable& table)
{
    if (table.headings != shown_.headings) {
        DeleteAllItems();
        ClearColumns();
        for (std::size_t at = 0; at < table.headings.size(); ++at) {
            wxDataViewColumn* column = AppendTextColumn(
                to_wx(table.headings[at]), wxDATAVIEW_CELL_INERT, wxCOL_WIDTH_AUTOSIZE,
                at > 0 && is_of_numbers(table, at) ? wxALIGN_RIGHT : wxALIGN_LEFT);
            if (at == 0)
                column->GetRenderer()->EnableEllipsize(wxELLIPSIZE_END);
        }
        shown_.rows.clear();
    }
    if (table.rows != shown_.rows) {
        const int selected = GetSelectedRow();
        DeleteAllItems();
        for (const auto& row : table.rows) {
            wxVector<wxVariant> cells;
            for (const std::string& cell : row)
                cells.push_back(wxVariant(to_wx(cell)));
            AppendItem(cells);
        }
        if (selected != wxNOT_FOUND && selected < static_cast<int>(table.rows.size()))
            SelectRow(static_cast<unsigned>(selected));
    }
    shown_ = table;
    name_width_ = shown_.headings.empty() ? 0 : widest_text(0);
    CallAfter([this] { fit_names(); }); // once GTK has measured the other columns
}

} // namespace kizuna
