#pragma once

#include "gui/rows/column_widths.h"
#include "gui/rows/row_selection.h"

#include <wx/dataview.h>

#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// A column of a TextList.
struct TextColumn {
    std::string title;
    int min_width; ///< in device-independent pixels
    int weight;    ///< as in ColumnWidths::add()
    wxAlignment align = wxALIGN_LEFT;
    int comfortable = 0;      ///< as in ColumnWidths::comfort(); 0: none
    bool is_optional = false; ///< hidden if the others have too little room
};

struct TextRow {
    std::vector<std::string> cells; ///< one for each column
    bool is_faint = false;          ///< in italics, for a row that cannot be used now
    bool is_bold = false;
    bool operator==(const TextRow&) const = default;
};

/// A native list of texts, of which one row can be selected. For short lists that are filled anew
/// when something changes. A cell that is cut shows its text in a tooltip.
class TextList : public wxDataViewCtrl {
public:
    /// `name` is for tests, `spoken` for screen readers.
    TextList(wxWindow* parent, const char* name, const std::string& spoken,
             const std::vector<TextColumn>& columns, long style = wxDV_SINGLE | wxDV_ROW_LINES);

    /// Replaces all rows and selects one; no row if `selected` is empty or too large.
    void show(std::vector<TextRow> rows, std::optional<std::size_t> selected);
    std::size_t row_count() const;
    const TextRow& row(std::size_t at) const;
    /// The selected row; empty: none.
    std::optional<std::size_t> selected() const;
    void select(std::size_t row);
    /// Scrolls to a row; does nothing if there is no such row.
    void show_row(std::size_t row);
    /// Moves the selection down by a number of rows, or up if it is negative; stops at the ends.
    void move_selection(int rows);

private:
    class Model;

    void hold_cells();
    void show_cut_text(const wxPoint& place);

    wxObjectDataPtr<Model> model_;
    ColumnWidths widths_;
    std::vector<bool> are_numbers_; ///< columns that are never cut
    std::vector<bool> keep_width_;  ///< columns of words with a weight of 0
    RowSelection selection_;
};

} // namespace kizuna
