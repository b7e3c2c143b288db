#pragma once

#include "app/charts/chart.h"

#include <vector>

namespace kizuna {

/// The labelled positions of an axis: equal steps of 1, 2, 2.5 or 5 times a power of ten. The first
/// is at or below all drawn values, the last at or above.
struct ChartTicks {
    std::vector<double> at; ///< ascending, two or more
    int decimals = 0;       ///< needed to tell them apart; for shares, decimals of the percentage
    double low() const { return at.front(); }
    double high() const { return at.back(); }
};

/// About `wanted` ticks for values from `low` to `high`, never more than twice as many. Counts get
/// whole ticks only, means of counts too if the step is 1 or more, and shares get no tick above
/// 100%.
ChartTicks ticks_for(double low, double high, int wanted, ChartUnit unit);

/// Ticks for all drawn values of a chart. They always include 0, because bars that start elsewhere
/// mislead.
ChartTicks ticks_for(const Chart& chart, int wanted);

/// The unit of the drawn series, which all share.
ChartUnit drawn_unit(const Chart& chart);

} // namespace kizuna
