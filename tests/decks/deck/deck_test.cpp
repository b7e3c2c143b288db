#include "decks/deck/deck.h"

#include "decks/deck/sample_deck.h"

#include <boost/test/unit_test.hpp>

#include <limits>

using namespace kizuna;
using namespace kizuna::test;

namespace deck {

/// "code copies" for each entry, in order.
std::vector<std::string> lines(const std::vector<DeckEntry>& entries)
{
    std::vector<std::string> texts;
    for (const DeckEntry& entry : entries)
        texts.push_back(entry.code + " " + std::to_string(entry.copies));
    return texts;
}

using Lines = std::vector<std::string>;

struct DeckTest {
    const CardLibrary& library = sample_library();
    Deck deck;

    void change(std::string_view code, int copies)
    {
        change_copies(deck, Pile::Cards, code, copies, library);
    }
    std::string protagonist() const
    {
        const Card* card = protagonist_of(resolve(deck, library));
        return card ? card->id : "none";
    }
};

} // namespace deck

BOOST_FIXTURE_TEST_SUITE(deck, DeckTest)

BOOST_AUTO_TEST_CASE(a_new_card_goes_to_the_end)
{
    deck.cards = {entry("T01-001", 2)};
    change("T01-004", 3);
    BOOST_TEST(lines(deck.cards) == (Lines{"T01-001 2", "T01-004 3"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(copies_are_added_to_the_entry_with_the_same_code)
{
    deck.cards = {entry("T01-001", 2), entry("T01-004", 1)};
    change("T01-001", 2);
    BOOST_TEST(lines(deck.cards) == (Lines{"T01-001 4", "T01-004 1"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_printing_has_an_entry_of_its_own)
{
    deck.cards = {entry("T01-001", 2)};
    change("T01-001N+", 1);
    BOOST_TEST(lines(deck.cards) == (Lines{"T01-001 2", "T01-001N+ 1"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(copies_go_from_the_entry_with_the_same_code_first)
{
    deck.cards = {entry("T01-001", 2), entry("T01-001N+", 2)};
    change("T01-001", -1);
    BOOST_TEST(lines(deck.cards) == (Lines{"T01-001 1", "T01-001N+ 2"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(then_copies_go_from_the_cards_other_entries_from_the_last_one)
{
    deck.cards = {entry("T01-001N", 2), entry("T01-001", 1), entry("T01-004", 1),
                  entry("T01-001N+", 2)};
    change("T01-001", -4);
    BOOST_TEST(lines(deck.cards) == (Lines{"T01-001N 1", "T01-004 1"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(no_more_copies_go_than_there_are)
{
    deck.cards = {entry("T01-001", 2), entry("T01-004", 1)};
    change("T01-001", std::numeric_limits<int>::min());
    BOOST_TEST(lines(deck.cards) == Lines{"T01-004 1"}, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(taking_away_a_card_that_is_not_there_changes_nothing)
{
    deck.cards = {entry("T01-001", 2)};
    const Deck before = deck;
    change("T01-004", -1);
    BOOST_TEST((deck == before));
}

BOOST_AUTO_TEST_CASE(an_unknown_card_is_taken_by_its_code)
{
    deck.cards = {entry("Z99-001", 2), entry("Z99-002", 2)};
    change("Z99-002", -2);
    BOOST_TEST(lines(deck.cards) == Lines{"Z99-001 2"}, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(an_entry_holds_at_most_9999_copies)
{
    deck.cards = {entry("T01-001", 9998)};
    change("T01-001", std::numeric_limits<int>::max());
    change("T01-004", 10'000);
    BOOST_TEST(lines(deck.cards) == (Lines{"T01-001 9999", "T01-004 9999"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_maybe_pile_is_changed_apart_from_the_cards)
{
    deck.cards = {entry("T01-001", 2)};
    change_copies(deck, Pile::Maybe, "T01-001", 1, library);
    BOOST_TEST(lines(deck.cards) == Lines{"T01-001 2"}, boost::test_tools::per_element());
    BOOST_TEST(lines(deck.maybe) == Lines{"T01-001 1"}, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(an_edited_count_forgets_the_line_that_was_read)
{
    deck.cards = {entry("Z99-001", 2)};
    deck.cards[0].raw = "Z99-001:   2 # mine";
    change("Z99-001", 1);
    BOOST_TEST(deck.cards[0].raw == "");
}

BOOST_AUTO_TEST_CASE(the_comments_of_an_emptied_entry_pass_to_the_one_below)
{
    deck.cards = {entry("T01-001", 1), entry("T01-004", 1)};
    deck.cards[0].comments = {"# Lords"};
    deck.cards[1].comments = {"# Healers"};
    change("T01-001", -1);
    BOOST_TEST(deck.cards[0].comments == (Lines{"# Lords", "# Healers"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_protagonist_without_a_copy_left_is_no_longer_designated)
{
    deck.cards = {entry("T01-001", 1), entry("T01-004", 1)};
    deck.protagonist = "T01-001N+";
    change("T01-001", -1);
    BOOST_TEST(deck.protagonist == "");
}

BOOST_AUTO_TEST_CASE(a_protagonist_with_a_copy_left_stays_designated)
{
    deck.cards = {entry("T01-001", 1), entry("T01-001N+", 1)};
    deck.protagonist = "T01-001N+";
    change("T01-001N+", -1);
    BOOST_TEST(deck.protagonist == "T01-001N+");
}

BOOST_AUTO_TEST_CASE(a_wrong_protagonist_stays_while_other_cards_change)
{
    deck.cards = {entry("T01-001", 1)};
    deck.protagonist = "Z99-001";
    change("T01-001", -1);
    BOOST_TEST(deck.protagonist == "Z99-001");
}

BOOST_AUTO_TEST_CASE(the_maybe_pile_has_no_say_in_the_protagonist)
{
    deck.cards = {entry("T01-001", 1)};
    deck.maybe = {entry("T01-001", 1)};
    deck.protagonist = "T01-001";
    change_copies(deck, Pile::Maybe, "T01-001", -1, library);
    BOOST_TEST(deck.protagonist == "T01-001");
}

BOOST_AUTO_TEST_CASE(the_code_may_be_that_of_the_entry_which_goes)
{
    deck.cards = {entry("a code too long to be kept inside a string object", 1),
                  entry("T01-001", 1)};
    change(deck.cards[0].code, -1);
    BOOST_TEST(lines(deck.cards) == Lines{"T01-001 1"}, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(entries_of_one_card_are_added_up_in_the_order_of_the_first)
{
    deck.cards = {entry("T01-001N+", 2), entry("T01-004", 1), entry("T01-001", 2)};
    const ResolvedDeck resolved = resolve(deck, library);
    BOOST_REQUIRE(resolved.cards.size() == 2U);
    BOOST_TEST(resolved.cards[0].card->id == "T01-001");
    BOOST_TEST(resolved.cards[0].copies == 4);
    BOOST_TEST(resolved.copies_of(*library.find_id("T01-004")) == 1);
}

BOOST_AUTO_TEST_CASE(a_card_that_is_not_in_the_deck_has_no_copies)
{
    BOOST_TEST(resolve(deck, library).copies_of(*library.find_id("T01-004")) == 0);
}

BOOST_AUTO_TEST_CASE(unknown_cards_count_in_the_size_and_nowhere_else)
{
    deck.cards = {entry("T01-001", 2), entry("Z99-001", 3)};
    const ResolvedDeck resolved = resolve(deck, library);
    BOOST_TEST(resolved.size == 5);
    BOOST_TEST(resolved.cards.size() == 1U);
    BOOST_REQUIRE(resolved.unknown.size() == 1U);
    BOOST_TEST(resolved.unknown[0] == &deck.cards[1]);
}

BOOST_AUTO_TEST_CASE(the_size_of_an_absurd_deck_stops_at_the_greatest_number)
{
    deck.cards.assign(300'000, entry("Z99-001", 9999));
    BOOST_TEST(resolve(deck, library).size == std::numeric_limits<int>::max());
}

BOOST_AUTO_TEST_CASE(a_protagonist_may_be_named_by_a_printing)
{
    deck.cards = {entry("T01-001", 1)};
    deck.protagonist = "T01-001N+";
    BOOST_TEST(resolve(deck, library).designated == library.find_id("T01-001"));
}

BOOST_AUTO_TEST_CASE(the_designated_protagonist_leads)
{
    deck.cards = {entry("T01-001", 4), entry("T01-004", 1)};
    deck.protagonist = "T01-004";
    BOOST_TEST(protagonist() == "T01-004");
}

BOOST_AUTO_TEST_CASE(a_designated_card_that_is_not_in_the_deck_does_not_lead)
{
    deck.cards = {entry("T01-001", 1)};
    deck.protagonist = "T01-004";
    BOOST_TEST(protagonist() == "T01-001");
}

BOOST_AUTO_TEST_CASE(a_designated_card_that_costs_more_does_not_lead)
{
    deck.cards = {entry("T01-001", 1), entry("T01-002", 1)};
    deck.protagonist = "T01-002";
    BOOST_TEST(protagonist() == "T01-001");
}

BOOST_AUTO_TEST_CASE(without_a_designated_one_the_unit_with_the_most_cards_leads)
{
    deck.cards = {entry("T01-004", 4), entry("T01-001", 2), entry("T01-002", 3)};
    BOOST_TEST(protagonist() == "T01-001");
}

BOOST_AUTO_TEST_CASE(cards_that_bear_the_units_name_besides_their_own_count_for_it)
{
    // Echo (T01-006) is also an Aria.
    deck.cards = {entry("T01-004", 4), entry("T01-001", 2), entry("T01-006", 3)};
    BOOST_TEST(protagonist() == "T01-006");
    deck.cards[1].copies = 4;
    BOOST_TEST(protagonist() == "T01-001");
}

BOOST_AUTO_TEST_CASE(of_equal_units_the_card_with_the_most_copies_leads)
{
    deck.cards = {entry("T01-001", 2), entry("T01-003", 1), entry("T01-004", 3)};
    BOOST_TEST(protagonist() == "T01-004");
}

BOOST_AUTO_TEST_CASE(of_equal_cards_the_lowest_id_leads)
{
    deck.cards = {entry("T01-005", 2), entry("T01-004", 2)};
    BOOST_TEST(protagonist() == "T01-004");
}

BOOST_AUTO_TEST_CASE(no_card_leads_that_costs_nothing_or_x)
{
    deck.cards = {entry("T01-002", 4), entry("T01-007", 4), entry("T01-008", 4)};
    BOOST_TEST(protagonist() == "none");
}

BOOST_AUTO_TEST_SUITE_END()
