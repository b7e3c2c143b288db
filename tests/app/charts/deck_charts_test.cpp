#include "app/charts/deck_charts.h"
#include "app/known_cards.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace charts_of_a_deck {

struct DeckChartsTest {
    Deck deck{.cards = {{.code = marth, .copies = 4},
                        {.code = marth_savior, .copies = 2},
                        {.code = caeda, .copies = 4}}};
    std::vector<DeckChart> charts;

    const Chart& chart(std::string_view id, const Messages& messages = english())
    {
        const CardLibrary& library = shipped_catalogue().library;
        charts =
            deck_charts(deck_statistics(deck, library), resolve(deck, library), library, messages);
        return std::ranges::find(charts, id, &DeckChart::id)->chart;
    }
};

} // namespace charts_of_a_deck

BOOST_FIXTURE_TEST_SUITE(charts_of_a_deck, DeckChartsTest)

BOOST_AUTO_TEST_CASE(a_curve_shows_its_gaps)
{
    BOOST_TEST(chart_csv(chart("cost")) == "Cost in bonds,Deployment Cost,Class Change Cost\r\n"
                                           "1,8,0\r\n2,0,0\r\n3,0,0\r\n4,0,2\r\n5,2,0\r\n");
}

BOOST_AUTO_TEST_CASE(symbols_have_their_share_of_what_can_be_drawn)
{
    deck.cards.push_back({.code = "B01-051", .copies = 1}); // Lucina, blue
    deck.protagonist = marth;
    BOOST_TEST(chart_csv(chart("symbol")) ==
               "Symbol,Cards,Share of the deck without the protagonist\r\n"
               "Blade of Light,10,0.9\r\nMark of Naga,1,0.1\r\n");
}

// 40 cards are drawn from, 10 of them blue: 1 - C(30, 6) / C(40, 6) on the first turn of the player
// who goes first, 1 - C(30, 7) / C(40, 7) on the second.
BOOST_AUTO_TEST_CASE(a_symbol_by_turn_has_its_exact_chance, *boost::unit_test::tolerance(1e-12))
{
    deck = {.cards = {{.code = marth, .copies = 31}, {.code = "B01-051", .copies = 10}}};
    deck.protagonist = marth;
    const Chart& shown = chart("symbol-by-turn");
    BOOST_TEST_REQUIRE(shown.series.size() == 3);
    const ChartSeries& blue = shown.series[1];
    BOOST_TEST(blue.name == "Mark of Naga");
    BOOST_TEST(*blue.values[0] == 1 - 593'775.0 / 3'838'380);
    BOOST_TEST(*blue.values[1] == 1 - 2'035'800.0 / 18'643'560);
}

// C(30, 6) hands lack blue and C(10, 6) lack the other; no hand lacks both.
BOOST_AUTO_TEST_CASE(all_symbols_together_have_their_exact_chance,
                     *boost::unit_test::tolerance(1e-12))
{
    deck = {.cards = {{.code = marth, .copies = 31}, {.code = "B01-051", .copies = 10}}};
    deck.protagonist = marth;
    BOOST_TEST(*chart("symbol-by-turn").series[2].values[0] == 1 - (593'775.0 + 210) / 3'838'380);
}

BOOST_AUTO_TEST_CASE(a_deck_of_one_symbol_has_no_line_for_all_together)
{
    BOOST_TEST(chart("symbol-by-turn").series.size() == 1);
}

BOOST_AUTO_TEST_CASE(a_deck_that_is_too_large_for_exact_odds_has_none_by_turn)
{
    deck.cards[0].copies = 9'999;
    BOOST_TEST(chart("symbol-by-turn").is_empty());
}

BOOST_AUTO_TEST_CASE(emblems_are_counted_with_the_most_common_first)
{
    deck.cards[0].copies = 3;
    BOOST_TEST(chart_csv(chart("emblem")) ==
               "Support emblem,Cards\r\nFlying Emblem,4\r\nHero Emblem,3\r\nnone,2\r\n");
}

BOOST_AUTO_TEST_CASE(what_cards_do_is_counted_by_copies_the_most_first)
{
    const Chart effects = chart("effect");
    BOOST_REQUIRE(!effects.places.empty());
    BOOST_TEST(effects.places.front() == "Moves");
    const auto& values = effects.series.front().values;
    BOOST_TEST(std::is_sorted(values.begin(), values.end(), std::greater<>()));
}

BOOST_AUTO_TEST_CASE(words_are_told_in_the_language_of_the_user)
{
    BOOST_TEST(chart("gender", japanese()).places == (std::vector<std::string>{"男", "女"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(an_empty_deck_has_all_its_charts_with_nothing_in_them)
{
    deck.cards.clear();
    (void)chart("cost");
    BOOST_TEST(charts.size() == 11);
    for (const DeckChart& each : charts) {
        BOOST_TEST(each.chart.is_empty());
        BOOST_TEST(!each.chart.title.empty());
    }
}

BOOST_AUTO_TEST_CASE(numbers_come_before_what_is_no_number)
{
    const auto sorted = in_number_order({{"10", 1}, {"2", 1}, {"X", 1}, {"none", 1}});
    std::vector<std::string> values;
    for (const auto& [value, count] : sorted)
        values.push_back(value);
    BOOST_TEST(values == (std::vector<std::string>{"2", "10", "X", "none"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
