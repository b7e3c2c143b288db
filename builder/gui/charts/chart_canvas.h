#pragma once

#include "gui/charts/chart_drawing.h"

#include <wx/window.h>

#include <map>

namespace kizuna {

/// The picture of a chart on the screen: Tab comes to it, arrows, Home and End walk its places, and
/// the place that is pointed at tells its numbers to eyes and to screen readers.
class ChartCanvas : public wxWindow {
public:
    /// `messages` outlives the canvas.
    ChartCanvas(wxWindow* parent, const Messages& messages);

    void show(const Chart& chart);
    const Chart& chart() const { return chart_; }

    void point_at(std::optional<std::size_t> place);
    std::optional<std::size_t> pointed() const { return pointed_; }

    /// Minimum height at this width, in pixels.
    int height_for(int width) const;

private:
    const ChartDrawing& drawing();
    void forget_drawing();
    void say();
    void on_paint(wxPaintEvent&);
    void on_key(wxKeyEvent& event);
    void on_mouse(wxMouseEvent& event);

    const Messages& messages_;
    Chart chart_;
    std::optional<ChartStyle> style_;
    std::optional<ChartDrawing> drawing_; ///< of the present chart, size and theme
    mutable std::map<int, int> heights_;  ///< by width: measuring lays the chart out
    std::optional<std::size_t> pointed_;
};

} // namespace kizuna
