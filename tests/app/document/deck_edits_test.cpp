#include "app/document/deck_edits.h"

#include "app/known_cards.h"
#include "document_edits.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace deck_edits {

struct DeckEditsTest {
    DeckDocument document{shipped_catalogue()};

    void add(const char* code, int copies)
    {
        change_cards(document, std::array{SelectedCard{code}}, copies, english());
    }
    int copies(const char* code) const { return copies_in(document, Pile::Cards, code); }
};

} // namespace deck_edits

BOOST_FIXTURE_TEST_SUITE(deck_edits, DeckEditsTest)

BOOST_AUTO_TEST_CASE(copies_of_all_printings_are_counted_together)
{
    add(marth, 1);
    add("B01-003ST+", 2);
    BOOST_TEST(copies(marth) == 3);
}

BOOST_AUTO_TEST_CASE(copies_that_come_are_of_the_printing_that_the_deck_has)
{
    add("B01-003ST+", 2);
    set_copies(document, std::array{SelectedCard{marth}}, 3, english());
    BOOST_REQUIRE(document.deck().cards.size() == 1);
    BOOST_TEST(document.deck().cards[0].code == "B01-003ST+");
    BOOST_TEST(document.deck().cards[0].copies == 3);
}

BOOST_AUTO_TEST_CASE(a_card_that_is_moved_stays_the_same_printing)
{
    add("B01-003ST+", 2);
    move_cards(document, Pile::Cards, std::array{SelectedCard{marth}}, english());
    BOOST_REQUIRE(document.deck().maybe.size() == 1);
    BOOST_TEST(document.deck().maybe[0].code == "B01-003ST+");
}

BOOST_AUTO_TEST_CASE(a_printing_that_is_asked_for_has_an_entry_of_its_own)
{
    add("B01-003ST+", 2);
    add("B01-003HN", 1);
    BOOST_TEST(document.deck().cards.size() == 2);
}

BOOST_AUTO_TEST_CASE(unknown_cards_are_counted_by_their_code)
{
    add("X99-001", 2);
    BOOST_TEST(copies("X99-001") == 2);
}

BOOST_AUTO_TEST_CASE(no_more_is_removed_than_there_is)
{
    add(marth, 2);
    add(marth, -4);
    BOOST_TEST(copies(marth) == 0);
    BOOST_TEST(document.undo_reason() == "remove 2 × Marth: Altean Prince");
}

BOOST_AUTO_TEST_CASE(a_number_of_copies_is_given_to_each_card_as_one_step)
{
    add(marth, 1);
    const std::vector<SelectedCard> both{{marth}, {caeda, Pile::Maybe}};
    set_copies(document, both, 3, english());
    BOOST_TEST(copies(marth) == 3);
    BOOST_TEST(copies_in(document, Pile::Maybe, caeda) == 3);
    document.undo();
    BOOST_TEST(copies(marth) == 1);
}

BOOST_AUTO_TEST_CASE(no_copies_take_every_printing_out)
{
    add(marth, 1);
    add("B01-003ST+", 2);
    set_copies(document, std::array{SelectedCard{marth}}, 0, english());
    BOOST_TEST(document.deck().cards.empty());
    BOOST_TEST(document.undo_reason() == "remove Marth: Altean Prince");
}

BOOST_AUTO_TEST_CASE(an_unknown_card_only_loses_copies)
{
    add("X99-001", 2);
    set_copies(document, std::array{SelectedCard{"X99-001"}}, 4, english());
    BOOST_TEST(copies("X99-001") == 2);
    set_copies(document, std::array{SelectedCard{"X99-001"}}, 1, english());
    BOOST_TEST(copies("X99-001") == 1);
}

BOOST_AUTO_TEST_CASE(filling_up_stops_at_the_limit_of_the_name)
{
    add(marth, 1);
    fill_to_limit(document, std::array{SelectedCard{marth}}, english());
    BOOST_TEST(copies(marth) == 4);
    BOOST_TEST(document.undo_reason() == "add 3 × Marth: Altean Prince");
    BOOST_TEST(!can_fill(document, std::array{SelectedCard{marth}}));
}

