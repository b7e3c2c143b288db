#include "gui/pool/pool_grid_test.h"

using namespace kizuna;
using namespace kizuna::test;

BOOST_FIXTURE_TEST_SUITE(pool_grid_choice, PoolGridTest)

BOOST_AUTO_TEST_CASE(the_list_comes_back_with_the_same_card)
{
    type("altean prince");
    press('1', wxMOD_CONTROL | wxMOD_SHIFT);
    BOOST_TEST(pool().IsShownOnScreen());
    BOOST_TEST(!grid().IsShown());
    press(WXK_RETURN);
    BOOST_TEST(copies(marth) == 1);
}

BOOST_AUTO_TEST_CASE(of_several_the_same_card_is_current_in_list_and_grid)
{
    type("id:B01-003 or id:B01-006 or id:B01-008");
    click(middle_of(0));
    press(WXK_RIGHT, wxMOD_SHIFT);
    press('1', wxMOD_CONTROL | wxMOD_SHIFT);
    wait_for([this] { return pool().HasFocus(); });
    BOOST_TEST(pool().GetSelectedItemsCount() == 2);
    BOOST_TEST((pool().GetCurrentItem() == pool_row(1)));
    press('2', wxMOD_CONTROL | wxMOD_SHIFT);
    BOOST_TEST(grid().current().value() == 1U);
    press('2');
    BOOST_TEST(copies(marth) == 2);
    BOOST_TEST(copies(caeda) == 2);
}

BOOST_AUTO_TEST_CASE(a_short_click_chooses_the_card_under_it_though_the_current_one_is_out_of_sight)
{
    click(middle_of(0));
    press(WXK_END);
    grid().Scroll(0, 0);
    focus(find<wxSearchCtrl>("search"));
    move_to(middle_of(1));
    user.MouseDown(); // up again before the program sees it
    user.MouseUp();
    settle();
    BOOST_TEST(grid().current().value() == 1U);
    BOOST_TEST(grid().place_in_window(1).y >= 0);
}

BOOST_AUTO_TEST_CASE(the_list_has_the_card_that_was_chosen_in_the_grid)
{
    type("id:B01-003 or id:B01-006");
    click(middle_of(0));
    press('1', wxMOD_CONTROL | wxMOD_SHIFT);
    press('2', wxMOD_CONTROL | wxMOD_SHIFT);
    click(middle_of(1));
    press('1', wxMOD_CONTROL | wxMOD_SHIFT);
    BOOST_TEST((pool().GetSelection() == pool_row(1)));
}

BOOST_AUTO_TEST_CASE(the_current_card_is_scrolled_to)
{
    focus(grid());
    press(WXK_END);
    const std::size_t last = shipped_catalogue().library.cards().size() - 1;
    BOOST_TEST(grid().GetClientRect().Intersects(grid().place_in_window(last)));
    press(WXK_HOME);
    BOOST_TEST(grid().GetClientRect().Intersects(grid().place_in_window(0)));
}

BOOST_AUTO_TEST_CASE(a_card_chosen_in_the_deck_is_not_scrolled_to_before_the_grid_has_the_keyboard)
{
    add("S12-001", 1);
    focus(find<wxSearchCtrl>("search"));
    const wxRect first = grid().place_in_window(0);
    click_in_deck_list(0);
    const CardLibrary& library = shipped_catalogue().library;
    const std::size_t item = library.index_of(*library.find("S12-001").card);
    BOOST_TEST((grid().place_in_window(0) == first));
    focus(grid());
    BOOST_TEST(grid().GetClientRect().Intersects(grid().place_in_window(item)));
}

BOOST_AUTO_TEST_SUITE_END()
