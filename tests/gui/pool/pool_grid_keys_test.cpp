#include "gui/pool/pool_grid_test.h"

using namespace kizuna;
using namespace kizuna::test;

BOOST_FIXTURE_TEST_SUITE(pool_grid_keys, PoolGridTest)

BOOST_AUTO_TEST_CASE(arrows_go_through_the_grid_and_enter_adds)
{
    type("id:B01-003 or id:B01-006");
    press(WXK_DOWN); // from the field to the second card, for Enter there is for the first
    BOOST_TEST(grid().HasFocus());
    press(WXK_RETURN);
    BOOST_TEST(copies(caeda) == 1);
    press(WXK_LEFT);
    press(WXK_RETURN);
    BOOST_TEST(copies(marth) == 1);
    press(WXK_RETURN, wxMOD_SHIFT);
    BOOST_TEST(copies(marth) == 0);
}

BOOST_AUTO_TEST_CASE(digits_plus_and_minus_set_copies)
{
    type("id:B01-003");
    focus(grid());
    press('3');
    BOOST_TEST(copies(marth) == 3);
    press('+');
    BOOST_TEST(copies(marth) == 4);
    press('-');
    press('-');
    BOOST_TEST(copies(marth) == 2);
    press('0');
    BOOST_TEST(copies(marth) == 0);
}

BOOST_AUTO_TEST_CASE(several_cards_are_selected_with_shift_and_control)
{
    type("id:B01-003 or id:B01-006 or id:B01-008");
    click(middle_of(0));
    press(WXK_RIGHT, wxMOD_SHIFT);
    press('2');
    BOOST_TEST(copies(marth) == 2);
    BOOST_TEST(copies(caeda) == 2);
}

BOOST_AUTO_TEST_CASE(letters_begin_a_new_search_and_escape_goes_back_to_it)
{
    type("altean prince");
    focus(grid());
    press('C');
    BOOST_TEST(shown() == "c");
    focus(grid());
    press(WXK_ESCAPE);
    BOOST_TEST(!grid().HasFocus());
}

BOOST_AUTO_TEST_CASE(enter_in_the_search_adds_what_answers_after_a_card_of_the_deck_was_selected)
{
    add(caeda, 1);
    focus(find<wxSearchCtrl>("search"));
    type("hector");
    click_in_deck_list(0);
    focus(find<wxSearchCtrl>("search"));
    press(WXK_RETURN);
    BOOST_TEST(copies(caeda) == 1);
    BOOST_TEST(document.resolved().size == 2);
}

BOOST_AUTO_TEST_CASE(keys_in_the_grid_mean_the_framed_card_after_one_of_the_deck_was_selected)
{
    add(caeda, 1);
    focus(find<wxSearchCtrl>("search"));
    type("hector");
    click_in_deck_list(0);
    focus(grid());
    press('3');
    BOOST_TEST(copies(caeda) == 1);
    BOOST_TEST(document.resolved().size == 4);
}

BOOST_AUTO_TEST_CASE(after_the_menu_of_a_face_keys_mean_its_card)
{
    type("altean prince");
    BOOST_TEST(find<wxSearchCtrl>("search").HasFocus());
    wxTimer left; // the menu waits for a choice
    left.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { user.Char(WXK_ESCAPE); });
    left.StartOnce(300);
    move_to(middle_of(0));
    user.MouseClick(wxMOUSE_BTN_RIGHT);
    settle();
    press('3');
    BOOST_TEST(copies(marth) == 3);
}

BOOST_AUTO_TEST_SUITE_END()
