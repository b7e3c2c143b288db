#include "odds/openings/keep_odds.h"

#include "odds/odds_fixture.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <cmath>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(keep_odds)

namespace {

constexpr double near = 1e-12;

OpeningWants goal(const OddsDeck& deck, const std::vector<std::pair<const char*, int>>& wants,
                  int turns)
{
    OpeningWants wanted;
    for (const auto& [query, min] : wants)
        wanted.wants.push_back({deck.query(query), min});
    wanted.turns = turns;
    return wanted;
}

HandValues values_of(const OddsDeck& deck, const OpeningWants& wanted)
{
    return HandValues::of(deck.resolved(), deck.protagonist, wanted, deck.context()).value();
}

const std::vector<std::vector<std::pair<const char*, int>>> goals = {
    {{"is:promotion", 1}},
    {{"cost=1", 2}},
    {{"is:promotion", 1}, {"cost=1 -unit:protagonist", 1}},
    {{"unit:protagonist", 2}, {"support>=30", 1}},
    {{"class:none", 1}},
    {{"", 3}},
    {{"support=10", 1}, {"cost<=2", 3}},
    {{"is:promotion", 1}, {"is:promotion", 1}},
    {{"is:promotion", 1}, {"unit:protagonist", 1}},
    {{"cost=1", 3}, {"cost=1 or cost=3", 3}, {"unit:protagonist", 3}},
    {{"weapon:sword", 2}, {"symbol:blade-of-light -cost=1", 2}, {"support=20 or cost=2", 2}},
};

} // namespace

BOOST_DATA_TEST_CASE(the_best_rule_as_a_text_is_worth_what_it_is_said_to_be,
                     boost::unit_test::data::xrange(goals.size()))
{
    const OddsDeck deck = starter_deck();
    OpeningWants wanted = goal(deck, goals[static_cast<std::size_t>(sample)], 4);
    const auto best = values_of(deck, wanted).best();
    wanted.rule = deck.rule(best.rule);
    const auto odds = deck.odds(wanted);
    BOOST_TEST_CONTEXT(best.rule)
    {
        BOOST_TEST(std::abs(odds.by_turn.back().chance.hit - best.chance.hit) < near);
        BOOST_TEST(std::abs(odds.by_turn.back().chance.miss - best.chance.miss) < near);
        BOOST_TEST(std::abs(odds.keep_rate - best.keep_rate) < near);
    }
}

BOOST_DATA_TEST_CASE(no_preset_is_better_than_the_best_rule,
                     boost::unit_test::data::xrange(goals.size()))
{
    const OddsDeck deck = starter_deck();
    OpeningWants wanted = goal(deck, goals[static_cast<std::size_t>(sample)], 4);
    const auto best = values_of(deck, wanted).best();
    for (const std::string_view preset : keep_rule_presets()) {
        wanted.rule = deck.rule(preset);
        BOOST_TEST(deck.odds(wanted).by_turn.back().chance.hit <= best.chance.hit + near);
    }
}

BOOST_AUTO_TEST_CASE(a_hand_without_the_only_card_wanted_is_redrawn)
{
    const OddsDeck deck = starter_deck();
    BOOST_TEST(values_of(deck, goal(deck, {{"is:promotion", 1}}, 4)).best().rule ==
               "count(is:promotion) >= 1");
}

BOOST_AUTO_TEST_CASE(a_want_that_holds_of_all_cards_of_another_says_nothing_more)
{
    const OddsDeck deck = starter_deck();
    // Each promotion bears the protagonist's name.
    BOOST_TEST(values_of(deck, goal(deck, {{"is:promotion", 1}, {"unit:protagonist", 1}}, 4))
                   .best()
                   .rule == "count(is:promotion) >= 1");
    BOOST_TEST(
        values_of(deck, goal(deck, {{"is:promotion", 1}, {"is:promotion", 1}}, 4)).best().rule ==
        "count(is:promotion) >= 1");
}

BOOST_AUTO_TEST_CASE(a_hand_is_worth_its_own_chance_and_not_the_redraws)
{
    const OddsDeck deck = starter_deck();
    const HandValues values = values_of(deck, goal(deck, {{"is:promotion", 1}}, 4));
    std::vector<CardIndex> hand(6, deck.library.index_of(*deck.library.find_id("B01-026")));
    const double nothing = values.keep(hand, deck.context()).miss;
    // Four promotions among 43 cards, three of them drawn by turn 4.
    const double missed = 39.0 * 38 * 37 / (43.0 * 42 * 41);
    BOOST_TEST(std::abs(nothing - missed) < near);
    BOOST_TEST(values.redraw().miss < nothing);
    hand[0] = deck.library.index_of(*deck.library.find_id("S01-001"));
    BOOST_TEST(values.keep(hand, deck.context()).hit == 1);
}

BOOST_AUTO_TEST_CASE(a_goal_that_every_hand_reaches_alike_gives_no_reason_to_keep)
{
    const OddsDeck deck = starter_deck();
    BOOST_TEST(values_of(deck, goal(deck, {{"", 6}}, 1)).best().rule == "always-redraw");
}

BOOST_AUTO_TEST_CASE(the_best_rule_is_found_by_trying_every_set_of_hands)
{
    // Four kinds of hands by the number of wanted cards, 0 to 3: each of the 16 ways to keep some.
    const OddsDeck deck(fixture_cards(), "T01", {{"T01", 1}, {"T12", 3}, {"T04", 17}});
    OpeningWants wanted = goal(deck, {{"cost=0", 2}}, 3);
    const auto best = values_of(deck, wanted).best();
    double max = 0;
    for (unsigned kept = 0; kept < 16; ++kept) {
        std::string rule;
        for (unsigned number = 0; number < 4; ++number) {
            if ((kept >> number) & 1)
                rule += std::string(rule.empty() ? "" : " or ") +
                        "count(cost=0) = " + std::to_string(number);
        }
        wanted.rule = deck.rule(rule.empty() ? "always-redraw" : rule);
        max = std::max(max, deck.odds(wanted).by_turn.back().chance.hit);
    }
    BOOST_TEST(std::abs(best.chance.hit - max) < near);
}

BOOST_AUTO_TEST_SUITE_END()
