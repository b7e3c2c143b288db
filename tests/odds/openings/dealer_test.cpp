#include "odds/openings/dealer.h"

#include "odds/counting/binomial.h"
#include "odds/odds_fixture.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <cmath>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(dealer)

namespace {

constexpr std::uint64_t seed = 20151210;

WantCounts dealt(const OddsDeck& deck, const OpeningWants& wanted, std::uint64_t openings,
                 unsigned threads = 1)
{
    const Population population = population_of(
        deck.resolved(), deck.protagonist, queries_of(wanted.wants, wanted.rule), deck.context());
    return simulate_openings(Dealer(population, wanted), seed, openings, threads);
}

struct Asked {
    std::vector<std::pair<const char*, int>> wants;
    const char* rule = "always-keep";
    Going going = Going::First;
    bool among_orbs = false;
};

/// The fixed table of questions; each is compared at turns 1, 2, 4 and 8.
const std::vector<Asked> questions = {
    {{{"cost=1", 1}}},
    {{{"cost=1", 3}}},
    {{{"cost=1", 5}}, "cost-one"},
    {{{"is:promotion", 1}}},
    {{{"is:promotion", 1}}, "cost-one"},
    {{{"is:promotion", 1}}, "cost-one-and-promotion"},
    {{{"is:promotion", 1}}, "always-redraw"},
    {{{"is:promotion", 2}}, "cost-one-and-promotion", Going::Second},
    {{{"unit:protagonist", 1}}, "cost-one", Going::Second},
    {{{"unit:protagonist", 2}}, "always-keep", Going::Second},
    {{{"support=30", 1}}, "cost-one"},
    {{{"support<=10", 2}}, "count(support<=10) <= 1"},
    {{{"cost>=4", 1}}, "not count(cost>=4) >= 2"},
    {{{"cost>=4", 2}}, "count(cost>=4) = 1 or count(cost=1) >= 4"},
    {{{"cost=2", 1}, {"cost=1", 1}}},
    {{{"cost=2", 1}, {"cost=1", 1}}, "cost-one"},
    {{{"cost=1", 1}, {"is:promotion", 1}}, "cost-one-and-promotion"},
    {{{"cost=1", 2}, {"is:promotion", 1}}, "cost-one", Going::Second},
    {{{"weapon:bow", 1}, {"weapon:tome", 1}}, "cost-one"},
    {{{"weapon:bow", 1}, {"weapon:tome", 1}, {"type:flier", 1}}, "cost-one"},
    {{{"weapon:sword", 2}, {"attack>=50", 2}}, "count(weapon:sword) >= 1"},
    {{{"unit:Ogma", 1}}, "count(unit:Ogma) >= 1"},
    {{{"unit:Ogma", 2}}, "count(unit:Ogma) >= 1", Going::Second},
    {{{"is:promotion", 1}}, "always-keep", Going::First, true},
    {{{"is:promotion", 1}}, "cost-one-and-promotion", Going::First, true},
    {{{"cost=1", 2}, {"support=30", 1}}, "cost-one", Going::First, true},
    {{{"cost=1", 5}}, "always-redraw", Going::First, true},
    {{{"", 6}}},
    {{{"cost=9", 1}}, "cost-one"},
    {{{"range:2", 1}, {"cc:3", 1}}, "count(range:2) >= 1 and count(cc:3) < 3"},
    {{{"gender:female", 2}}, "count(gender:female) >= 2", Going::Second},
    {{{"attack>=60", 1}, {"is:promotion", 1}}, "count(attack>=60) >= 1"},
};

} // namespace

BOOST_DATA_TEST_CASE(what_is_dealt_agrees_with_the_formula_within_four_sigma,
                     boost::unit_test::data::xrange(questions.size()))
{
    const Asked& asked = questions[static_cast<std::size_t>(sample)];
    const OddsDeck deck = starter_deck();
    OpeningWants wanted{{}, deck.rule(asked.rule), asked.going, 8, asked.among_orbs};
    for (const auto& [query, min] : asked.wants)
        wanted.wants.push_back({deck.query(query), min});
    constexpr std::uint64_t openings = 100'000;
    const WantCounts counts = dealt(deck, wanted, openings);
    const OpeningOdds odds = deck.odds(wanted);
    const auto agrees = [&](std::uint64_t hits, double chance, double miss) {
        const double sigma = std::sqrt(chance * miss * double(openings));
        return std::abs(double(hits) - chance * double(openings)) <= 4 * sigma;
    };
    BOOST_TEST(agrees(counts.kept, odds.keep_rate, 1 - odds.keep_rate));
    for (const std::size_t turn : {1U, 2U, 4U, 8U}) {
        const Chance chance = odds.by_turn[turn - 1].chance;
        BOOST_TEST(agrees(counts.hits[turn - 1], chance.hit, chance.miss),
                   "turn " << turn << ": " << counts.hits[turn - 1] << " of " << openings
                           << " against " << chance.hit);
    }
}

