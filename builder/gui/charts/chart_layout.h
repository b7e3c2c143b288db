#pragma once

#include "app/base/messages.h"
#include "app/charts/chart.h"
#include "app/charts/chart_ticks.h"
#include "gui/charts/chart_style.h"

#include <wx/gdicmn.h>
#include <wx/string.h>

#include <optional>
#include <vector>

class wxDC;

namespace kizuna {

/// Where the parts of a chart are, so that no text is cut: titles and names wrap, and names that do
/// not fit side by side are upright.
struct ChartLayout {
    struct Text {
        wxString text; ///< lines separated by \n
        wxRect where;
    };
    struct Key {
        wxRect swatch;
        Text name;
        std::size_t series = 0;
        bool is_mark = false;
    };
    struct Bar {
        wxRect where;
        Text value; ///< empty if it has no room
        std::size_t series = 0;
        std::size_t place = 0;
    };
    /// The name of a line, beside its end.
    struct LineName {
        Text name;
        std::size_t series = 0;
        wxPoint end; ///< where the line ends
    };

    std::vector<Text> title;          ///< one for each line
    std::vector<Key> keys;            ///< the legend; empty: none is needed
    std::vector<Bar> bars;            ///< none for a value of 0
    std::vector<LineName> line_names; ///< from the top; empty: there is a legend, or one line
    Text mark_name;                   ///< above the mark; empty: no mark
    Text x_label;
    Text y_label;
    wxRect plot; ///< inside the axes
    ChartTicks ticks;
    std::vector<Text> tick_names;
    std::vector<Text> place_names; ///< one for each place; an empty text: there is no room for it
    bool upright_names = false;    ///< names of places are written from bottom to top
    std::vector<wxRect> signs;     ///< the symbols' shapes if places are symbols; else empty
    std::vector<wxRect> places;    ///< for each place its part of the plot
    std::vector<int> centres;      ///< of each place, along the axis
    int height = 0;                ///< height used, from the top of the room

    /// Where a value is, along its axis.
    int position(double value, bool lying) const;
    /// True if a number at the end of a bar does not touch those of the next bars, which begin
    /// `pitch` pixels further on.
    static bool fits_at_bar(const wxSize& number, int pitch, bool lying);
};

/// Lays a chart out in `room`. The DC is only used to measure texts.
ChartLayout lay_out(const Chart& chart, const ChartStyle& style, const Messages& messages, wxDC& dc,
                    const wxRect& room, bool with_title);

/// Minimum readable height of a chart at this width, in pixels.
int min_height(const Chart& chart, const ChartStyle& style, const Messages& messages, wxDC& dc,
               int width, bool with_title);

} // namespace kizuna
