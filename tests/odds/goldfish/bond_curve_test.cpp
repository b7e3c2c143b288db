#include "odds/goldfish/bond_curve.h"

#include "odds/goldfish/goldfish_tools.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <cmath>
#include <thread>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(bond_curve)

namespace {

namespace data = boost::unit_test::data;

constexpr std::uint64_t few = 40;

/// The one value that came up in every game, turn by turn.
std::string always(const GoldfishTotals& totals, Tally TurnTotals::*metric)
{
    std::string text;
    for (const TurnTotals& turn : totals.turns) {
        const Tally& tally = turn.*metric;
        text += (text.empty() ? "" : " ") +
                (tally.size() == 1 ? std::to_string(tally.begin()->first) : std::string("?"));
    }
    return text;
}

/// As in "2×40": the values and how often they came up.
std::string text_of(const Tally& tally)
{
    std::string text;
    for (const auto& [value, times] : tally)
        text += (text.empty() ? "" : " ") + std::to_string(value) + "×" + std::to_string(times);
    return text;
}

/// As in "3/5×40".
std::string text_of(const CastableTally& tally)
{
    std::string text;
    for (const auto& [cards, times] : tally)
        text += (text.empty() ? "" : " ") + std::to_string(cards.castable) + "/" +
                std::to_string(cards.hand) + "×" + std::to_string(times);
    return text;
}

std::string class_changed(const GoldfishTotals& totals)
{
    std::string text;
    for (const TurnTotals& turn : totals.turns)
        text += (text.empty() ? "" : " ") + std::to_string(turn.class_changed);
    return text;
}

GoldfishSettings settings_of(GoldfishLevel level, const std::string& policy)
{
    GoldfishSettings settings;
    settings.level = level;
    settings.policy = policy;
    settings.rule = rule_of("cost-one", shipped_library());
    return settings;
}

} // namespace

// By hand: six cards, the first turn draws none, every turn lays one and draws one. Nothing can
// ever be deployed, for it costs 9 and the eighth turn has 8 bonds.
BOOST_AUTO_TEST_CASE(a_deck_that_costs_too_much_lays_bonds_and_wastes_them)
{
    const TwoCardDeck deck("  unit: Rock\n  title: Heavy\n  symbol: red\n"
                           "  stats: {cost: 9, range: 1, attack: 40, support: 20}\n");
    GoldfishSettings settings;
    settings.rule = rule_of("cost-one", deck.deck().library);
    const GoldfishTotals totals = deck.deck().play(settings, few);
    BOOST_TEST(always(totals, &TurnTotals::bonds) == "1 2 3 4 5 6 7 8");
    BOOST_TEST(always(totals, &TurnTotals::spent) == "0 0 0 0 0 0 0 0");
    BOOST_TEST(always(totals, &TurnTotals::waste) == "1 2 3 4 5 6 7 8");
    BOOST_TEST(always(totals, &TurnTotals::hand) == "5 5 5 5 5 5 5 5");
    BOOST_TEST(always(totals, &TurnTotals::fuel) == "0 0 0 0 0 0 0 0");
    BOOST_TEST(text_of(totals.turns[7].castable) == "0/5×40");
    BOOST_TEST(totals.kept == 0U);
    BOOST_TEST(totals.games == few);
    BOOST_TEST(totals.turns[0].symbols_ready == few);
    BOOST_TEST(totals.dead == (std::vector<std::uint64_t>{0, few}),
               boost::test_tools::per_element());
    BOOST_TEST(efficiency_of(totals) == 0);
}

// By hand: it is deployed once, and then laid where it stands, for a copy makes nothing stronger;
// yet each could be stacked, so all are castable.
BOOST_AUTO_TEST_CASE(a_deck_of_one_unit_spends_once)
{
    const TwoCardDeck deck("  unit: Jory\n  title: Mudlark\n  symbol: red\n"
                           "  stats: {cost: 1, range: 1, attack: 10, support: 20}\n");
    const GoldfishTotals totals = deck.deck().play({}, few);
    BOOST_TEST(always(totals, &TurnTotals::bonds) == "1 2 3 4 5 6 7 8");
    BOOST_TEST(always(totals, &TurnTotals::spent) == "1 0 0 0 0 0 0 0");
    BOOST_TEST(always(totals, &TurnTotals::hand) == "4 4 4 4 4 4 4 4");
    BOOST_TEST(text_of(totals.turns[3].castable) == "4/4×40");
    BOOST_TEST(totals.dead == (std::vector<std::uint64_t>{0, 0}), boost::test_tools::per_element());
    BOOST_TEST(efficiency_of(totals) == 1 / 36.0);
}

