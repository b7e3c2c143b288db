#include "odds/openings/opening_odds.h"

#include "odds/counting/binomial.h"
#include "odds/odds_fixture.h"

#include <boost/multiprecision/cpp_int.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <bit>
#include <cmath>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(opening_odds_tests)

namespace {

using Rational = boost::multiprecision::cpp_rational;
using Integer = boost::multiprecision::cpp_int;

Integer choose(int n, int k)
{
    if (k < 0 || k > n)
        return 0;
    Integer result = 1;
    for (int i = 1; i <= k; ++i)
        result = result * (n - k + i) / i;
    return result;
}

/// At least `least` of k wanted cards among n of a population.
Rational at_least(int population, int k, int n, int min)
{
    Integer ways = 0;
    for (int x = std::max(min, 0); x <= n; ++x)
        ways += choose(k, x) * choose(population - k, n - x);
    return Rational(ways, choose(population, n));
}

double relative_error(double value, const Rational& exact)
{
    if (exact == 0)
        return std::abs(value);
    return std::abs(((Rational(value) - exact) / exact).convert_to<double>());
}

/// `wanted` cards of cost 0 among `population`, the rest of cost 1; the protagonist beside them.
OddsDeck two_kinds(int population, int wanted)
{
    std::vector<std::pair<std::string, int>> lines = {{"T01", 1}};
    if (wanted > 0)
        lines.emplace_back("T12", wanted);
    if (population > wanted)
        lines.emplace_back("T04", population - wanted);
    return {fixture_cards(), "T01", lines};
}

constexpr double near = 1e-12;

} // namespace

BOOST_AUTO_TEST_CASE(binomials_are_exact_to_255_of_255)
{
    for (const int n : {0, 1, 2, 49, 60, 128, 254, 255}) {
        for (int k = -1; k <= n + 1; ++k)
            BOOST_TEST(relative_error(binomial(n, k), Rational(choose(n, k))) < 3e-14,
                       "C(" << n << ", " << k << ")");
    }
}

BOOST_AUTO_TEST_CASE(the_starter_deck_nearly_always_opens_with_a_card_of_cost_1_beside_Marth)
{
    const OddsDeck deck = starter_deck();
    const char* const want = "cost=1 -unit:protagonist";
    const double kept = deck.odds(want, 1, "always-keep", Going::First, 1).by_turn[0].chance.hit;
    const double redrawn = deck.odds(want, 1, "cost-one", Going::First, 1).by_turn[0].chance.hit;
    BOOST_TEST(std::abs(kept - 0.9961195141583671) < near);
    BOOST_TEST(std::abs(redrawn - 0.9999849418296329) < near);
}

/// The table of reference values for 49 cards.
BOOST_AUTO_TEST_CASE(the_reference_table_of_openings_holds)
{
    const std::vector<std::tuple<int, double, double>> rows = {
        {7, 0.6249, 0.8593},  {8, 0.6785, 0.8966},  {11, 0.8026, 0.9610},
        {12, 0.8338, 0.9724}, {15, 0.9038, 0.9908}, {19, 0.9575, 0.9982}};
    for (const auto& [wanted, opening, redrawing] : rows) {
        const OddsDeck deck = two_kinds(49, wanted);
        const auto keep = deck.odds("cost=0", 1, "always-keep", Going::First, 1);
        const auto redraw = deck.odds("cost=0", 1, "count(cost=0) >= 1", Going::First, 1);
        BOOST_TEST(std::abs(keep.by_turn[0].chance.hit - opening) < 0.00005, wanted);
        BOOST_TEST(std::abs(redraw.by_turn[0].chance.hit - redrawing) < 0.00005, wanted);
    }
}

BOOST_AUTO_TEST_CASE(seven_cards_are_found_turn_by_turn_as_the_reference_table_says)
{
    const std::vector<double> first = {0.6249, 0.6859, 0.7383, 0.7830, 0.8209, 0.8531};
    const std::vector<double> second = {0.6859, 0.7383, 0.7830, 0.8209, 0.8531, 0.8801};
    const OddsDeck deck = two_kinds(49, 7);
    for (const auto& [going, expected] :
         {std::pair(Going::First, first), std::pair(Going::Second, second)}) {
        const auto odds = deck.odds("cost=0", 1, "always-keep", going, 6);
        for (std::size_t at = 0; at < expected.size(); ++at)
            BOOST_TEST(std::abs(odds.by_turn[at].chance.hit - expected[at]) < 0.00005);
    }
}

