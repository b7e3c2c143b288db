#include "app/charts/chart.h"

#include "app/base/messages.h"
#include "cards/base/csv.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace kizuna {
namespace {

constexpr std::size_t max_places_named = 3; // more places with the same value are only counted

std::optional<double> value_at(const ChartSeries& series, std::size_t place)
{
    return place < series.values.size() ? series.values[place] : std::nullopt;
}

std::optional<double> number_at(const std::vector<double>& numbers, std::size_t place)
{
    return place < numbers.size() ? std::optional(numbers[place]) : std::nullopt;
}

std::string name_of(const ChartSeries& series, const std::string& what)
{
    return series.name.empty() ? what : series.name + ", " + what;
}

/// The shortest digits that parse back to the same number.
std::string csv_number(std::optional<double> value)
{
    if (!value)
        return {};
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.begin(), digits.end(), *value);
    return {digits.begin(), end.ptr};
}

std::vector<std::string> headings_of(const Chart& chart)
{
    std::vector<std::string> headings = {chart.x_label};
    for (const ChartSeries& series : chart.series) {
        headings.push_back(series.name.empty() ? chart.y_label : series.name);
        if (series.band) {
            headings.push_back(name_of(series, series.band->low_name));
            headings.push_back(name_of(series, series.band->high_name));
        }
    }
    return headings;
}

/// The name of a place and all numbers there, each written by `write`.
template <typename Write>
std::vector<std::string> row_of(const Chart& chart, std::size_t place, const Write& write)
{
    std::vector<std::string> row = {chart.places[place]};
    for (const ChartSeries& series : chart.series) {
        row.push_back(write(value_at(series, place), series.unit));
        if (series.band) {
            row.push_back(write(number_at(series.band->low, place), series.unit));
            row.push_back(write(number_at(series.band->high, place), series.unit));
        }
    }
    return row;
}

/// The names of the places where a series has this value, in one phrase.
std::string places_with(double value, const ChartSeries& series, const Chart& chart,
                        const Messages& messages)
{
    std::vector<std::string> names;
    for (std::size_t place = 0; place < chart.places.size(); ++place) {
        if (value_at(series, place) == value)
            names.push_back(chart.places[place]);
    }
    if (names.size() > max_places_named) {
        const int more = static_cast<int>(names.size() - max_places_named);
        names.resize(max_places_named);
        names.push_back(messages.get("chart.summary.more"_msg, {{"count", more}}));
    }
    return messages.list(names);
}

std::string series_summary(const ChartSeries& series, const Chart& chart, const Messages& messages)
{
    std::vector<double> known;
    for (std::size_t place = 0; place < chart.places.size(); ++place) {
        if (const auto value = value_at(series, place))
            known.push_back(*value);
    }
    const std::string& name = series.name.empty() ? chart.y_label : series.name;
    if (known.empty())
        return messages.get("chart.summary.nothing"_msg, {{"series", name}});
    const auto [lowest, highest] = std::ranges::minmax(known);
    const auto text = [&](double value) {
        return value_text(value, series.unit, chart.decimals, messages);
    };
    if (lowest == highest)
        return messages.get("chart.summary.flat"_msg, {{"series", name}, {"value", text(lowest)}});
    return messages.get("chart.summary.series"_msg,
                        {{"series", name},
                         {"highest", text(highest)},
                         {"highest_at", places_with(highest, series, chart, messages)},
                         {"lowest", text(lowest)},
                         {"lowest_at", places_with(lowest, series, chart, messages)},
                         {"first", text(known.front())},
                         {"last", text(known.back())}});
}

} // namespace

bool Chart::is_empty() const
{
    const auto has_value = [](const std::optional<double>& value) { return value.has_value(); };
    return places.empty() || std::ranges::none_of(series, [&](const ChartSeries& each) {
               return std::ranges::any_of(each.values, has_value);
           });
}

ChartSeries chance_line(std::string name)
{
    return {
        .name = std::move(name), .shape = ChartSeries::Shape::Lines, .unit = ChartUnit::Percent};
}

void add_turns(Chart& chart, int turns, const Messages& messages)
{
    for (int turn = 1; turn <= turns; ++turn) {
        chart.places.push_back(messages.number(turn));
        chart.at.push_back(turn);
    }
}

