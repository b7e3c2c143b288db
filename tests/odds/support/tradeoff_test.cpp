#include "odds/support/tradeoff.h"

#include "odds/odds_fixture.h"

#include <boost/test/unit_test.hpp>

#include <cmath>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(tradeoff_tests)

namespace {

constexpr double near = 1e-12;

Tradeoff tradeoff_of(const OddsDeck& deck, std::string_view rule, int turns)
{
    return tradeoff(deck.resolved(), deck.protagonist, {{}, deck.rule(rule), Going::First, turns},
                    deck.context())
        .value();
}

const Tradeoff::Row& row(const Tradeoff& table, int m)
{
    return table.rows.at(static_cast<std::size_t>(m - min_line));
}

} // namespace

BOOST_AUTO_TEST_CASE(the_table_goes_from_4_to_20_and_marks_the_decks_own_line)
{
    const Tradeoff table = tradeoff_of(starter_deck(), "cost-one", 4);
    BOOST_TEST(table.rows.size() == 17u);
    BOOST_TEST(table.rows.front().m == 4);
    BOOST_TEST(table.rows.back().m == 20);
    // One Marth beside the protagonist, and four promotions of it.
    BOOST_TEST(table.line == 5);
    BOOST_TEST(row(table, 5).promotions == 4);
}

BOOST_AUTO_TEST_CASE(failure_is_the_line_over_the_population)
{
    const Tradeoff table = tradeoff_of(starter_deck(), "always-keep", 1);
    BOOST_TEST(std::abs(row(table, 9).failure - 0.18) < 0.005);
    BOOST_TEST(std::abs(row(table, 11).failure - 0.22) < 0.005);
    BOOST_TEST(std::abs(row(table, 13).failure - 0.27) < 0.005);
}

BOOST_AUTO_TEST_CASE(two_cards_among_ten_are_as_likely_as_players_reckon)
{
    // Going first, ten cards are seen by turn 5.
    const Tradeoff table = tradeoff_of(starter_deck(), "always-keep", 5);
    for (const auto& [m, chance] :
         {std::pair(8, 0.52), std::pair(10, 0.67), std::pair(12, 0.78), std::pair(14, 0.86)})
        BOOST_TEST(std::abs(row(table, m).two_fuel_by_turn[4].hit - chance) < 0.006, m);
}

BOOST_AUTO_TEST_CASE(the_row_of_the_decks_own_line_is_the_deck_itself)
{
    const OddsDeck deck = starter_deck();
    const Tradeoff table = tradeoff_of(deck, "cost-one", 6);
    const auto promotion = deck.odds("is:promotion", 1, "cost-one", Going::First, 6);
    const auto two = deck.odds("unit:protagonist", 2, "cost-one", Going::First, 6);
    for (std::size_t turn = 0; turn < 6; ++turn) {
        BOOST_TEST(std::abs(row(table, 5).promotion_by_turn[turn].hit -
                            promotion.by_turn[turn].chance.hit) < near);
        BOOST_TEST(std::abs(row(table, 5).two_fuel_by_turn[turn].hit -
                            two.by_turn[turn].chance.hit) < near);
    }
}

BOOST_AUTO_TEST_CASE(a_longer_line_finds_a_promotion_sooner_and_fails_more_often)
{
    const Tradeoff table = tradeoff_of(starter_deck(), "always-keep", 4);
    for (int m = 5; m <= 20; ++m) {
        BOOST_TEST(row(table, m).failure > row(table, m - 1).failure);
        BOOST_TEST(row(table, m).promotion_by_turn[3].hit >=
                   row(table, m - 1).promotion_by_turn[3].hit);
    }
}

BOOST_AUTO_TEST_CASE(a_deck_too_small_for_a_longer_line_has_fewer_rows)
{
    const OddsDeck deck(fixture_cards(), "T01", {{"T01", 1}, {"T02", 2}, {"T04", 5}});
    const Tradeoff table = tradeoff_of(deck, "cost-one", 2);
    BOOST_TEST(table.line == 2);
    BOOST_TEST(table.rows.back().m == 7);
}

BOOST_AUTO_TEST_CASE(a_line_of_the_protagonist_alone_grows_by_copies_of_it)
{
    const OddsDeck deck(fixture_cards(), "T01", {{"T01", 1}, {"T04", 20}});
    const Tradeoff table = tradeoff_of(deck, "cost-one", 2);
    BOOST_TEST(table.line == 0);
    BOOST_TEST(row(table, 6).promotions == 0);
    BOOST_TEST(row(table, 6).two_fuel_by_turn[0].hit > 0);
}

BOOST_AUTO_TEST_SUITE_END()
