#pragma once

#include "gui/charts/chart_layout.h"

namespace kizuna {

// Bars and labels inside a plot that is laid out already.

// Measures and draws lines of text, separated by \n. Lines are at least a line of the font apart:
// letters that it lacks, as Japanese ones, come from fonts without a gap between lines.

wxSize extent_of_lines(const wxDC& dc, const wxString& lines);
void draw_lines(wxDC& dc, const wxString& lines, const wxPoint& place);

/// The bars of a chart. A value of 0 has no bar. The text of a number that does not fit is empty.
std::vector<ChartLayout::Bar> bars_in(const Chart& chart, const ChartStyle& style,
                                      const Messages& messages, wxDC& dc,
                                      const ChartLayout& layout);

/// Moves the names of lines up and down between `top` and `bottom` until they are at least `gap`
/// apart. False if there is no room for all.
bool spread_out(std::vector<ChartLayout::LineName>& names, int top, int bottom, int gap);

} // namespace kizuna
