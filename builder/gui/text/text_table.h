#pragma once

#include "app/charts/chart.h"

#include <wx/dataview.h>

namespace kizuna {

/// A small table of texts that the keyboard and screen readers go through row by row. If it is too
/// narrow, only the first column is cut.
class TextTable : public wxDataViewListCtrl {
public:
    /// `name` is for the tests, `spoken` for screen readers.
    TextTable(wxWindow* parent, const char* name, const std::string& spoken);

    /// Replaces the rows. The same row number stays selected if there is such a row, unless the
    /// headings change too.
    void show(const ChartTable& table);
    /// Makes the table at least as high as its heading and `rows` rows.
    void make_room_for(int rows);
    const ChartTable& shown() const { return shown_; }

private:
    void fit_names();
    int widest_text(std::size_t column) const;

    ChartTable shown_;
    int name_width_ = 0; ///< width that the first column needs, in pixels; 0: no columns
};

} // namespace kizuna
