#include "app/charts/chart.h"
#include "app/known_cards.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace charts {

struct ChartTest {
    Chart chart{.title = "Cards by cost",
                .x_label = "Cost",
                .y_label = "Cards",
                .places = {"1", "2", "X"},
                .series = {{.name = "Deck", .values = {16, 4, 4}}}};

    std::string summary() const { return chart_summary(chart, english()); }
};

} // namespace charts

BOOST_FIXTURE_TEST_SUITE(charts, ChartTest)

BOOST_AUTO_TEST_CASE(a_summary_says_what_is_shown_its_extremes_and_its_ends)
{
    BOOST_TEST(summary() == "Cards by cost. Cost: 3 values from 1 to X. Deck: highest 16 at 1, "
                            "lowest 4 at 2 and X; begins with 16, ends with 4.");
}

BOOST_AUTO_TEST_CASE(a_summary_names_a_value_that_never_changes_once)
{
    chart.series[0].values = {4, 4, 4};
    BOOST_TEST(summary() == "Cards by cost. Cost: 3 values from 1 to X. Deck: 4 everywhere.");
}

BOOST_AUTO_TEST_CASE(a_summary_passes_over_places_without_a_value)
{
    chart.series[0].values = {std::nullopt, 4, 7};
    BOOST_TEST(
        summary().ends_with("Deck: highest 7 at X, lowest 4 at 2; begins with 4, ends with 7."));
}

BOOST_AUTO_TEST_CASE(a_summary_of_nothing_says_so)
{
    chart.series[0].values = {std::nullopt, std::nullopt, std::nullopt};
    BOOST_TEST(summary() == "Cards by cost: nothing to show yet.");
    BOOST_TEST(chart.is_empty());
}

BOOST_AUTO_TEST_CASE(a_chart_that_is_still_computed_says_nothing_of_itself)
{
    chart = {};
    BOOST_TEST(summary().empty());
}

BOOST_AUTO_TEST_CASE(a_summary_says_where_the_mark_is)
{
    chart.marked = 1;
    chart.mark_name = "Now";
    BOOST_TEST(summary().ends_with(" Now: 2."));
}

BOOST_AUTO_TEST_CASE(a_summary_counts_the_places_it_does_not_name)
{
    chart.places = {"1", "2", "3", "4", "5", "6"};
    chart.series[0].values = {5, 5, 5, 5, 5, 1};
    BOOST_TEST(summary().find("highest 5 at 1, 2, 3 and 2 more,") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(csv_has_a_row_for_each_place_in_the_digits_of_programs)
{
    chart.series.push_back({.name = "Share",
                            .shape = ChartSeries::Shape::TableOnly,
                            .unit = ChartUnit::Percent,
                            .values = {0.5, std::nullopt, 0.125}});
    BOOST_TEST(chart_csv(chart) == "Cost,Deck,Share\r\n1,16,0.5\r\n2,4,\r\nX,4,0.125\r\n");
}

BOOST_AUTO_TEST_CASE(csv_quotes_what_would_end_a_cell)
{
    chart.places = {"a,b", "say \"no\"", "two\nlines"};
    chart.series[0].name = "";
    BOOST_TEST(chart_csv(chart) ==
               "Cost,Cards\r\n\"a,b\",16\r\n\"say \"\"no\"\"\",4\r\n\"two\nlines\",4\r\n");
}

BOOST_AUTO_TEST_CASE(a_band_is_two_columns_of_csv_behind_its_series)
{
    chart.places = {"1"};
    chart.series = {{.name = "Bonds",
                     .unit = ChartUnit::Plain,
                     .values = {2.5},
                     .band = ChartSeries::Band{"middle", "10%", "90%", {2}, {3}}}};
    BOOST_TEST(chart_csv(chart) == "Cost,Bonds,\"Bonds, 10%\",\"Bonds, 90%\"\r\n1,2.5,2,3\r\n");
}

BOOST_AUTO_TEST_CASE(text_is_written_in_the_language_of_the_user)
{
    chart.places = {"1"};
    chart.series = {{.name = "Probabilità", .unit = ChartUnit::Percent, .values = {0.1234}}};
    BOOST_TEST(chart_text(chart, italian()) == "Cards by cost\nCost\tProbabilità\n1\t12,3%\n");
}

BOOST_AUTO_TEST_CASE(a_readout_names_the_place_each_value_and_the_mark)
{
    chart.marked = 2;
    chart.mark_name = "now";
    chart.series.push_back(
        {.name = "Bonds",
         .unit = ChartUnit::Plain,
         .values = {1, 2, 2.25},
         .band = ChartSeries::Band{"middle", "10%", "90%", {0, 1, 2}, {2, 3, 3.5}}});
    BOOST_TEST(chart_readout(chart, 2, english()) == "Cost X (now): Deck 4; Bonds 2.2 (2 to 3.5)");
    BOOST_TEST(chart_readout(chart, 0, english()) == "Cost 1: Deck 16; Bonds 1 (0 to 2)");
    BOOST_TEST(chart_readout(chart, 3, english()) == "");
}

BOOST_AUTO_TEST_CASE(every_language_can_say_a_summary)
{
    BOOST_TEST(
        chart_summary(chart, japanese()) ==
        "Cards by "
        "cost。Cost：1からXまで3個。Deck：最大は16（1）、最小は4（2、X）。最初は16、最後は4。");
    BOOST_TEST(chart_summary(chart, italian()) ==
               "Cards by cost. Cost: 3 valori da 1 a X. Deck: massimo 16 in 1, minimo 4 in 2 e X; "
               "comincia con 16, finisce con 4.");
}

BOOST_AUTO_TEST_SUITE_END()
