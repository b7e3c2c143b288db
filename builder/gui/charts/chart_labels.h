#pragma once

#include "gui/charts/chart_layout.h"

namespace kizuna {

// What stands at the numbers themselves, in a plot that is laid out already.

// Lines of text, parted by \n, no closer than those of the font itself: letters that it lacks, as
// Japanese ones, come from fonts that leave no room between lines.

wxSize extent_of_lines(const wxDC& dc, const wxString& lines);
void draw_lines(wxDC& dc, const wxString& lines, const wxPoint& place);

/// The bars of a chart; a value of 0 has none. A number that does not fit is left empty.
std::vector<ChartLayout::Bar> bars_in(const Chart& chart, const ChartStyle& style,
                                      const Messages& messages, wxDC& dc,
                                      const ChartLayout& layout);

/// Moves the names of lines up and down until each is `gap` from the next, from `top` to `bottom`.
/// False where there is no room for all.
bool spread_out(std::vector<ChartLayout::LineName>& names, int top, int bottom, int gap);

} // namespace kizuna