/// 49 promotions that cost 2: the second turn changes class and draws a card.
struct Promotions : TwoCardDeck {
    Promotions()
        : TwoCardDeck("  unit: Aria\n  title: Captain\n  symbol: red\n"
                      "  stats: {cost: 3, cc: 2, range: 1, attack: 60, support: 20}\n")
    {
    }
};

BOOST_FIXTURE_TEST_CASE(a_deck_of_promotions_changes_class_in_turn_two, Promotions)
{
    const GoldfishTotals totals = deck().play({}, few);
    BOOST_TEST(always(totals, &TurnTotals::spent) == "0 2 0 0 0 0 0 0");
    BOOST_TEST(always(totals, &TurnTotals::hand) == "5 5 5 5 5 5 5 5");
    BOOST_TEST(always(totals, &TurnTotals::fuel) == "4 5 5 5 5 5 5 5"); // one waits to be laid on
    BOOST_TEST(class_changed(totals) == "0 40 40 40 40 40 40 40");
    BOOST_TEST(text_of(totals.class_change_turn) == "2×40");
    BOOST_TEST(!clock_of(totals).has_value());
}

// By hand: every support fails, for all cards are Aria's. 60 against 40 + 20 succeeds once a turn
// from the second turn on, so the sixth destruction comes in turn 7; on the draw the first turn has
// a critical hit, and it comes in turn 6. A dummy that defends with 121 is never reached.
BOOST_FIXTURE_TEST_CASE(the_clock_strikes_with_the_sixth_destruction, Promotions)
{
    GoldfishSettings settings;
    settings.level = GoldfishLevel::PassiveDummy;
    BOOST_TEST(text_of(deck().play(settings, few).clock) == "7×40");
    settings.goes_first = false;
    const GoldfishTotals second = deck().play(settings, few);
    BOOST_TEST(text_of(second.clock) == "6×40");
    BOOST_TEST(clock_of(second)->mean == 6);
    BOOST_TEST(curve_turns(second)[6].games == 0U); // no game came to turn 7
    BOOST_TEST(!curve_turns(second)[6].bonds.has_value());
    settings.dummy_strength = 101;
    const GoldfishTotals never = deck().play(settings, few);
    BOOST_TEST(unfinished_games(never) == few);
    BOOST_TEST(!clock_of(never).has_value());
}

// By hand: the sampled dummy is supported by Aria's cards alone, and they all fail: 60 against 60.
BOOST_FIXTURE_TEST_CASE(a_sampled_dummy_fails_as_the_own_deck_does, Promotions)
{
    GoldfishSettings settings;
    settings.level = GoldfishLevel::SampledDummy;
    settings.dummy_strength = 60;
    BOOST_TEST(text_of(deck().play(settings, few).clock) == "7×40");
    settings.level = GoldfishLevel::PassiveDummy;
    settings.dummy_support = 61;
    BOOST_TEST(unfinished_games(deck().play(settings, few)) == few);
}

// By hand: each card adds 20 as it defends, and 20 more by its skill, so 60 stand against 40 + 20.
BOOST_AUTO_TEST_CASE(a_sampled_dummy_is_supported_with_support_skills)
{
    const auto clock = [](const std::string& skills) {
        const TwoCardDeck deck("  unit: Bela\n  title: Other\n  symbol: red\n"
                               "  stats: {cost: 9, range: 1, attack: 40, support: 20}\n" +
                               skills);
        GoldfishSettings settings;
        settings.level = GoldfishLevel::SampledDummy;
        settings.dummy_strength = 40;
        return text_of(deck.deck().play(settings, few).clock);
    };
    BOOST_TEST(clock("") == "7×40");
    BOOST_TEST(clock("  skills:\n  - {category: support, type: defense, emblem: defense}\n") ==
               "0×40");
}

