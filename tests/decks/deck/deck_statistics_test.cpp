#include "decks/deck/deck_statistics.h"

#include "decks/deck/sample_deck.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace deck_statistics_of {

using Counts = std::map<std::string, int>;

struct DeckStatisticsTest {
    Deck deck;

    DeckStatistics statistics() const { return deck_statistics(deck, sample_library()); }
};

/// The starter deck S01 as it is sold.
Deck starter_deck()
{
    Deck deck;
    deck.protagonist = "B01-003";
    deck.cards = {
        entry("S01-001", 4), entry("S01-002", 2), entry("S01-003", 2), entry("S01-004", 3),
        entry("S01-005", 3), entry("B01-003", 2), entry("B01-006", 2), entry("B01-007", 1),
        entry("B01-008", 3), entry("B01-009", 1), entry("B01-010", 3), entry("B01-012", 2),
        entry("B01-013", 1), entry("B01-014", 2), entry("B01-018", 2), entry("B01-019", 2),
        entry("B01-020", 2), entry("B01-021", 2), entry("B01-024", 2), entry("B01-026", 3),
        entry("B01-028", 1), entry("B01-029", 3), entry("B01-036", 2)};
    return deck;
}

} // namespace deck_statistics_of

BOOST_FIXTURE_TEST_SUITE(deck_statistics_of, DeckStatisticsTest)

BOOST_AUTO_TEST_CASE(an_empty_deck_has_nothing_to_count)
{
    BOOST_TEST(statistics().size == 0);
    BOOST_TEST(statistics().protagonist == nullptr);
    BOOST_TEST(statistics().by_cost.empty());
    BOOST_TEST(statistics().support_mean == 0.0);
    BOOST_TEST(statistics().support_failure == 0.0);
}

BOOST_AUTO_TEST_CASE(costs_are_counted_as_printed)
{
    deck.cards = {entry("T01-001", 2), entry("T01-004", 1), entry("T01-008", 3)};
    BOOST_TEST((statistics().by_cost == Counts{{"1", 3}, {"X", 3}}));
}

BOOST_AUTO_TEST_CASE(cards_without_a_class_change_are_counted_as_such)
{
    deck.cards = {entry("T01-001", 2), entry("T01-002", 1), entry("T01-008", 3)};
    BOOST_TEST((statistics().by_class_change == Counts{{"2", 1}, {"X", 3}, {"none", 2}}));
}

BOOST_AUTO_TEST_CASE(a_card_of_two_symbols_counts_for_both)
{
    deck.cards = {entry("T01-004", 2), entry("T01-005", 1), entry("T01-003", 4)};
    const Vocabulary& words = sample_library().words();
    const std::string red = words[*words.symbol("red")].slug;
    const std::string blue = words[*words.symbol("blue")].slug;
    BOOST_TEST((statistics().by_symbol == Counts{{red, 2}, {blue, 3}, {"none", 4}}));
}

BOOST_AUTO_TEST_CASE(ranges_are_counted_as_printed)
{
    deck.cards = {entry("T01-001", 1), entry("T01-005", 2), entry("T01-006", 3),
                  entry("T01-008", 1), entry("T01-004", 4)};
    BOOST_TEST(
        (statistics().by_range == Counts{{"1", 1}, {"2", 2}, {"1-2", 3}, {"1-3", 1}, {"none", 4}}));
}

BOOST_AUTO_TEST_CASE(supports_and_attacks_are_counted_as_printed)
{
    deck.cards = {entry("T01-001", 2), entry("T01-005", 1), entry("T01-008", 1)};
    BOOST_TEST((statistics().by_support == Counts{{"20", 2}, {"10", 1}, {"X", 1}}));
    BOOST_TEST((statistics().by_attack == Counts{{"40", 2}, {"30", 1}, {"X", 1}}));
}

BOOST_AUTO_TEST_CASE(weapons_types_and_genders_are_counted_with_the_cards_that_have_none)
{
    deck.cards = {entry("T01-001", 2), entry("T01-007", 1), entry("T01-008", 4)};
    BOOST_TEST((statistics().by_weapon == Counts{{"sword", 2}, {"lance", 1}, {"none", 4}}));
    BOOST_TEST(
        (statistics().by_type == Counts{{"beast", 1}, {"flier", 1}, {"monster", 4}, {"none", 2}}));
    BOOST_TEST((statistics().by_gender == Counts{{"female", 3}, {"none", 4}}));
}

BOOST_AUTO_TEST_CASE(unknown_cards_are_counted_in_the_size_alone)
{
    deck.cards = {entry("T01-001", 2), entry("Z99-001", 5)};
    BOOST_TEST(statistics().size == 7);
    BOOST_TEST((statistics().by_cost == Counts{{"1", 2}}));
    BOOST_TEST(statistics().support_mean == 20.0);
}

BOOST_AUTO_TEST_CASE(the_line_of_the_protagonist_is_every_card_that_bears_its_name)
{
    deck.cards = {entry("T01-001", 3), entry("T01-002", 4), entry("T01-003", 1),
                  entry("T01-006", 2), entry("T01-004", 5)};
    deck.protagonist = "T01-001";
    BOOST_TEST(statistics().protagonist_line == 10);
    BOOST_TEST(statistics().promotions == 4);
}

BOOST_AUTO_TEST_CASE(support_is_weighed_over_the_deck_less_the_protagonist)
{
    // Left: 10 20 30 30 and X, which counts as 0.
    deck.cards = {entry("T01-001", 2), entry("T01-005", 1), entry("T01-007", 2),
                  entry("T01-008", 1)};
    deck.protagonist = "T01-001";
    BOOST_TEST(statistics().support_mean == 18.0, boost::test_tools::tolerance(1e-12));
}

BOOST_AUTO_TEST_CASE(support_fails_for_the_share_of_the_other_cards_with_the_protagonists_name)
{
    deck.cards = {entry("T01-001", 2), entry("T01-006", 1), entry("T01-005", 3)};
    deck.protagonist = "T01-001";
    BOOST_TEST(statistics().support_failure == 0.4, boost::test_tools::tolerance(1e-12));
}

BOOST_AUTO_TEST_CASE(a_protagonist_alone_has_no_deck_to_support_it)
{
    deck.cards = {entry("T01-001", 1)};
    BOOST_TEST(statistics().support_mean == 0.0);
    BOOST_TEST(statistics().support_failure == 0.0);
}

BOOST_AUTO_TEST_CASE(a_deck_without_a_leader_is_weighed_whole)
{
    deck.cards = {entry("T01-002", 1), entry("T01-007", 1)};
    BOOST_TEST(statistics().support_mean == 25.0, boost::test_tools::tolerance(1e-12));
    BOOST_TEST(statistics().protagonist_line == 0);
}

BOOST_AUTO_TEST_CASE(the_first_starter_deck_has_the_numbers_of_its_list)
{
    const DeckStatistics found = deck_statistics(starter_deck(), shipped_library());
    BOOST_TEST(found.size == 50);
    BOOST_TEST((found.by_cost == Counts{{"1", 30}, {"2", 2}, {"3", 13}, {"4", 5}}));
    BOOST_TEST(found.protagonist_line == 6);
    BOOST_TEST(found.promotions == 4);
    BOOST_TEST(found.support_failure == 5.0 / 49, boost::test_tools::tolerance(1e-12));
}

BOOST_AUTO_TEST_CASE(a_range_with_a_gap_names_each_distance)
{
    BOOST_TEST(range_text(RangeSet{(1U << 1) | (1U << 3)}) == "1,3");
}

BOOST_AUTO_TEST_SUITE_END()
