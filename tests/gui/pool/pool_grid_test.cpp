#include "gui/pool/pool_grid.h"

#include "gui/base/accessible.h"
#include "gui/window_test.h"

#include <wx/slider.h>
#include <wx/srchctrl.h>
#include <wx/timer.h>

using namespace kizuna;
using namespace kizuna::test;

namespace pool_grid {

struct PoolGridTest : WindowTest {
    PoolGridTest()
    {
        press('2', wxMOD_CONTROL | wxMOD_SHIFT);
        BOOST_REQUIRE(grid().IsShownOnScreen());
    }
    PoolGrid& grid() const { return find<PoolGrid>("card grid"); }
    wxPoint middle_of(std::size_t item) const
    {
        const wxRect place = grid().place_in_window(item);
        return grid().ClientToScreen(place.GetPosition() + place.GetSize() / 2);
    }
    /// One of the buttons under a face.
    wxPoint button_of(std::size_t item, bool is_more) const
    {
        const wxRect place = grid().place_in_window(item);
        const int in = grid().FromDIP(8);
        return grid().ClientToScreen(
            wxPoint(is_more ? place.GetRight() - in : place.x + in, place.GetBottom() - in));
    }
    std::string shown() const { return from_wx(find<wxSearchCtrl>("search").GetValue()); }
};

} // namespace pool_grid

BOOST_FIXTURE_TEST_SUITE(pool_grid, PoolGridTest)

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

BOOST_AUTO_TEST_CASE(the_buttons_under_a_face_add_and_take_away)
{
    type("id:B01-003 or id:B01-006");
    click(button_of(1, true));
    click(button_of(1, true));
    BOOST_TEST(copies(caeda) == 2);
    click(button_of(1, false));
    BOOST_TEST(copies(caeda) == 1);
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

BOOST_AUTO_TEST_CASE(faces_grow_by_the_slider_and_by_the_wheel)
{
    auto& slider = find<wxSlider>("card size");
    const int before = grid().place_in_window(0).width;
    slider.SetFocus();
    press(WXK_END); // a step may only fill the row otherwise
    BOOST_TEST(grid().place_in_window(0).width > before);
    press(WXK_HOME);
    const int smallest = settings.pool.card_width;
    wxMouseEvent wheel(wxEVT_MOUSEWHEEL);
    wheel.m_wheelRotation = 120;
    wheel.m_wheelDelta = 120;
    wheel.SetControlDown(true);
    grid().ProcessWindowEvent(wheel);
    wait_for([&] { return slider.GetValue() == settings.pool.card_width; });
    BOOST_TEST(settings.pool.card_width > smallest);
}

BOOST_AUTO_TEST_CASE(the_view_and_the_size_are_remembered)
{
    BOOST_TEST(settings.pool.as_grid);
    press('1', wxMOD_CONTROL | wxMOD_SHIFT);
    BOOST_TEST(!settings.pool.as_grid);
}

BOOST_AUTO_TEST_CASE(faces_stay_where_they_are_when_the_window_becomes_lower)
{
    click(middle_of(0));
    std::size_t lowest = 0; // that begins in sight
    while (grid().place_in_window(lowest + 1).y < grid().GetClientSize().y)
        ++lowest;
    click(middle_of(lowest) - wxPoint(0, grid().place_in_window(lowest).height / 2 - 5));
    focus(find<wxSearchCtrl>("search"));
    const wxRect before = grid().place_in_window(0);
    frame->SetSize(frame->GetSize() - wxSize(0, 40));
    settle();
    BOOST_TEST((grid().place_in_window(0) == before));
}

BOOST_AUTO_TEST_CASE(the_tooltip_of_a_face_says_what_the_deck_has_against_it)
{
    type("altean prince");
    move_to(middle_of(0));
    const auto tells_limit = [this] {
        return grid().GetToolTipText().Contains(to_wx("at most 4 copies"));
    };
    wait_for([this] { return !grid().GetToolTipText().empty(); });
    BOOST_TEST(!tells_limit());
    add(marth, 5);
    wait_for(tells_limit);
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

BOOST_AUTO_TEST_CASE(copies_are_typed_below_a_face)
{
    type("altean prince");
    focus(grid());
    press(WXK_F2);
    press('3');
    press(WXK_RETURN);
    BOOST_TEST(copies(marth) == 3);
}

BOOST_AUTO_TEST_CASE(copies_that_are_being_typed_are_taken_where_the_faces_scroll_away)
{
    click(middle_of(0));
    press(WXK_F2);
    press('3');
    scroll(grid());
    wait_for([this] { return document.resolved().size == 3; });
    BOOST_TEST(wxWindow::FindWindowByName("copies editor", frame) == nullptr);
}

BOOST_AUTO_TEST_SUITE_END()
