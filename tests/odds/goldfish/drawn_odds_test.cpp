#include "odds/goldfish/drawn_odds.h"

#include "odds/odds_fixture.h"

#include <boost/test/unit_test.hpp>

#include <cmath>
#include <thread>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(drawn_odds_tests)

namespace {

constexpr std::uint64_t games = 4'000;

Goldfish goldfish_of(const OddsDeck& deck, const OpeningWants& wanted)
{
    GoldfishSettings settings;
    settings.goes_first = wanted.going == Going::First;
    settings.turns = wanted.turns;
    settings.seed = 20151210;
    settings.rule = wanted.rule;
    return Goldfish(deck.resolved(), deck.protagonist, deck.context(), settings);
}

WantCounts drawn(const OddsDeck& deck, const OpeningWants& wanted, unsigned threads = 1)
{
    return drawn_odds(goldfish_of(deck, wanted), wanted.wants, deck.context(), {0, games}, threads);
}

double sigma(double chance)
{
    return std::sqrt(chance * (1 - chance) / double(games));
}

} // namespace

BOOST_AUTO_TEST_CASE(without_class_changes_the_games_agree_with_the_formula)
{
    const OddsDeck deck(
        fixture_cards(), "T01",
        {{"T01", 4}, {"T04", 15}, {"T05", 10}, {"T06", 10}, {"T07", 7}, {"T12", 4}});
    const OpeningWants wanted{{{deck.query("cost=0"), 1}, {deck.query("cost=2"), 2}},
                              deck.rule("count(cost=0) >= 1"),
                              Going::Second,
                              6};
    const WantCounts counts = drawn(deck, wanted);
    const OpeningOdds odds = deck.odds(wanted);
    for (std::size_t turn = 0; turn < 6; ++turn) {
        const double chance = odds.by_turn[turn].chance.hit;
        BOOST_TEST(std::abs(double(counts.hits[turn]) / games - chance) < 4 * sigma(chance));
    }
    BOOST_TEST(std::abs(double(counts.kept) / games - odds.keep_rate) < 4 * sigma(odds.keep_rate));
}

BOOST_AUTO_TEST_CASE(class_changes_find_more_than_the_draws_of_the_turns)
{
    const OddsDeck deck = starter_deck();
    const OpeningWants wanted{
        {{deck.query("unit:Linde"), 1}}, deck.rule("cost-one"), Going::First, 8};
    const WantCounts counts = drawn(deck, wanted);
    const double chance = deck.odds(wanted).by_turn[7].chance.hit;
    BOOST_TEST(double(counts.hits[7]) / games > chance + 4 * sigma(chance));
}

BOOST_AUTO_TEST_CASE(the_protagonist_is_no_card_that_was_drawn)
{
    const OddsDeck deck(fixture_cards(), "T01", {{"T01", 1}, {"T04", 30}, {"T05", 19}});
    const OpeningWants wanted{{{deck.query("unit:Aria"), 1}}, {}, Going::First, 4};
    BOOST_TEST(drawn(deck, wanted).hits[3] == 0u);
}

BOOST_AUTO_TEST_CASE(threads_change_no_number)
{
    const OddsDeck deck = starter_deck();
    const OpeningWants wanted{
        {{deck.query("unit:Linde"), 1}}, deck.rule("cost-one"), Going::First, 4};
    const WantCounts one = drawn(deck, wanted);
    BOOST_TEST(one.trials == games);
    BOOST_CHECK(drawn(deck, wanted, 2) == one);
    BOOST_CHECK(drawn(deck, wanted, 5) == one);
}

// A million million games are begun, and stopped.
BOOST_AUTO_TEST_CASE(a_stop_gives_the_first_games)
{
    const OddsDeck deck = starter_deck();
    const OpeningWants wanted{
        {{deck.query("unit:Linde"), 1}}, deck.rule("cost-one"), Going::First, 4};
    const Goldfish goldfish = goldfish_of(deck, wanted);
    std::stop_source stop;
    std::atomic<std::uint64_t> done = 0;
    WantCounts counts;
    {
        std::jthread player([&] {
            counts = drawn_odds(goldfish, wanted.wants, deck.context(), {0, 1'000'000'000'000}, 2,
                                stop.get_token(), &done);
        });
        while (done == 0)
            std::this_thread::yield();
        stop.request_stop();
    }
    BOOST_TEST(counts.trials >= 1U);
    BOOST_TEST(counts.trials == done);
    BOOST_CHECK(drawn_odds(goldfish, wanted.wants, deck.context(), {0, counts.trials}) == counts);
}

BOOST_AUTO_TEST_SUITE_END()