BOOST_AUTO_TEST_CASE(four_copies_are_among_the_orbs_as_the_reference_values_say)
{
    for (const auto& [copies, rule, expected] :
         {std::tuple(4, "always-keep", 0.3593), std::tuple(3, "always-keep", 0.2812),
          std::tuple(4, "count(cost=0) >= 1", 0.3345)}) {
        const OddsDeck deck = two_kinds(49, copies);
        const auto odds = deck.odds({{{deck.query("cost=0"), 1}},
                                     deck.rule(rule),
                                     Going::First,
                                     1,
                                     /*among_orbs=*/true});
        BOOST_TEST(std::abs(odds.by_turn[0].chance.hit - expected) < 0.00005, rule);
        BOOST_TEST(odds.by_turn[0].seen == 5);
    }
}

/// The chances of one or more, two or more and so on add up to the expected number.
BOOST_AUTO_TEST_CASE(four_copies_are_expected_among_the_orbs_as_often_as_the_reference_says)
{
    const OddsDeck deck = two_kinds(49, 4);
    double expected = 0;
    for (int copies = 1; copies <= 4; ++copies)
        expected += deck.odds({{{deck.query("cost=0"), copies}},
                               deck.rule("always-keep"),
                               Going::First,
                               1,
                               /*among_orbs=*/true})
                        .by_turn[0]
                        .chance.hit;
    BOOST_TEST(std::abs(expected - 0.4082) < 0.00005);
    BOOST_TEST(std::abs(expected - 20.0 / 49) < near);
}

BOOST_AUTO_TEST_CASE(a_promotion_is_drawn_by_turn_3_and_4_as_players_reckon)
{
    for (const auto& [copies, third, fourth] :
         {std::tuple(4, 0.72, 0.75), std::tuple(6, 0.86, 0.88), std::tuple(8, 0.93, 0.945)}) {
        const auto odds =
            two_kinds(49, copies).odds("cost=0", 1, "count(cost=0) >= 1", Going::First, 4);
        BOOST_TEST(std::abs(odds.by_turn[2].chance.hit - third) < 0.006, copies);
        BOOST_TEST(std::abs(odds.by_turn[3].chance.hit - fourth) < 0.006, copies);
    }
}

BOOST_AUTO_TEST_CASE(chances_and_their_opposites_are_exact_for_decks_to_255_cards)
{
    for (const int population : {49, 60, 120, 254}) {
        for (const int wanted : {1, 4, 30, population - 20}) {
            const OddsDeck deck = two_kinds(population, wanted);
            for (const int min : {1, 2, 3, 5}) {
                const auto odds = deck.odds("cost=0", min, "count(cost=0) >= 2", Going::Second, 20);
                const Rational kept_rate = at_least(population, wanted, 6, 2);
                for (const int turn : {1, 10, 20}) {
                    Rational exact = (1 - kept_rate) * at_least(population, wanted, 6 + turn, min);
                    for (int held = 2; held <= 6; ++held) {
                        const Rational hand =
                            Rational(choose(wanted, held) * choose(population - wanted, 6 - held),
                                     choose(population, 6));
                        exact += hand * at_least(population - 6, wanted - held, turn, min - held);
                    }
                    const Chance chance = odds.by_turn[static_cast<std::size_t>(turn) - 1].chance;
                    BOOST_TEST(relative_error(chance.hit, exact) < near);
                    BOOST_TEST(relative_error(chance.miss, 1 - exact) < near);
                }
            }
        }
    }
}

