#include "app/charts/chart_ticks.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace kizuna {
namespace {

constexpr double rounding = 1e-9; // tolerance for rounding errors, in steps

/// The smallest round step that is at least `min`.
double round_step(double min, ChartUnit unit)
{
    constexpr std::array factors = {1.0, 2.0, 2.5, 5.0, 10.0};
    const double power = std::pow(10.0, std::floor(std::log10(min)));
    for (const double factor : factors) {
        const double step = factor * power;
        const bool is_whole = std::abs(step - std::round(step)) < rounding;
        const bool may_be =
            is_whole || unit == ChartUnit::Percent || (unit == ChartUnit::Plain && step < 1);
        if (step >= min * (1 - rounding) && may_be)
            return step;
    }
    return unit == ChartUnit::Count ? 1 : 10 * power;
}

int decimals_of(double step)
{
    int decimals = 0;
    while (decimals < 6 && std::abs(step - std::round(step)) > 1e-6) {
        step *= 10;
        ++decimals;
    }
    return decimals;
}

} // namespace

ChartTicks ticks_for(double low, double high, int wanted, ChartUnit unit)
{
    if (!(high > low))
        high = low + 1;
    const double step = round_step(std::max((high - low) / std::max(wanted, 1), 1e-9), unit);
    ChartTicks ticks;
    const auto first = static_cast<long>(std::floor(low / step + rounding));
    auto last = static_cast<long>(std::ceil(high / step - rounding));
    last = std::max(last, first + 1);
    for (long at = first; at <= last; ++at)
        ticks.at.push_back(static_cast<double>(at) * step);
    ticks.decimals = decimals_of(unit == ChartUnit::Percent ? 100 * step : step);
    if (unit == ChartUnit::Percent && ticks.at.back() > 1 && high <= 1) {
        ticks.at.pop_back(); // end the axis at 100%, whatever the step
        if (ticks.at.back() < 1)
            ticks.at.push_back(1);
    }
    return ticks;
}

ChartTicks ticks_for(const Chart& chart, int wanted)
{
    double low = 0;
    double high = 0;
    const auto include = [&](double value) {
        low = std::min(low, value);
        high = std::max(high, value);
    };
    for (const ChartSeries& series : chart.series) {
        if (series.shape == ChartSeries::Shape::TableOnly)
            continue;
        for (const std::optional<double>& value : series.values)
            include(value.value_or(0));
        if (!series.band)
            continue;
        std::ranges::for_each(series.band->low, include);
        std::ranges::for_each(series.band->high, include);
    }
    return ticks_for(low, high, wanted, drawn_unit(chart));
}

ChartUnit drawn_unit(const Chart& chart)
{
    const auto drawn = std::ranges::find_if(chart.series, [](const ChartSeries& series) {
        return series.shape != ChartSeries::Shape::TableOnly;
    });
    return drawn == chart.series.end() ? ChartUnit::Plain : drawn->unit;
}

} // namespace kizuna