/// How many wanted cards lie among the first six, or among the orbs, is as the hypergeometric
/// distribution says: chi-square over all numbers that are expected five times or more.
BOOST_DATA_TEST_CASE(the_numbers_dealt_pass_a_chi_square_test,
                     boost::unit_test::data::make({2, 4, 12, 25, 40, 47}) *
                         boost::unit_test::data::make({false, true}),
                     wanted, among_orbs)
{
    const OddsDeck deck(fixture_cards(), "T01",
                        {{"T01", 1}, {"T12", wanted}, {"T04", 49 - wanted}});
    constexpr double openings = 200'000;
    const int dealt_cards = among_orbs ? 5 : 6;
    // The same seed deals the same cards, however many are asked for.
    std::vector<double> at_least;
    for (int number = 0; number <= dealt_cards + 1; ++number) {
        const OpeningWants wants{{{deck.query("cost=0"), number}}, {}, Going::First, 1, among_orbs};
        at_least.push_back(double(dealt(deck, wants, std::uint64_t(openings)).hits[0]));
    }
    double chi_square = 0;
    int cells = 0;
    for (int number = 0; number <= dealt_cards; ++number) {
        const double expected = openings * binomial(wanted, number) *
                                binomial(49 - wanted, dealt_cards - number) /
                                binomial(49, dealt_cards);
        if (expected < 5)
            continue;
        const auto at = static_cast<std::size_t>(number);
        const double difference = at_least[at] - at_least[at + 1] - expected;
        chi_square += difference * difference / expected;
        ++cells;
    }
    // As a normal deviate (Wilson and Hilferty, 1931): with few cells chi-square itself is skewed.
    const double free = cells - 1;
    const double deviate =
        (std::cbrt(chi_square / free) - (1 - 2 / (9 * free))) / std::sqrt(2 / (9 * free));
    BOOST_TEST(deviate < 4, "chi-square " << chi_square << " of " << free);
}

/// The orbs come from what the hand has left: with eleven cards, from all of it.
BOOST_AUTO_TEST_CASE(no_card_is_both_in_the_hand_and_among_the_orbs)
{
    const OddsDeck deck(fixture_cards(), "T01", {{"T01", 1}, {"T12", 1}, {"T04", 10}});
    const OpeningWants wanted{
        {{deck.query("cost=0"), 1}}, deck.rule("count(cost=0) >= 1"), Going::First, 1, true};
    constexpr double openings = 200'000;
    const double refused_then_orb = 5.0 / 11 * (5.0 / 11);
    const double sigma = std::sqrt(refused_then_orb * (1 - refused_then_orb) / openings);
    const WantCounts counts = dealt(deck, wanted, std::uint64_t(openings));
    BOOST_TEST(std::abs(double(counts.hits[0]) / openings - refused_then_orb) <= 4 * sigma,
               counts.hits[0] << " of " << openings << " against " << refused_then_orb);
}

BOOST_AUTO_TEST_CASE(a_deck_of_255_cards_is_dealt_as_the_formula_says)
{
    const OddsDeck deck(fixture_cards(), "T01", {{"T01", 1}, {"T12", 60}, {"T04", 195}});
    constexpr std::uint64_t openings = 100'000;
    for (const bool among_orbs : {false, true}) {
        const OpeningWants wanted{{{deck.query("cost=0"), 2}},
                                  deck.rule("count(cost=0) >= 1"),
                                  Going::First,
                                  4,
                                  among_orbs};
        const WantCounts counts = dealt(deck, wanted, openings);
        const Chance chance = deck.odds(wanted).by_turn[3].chance;
        const double sigma = std::sqrt(chance.hit * chance.miss * double(openings));
        BOOST_TEST(std::abs(double(counts.hits[3]) - chance.hit * double(openings)) <= 4 * sigma,
                   counts.hits[3] << " of " << openings << " against " << chance.hit);
    }
}

BOOST_AUTO_TEST_CASE(two_threads_count_what_one_thread_counts)
{
    const OddsDeck deck = starter_deck();
    const OpeningWants wanted{
        {{deck.query("is:promotion"), 1}}, deck.rule("cost-one"), Going::First, 3};
    constexpr std::uint64_t openings = 3 * openings_a_chunk + 17;
    const WantCounts one = dealt(deck, wanted, openings);
    BOOST_TEST(one.trials == openings);
    BOOST_TEST((one == dealt(deck, wanted, openings, 2)));
    BOOST_TEST((one == dealt(deck, wanted, openings, 5)));
}

BOOST_AUTO_TEST_CASE(a_stop_gives_what_was_counted_until_then)
{
    const OddsDeck deck = starter_deck();
    const OpeningWants wanted{{{deck.query("cost=1"), 1}}, {}, Going::First, 1};
    const Population population = population_of(deck.resolved(), deck.protagonist,
                                                queries_of(wanted.wants, {}), deck.context());
    std::stop_source stop;
    const WantCounts counts =
        simulate_openings(Dealer(population, wanted), seed, 1'000'000'000'000, 1, stop.get_token(),
                          [&](std::uint64_t) { stop.request_stop(); });
    BOOST_TEST(counts.trials == openings_a_chunk);
}

BOOST_AUTO_TEST_CASE(a_small_deck_is_dealt_as_far_as_it_goes)
{
    const OddsDeck deck(fixture_cards(), "T01", {{"T01", 1}, {"T12", 2}, {"T04", 1}});
    const OpeningWants wanted{{{deck.query("cost=0"), 2}}, {}, Going::First, 4};
    BOOST_TEST(dealt(deck, wanted, 100).hits[3] == 100u);
}

BOOST_AUTO_TEST_SUITE_END()
