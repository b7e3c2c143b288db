#include "gui/pool/pool_grid_test.h"

using namespace kizuna;
using namespace kizuna::test;

BOOST_FIXTURE_TEST_SUITE(pool_grid, PoolGridTest)

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
