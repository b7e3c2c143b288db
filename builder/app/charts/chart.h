#pragma once

#include <optional>
#include <string>
#include <vector>

namespace kizuna {

class Messages;

/// The kind of number in a series, which decides how it is written.
enum class ChartUnit {
    Plain,   ///< 12.5
    Count,   ///< a whole number, as in 12
    Percent, ///< a share from 0 to 1, written as 18.4%
};

/// One row of numbers, one for each place of the chart.
struct ChartSeries {
    enum class Shape {
        Bars,
        Lines,
        Steps,
        TableOnly, ///< not drawn, only in the readout and the table
    };
    /// A range around the values, as from the 10th to the 90th percentile. `low` and `high` have an
    /// entry for each value.
    struct Band {
        std::string name; ///< as in "95% interval"
        std::string low_name;
        std::string high_name;
        std::vector<double> low;
        std::vector<double> high;
        bool operator==(const Band&) const = default;
    };

    std::string name;
    Shape shape = Shape::Bars;
    ChartUnit unit = ChartUnit::Count;
    std::vector<std::optional<double>> values; ///< one for each place; nullopt if there is no value
    std::optional<Band> band = std::nullopt;
    std::string colour = {}; ///< of the symbol that the series is about, as in "red"; mostly empty
    bool operator==(const ChartSeries&) const = default;
};

/// The data of a chart. The drawing on screen, SVG, PNG, CSV, the table and the screen reader text
/// are all made from it. Texts are in the user's language. All drawn series share one axis and so
/// one unit.
struct Chart {
    std::string title;
    std::string x_label; ///< includes the unit if there is one, as in "Own turn"
    std::string y_label; ///< as in "Cards", "Chance"
    /// Names of the places along the axis, in order.
    std::vector<std::string> places;
    /// Numeric positions of the places, ascending; empty if the places are only names, which stand
    /// at equal distances. Bars always do.
    std::vector<double> at = {};
    std::vector<ChartSeries> series = {};
    std::optional<std::size_t> marked = std::nullopt; ///< the place to mark, as in "now"
    std::string mark_name = {};                       ///< what the mark means
    /// The bars run from left to right, one below the other, to make room for long names.
    bool lying = false;
    /// For each place that is a symbol, its colour word, as in "red", which also selects a shape;
    /// empty for other places.
    std::vector<std::string> colours = {};
    int decimals = 1; ///< of percentages and plain numbers in texts and tables

    bool is_empty() const;
    bool operator==(const Chart&) const = default;
};

/// A line of percentages without values.
ChartSeries chance_line(std::string name);
/// Sets the places of the chart to the own turns 1 to `turns`.
void add_turns(Chart& chart, int turns, const Messages& messages);

/// A value in the user's language, as in "18.4%"; "–" if there is none.
std::string value_text(std::optional<double> value, ChartUnit unit, int decimals,
                       const Messages& messages);

/// All numbers of a chart as text in the user's language: one column for the names of the places
/// and one for each series, one row for each place. A band adds two columns after its series.
struct ChartTable {
    std::vector<std::string> headings;
    std::vector<std::vector<std::string>> rows;
};
ChartTable chart_table(const Chart& chart, const Messages& messages);

/// The table as CSV (RFC 4180), with full-precision numbers in the C locale (0.184), whatever the
/// language.
std::string chart_csv(const Chart& chart);
/// The title and the table with tabs between the columns, for the clipboard.
std::string chart_text(const Chart& chart, const Messages& messages);

/// The name of a place, then a line with the value of each series.
std::vector<std::string> chart_readout_lines(const Chart& chart, std::size_t place,
                                             const Messages& messages);
/// chart_readout_lines() in one line, as in "Own turn 3: Promotion 61.2%; Both 40.0%".
std::string chart_readout(const Chart& chart, std::size_t place, const Messages& messages);

/// A short paragraph for a screen reader: what the chart shows, and the highest, lowest, first and
/// last value of each series. Empty for a chart without values and title, which is not computed
/// yet.
std::string chart_summary(const Chart& chart, const Messages& messages);

} // namespace kizuna
