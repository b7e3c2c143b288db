#pragma once

#include "app/charts/chart.h"
#include "app/faces/canvas.h"

namespace kizuna {

/// Draws the bars of a chart for light paper, each with its number. Series that are not bars become
/// numbers below the places. Scales to the box, whatever its unit.
void draw_bar_chart(Canvas& canvas, const Box& box, const Chart& chart, const Messages& messages);

} // namespace kizuna
