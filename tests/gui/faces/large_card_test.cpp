#include "gui/faces/large_card.h"

#include "gui/base/accessible.h"
#include "gui/base/speaker.h"
#include "gui/faces/card_cell.h"
#include "gui/pool/pool_model.h"
#include "gui/window_test.h"

#include <wx/popupwin.h>
#include <wx/srchctrl.h>

using namespace kizuna;
using namespace kizuna::test;

namespace large_card {

const wxRect screen(0, 0, 1280, 720);

struct LargeCardTest : WindowTest {
    LargeCardTest()
    {
        press('F', wxMOD_CONTROL);
        type("id:B01-001");
        press(WXK_DOWN);
        wait_for([this] { return pool().HasFocus() && pool_rows() > 0; });
    }
    static wxWindow* large() { return wxWindow::FindWindowByName("large card"); }
    void hold_space()
    {
        user.KeyDown(WXK_SPACE);
        wait_for([] { return large() != nullptr; });
    }
    void release_space()
    {
        user.KeyUp(WXK_SPACE);
        wait_for([] { return large() == nullptr; });
    }
    int in_deck() const { return document.resolved().size; }
};

} // namespace large_card

BOOST_AUTO_TEST_SUITE(large_card)

BOOST_AUTO_TEST_CASE(a_large_view_lies_beside_its_card_and_inside_the_screen)
{
    for (const wxRect card : {wxRect(10, 10, 100, 140), wxRect(1170, 570, 100, 140),
                              wxRect(600, 300, 120, 168), wxRect(0, 400, 700, 24)}) {
        const wxRect view = place_beside(card, screen, 400);
        BOOST_TEST(view.width == 400);
        BOOST_TEST(view.height == face_height(400));
        BOOST_TEST(!view.Intersects(card));
        BOOST_TEST(screen.Contains(view));
    }
}

BOOST_AUTO_TEST_CASE(where_the_screen_has_no_room_the_view_is_smaller)
{
    const wxRect card(200, 100, 800, 500);
    const wxRect view = place_beside(card, screen, 400);
    BOOST_TEST(view.width < 400);
    BOOST_TEST(!view.Intersects(card));
    BOOST_TEST(screen.Contains(view));
}

BOOST_FIXTURE_TEST_CASE(space_held_down_shows_the_current_card_and_speaks_it, LargeCardTest)
{
    hold_space();
    BOOST_REQUIRE(large());
    BOOST_TEST(accessible_name(*large()).find("B01-001") != std::string::npos);
    settle();
    BOOST_TEST(accessible_name(find<Speaker>("speaker")) == accessible_name(*large()));
    release_space();
    BOOST_TEST(in_deck() == 0);
}

BOOST_FIXTURE_TEST_CASE(a_tap_of_space_still_adds_the_card, LargeCardTest)
{
    press(WXK_SPACE);
    BOOST_TEST(!large());
    BOOST_TEST(in_deck() == 1);
}

BOOST_FIXTURE_TEST_CASE(space_shows_the_card_that_the_pointer_rests_on, LargeCardTest)
{
    press('F', wxMOD_CONTROL);
    type("set:S01");
    press(WXK_DOWN);
    wait_for([this] { return pool().HasFocus() && pool_rows() > 3; });
    const auto* rows = static_cast<wxDataViewVirtualListModel*>(pool().GetModel());
    move_to(place_of(pool(), rows->GetItem(3)));
    hold_space();
    const wxRect row = pool().GetItemRect(rows->GetItem(3));
    const wxPoint corner = pool().GetMainWindow()->ClientToScreen(row.GetPosition());
    BOOST_TEST(!large()->GetScreenRect().Contains(corner));
    BOOST_TEST(accessible_name(*large()).find(cell(pool(), rows->GetItem(3), PoolModel::Id)) !=
               std::string::npos);
    release_space();
}

BOOST_FIXTURE_TEST_CASE(space_in_an_empty_search_shows_the_card_under_the_pointer, LargeCardTest)
{
    press('F', wxMOD_CONTROL);
    press(WXK_ESCAPE);
    const auto* rows = static_cast<wxDataViewVirtualListModel*>(pool().GetModel());
    move_to(place_of(pool(), rows->GetItem(3)));
    hold_space();
    BOOST_TEST(accessible_name(*large()).find(cell(pool(), rows->GetItem(3), PoolModel::Id)) !=
               std::string::npos);
    BOOST_TEST(find<wxSearchCtrl>("search").GetValue() == "");
    release_space();
    type("marth ");
    BOOST_TEST(find<wxSearchCtrl>("search").GetValue() == "marth ");
    BOOST_TEST(!large());
}

BOOST_FIXTURE_TEST_CASE(switched_on_the_card_is_shown_where_the_pointer_rests, LargeCardTest)
{
    settings.large_on_hover = true;
    const auto* rows = static_cast<wxDataViewVirtualListModel*>(pool().GetModel());
    move_to(place_of(pool(), rows->GetItem(0)));
    wait_for([] { return large() != nullptr; });
    move_to(frame->GetScreenPosition() + wxPoint(5, 5));
    wait_for([] { return large() == nullptr; });
}

BOOST_AUTO_TEST_SUITE_END()