BOOST_AUTO_TEST_CASE(turns_beyond_the_deck_are_played_on)
{
    const TwoCardDeck deck("  unit: Rock\n  title: Heavy\n  symbol: red\n"
                           "  stats: {cost: 9, range: 1, attack: 40, support: 20}\n",
                           11);
    GoldfishSettings settings;
    settings.turns = 20;
    const GoldfishTotals totals = deck.deck().play(settings, few);
    // Six cards and no draw ever: a bond each turn, but for three after the sixth turn.
    BOOST_TEST(always(totals, &TurnTotals::hand) == "5 4 3 2 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0");
    BOOST_TEST(always(totals, &TurnTotals::bonds) == "1 2 3 4 5 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6");
    BOOST_TEST(totals.turns[19].castable.empty());
}

BOOST_DATA_TEST_CASE(threads_and_shards_give_the_same_totals,
                     data::make(std::vector<std::string>{"gf-basic", "random", "planner"}))
{
    const GoldfishDeck deck = bundled_deck("golden-deer");
    const Goldfish goldfish = deck.goldfish(settings_of(GoldfishLevel::SampledDummy, sample));
    constexpr std::uint64_t games = 2'100; // more than two pieces of work
    const GoldfishTotals once = play_games(goldfish, {0, games}, 1, {});
    BOOST_TEST(once.games == games);
    BOOST_CHECK(play_games(goldfish, {0, games}, 2, {}) == once);
    BOOST_CHECK(play_games(goldfish, {0, games}, 5, {}) == once);
    GoldfishTotals merged;
    for (std::uint64_t part = 8; part >= 1; --part)
        merged.add(play_games(goldfish, shard_of(games, part, 8), 1, {}));
    BOOST_CHECK(merged == once);
    GoldfishTotals other = once;
    ++other.turns[2].spent[1];
    BOOST_CHECK(!(other == once));
}

BOOST_AUTO_TEST_CASE(shards_are_neighbours_and_the_whole)
{
    for (const std::uint64_t games : {0ULL, 1ULL, 7ULL, 8ULL, 1'000'000'000'000ULL}) {
        std::uint64_t next = 0;
        for (std::uint64_t part = 1; part <= 8; ++part) {
            const GameRange range = shard_of(games, part, 8);
            BOOST_TEST(range.first == next);
            BOOST_TEST(range.count <= games / 8 + 1);
            next += range.count;
        }
        BOOST_TEST(next == games);
    }
}

// A million million games are begun, and stopped.
BOOST_AUTO_TEST_CASE(stopped_play_gives_the_first_games)
{
    const GoldfishDeck deck = bundled_deck("altean-vanguard");
    const Goldfish goldfish = deck.goldfish({});
    std::stop_source stop;
    std::atomic<std::uint64_t> done = 0;
    GoldfishTotals totals;
    {
        std::jthread player([&] {
            totals = play_games(goldfish, {0, 1'000'000'000'000}, 2, stop.get_token(), &done);
        });
        while (done == 0)
            std::this_thread::yield();
        stop.request_stop();
    }
    BOOST_TEST(totals.games >= 1U);
    BOOST_TEST(totals.games == done);
    BOOST_CHECK(play_games(goldfish, {0, totals.games}, 1, {}) == totals);
    BOOST_TEST(play_games(goldfish, {0, 10}, 2, stop.get_token()).games == 0U);
}

BOOST_AUTO_TEST_CASE(a_spread_has_the_nearest_rank_percentiles)
{
    Tally tally;
    for (int value = 1; value <= 10; ++value)
        ++tally[value];
    const Spread spread = *spread_of(tally);
    BOOST_TEST(spread.mean == 5.5);
    BOOST_TEST(spread.p10 == 1);
    BOOST_TEST(spread.p50 == 5);
    BOOST_TEST(spread.p90 == 9);
    // s² = 82.5 / 9, and 1.96 standard errors to each side.
    BOOST_TEST(spread.high - spread.mean == 1.959963984540054 * std::sqrt(82.5 / 9 / 10),
               boost::test_tools::tolerance(1e-12));
    BOOST_TEST(spread.low == 11 - spread.high, boost::test_tools::tolerance(1e-12));
    BOOST_TEST(!spread_of(Tally()).has_value());
    Tally one;
    ++one[-3];
    BOOST_TEST(spread_of(one)->low == -3);
    BOOST_TEST(spread_of(one)->p90 == -3);
}

