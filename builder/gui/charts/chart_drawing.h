#pragma once

#include "gui/charts/chart_layout.h"

namespace kizuna {

/// A chart that is laid out, to be drawn: on the screen, as SVG or as PNG. Everything passed in
/// outlives it.
class ChartDrawing {
public:
    ChartDrawing(const Chart& chart, const ChartStyle& style, const Messages& messages, wxDC& dc,
                 const wxRect& room, bool with_title);

    /// Highlights the place `pointed`, with its numbers in a box beside it.
    void draw(wxDC& dc, std::optional<std::size_t> pointed = std::nullopt) const;

    /// The place at a point of the plot or of the places' names; empty if there is none.
    std::optional<std::size_t> place_at(const wxPoint& point) const;

private:
    void draw_nothing(wxDC& dc) const;
    void draw_axes(wxDC& dc) const;
    void draw_keys(wxDC& dc) const;
    void draw_mark(wxDC& dc) const;
    void draw_bars(wxDC& dc) const;
    void draw_signs(wxDC& dc) const;
    void draw_line_names(wxDC& dc) const;
    void set_line_pen(wxDC& dc, std::size_t series, int width) const;
    void draw_marker(wxDC& dc, const wxPoint& centre, std::size_t series) const;
    void draw_line(wxDC& dc, std::size_t series) const;
    void draw_band(wxDC& dc, std::size_t series) const;
    wxPoint corner_of_readout(const wxSize& size, std::size_t place) const;
    void draw_readout(wxDC& dc, std::size_t place) const;

    wxPoint point_of(std::size_t place, double value) const;
    /// The points of a line through the values from `from` until before `until`; as steps if the
    /// series is drawn so.
    std::vector<wxPoint> path(std::size_t series, const std::vector<double>& values,
                              std::size_t from, std::size_t until) const;

    const Chart& chart_;
    const ChartStyle& style_;
    const Messages& messages_;
    wxRect room_;
    ChartLayout layout_;
};

} // namespace kizuna