std::string value_text(std::optional<double> value, ChartUnit unit, int decimals,
                       const Messages& messages)
{
    if (!value)
        return "–";
    switch (unit) {
    case ChartUnit::Plain:
        return messages.number(*value, decimals);
    case ChartUnit::Count:
        return messages.number(*value);
    case ChartUnit::Percent:
        break;
    }
    return messages.percent(*value, decimals);
}

ChartTable chart_table(const Chart& chart, const Messages& messages)
{
    ChartTable table{headings_of(chart), {}};
    for (std::size_t place = 0; place < chart.places.size(); ++place)
        table.rows.push_back(row_of(chart, place, [&](std::optional<double> value, ChartUnit unit) {
            return value_text(value, unit, chart.decimals, messages);
        }));
    return table;
}

std::string chart_csv(const Chart& chart)
{
    std::string text = csv_row(headings_of(chart));
    for (std::size_t place = 0; place < chart.places.size(); ++place)
        text += csv_row(row_of(chart, place, [](std::optional<double> value, ChartUnit) {
            return csv_number(value);
        }));
    return text;
}

std::string chart_text(const Chart& chart, const Messages& messages)
{
    const ChartTable table = chart_table(chart, messages);
    std::string text = chart.title + '\n';
    const auto add = [&](const std::vector<std::string>& cells) {
        for (std::size_t at = 0; at < cells.size(); ++at)
            text += (at == 0 ? "" : "\t") + cells[at];
        text += '\n';
    };
    add(table.headings);
    for (const std::vector<std::string>& row : table.rows)
        add(row);
    return text;
}

std::vector<std::string> chart_readout_lines(const Chart& chart, std::size_t place,
                                             const Messages& messages)
{
    if (place >= chart.places.size())
        return {};
    const bool marked = chart.marked == place && !chart.mark_name.empty();
    std::vector<std::string> lines = {
        messages.get("chart.readout.place"_msg, {{"axis", chart.x_label},
                                                 {"place", chart.places[place]},
                                                 {"marked", std::string(marked ? "yes" : "no")},
                                                 {"mark", chart.mark_name}})};
    for (const ChartSeries& series : chart.series) {
        const auto text = [&](std::optional<double> value) {
            return value_text(value, series.unit, chart.decimals, messages);
        };
        const std::string& name = series.name.empty() ? chart.y_label : series.name;
        const std::string value = text(value_at(series, place));
        if (!series.band)
            lines.push_back(
                messages.get("chart.readout.value"_msg, {{"series", name}, {"value", value}}));
        else
            lines.push_back(messages.get("chart.readout.band"_msg,
                                         {{"series", name},
                                          {"value", value},
                                          {"low", text(number_at(series.band->low, place))},
                                          {"high", text(number_at(series.band->high, place))}}));
    }
    return lines;
}

std::string chart_readout(const Chart& chart, std::size_t place, const Messages& messages)
{
    const std::vector<std::string> lines = chart_readout_lines(chart, place, messages);
    if (lines.empty())
        return {};
    std::string values;
    for (std::size_t at = 1; at < lines.size(); ++at)
        values += (at == 1 ? "" : "; ") + lines[at];
    return messages.get("chart.readout"_msg, {{"place", lines.front()}, {"values", values}});
}

std::string chart_summary(const Chart& chart, const Messages& messages)
{
    if (chart.is_empty())
        return chart.title.empty()
                   ? std::string() // not computed yet
                   : messages.get("chart.summary.empty"_msg, {{"title", chart.title}});
    std::vector<std::string> sentences = {
        messages.get("chart.summary"_msg, {{"title", chart.title},
                                           {"count", static_cast<int>(chart.places.size())},
                                           {"axis", chart.x_label},
                                           {"first", chart.places.front()},
                                           {"last", chart.places.back()}})};
    for (const ChartSeries& series : chart.series)
        sentences.push_back(series_summary(series, chart, messages));
    if (chart.marked && *chart.marked < chart.places.size())
        sentences.push_back(
            messages.get("chart.summary.mark"_msg,
                         {{"mark", chart.mark_name}, {"place", chart.places[*chart.marked]}}));
    std::string paragraph;
    for (const std::string& sentence : sentences)
        paragraph += (paragraph.empty() || messages.language() == "ja" ? "" : " ") + sentence;
    return paragraph;
}

} // namespace kizuna
