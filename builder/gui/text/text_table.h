#pragma once

#include "app/charts/chart.h"

#include <wx/dataview.h>

namespace kizuna {

/// A small table of texts, which the keyboard and screen readers walk row by row. Where it is too
/// narrow, the first column is cut before the others.
class TextTable : public wxDataViewListCtrl {
public:
    /// `name` is for the tests, `spoken` for screen readers.
    TextTable(wxWindow* parent, const char* name, const std::string& spoken);

    /// Shows other rows; the row that was selected stays so.
    void show(const ChartTable& table);
    /// Makes the table as high as so many rows and its heading at least.
    void make_room_for(int rows);
    const ChartTable& shown() const { return shown_; }

private:
    void fit_names();
    int widest_name() const;

    ChartTable shown_;
    int name_width_ = 0; ///< that the first column needs; 0: nothing to show
};

} // namespace kizuna
