#pragma once

#include <optional>
#include <string>
#include <vector>

namespace kizuna {

class Messages;

/// What the numbers of a series are, and so how they are written.
enum class ChartUnit {
    Plain,   ///< 12.5
    Count,   ///< 12: a whole number of things
    Percent, ///< a share from 0 to 1, written as 18.4%
};

/// One row of numbers, with one for each place of its chart.
struct ChartSeries {
    enum class Shape {
        Bars,
        Lines,
        Steps,
        TableOnly, ///< not drawn: said at each place, and in the table
    };
    /// What lies around the values, as from the tenth percentile to the ninetieth. Each as long as
    /// the values.
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
    std::vector<std::optional<double>> values; ///< empty where there is nothing to say
    std::optional<Band> band = std::nullopt;
    std::string colour = {}; ///< of the symbol it is about, as in "red"; mostly empty
    bool operator==(const ChartSeries&) const = default;
};

/// A picture of numbers before anybody draws it: what is on screen, in SVG, PNG and CSV, in the
/// table beside it and what a screen reader says is all made of this value. Texts are in the user's
/// language already. All series that are drawn share one axis and so one unit.
struct Chart {
    std::string title;
    std::string x_label; ///< says the unit where there is one, as in "Own turn"
    std::string y_label; ///< as in "Cards", "Chance"
    /// The places along the axis by name. Where `at` is set these are what its numbers are called.
    std::vector<std::string> places;
    /// Where the places lie if they are numbers, ascending; empty where they are mere names, which
    /// are then set side by side. Bars stand side by side in any case.
    std::vector<double> at = {};
    std::vector<ChartSeries> series = {};
    std::optional<std::size_t> marked = std::nullopt; ///< the place that means something, as "now"
    std::string mark_name = {};                       ///< what it means
    /// Bars run from left to right below each other, so that long names of places have room.
    bool lying = false;
    /// Where the places are symbols, the colour that players know each by, as in "red", which also
    /// says its shape; empty for one that is none.
    std::vector<std::string> colours = {};
    int decimals = 1; ///< of percentages and plain numbers, where they are said or tabled

    bool is_empty() const;
    bool operator==(const Chart&) const = default;
};

/// A line of chances that has none yet.
ChartSeries chance_line(std::string name);
/// Makes the own turns from 1 on the places of the chart.
void add_turns(Chart& chart, int turns, const Messages& messages);

/// "18.4%": a value in the user's language; "–" for none.
std::string value_text(std::optional<double> value, ChartUnit unit, int decimals,
                       const Messages& messages);

/// All numbers of a chart as text in the user's language: a heading for each column, then a row
/// for each place that begins with its name. A band is two columns behind its series.
struct ChartTable {
    std::vector<std::string> headings;
    std::vector<std::vector<std::string>> rows;
};
ChartTable chart_table(const Chart& chart, const Messages& messages);

/// The same table for other programs: RFC 4180, numbers as programs write them (0.184, with every
/// digit), whatever the language.
std::string chart_csv(const Chart& chart);
/// The table with its title, columns parted by tabs: what is copied into a letter.
std::string chart_text(const Chart& chart, const Messages& messages);

/// What is said at one place: its name, then a line for each series.
std::vector<std::string> chart_readout_lines(const Chart& chart, std::size_t place,
                                             const Messages& messages);
/// The same in one line, as in "Own turn 3: Promotion 61.2%, Both 40.0%".
std::string chart_readout(const Chart& chart, std::size_t place, const Messages& messages);

/// One short paragraph for those who do not see the picture: what it shows, and of each series the
/// highest, the lowest and both ends. Empty for a chart without a title, which is to come yet.
std::string chart_summary(const Chart& chart, const Messages& messages);

} // namespace kizuna
