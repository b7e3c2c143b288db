#include "gui/deck/deck_panel_test.h"

using namespace kizuna;
using namespace kizuna::test;

BOOST_FIXTURE_TEST_SUITE(deck_keys, DeckPanelTest)

BOOST_AUTO_TEST_CASE(delete_backspace_and_minus_remove_and_plus_adds)
{
    add(marth, 4);
    select(row(marth));
    press(WXK_DELETE);
    BOOST_TEST(copies(marth) == 3);
    press(WXK_BACK);
    BOOST_TEST(copies(marth) == 2);
    press('-');
    BOOST_TEST(copies(marth) == 1);
    press('+', wxMOD_SHIFT);
    BOOST_TEST(copies(marth) == 2);
}

BOOST_AUTO_TEST_CASE(after_the_last_copy_the_next_row_is_selected)
{
    add(marth, 1);
    add(caeda, 2);
    select(row(marth));
    press(WXK_DELETE);
    press(WXK_DELETE);
    BOOST_TEST(copies(marth) == 0);
    BOOST_TEST(copies(caeda) == 1);
}

BOOST_AUTO_TEST_CASE(delete_in_the_search_removes_no_card)
{
    add(marth, 2);
    select(row(marth));
    focus(find<wxWindow>("search"));
    press(WXK_DELETE);
    BOOST_TEST(copies(marth) == 2);
}

BOOST_AUTO_TEST_CASE(a_double_click_takes_one_copy_out)
{
    add(marth, 3);
    double_click(deck_list(), row(marth));
    BOOST_TEST(copies(marth) == 2);
}

BOOST_AUTO_TEST_CASE(the_keyboard_comes_to_the_first_card)
{
    add(marth, 1);
    add(caeda, 1);
    focus(deck_list());
    BOOST_TEST(selected_name() == "Altean Prince");
}

BOOST_AUTO_TEST_CASE(arrow_keys_start_from_the_card_that_was_added_last)
{
    for (const char* code : {marth, marth_savior, caeda})
        add(code, 1);
    select(row(caeda));
    press('F', wxMOD_CONTROL);
    type("altean prince");
    press(WXK_RETURN);
    focus(deck_list());
    press(WXK_DOWN);
    BOOST_TEST(selected_name() == "Savior of His Realm");
}

BOOST_AUTO_TEST_CASE(left_goes_to_the_unit_and_folds_it_and_right_unfolds)
{
    add(marth, 1);
    select(row(marth));
    const wxDataViewItem unit = model().GetParent(row(marth));
    press(WXK_LEFT);
    BOOST_TEST((deck_list().GetSelection() == unit));
    press(WXK_LEFT);
    BOOST_TEST(!deck_list().IsExpanded(unit));
    press(WXK_RIGHT);
    BOOST_TEST(deck_list().IsExpanded(unit));
    press(WXK_DOWN);
    BOOST_TEST(selected_name() == "Altean Prince");
}

BOOST_AUTO_TEST_CASE(delete_on_a_unit_removes_nothing)
{
    add(marth, 1);
    select(row(marth));
    press(WXK_LEFT);
    press(WXK_DELETE);
    BOOST_TEST(copies(marth) == 1);
}

BOOST_AUTO_TEST_CASE(shift_and_arrow_select_several_and_plus_and_delete_act_on_all_as_one_step)
{
    add(marth, 1);
    add(marth_savior, 2);
    select(row(marth));
    press(WXK_DOWN, wxMOD_SHIFT);
    press('+', wxMOD_SHIFT);
    BOOST_TEST(copies(marth) == 2);
    BOOST_TEST(copies(marth_savior) == 3);
    document.undo();
    settle();
    press(WXK_DELETE);
    BOOST_TEST(copies(marth) == 0);
    BOOST_TEST(copies(marth_savior) == 1);
}

BOOST_AUTO_TEST_CASE(enter_takes_a_copy_of_each_selected_card_out)
{
    add(marth, 2);
    add(marth_savior, 2);
    select(row(marth));
    press(WXK_DOWN, wxMOD_SHIFT);
    press(WXK_RETURN);
    BOOST_TEST(copies(marth) == 1);
    BOOST_TEST(copies(marth_savior) == 1);
    BOOST_TEST(deck_list().GetSelectedItemsCount() == 2);
}

BOOST_AUTO_TEST_CASE(several_stay_selected_while_their_numbers_change)
{
    add(marth, 2);
    add(caeda, 2);
    select(row(marth));
    move_to(place_of(deck_list(), row(caeda)));
    user.KeyDown(WXK_CONTROL);
    user.MouseClick();
    user.KeyUp(WXK_CONTROL);
    settle();
    press('-');
    BOOST_TEST(copies(marth) == 1);
    BOOST_TEST(copies(caeda) == 1);
    BOOST_TEST(deck_list().GetSelectedItemsCount() == 2);
}

BOOST_AUTO_TEST_SUITE_END()
