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

/// Where everything of a chart goes, measured so that no word is cut: titles and names wrap, and
/// names that do not fit beside each other stand upright.
struct ChartLayout {
    struct Text {
        wxString text; ///< lines parted by \n
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
        Text value; ///< empty where it has no room
        std::size_t series = 0;
        std::size_t place = 0;
    };
    /// The name of a line, beside its end.
    struct LineName {
        Text name;
        std::size_t series = 0;
        wxPoint end; ///< of the line
    };

    std::vector<Text> title; ///< a line each
    std::vector<Key> keys;   ///< what the legend explains; empty where all is said in the plot
    std::vector<Bar> bars;   ///< none for what is 0
    std::vector<LineName> line_names; ///< from the top; empty where there is a legend, or one line
    Text mark_name;                   ///< above the mark; empty where there is none
    Text x_label;
    Text y_label;
    wxRect plot; ///< inside the axes
    ChartTicks ticks;
    std::vector<Text> tick_names;
    std::vector<Text> place_names; ///< one a place; empty where it would not fit among numbers
    bool upright_names = false;    ///< places are written from bottom to top
    std::vector<wxRect> signs;     ///< of the symbols that places are; empty where they are none
    std::vector<wxRect> places;    ///< the room of each, across the whole plot
    std::vector<int> centres;      ///< of each place, along the axis
    int height = 0;                ///< all that is used, from the top of the room

    /// Where a value is, along its axis.
    int position(double value, bool lying) const;
    /// Whether a number at the end of a bar stays clear of the numbers at the next bars, which
    /// begin `pitch` pixels further on.
    static bool fits_at_bar(const wxSize& number, int pitch, bool lying);
};

/// Lays a chart out in `room`. The DC is only asked for the sizes of texts.
ChartLayout lay_out(const Chart& chart, const ChartStyle& style, const Messages& messages, wxDC& dc,
                    const wxRect& room, bool with_title);

/// Minimum readable height of a chart at this width, in pixels.
int min_height(const Chart& chart, const ChartStyle& style, const Messages& messages, wxDC& dc,
               int width, bool with_title);

} // namespace kizuna
