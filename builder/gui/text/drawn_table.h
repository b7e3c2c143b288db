#pragma once

#include <wx/window.h>

#include <string>
#include <vector>

namespace kizuna {

/// A small table that is drawn, not made of labels: forty of these take GTK longer to make than the
/// rest of a panel. The first row is its heading. The first column takes as many lines as it needs
/// beside the numbers of the others. The last of these is left out where that leaves it too little;
/// where one alone would stay, the numbers stand below the names.
class DrawnTable : public wxWindow {
public:
    /// `name` is for the tests; screen readers read the rows, one a line.
    DrawnTable(wxWindow* parent, const char* name);

    /// Rows may be of different lengths; one of a single cell has the whole width. `tips`: what the
    /// pointer is told of each row after the heading.
    void tell(std::vector<std::vector<std::string>> rows, std::vector<std::string> tips);
    /// Lays itself out anew for a width; the height that this takes. 0 while there is nothing to
    /// tell.
    int height_at(int width);
    /// What a cell shows, its lines joined by line breaks; "" where there is no such cell, or where
    /// its column is left out.
    std::string shown(std::size_t row, std::size_t column) const;

    bool AcceptsFocus() const override { return false; }

private:
    struct Line {
        std::vector<wxString> name; ///< the first column
        std::vector<int> widths;    ///< of the others, in pixels
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
    std::vector<int> columns_; ///< the width of each after the first; 0: left out
    int widest_part_ = 0;      ///< of the names: what no line break may part
    int name_width_ = 0;       ///< room of a line of a name
    bool is_stacked_ = false;  ///< the numbers stand below the names
    int width_ = 0;            ///< that it is laid out for; 0: none yet
    int measured_at_ = 0;      ///< the height of a letter when the numbers were measured
    std::size_t told_ = 0;     ///< the row of the tooltip; 0: none
};

} // namespace kizuna
