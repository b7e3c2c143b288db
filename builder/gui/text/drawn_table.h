#pragma once

#include <wx/window.h>

#include <string>
#include <vector>

namespace kizuna {

/// A small table that is drawn, not made of labels: forty labels take GTK longer to make than the
/// rest of a panel. The first row is the heading, the first column the names, which wrap; the other
/// columns are numbers. If names get too little width, the last columns are left out. If only one
/// number column could stay, the numbers are put below the names instead.
class DrawnTable : public wxWindow {
public:
    /// `name` is for the tests; screen readers read the rows, one per line.
    DrawnTable(wxWindow* parent, const char* name);

    /// Replaces all rows. They may differ in length; a row of one cell has the whole width. `tips`
    /// are the tooltips of the rows after the heading.
    void tell(std::vector<std::vector<std::string>> rows, std::vector<std::string> tips);
    /// Lays the table out for a width and returns the height it needs; 0 if it has no rows.
    int height_at(int width);
    /// The text of a cell, its lines joined by line breaks; "" if there is no such cell or its
    /// column is left out.
    std::string shown(std::size_t row, std::size_t column) const;

    bool AcceptsFocus() const override { return false; }

private:
    struct Line {
        std::vector<wxString> name; ///< the first column
        std::vector<int> widths;    ///< of the number cells, in pixels
        int top = 0;
        int height = 0;
    };
    void measure();
    void choose_columns(int width);
    void paint();
    void tell_of_row(int y);

    std::vector<std::vector<std::string>> rows_;
    std::vector<std::string> tips_;
    std::vector<Line> lines_;
    std::vector<int> columns_; ///< widths of the number columns, in pixels; 0: left out
    int widest_part_ = 0;      ///< widest part of a name without a line break, in pixels
    int name_width_ = 0;       ///< width of the name column, in pixels
    bool is_stacked_ = false;  ///< the numbers stand below the names
    int width_ = 0;            ///< the width it is laid out for; 0: not yet laid out
    int measured_at_ = 0;      ///< GetCharHeight() when measure() ran; 0: measure again
    std::size_t told_ = 0;     ///< the row whose tooltip is set; 0: none
};

} // namespace kizuna
