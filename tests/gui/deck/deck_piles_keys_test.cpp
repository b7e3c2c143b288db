#include "gui/deck/deck_piles_test.h"

using namespace kizuna;
using namespace kizuna::test;

BOOST_FIXTURE_TEST_SUITE(deck_piles_keys, DeckPilesTest)

BOOST_AUTO_TEST_CASE(a_click_selects_and_digits_set_the_copies)
{
    click(1);
    press('1');
    BOOST_TEST(copies(caeda) == 1);
    BOOST_TEST(copies(marth) == 2);
}

BOOST_AUTO_TEST_CASE(keys_mean_the_framed_card_after_another_was_selected_in_the_pool)
{
    click(1);
    focus(find<wxSearchCtrl>("search"));
    type("id:B01-026");
    focus(piles());
    press('1');
    BOOST_TEST(copies(caeda) == 1);
    BOOST_TEST(copies("B01-026") == 0);
}

BOOST_AUTO_TEST_CASE(plus_adds_and_delete_takes_away)
{
    click(0);
    press('+');
    BOOST_TEST(copies(marth) == 3);
    press(WXK_DELETE);
    press(WXK_DELETE);
    BOOST_TEST(copies(marth) == 1);
}

BOOST_AUTO_TEST_CASE(arrows_go_from_card_to_card)
{
    click(0);
    press(WXK_DOWN);
    press('4');
    BOOST_TEST(copies(caeda) == 4);
    press(WXK_UP);
    press('4');
    BOOST_TEST(copies(marth) == 4);
}

// B01-001 is another card of Marth's pile, which stands before Caeda's.
BOOST_AUTO_TEST_CASE(page_keys_go_to_the_first_card_of_a_pile)
{
    add("B01-001", 1);
    click(2);
    press(WXK_PAGEUP);
    press('4');
    BOOST_TEST(copies(marth) == 4);
    press(WXK_PAGEDOWN);
    press('2');
    BOOST_TEST(copies(caeda) == 2);
}

BOOST_AUTO_TEST_CASE(what_takes_the_place_of_a_removed_card_is_next)
{
    click(0);
    press('0');
    press('1');
    BOOST_TEST(copies(marth) == 0);
    BOOST_TEST(copies(caeda) == 1);
}

BOOST_AUTO_TEST_CASE(a_double_click_takes_a_copy_away)
{
    move_to(head_of(0));
    user.MouseDblClick();
    settle();
    BOOST_TEST(copies(marth) == 1);
}

BOOST_AUTO_TEST_CASE(a_double_click_on_the_number_of_copies_edits_it)
{
    const wxRect place = piles().place_in_window(1);
    move_to(piles().ClientToScreen(wxPoint(place.GetRight() - 12, place.y + 10)));
    user.MouseDblClick();
    settle();
    press('2');
    press(WXK_RETURN);
    BOOST_TEST(copies(caeda) == 2);
}

BOOST_AUTO_TEST_CASE(a_tap_of_space_takes_nothing_away)
{
    click(1);
    press(WXK_SPACE);
    BOOST_TEST(copies(caeda) == 3);
}

BOOST_FIXTURE_TEST_CASE(letters_go_to_the_kana_that_sound_so, JapanesePilesTest)
{
    click(0);
    press('S'); // シーダ
    press('4');
    BOOST_TEST(copies(caeda) == 4);
    BOOST_TEST(copies(marth) == 2);
}

BOOST_AUTO_TEST_CASE(a_letter_goes_to_the_next_card_of_that_name)
{
    click(0);
    press('C');
    press('4');
    BOOST_TEST(copies(caeda) == 4);
    BOOST_TEST(copies(marth) == 2);
}

BOOST_AUTO_TEST_CASE(copies_are_typed_in_place)
{
    click(1);
    press(WXK_F2);
    press('2');
    press(WXK_RETURN);
    BOOST_TEST(copies(caeda) == 2);
    BOOST_TEST(piles().HasFocus());
}

BOOST_AUTO_TEST_SUITE_END()
