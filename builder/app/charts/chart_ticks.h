#pragma once

#include "app/charts/chart.h"

#include <vector>

namespace kizuna {

/// Where an axis is labelled: round numbers at one distance, which is 1, 2, 2.5 or 5 times a power
/// of ten. The first is at or below all that is drawn, the last at or above.
struct ChartTicks {
    std::vector<double> at; ///< ascending, two or more
    int decimals = 0;       ///< enough to tell them apart; of percents where they are shares
    double low() const { return at.front(); }
    double high() const { return at.back(); }
};

/// Ticks for values from `low` to `high`, about `wanted` of them and never more than twice as many.
/// Counts get whole ticks alone, as means of them do where the ticks are further apart than one,
/// and shares get none above 100%.
ChartTicks ticks_for(double low, double high, int wanted, ChartUnit unit);

/// Ticks for all that is drawn of a chart: 0 is always among them, for a bar that begins elsewhere
/// lies.
ChartTicks ticks_for(const Chart& chart, int wanted);

/// The unit of what is drawn.
ChartUnit drawn_unit(const Chart& chart);

} // namespace kizuna
