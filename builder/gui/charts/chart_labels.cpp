#include "gui/charts/chart_labels.h"

#include "gui/base/wx_text.h"

#include <wx/arrstr.h>
#include <wx/dc.h>

#include <algorithm>
#include <numeric>

namespace kizuna {
namespace {

bool stands_as_bars(const ChartSeries& series)
{
    return series.shape == ChartSeries::Shape::Bars;
}

/// Places a number at the end of its bar.
ChartLayout::Text value_at(const wxRect& bar, const wxString& number, const wxSize& size, int gap,
                           bool lying)
{
    return {number,
            lying
                ? wxRect(wxPoint(bar.GetRight() + 1 + gap, bar.y + (bar.height - size.y) / 2), size)
                : wxRect(wxPoint(bar.x + (bar.width - size.x) / 2, bar.y - size.y), size)};
}

/// Adds a number that is wider than its bar if it touches no other bar or number and stays within
/// the plot from left to right. The highest bars come first.
void add_values_over_lower_bars(std::vector<ChartLayout::Bar>& bars,
                                const std::vector<ChartLayout::Text>& wanted, const wxRect& plot)
{
    std::vector<std::size_t> order(bars.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, {}, [&](std::size_t bar) { return bars[bar].where.y; });
    for (const std::size_t each : order) {
        if (!bars[each].value.text.empty())
            continue;
        const wxRect where = wanted[each].where;
        const bool is_inside = where.x > plot.x && where.GetRight() <= plot.GetRight();
        const bool is_free =
            is_inside && std::ranges::none_of(bars, [&](const ChartLayout::Bar& other) {
                return where.Intersects(other.where) ||
                       (!other.value.text.empty() && where.Intersects(other.value.where));
            });
        if (is_free)
            bars[each].value = wanted[each];
    }
}

int line_pitch(const wxDC& dc, const wxString& line)
{
    return std::max(dc.GetCharHeight(), dc.GetTextExtent(line).y);
}

} // namespace

wxSize extent_of_lines(const wxDC& dc, const wxString& lines)
{
    wxSize extent;
    for (const wxString& line : wxSplit(lines, '\n', '\0')) {
        extent.x = std::max(extent.x, dc.GetTextExtent(line).x);
        extent.y += line_pitch(dc, line);
    }
    return extent;
}

void draw_lines(wxDC& dc, const wxString& lines, const wxPoint& place)
{
    int y = place.y;
    for (const wxString& line : wxSplit(lines, '\n', '\0')) {
        dc.DrawText(line, place.x, y);
        y += line_pitch(dc, line);
    }
}

/// The bars of one place are side by side, in the order of the series.
std::vector<ChartLayout::Bar> bars_in(const Chart& chart, const ChartStyle& style,
                                      const Messages& messages, wxDC& dc, const ChartLayout& layout)
{
    dc.SetFont(style.small_font);
    const auto count = static_cast<int>(std::ranges::count_if(chart.series, stands_as_bars));
    const int zero = layout.position(0, chart.lying);
    // Wide enough that the numbers of neighbouring bars do not touch.
    const int max_thick =
        std::max(style.dip(40), chart.lying ? 0 : dc.GetTextExtent("00.0%").x + style.dip(10));
    std::vector<ChartLayout::Bar> bars;
    std::vector<ChartLayout::Text> values; // one of each bar
    int nth = 0;
    for (std::size_t at = 0; at < chart.series.size(); ++at) {
        const ChartSeries& series = chart.series[at];
        if (!stands_as_bars(series))
            continue;
        for (std::size_t place = 0; place < layout.places.size(); ++place) {
            const double value =
                place < series.values.size() ? series.values[place].value_or(0) : 0;
            if (value == 0)
                continue;
            const wxRect& room = layout.places[place];
            const int across = chart.lying ? room.height : room.width;
            const int all = std::max(count, std::min(across * 3 / 4, max_thick * count));
            const int first = layout.centres[place] - all / 2;
            const int begin = first + all * nth / count;
            const int thick = first + all * (nth + 1) / count - begin;
            const int end = layout.position(value, chart.lying);
            const wxRect bar =
                chart.lying ? wxRect(std::min(zero, end), begin, std::abs(end - zero), thick)
                            : wxRect(begin, std::min(zero, end), thick, std::abs(end - zero));
            const wxString number = to_wx(value_text(value, series.unit, chart.decimals, messages));
            const wxSize size = dc.GetTextExtent(number);
            values.push_back(value_at(bar, number, size, style.dip(3), chart.lying));
            const bool fits =
                ChartLayout::fits_at_bar(size, count == 1 ? across : thick, chart.lying);
            bars.push_back({bar, fits ? values.back() : ChartLayout::Text(), at, place});
        }
        ++nth;
    }
    if (!chart.lying)
        add_values_over_lower_bars(bars, values, layout.plot);
    return bars;
}

bool spread_out(std::vector<ChartLayout::LineName>& names, int top, int bottom, int gap)
{
    std::ranges::stable_sort(names, {}, [](const ChartLayout::LineName& each) {
        return each.name.where.y + each.name.where.height / 2;
    });
    int free_from = top;
    for (ChartLayout::LineName& each : names) {
        each.name.where.y = std::max(each.name.where.y, free_from);
        free_from = each.name.where.y + each.name.where.height + gap;
    }
    int free_to = bottom;
    for (auto each = names.rbegin(); each != names.rend(); ++each) {
        wxRect& where = each->name.where;
        where.y = std::min(where.y, free_to - where.height);
        free_to = where.y - gap;
    }
    return names.empty() || names.front().name.where.y >= top;
}

} // namespace kizuna