BOOST_AUTO_TEST_CASE(a_forbidden_card_is_not_filled_up)
{
    document.set_format("standard", ""); // whose sets begin with the fifth series
    BOOST_TEST(!can_fill(document, std::array{SelectedCard{marth_savior}}));
}

BOOST_AUTO_TEST_CASE(a_card_takes_the_place_of_every_copy_of_another_as_one_step)
{
    add("B01-003ST+", 2);
    add(caeda, 1);
    add(marth, 1);
    make_protagonist(document, card(marth), english());
    replace_card(document, Pile::Cards, card(marth), card("B01-008"), english());
    BOOST_TEST(document.deck().cards.size() == 2U);
    BOOST_TEST(document.deck().cards.front().code == "B01-008");
    BOOST_TEST(copies("B01-008") == 3);
    document.undo();
    BOOST_TEST(copies(marth) == 3);
}

BOOST_AUTO_TEST_CASE(copies_that_are_replaced_join_those_that_are_there)
{
    add(marth, 2);
    add(caeda, 1);
    replace_card(document, Pile::Cards, card(marth), card(caeda), english());
    BOOST_TEST(document.deck().cards.size() == 1U);
    BOOST_TEST(copies(caeda) == 3);
}

BOOST_AUTO_TEST_CASE(a_replaced_protagonist_hands_its_lead_to_a_card_of_cost_one_alone)
{
    add(marth, 1);
    make_protagonist(document, card(marth), english());
    replace_card(document, Pile::Cards, card(marth), card(caeda), english());
    BOOST_TEST(document.deck().protagonist == caeda);
    replace_card(document, Pile::Cards, card(caeda), card(marth_savior), english());
    BOOST_TEST(document.deck().protagonist.empty());
}

BOOST_AUTO_TEST_CASE(the_reason_names_the_card_in_the_user_s_language)
{
    change_cards(document, std::array{SelectedCard{marth}}, 1, japanese());
    BOOST_TEST(document.undo_reason() == "アリティアの王子 マルスを1枚入れる");
}

BOOST_AUTO_TEST_CASE(several_cards_come_into_the_pile_that_is_asked_for_as_one_step)
{
    add_cards_to(document, Pile::Maybe, {{marth}, {caeda, Pile::Maybe}}, english());
    BOOST_TEST(copies_in(document, Pile::Maybe, marth) == 1);
    BOOST_TEST(copies_in(document, Pile::Maybe, caeda) == 1);
    BOOST_TEST(copies(marth) == 0);
    document.undo();
    BOOST_TEST(document.deck().maybe.empty());
}

BOOST_AUTO_TEST_CASE(moving_a_copy_to_the_maybe_pile_is_one_step)
{
    add(marth, 2);
    move_cards(document, Pile::Cards, std::array{SelectedCard{marth}}, english());
    BOOST_TEST(copies(marth) == 1);
    BOOST_TEST(copies_in(document, Pile::Maybe, marth) == 1);
    document.undo();
    BOOST_TEST(copies(marth) == 2);
}

BOOST_AUTO_TEST_CASE(several_cards_change_as_one_step)
{
    add(marth, 2);
    add(caeda, 1);
    const std::vector<SelectedCard> both{{marth}, {caeda}};
    change_cards(document, both, 1, english());
    BOOST_TEST(copies_of_all(document, both) == 5);
    BOOST_TEST(document.undo_reason() == "add 2 cards");
    document.undo();
    BOOST_TEST(copies(marth) == 2);
    BOOST_TEST(copies(caeda) == 1);
    remove_cards(document, both, english());
    BOOST_TEST(document.resolved().size == 0);
    BOOST_TEST(document.undo_reason() == "remove 3 cards");
}