namespace {

/// Eleven cards that differ in cost, symbols and support, and Aria before them.
OddsDeck twelve_cards()
{
    return {fixture_cards(),
            "T01",
            {{"T01", 1},
             {"T02", 2},
             {"T04", 1},
             {"T05", 2},
             {"T09", 1},
             {"T10", 2},
             {"T11", 1},
             {"T12", 2}}};
}

/// Every hand of six and every card drawn after it, one by one.
struct BruteForce {
    std::vector<const Card*> cards;
    explicit BruteForce(const OddsDeck& deck)
    {
        for (const auto& line : deck.resolved().cards) {
            const int copies = line.copies - (line.card == &deck.protagonist ? 1 : 0);
            cards.insert(cards.end(), static_cast<std::size_t>(copies), line.card);
        }
    }
    /// Every set of so many cards.
    std::vector<std::uint32_t> sets_of(int size) const
    {
        std::vector<std::uint32_t> sets;
        for (std::uint32_t set = 0; set < 1U << cards.size(); ++set) {
            if (std::popcount(set) == size)
                sets.push_back(set);
        }
        return sets;
    }
    /// The chance after `draws` further cards, or among `draws` orbs.
    double chance(const OddsDeck& deck, const OpeningWants& wanted, int draws) const
    {
        const QueryContext context = deck.context();
        std::vector<std::uint32_t> answers(wanted.wants.size());
        for (std::size_t at = 0; at < cards.size(); ++at) {
            for (std::size_t i = 0; i < answers.size(); ++i)
                answers[i] |= wanted.wants[i].query.matches(*cards[at], context) ? 1U << at : 0;
        }
        const auto met = [&](std::uint32_t seen) {
            for (std::size_t i = 0; i < answers.size(); ++i) {
                if (std::popcount(seen & answers[i]) < wanted.wants[i].at_least)
                    return false;
            }
            return true;
        };
        const std::vector<std::uint32_t> draw_sets = sets_of(draws);
        double hands = 0;
        double redrawn = 0;
        double hits = 0;
        double afresh = 0;
        double all_afresh = 0;
        for (const std::uint32_t hand : sets_of(6)) {
            ++hands;
            std::vector<CardIndex> held;
            for (std::size_t at = 0; at < cards.size(); ++at) {
                if ((hand >> at) & 1)
                    held.push_back(deck.library.index_of(*cards[at]));
            }
            const bool kept = wanted.rule.keeps(held, context);
            redrawn += kept ? 0 : 1;
            double good = 0;
            double ways = 0;
            for (const std::uint32_t later : draw_sets) {
                if ((later & hand) != 0)
                    continue;
                ++ways;
                good += met(wanted.among_orbs ? later : hand | later) ? 1 : 0;
            }
            hits += kept ? good / ways : 0;
            afresh += good;
            all_afresh += ways;
        }
        return (hits + redrawn * (afresh / all_afresh)) / hands;
    }
};

const std::vector<std::pair<std::vector<std::pair<const char*, int>>, const char*>> questions = {
    {{{"cost=0", 1}}, "always-keep"},
    {{{"cost=0", 2}}, "cost-one"},
    {{{"cost=1", 1}, {"unit:protagonist", 1}}, "cost-one"},
    {{{"cost=1", 1}, {"color:red", 2}}, "cost-one-and-promotion"},
    {{{"is:promotion", 1}}, "count(is:promotion) >= 1 or count(cost=0) = 2"},
    {{{"is:promotion", 2}, {"cost<=1", 2}, {"color:red", 3}}, "not count(cost=2) >= 2"},
    {{{"cost=3", 1}}, "count(cost<=1) >= 2 and count(cost<=1) < 4"},
    {{{"cost=9", 1}}, "cost-one"},
    {{{"", 1}}, "always-redraw"},
    {{{"color:red", 0}}, "cost-one"},
};

} // namespace

