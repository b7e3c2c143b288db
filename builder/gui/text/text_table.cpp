#include "gui/text/text_table.h"

#include "gui/accessible.h"
#include "gui/wx_text.h"

#include <algorithm>

namespace kizuna {

TextTable::TextTable(wxWindow* parent, const char* name, const std::string& spoken)
    : wxDataViewListCtrl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                         wxDV_SINGLE | wxDV_ROW_LINES)
{
    SetName(name);
    set_accessible(*this, spoken);
    make_room_for(3);
}

void TextTable::make_room_for(int rows)
{
    constexpr double heading_and_row = 1.9; // of a line of text, as GTK's usual theme pads them
    SetMinSize(
        wxSize(FromDIP(120), static_cast<int>(heading_and_row * GetCharHeight() * (rows + 1))));
}

void TextTable::show(const ChartTable& table)
{
    if (table.headings != shown_.headings) {
        DeleteAllItems();
        ClearColumns();
        for (const std::string& heading : table.headings)
            AppendTextColumn(to_wx(heading), wxDATAVIEW_CELL_INERT, wxCOL_WIDTH_AUTOSIZE,
                             GetColumnCount() == 0 ? wxALIGN_LEFT : wxALIGN_RIGHT);
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
}

} // namespace kizuna
