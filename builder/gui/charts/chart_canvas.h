#pragma once

#include "gui/charts/chart_drawing.h"

#include <wx/window.h>

#include <map>

namespace kizuna {

/// Draws a chart on the screen. It can be focused; arrows, Home and End go through its places. The
/// place pointed at shows its numbers and tells them to screen readers.
class ChartCanvas : public wxWindow {
public:
    /// `messages` outlives the canvas.
    ChartCanvas(wxWindow* parent, const Messages& messages);

    void show(const Chart& chart);
    const Chart& chart() const { return chart_; }

    void point_at(std::optional<std::size_t> place);

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
    mutable std::map<int, int> heights_;  ///< height_for() by width; cached, as measuring is slow
    std::optional<std::size_t> pointed_;
};

} // namespace kizuna
