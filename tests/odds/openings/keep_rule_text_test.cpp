#include "odds/openings/keep_rule_text.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <functional>

using namespace kizuna;

BOOST_AUTO_TEST_SUITE(keep_rule_text_tests)

namespace {

using Hand = std::vector<int>;

/// Cards that are neither A nor B, A alone, B alone, and both.
constexpr std::uint64_t neither = 0;
constexpr std::uint64_t a = 1;
constexpr std::uint64_t b = 2;

Population four_groups()
{
    return {{{neither, 20}, {a, 10}, {b, 10}, {a | b, 9}}, 49};
}

Population without_neither()
{
    return {{{a, 20}, {b, 20}, {a | b, 9}}, 49};
}

void each_hand(std::size_t groups, int left, Hand hand, const std::function<void(Hand)>& visit)
{
    if (hand.size() + 1 == groups) {
        hand.push_back(left);
        visit(hand);
        return;
    }
    for (int cards = 0; cards <= left; ++cards) {
        hand.push_back(cards);
        each_hand(groups, left - cards, hand, visit);
        hand.pop_back();
    }
}

/// The rule that keeps the six-card hands with these numbers of A and of B.
std::string rule(const Population& population, const std::function<bool(int, int)>& keeps,
                 const std::vector<std::string>& wants = {"cost=1", "unit:Marth"})
{
    std::vector<Hand> kept;
    std::vector<Hand> redrawn;
    each_hand(population.groups.size(), 6, {}, [&](const Hand& hand) {
        int of_a = 0;
        int of_b = 0;
        for (std::size_t group = 0; group < hand.size(); ++group) {
            of_a += population.groups[group].answers & a ? hand[group] : 0;
            of_b += population.groups[group].answers & b ? hand[group] : 0;
        }
        (keeps(of_a, of_b) ? kept : redrawn).push_back(hand);
    });
    return keep_rule_text(population, wants, kept, redrawn);
}

} // namespace

BOOST_AUTO_TEST_CASE(nothing_kept_and_everything_kept_are_presets)
{
    BOOST_TEST(rule(four_groups(), [](int, int) { return false; }) == "always-redraw");
    BOOST_TEST(rule(four_groups(), [](int, int) { return true; }) == "always-keep");
}

BOOST_AUTO_TEST_CASE(what_makes_no_difference_is_not_asked_for)
{
    BOOST_TEST(rule(four_groups(), [](int of_a, int) { return of_a >= 1; }) ==
               "count(cost=1) >= 1");
    BOOST_TEST(rule(four_groups(), [](int, int of_b) { return of_b >= 3; }) ==
               "count(unit:Marth) >= 3");
}

BOOST_AUTO_TEST_CASE(two_wants_together_and_either_of_them_are_said_so)
{
    BOOST_TEST(rule(four_groups(), [](int of_a, int of_b) { return of_a >= 2 && of_b >= 1; }) ==
               "count(cost=1) >= 2 and count(unit:Marth) >= 1");
    const std::string either =
        rule(four_groups(), [](int of_a, int of_b) { return of_a >= 1 || of_b >= 2; });
    BOOST_TEST((either == "count(cost=1) >= 1 or count(unit:Marth) >= 2" ||
                either == "count(unit:Marth) >= 2 or count(cost=1) >= 1"),
               either);
}

BOOST_AUTO_TEST_CASE(a_want_that_is_there_twice_is_said_once)
{
    Population population = four_groups();
    for (Population::Group& group : population.groups)
        group.answers |= (group.answers & a) << 2; // the third want is the first again
    BOOST_TEST(rule(population, [](int of_a, int) { return of_a >= 2; },
                    {"cost=1", "unit:Marth", "cost<2"}) == "count(cost=1) >= 2");
}

BOOST_AUTO_TEST_CASE(a_deck_where_every_card_serves_a_want_has_rules_too)
{
    BOOST_TEST(rule(without_neither(), [](int of_a, int of_b) { return of_a + of_b >= 8; }) ==
               "count(cost=1 unit:Marth) >= 2");
    BOOST_TEST(rule(without_neither(), [](int of_a, int) { return of_a >= 4; }) ==
               "count(cost=1) >= 4");
}

// Cards that serve both wants alone are kept: neither want by itself says so.
BOOST_AUTO_TEST_CASE(cards_that_no_want_names_are_named_by_several)
{
    const Population population = four_groups();
    std::vector<Hand> kept;
    std::vector<Hand> redrawn;
    each_hand(4, 6, {}, [&](const Hand& hand) { (hand[3] >= 1 ? kept : redrawn).push_back(hand); });
    BOOST_TEST(keep_rule_text(population, {"cost=1", "unit:Marth"}, kept, redrawn) ==
               "count(cost=1 unit:Marth) >= 1");
    BOOST_TEST(keep_rule_text(population, {"cost=1 or cost=2", "unit:Marth"}, kept, redrawn) ==
               "count((cost=1 or cost=2) unit:Marth) >= 1");
}

BOOST_AUTO_TEST_SUITE_END()
