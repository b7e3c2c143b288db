#include "app/charts/chart_ticks.h"

#include <boost/test/unit_test.hpp>

#include <cmath>

using namespace kizuna;

BOOST_AUTO_TEST_SUITE(chart_ticks)

namespace {

using Values = std::vector<double>;

Values ticks(double low, double high, int wanted, ChartUnit unit = ChartUnit::Plain)
{
    return ticks_for(low, high, wanted, unit).at;
}

} // namespace

BOOST_AUTO_TEST_CASE(ticks_are_round_numbers_around_all_values)
{
    BOOST_TEST(ticks(0, 16, 4) == (Values{0, 5, 10, 15, 20}), boost::test_tools::per_element());
    BOOST_TEST(ticks(0, 7.5, 4) == (Values{0, 2, 4, 6, 8}), boost::test_tools::per_element());
    BOOST_TEST(ticks(-3, 4, 4) == (Values{-4, -2, 0, 2, 4}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(counts_have_no_ticks_between_whole_numbers)
{
    BOOST_TEST(ticks(0, 2, 8, ChartUnit::Count) == (Values{0, 1, 2}),
               boost::test_tools::per_element());
    BOOST_TEST(ticks(0, 10, 4, ChartUnit::Count) == (Values{0, 5, 10}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(means_of_counts_have_whole_ticks_where_there_is_no_need_for_others)
{
    BOOST_TEST(ticks(0, 10, 4, ChartUnit::Plain) == (Values{0, 5, 10}),
               boost::test_tools::per_element());
    BOOST_TEST(ticks(0, 1, 4, ChartUnit::Plain) == (Values{0, 0.25, 0.5, 0.75, 1}),
               boost::test_tools::per_element());
    for (int high = 2; high <= 60; ++high) {
        for (int wanted = 2; wanted <= 8; ++wanted) {
            const Values at = ticks(0, high, wanted, ChartUnit::Plain);
            if (at[1] > 1)
                BOOST_TEST(at[1] == std::round(at[1]), high << " by " << wanted);
        }
    }
}

BOOST_AUTO_TEST_CASE(shares_end_at_a_hundred_percent)
{
    BOOST_TEST(ticks(0, 1, 3, ChartUnit::Percent) == (Values{0, 0.5, 1}),
               boost::test_tools::per_element());
    BOOST_TEST(ticks(0, 0.95, 10, ChartUnit::Percent).back() == 1);
}

BOOST_AUTO_TEST_CASE(nothing_to_show_still_has_an_axis)
{
    BOOST_TEST(ticks(0, 0, 4, ChartUnit::Count) == (Values{0, 1}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(ticks_have_as_many_decimals_as_tell_them_apart)
{
    BOOST_TEST(ticks_for(0, 1, 4, ChartUnit::Plain).decimals == 2);     // 0.25
    BOOST_TEST(ticks_for(0, 1, 5, ChartUnit::Percent).decimals == 0);   // 20%
    BOOST_TEST(ticks_for(0, 0.1, 4, ChartUnit::Percent).decimals == 1); // 2.5%
}

BOOST_AUTO_TEST_CASE(there_are_never_far_more_ticks_than_wanted)
{
    for (const double high : {0.001, 0.3, 1.0, 7.0, 49.0, 123.0, 99999.0}) {
        for (int wanted = 1; wanted <= 12; ++wanted) {
            const auto count = static_cast<int>(ticks(0, high, wanted).size());
            BOOST_TEST(count >= 2);
            BOOST_TEST(count <= 2 * wanted + 1);
        }
    }
}

BOOST_AUTO_TEST_CASE(what_is_not_drawn_does_not_stretch_the_axis)
{
    const Chart chart{
        .places = {"1"},
        .series = {{.name = "Cards", .values = {8}},
                   {.name = "Library", .shape = ChartSeries::Shape::TableOnly, .values = {2000}}}};
    BOOST_TEST(ticks_for(chart, 4).high() == 8);
}

BOOST_AUTO_TEST_SUITE_END()
