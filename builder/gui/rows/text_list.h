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
    int weight;    ///< for its share of what is left of the width
    wxAlignment align = wxALIGN_LEFT;
    int comfortable = 0;      ///< width that comes before the others' shares; as ColumnWidths
    bool is_optional = false; ///< left out where the others have no room
};

struct TextRow {
    std::vector<std::string> cells; ///< one for each column
    bool is_faint = false;          ///< cannot be used now: in italics, and a cell says why
    bool is_bold = false;
    bool operator==(const TextRow&) const = default;
};

/// A native list of texts, with one row selected, that screen readers and keyboards know: for short
/// lists that are made anew when something changes. Where a cell is cut, the pointer shows its
/// text.
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
    /// Scrolls to a row; nothing if there is no such row.
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
    std::vector<bool> keep_width_;  ///< columns of words that have a width of their own
    RowSelection selection_;
};

} // namespace kizuna
