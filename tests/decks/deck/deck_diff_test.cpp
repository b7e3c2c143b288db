#include "decks/deck/deck_diff.h"

#include "decks/deck/sample_deck.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace deck_diff {

struct DeckDiffTest {
    Deck before;
    Deck after;

    DeckDiff diff() const { return kizuna::diff(before, after, sample_library()); }
};

using Changes = std::vector<DeckDiff::Change>;

} // namespace deck_diff

BOOST_FIXTURE_TEST_SUITE(deck_diff, DeckDiffTest)

BOOST_AUTO_TEST_CASE(equal_decks_do_not_differ)
{
    before.cards = {entry("T01-001", 2), entry("Z99-001", 1)};
    after.cards = {entry("Z99-001", 1), entry("T01-001", 2)};
    BOOST_TEST(diff().empty());
}

BOOST_AUTO_TEST_CASE(printings_of_one_card_count_together)
{
    before.cards = {entry("T01-001", 2), entry("T01-001N+", 1)};
    after.cards = {entry("T01-001N", 3)};
    BOOST_TEST(diff().empty());
}

BOOST_AUTO_TEST_CASE(a_card_only_in_the_second_deck_is_added)
{
    after.cards = {entry("T01-001N+", 2)};
    BOOST_TEST((diff().added == Changes{{"T01-001", 0, 2}}));
    BOOST_TEST(diff().removed.empty());
}

BOOST_AUTO_TEST_CASE(a_card_only_in_the_first_deck_is_removed)
{
    before.cards = {entry("T01-001", 2)};
    BOOST_TEST((diff().removed == Changes{{"T01-001", 2, 0}}));
}

BOOST_AUTO_TEST_CASE(another_count_is_a_change)
{
    before.cards = {entry("T01-001", 2)};
    after.cards = {entry("T01-001", 3)};
    BOOST_TEST((diff().changed == Changes{{"T01-001", 2, 3}}));
}

BOOST_AUTO_TEST_CASE(unknown_cards_compare_by_their_code)
{
    before.cards = {entry("Z99-001", 2)};
    after.cards = {entry("Z99-002", 2)};
    BOOST_TEST((diff().removed == Changes{{"Z99-001", 2, 0}}));
    BOOST_TEST((diff().added == Changes{{"Z99-002", 0, 2}}));
}

BOOST_AUTO_TEST_CASE(changes_come_by_id_whatever_the_decks_order)
{
    after.cards = {entry("Z99-001", 1), entry("T01-005", 1), entry("T01-001", 1)};
    BOOST_TEST((diff().added == Changes{{"T01-001", 0, 1}, {"T01-005", 0, 1}, {"Z99-001", 0, 1}}));
}

BOOST_AUTO_TEST_CASE(the_maybe_pile_does_not_count)
{
    after.maybe = {entry("T01-001", 1)};
    BOOST_TEST(diff().empty());
}

BOOST_AUTO_TEST_CASE(another_protagonist_is_a_difference)
{
    before.protagonist = "T01-001";
    after.protagonist = "T01-004";
    BOOST_TEST(diff().protagonist_changed);
}

BOOST_AUTO_TEST_CASE(another_printing_of_the_protagonist_is_none)
{
    before.protagonist = "T01-001";
    after.protagonist = "T01-001N+";
    BOOST_TEST(!diff().protagonist_changed);
}

BOOST_AUTO_TEST_SUITE_END()