BOOST_AUTO_TEST_CASE(the_mean_of_one_game_has_no_interval)
{
    Tally tally;
    ++tally[4];
    BOOST_TEST(!spread_of(tally)->has_interval());
    ++tally[4];
    BOOST_TEST(spread_of(tally)->has_interval());
    BOOST_TEST(spread_of(tally)->games == 2U);
}

BOOST_AUTO_TEST_CASE(castable_shares_are_ordered_as_fractions)
{
    CastableTally tally;
    ++tally[{2, 1}]; // 1/2
    ++tally[{3, 1}]; // 1/3
    ++tally[{6, 5}]; // 5/6
    ++tally[{4, 4}]; // 1
    const Spread spread = *spread_of(tally);
    BOOST_TEST(spread.mean == (0.5 + 1 / 3.0 + 5 / 6.0 + 1) / 4,
               boost::test_tools::tolerance(1e-12));
    BOOST_TEST(spread.p10 == 1 / 3.0);
    BOOST_TEST(spread.p50 == 0.5);
    BOOST_TEST(spread.p90 == 1);
}

// Wilson's interval for 8 of 10, to four digits as tables give it.
BOOST_AUTO_TEST_CASE(a_share_has_wilsons_interval)
{
    const Share share = share_of(8, 10);
    BOOST_TEST(share.share == 0.8);
    BOOST_TEST(std::abs(share.low - 0.4902) < 5e-5);
    BOOST_TEST(std::abs(share.high - 0.9433) < 5e-5);
    BOOST_TEST(share_of(0, 10).low == 0);
    BOOST_TEST(share_of(10, 10).high == 1);
}

BOOST_AUTO_TEST_CASE(no_share_lies_outside_its_interval)
{
    for (const std::uint64_t games : {1U, 2U, 3U, 49U, 1'000U, 999'983U, 4'000'000'007U}) {
        for (const std::uint64_t hits :
             {std::uint64_t(0), std::uint64_t(1), games / 3, games - 1, games}) {
            const Share share = share_of(hits, games);
            BOOST_TEST_CONTEXT(hits << " of " << games)
            {
                BOOST_TEST((0 <= share.low && share.low <= share.share));
                BOOST_TEST((share.share <= share.high && share.high <= 1));
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(demand_counts_the_cheapest_use)
{
    const GoldfishDeck deck = bundled_deck("altean-vanguard");
    const std::map<std::string, int> expected = {{"1", 29}, {"2", 13}, {"3", 7}};
    BOOST_CHECK(demand_in_play(deck.deck, deck.goldfish()) == expected);
    // Promotions count by their class change only over something that lies under them.
    const Promotions promotions;
    const std::map<std::string, int> changed = {{"2", 49}};
    const Goldfish goldfish = promotions.deck().goldfish();
    BOOST_CHECK(demand_in_play(promotions.deck().deck, goldfish) == changed);
    ResolvedDeck alone = promotions.deck().deck;
    alone.cards.erase(alone.cards.begin());
    const std::map<std::string, int> deployed = {{"3", 49}};
    BOOST_CHECK(demand_in_play(alone, goldfish) == deployed);
}

// RULING-55: Alfonse costs as much as his player has orbs, which nobody destroys here.
BOOST_AUTO_TEST_CASE(in_play_an_x_is_demanded_at_what_the_engine_charges)
{
    GoldfishDeck deck = bundled_deck("altean-vanguard");
    deck.deck.cards.push_back({deck.library.find_id("B22-012"), 3});
    const std::map<std::string, int> charged = {{"1", 29}, {"2", 13}, {"3", 7}, {"5", 3}};
    BOOST_CHECK(demand_in_play(deck.deck, deck.goldfish()) == charged);
}

BOOST_AUTO_TEST_CASE(an_x_that_nothing_defines_stays_x)
{
    const TwoCardDeck deck("  unit: Bela\n  title: Riddle\n  symbol: red\n"
                           "  stats: {cost: X, range: 1, attack: 40, support: 10}\n");
    const std::map<std::string, int> expected = {{"X", 49}};
    BOOST_CHECK(demand_in_play(deck.deck().deck, deck.deck().goldfish()) == expected);
}

BOOST_AUTO_TEST_SUITE_END()