BOOST_DATA_TEST_CASE(every_hand_of_a_deck_of_twelve_says_what_the_formula_says,
                     boost::unit_test::data::xrange(questions.size()))
{
    const OddsDeck deck = twelve_cards();
    const BruteForce brute(deck);
    const auto& [wants, rule] = questions[static_cast<std::size_t>(sample)];
    OpeningWants wanted;
    for (const auto& [query, min] : wants)
        wanted.wants.push_back({deck.query(query), min});
    wanted.rule = deck.rule(rule);
    // Eleven cards: six in hand and five orbs leave none to draw.
    wanted.turns = 2;
    const double opening = brute.chance(deck, wanted, 0);
    const auto odds = deck.odds(wanted);
    BOOST_TEST(std::abs(odds.by_turn[0].chance.hit - opening) < near);
    BOOST_TEST(std::abs(odds.by_turn[1].chance.hit - opening) < near);
    BOOST_TEST(odds.by_turn[1].seen == 6);
    wanted.among_orbs = true;
    BOOST_TEST(std::abs(deck.odds(wanted).by_turn[0].chance.hit - brute.chance(deck, wanted, 5)) <
               near);
}

BOOST_DATA_TEST_CASE(cards_drawn_after_the_hand_count_as_every_way_of_drawing_them_says,
                     boost::unit_test::data::xrange(questions.size()))
{
    // Fifteen cards behind the protagonist: three of them can be drawn.
    const OddsDeck deck(fixture_cards(), "T01",
                        {{"T01", 1},
                         {"T02", 2},
                         {"T04", 3},
                         {"T05", 2},
                         {"T09", 1},
                         {"T10", 2},
                         {"T11", 1},
                         {"T12", 4}});
    const auto& [wants, rule] = questions[static_cast<std::size_t>(sample)];
    OpeningWants wanted;
    for (const auto& [query, min] : wants)
        wanted.wants.push_back({deck.query(query), min});
    wanted.rule = deck.rule(rule);
    wanted.going = Going::Second;
    wanted.turns = 3;
    const auto odds = deck.odds(wanted);
    const BruteForce brute(deck);
    for (int turn = 1; turn <= 3; ++turn)
        BOOST_TEST(std::abs(odds.by_turn[static_cast<std::size_t>(turn) - 1].chance.hit -
                            brute.chance(deck, wanted, turn)) < near);
}

BOOST_AUTO_TEST_CASE(the_protagonist_is_not_among_the_cards_that_are_drawn)
{
    const OddsDeck deck = two_kinds(49, 7);
    const auto odds = deck.odds("unit:Aria", 1, "always-keep", Going::First, 8);
    BOOST_TEST(odds.population == 49);
    BOOST_TEST(odds.matching == std::vector<int>{0}, boost::test_tools::per_element());
    BOOST_TEST(odds.by_turn[7].chance.hit == 0);
    BOOST_TEST(odds.by_turn[7].chance.miss == 1);
}

BOOST_AUTO_TEST_CASE(no_more_cards_are_seen_than_the_deck_has_beside_the_orbs)
{
    const auto odds = two_kinds(49, 7).odds("cost=0", 7, "always-keep", Going::First, 60);
    BOOST_TEST(odds.by_turn[37].seen == 43);
    BOOST_TEST(odds.by_turn[38].seen == 44);
    BOOST_TEST(odds.by_turn[59].seen == 44);
    BOOST_TEST(odds.by_turn[59].chance.hit < 1);
}

BOOST_AUTO_TEST_CASE(a_deck_too_small_for_a_hand_is_seen_whole)
{
    const auto odds = two_kinds(4, 2).odds("cost=0", 2, "cost-one", Going::Second, 3);
    BOOST_TEST(odds.by_turn[2].seen == 4);
    BOOST_TEST(odds.by_turn[2].chance.hit == 1);
    const auto none = two_kinds(0, 0).odds("cost=0", 1, "cost-one", Going::Second, 3);
    BOOST_TEST(none.by_turn[0].seen == 0);
    BOOST_TEST(none.by_turn[0].chance.hit == 0);
}

BOOST_AUTO_TEST_CASE(too_many_different_wants_are_refused_instead_of_never_answered)
{
    const OddsDeck deck = starter_deck();
    OpeningWants wanted;
    for (const auto& line : deck.resolved().cards)
        wanted.wants.push_back({deck.query("id:" + line.card->id), 1});
    BOOST_TEST(!opening_odds(deck.resolved(), deck.protagonist, wanted, deck.context()));
}

BOOST_AUTO_TEST_SUITE_END()
