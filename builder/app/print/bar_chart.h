#pragma once

#include "app/charts/chart.h"
#include "app/faces/canvas.h"

namespace kizuna {

/// Draws the bars of a chart on light paper, each with its number, and below their places what the
/// chart only tells. Lengths are shares of the box, so that it may have any units.
void draw_bar_chart(Canvas& canvas, const Box& box, const Chart& chart, const Messages& messages);

} // namespace kizuna
