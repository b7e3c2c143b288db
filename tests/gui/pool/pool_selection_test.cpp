#include "gui/window_test.h"

#include <wx/srchctrl.h>

using namespace kizuna;
using namespace kizuna::test;

namespace pool_selection {

struct PoolSelectionTest : WindowTest {
    /// As pasted: all at once.
    void ask(const char* text)
    {
        find<wxSearchCtrl>("search").SetValue(to_wx(text));
        settle();
    }
    /// Clicks on a row with a key held.
    void click_with(int key, unsigned row)
    {
        move_to(place_of(pool(), pool_row(row)));
        user.KeyDown(key);
        user.MouseClick();
        user.KeyUp(key);
        settle();
    }
};

} // namespace pool_selection

BOOST_FIXTURE_TEST_SUITE(pool_selection, PoolSelectionTest)

BOOST_AUTO_TEST_CASE(shift_and_arrow_select_several_and_enter_adds_all_of_them_as_one_step)
{
    type("marth cost=1");
    press(WXK_DOWN);
    press(WXK_DOWN, wxMOD_SHIFT);
    press(WXK_DOWN, wxMOD_SHIFT);
    press(WXK_RETURN);
    BOOST_TEST(document.deck().cards.size() == 3U);
    press(WXK_RETURN);
    BOOST_TEST(document.resolved().size == 6);
    BOOST_TEST(pool().GetSelectedItemsCount() == 3);
    press(WXK_RETURN, wxMOD_SHIFT);
    BOOST_TEST(document.resolved().size == 3);
    document.undo();
    document.undo();
    BOOST_TEST(document.resolved().size == 3);
    document.undo();
    BOOST_TEST(document.resolved().size == 0);
}

BOOST_AUTO_TEST_CASE(plus_and_minus_in_the_list_add_and_take_away)
{
    type("altean prince");
    press(WXK_DOWN);
    press(WXK_NUMPAD_ADD);
    press(WXK_NUMPAD_ADD);
    BOOST_TEST(document.resolved().size == 2);
    press(WXK_NUMPAD_SUBTRACT);
    BOOST_TEST(document.resolved().size == 1);
    BOOST_TEST(from_wx(find<wxSearchCtrl>("search").GetValue()) == "altean prince");
}

BOOST_AUTO_TEST_CASE(everything_that_is_found_can_be_selected_and_added_at_once)
{
    type("caeda cost=1");
    press(WXK_DOWN);
    press('A', wxMOD_CONTROL);
    press(WXK_RETURN);
    BOOST_TEST(document.deck().cards.size() == pool_rows());
    BOOST_TEST(pool_rows() > 1U);
}

BOOST_AUTO_TEST_CASE(clicks_with_control_and_shift_select_several)
{
    type("unit:marth");
    press(WXK_DOWN);
    click_with(WXK_CONTROL, 2);
    BOOST_TEST(pool().GetSelectedItemsCount() == 2);
    click_with(WXK_SHIFT, 4);
    BOOST_TEST(pool().GetSelectedItemsCount() == 3);
    BOOST_TEST(label("search status").ends_with(", 3 selected"));
    press(WXK_UP, wxMOD_CONTROL);
    BOOST_TEST(document.resolved().size == 3);
}

BOOST_AUTO_TEST_CASE(one_card_always_stays_selected)
{
    type("unit:marth");
    press(WXK_DOWN);
    click_with(WXK_CONTROL, 1);
    BOOST_TEST((pool().GetSelection() == pool_row(1)));
}

BOOST_AUTO_TEST_CASE(of_several_only_those_that_still_answer_stay_selected)
{
    ask("marth");
    press(WXK_DOWN);
    press('A', wxMOD_CONTROL);
    ask("marth cost=1");
    const auto answers = static_cast<int>(pool_rows());
    BOOST_TEST(pool().GetSelectedItemsCount() == answers);
    ask("");
    BOOST_TEST(pool().GetSelectedItemsCount() == answers);
    focus(pool());
    press(WXK_RETURN);
    BOOST_TEST(document.resolved().size == answers);
}

BOOST_AUTO_TEST_SUITE_END()