BOOST_AUTO_TEST_CASE(only_cards_of_the_pile_are_moved_out_of_it)
{
    add(marth, 2);
    test::change_copies(document, Pile::Maybe, caeda, 1, "");
    const std::vector<SelectedCard> both{{marth, Pile::Cards}, {caeda, Pile::Maybe}};
    move_cards(document, Pile::Cards, both, english());
    BOOST_TEST(copies(marth) == 1);
    BOOST_TEST(copies_in(document, Pile::Maybe, caeda) == 1);
    BOOST_TEST(copies_in(document, Pile::Maybe, marth) == 1);
}

BOOST_AUTO_TEST_CASE(only_a_cost_one_card_of_the_deck_can_be_protagonist)
{
    add(marth, 1);
    add(marth_savior, 1);
    BOOST_TEST(can_be_protagonist(document, &card(marth)));
    BOOST_TEST(!can_be_protagonist(document, &card(marth_savior)));
    BOOST_TEST(!can_be_protagonist(document, &card(caeda)));
    BOOST_TEST(!can_be_protagonist(document, nullptr));
}

BOOST_AUTO_TEST_CASE(the_protagonist_cannot_be_made_protagonist_again)
{
    add(marth, 1);
    make_protagonist(document, card(marth), english());
    BOOST_TEST(document.deck().protagonist == marth);
    BOOST_TEST(!can_be_protagonist(document, &card(marth)));
}

BOOST_AUTO_TEST_CASE(mending_one_violation_mends_that_one)
{
    add(marth, 5);
    const auto too_many =
        std::ranges::find(document.violations(), DeckClause::Copies, &Violation::clause);
    BOOST_REQUIRE(too_many != document.violations().end());
    mend_one(document, *too_many, english());
    BOOST_TEST(copies(marth) == 4);
}

BOOST_AUTO_TEST_CASE(mending_does_what_needs_no_choice_even_where_something_is_left)
{
    add(marth, 5); // too many of one card, and far too few cards
    mend_as_far_as_possible(document, english());
    BOOST_TEST(copies(marth) == 4);
    BOOST_TEST(!document.violations().empty());
    document.undo();
    BOOST_TEST(copies(marth) == 5);
}

BOOST_AUTO_TEST_CASE(cost_one_cards_of_the_deck_can_be_protagonists_once_each)
{
    add(caeda, 1);
    add(marth_savior, 1);
    add(marth, 1);
    add("B01-003ST+", 1);
    test::change_copies(document, Pile::Maybe, "B01-008", 1, "");
    BOOST_TEST(
        (possible_protagonists(document) == std::vector<const Card*>{&card(caeda), &card(marth)}));
}

BOOST_AUTO_TEST_CASE(nobody_can_be_designated_and_that_undone)
{
    add(marth, 1);
    make_protagonist(document, card(marth), english());
    designate_nobody(document, english());
    BOOST_TEST(document.deck().protagonist.empty());
    document.undo();
    BOOST_TEST(document.deck().protagonist == marth);
}

BOOST_AUTO_TEST_CASE(
    an_unknown_card_becomes_the_one_that_was_meant_in_both_piles_and_as_protagonist)
{
    Deck deck;
    deck.protagonist = "Prince";
    deck.cards = {{.code = "Prince", .copies = 2}, {.code = marth, .copies = 1}};
    deck.maybe = {{.code = "Prince", .copies = 1}};
    document.change_to(deck, "");
    take_for(document, "Prince", card(marth), english());
    BOOST_TEST(document.deck().protagonist == marth);
    BOOST_TEST(document.deck().cards.size() == 1U);
    BOOST_TEST(document.deck().cards.front().copies == 3);
    BOOST_TEST(document.deck().maybe.front().code == marth);
}

BOOST_AUTO_TEST_CASE(an_entry_that_takes_in_another_holds_no_more_copies_than_a_file_can)
{
    Deck deck;
    deck.cards = {{.code = "Prince", .copies = max_copies_of_an_entry},
                  {.code = marth, .copies = 1}};
    document.change_to(deck, "");
    take_for(document, "Prince", card(marth), english());
    BOOST_TEST(document.deck().cards.front().copies == max_copies_of_an_entry);
}

BOOST_AUTO_TEST_SUITE_END()
