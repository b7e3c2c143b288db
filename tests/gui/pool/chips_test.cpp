#include "gui/window_test.h"

#include "gui/accessible.h"

#include <wx/button.h>
#include <wx/srchctrl.h>

using namespace kizuna;
using namespace kizuna::test;

namespace chips {

struct ChipsTest : WindowTest {
    wxSearchCtrl& field() const { return find<wxSearchCtrl>("search"); }
    std::string asked() const { return from_wx(field().GetValue()); }
    wxButton& chip(int number) const { return find<wxButton>(wxString::Format("chip %d", number)); }
    bool no_chip_is_shown() const
    {
        const auto* first = wxWindow::FindWindowByName("chip 1", frame);
        return !first || !first->IsShown();
    }
};

} // namespace chips

BOOST_FIXTURE_TEST_SUITE(chips, ChipsTest)

BOOST_AUTO_TEST_CASE(a_typed_term_shows_as_a_chip_and_a_click_takes_it_out)
{
    BOOST_TEST(no_chip_is_shown());
    type("marth cost:1 color:red");
    BOOST_TEST(accessible_name(chip(1)) == "Take “Blade of Light” out of the search");
    BOOST_TEST(accessible_name(chip(2)) == "Take “Cost 1” out of the search");
    click(chip(1));
    BOOST_TEST(asked() == "marth cost=1");
    BOOST_TEST(from_wx(chip(1).GetLabel()).starts_with("Cost 1"));
}

BOOST_AUTO_TEST_CASE(a_chip_is_taken_out_by_keyboard_and_the_last_one_leads_back_to_the_field)
{
    type("cost:1 cost:2 marth");
    focus(chip(1));
    press(WXK_SPACE);
    BOOST_TEST(asked() == "cost=2 marth");
    BOOST_TEST(chip(1).HasFocus());
    press(WXK_DELETE);
    BOOST_TEST(asked() == "marth");
    BOOST_TEST(field().HasFocus());
    BOOST_TEST(no_chip_is_shown());
}

BOOST_AUTO_TEST_CASE(chips_that_find_no_room_are_counted)
{
    type("(cost:0 or cost:1 or cost:2 or cost:3 or cost:4 or cost:5 or cost:6) "
         "(weapon:sword or weapon:lance or weapon:axe or weapon:bow or weapon:tome)");
    const wxWindow& more = find<wxWindow>("more chips");
    BOOST_TEST(more.IsShown());
    BOOST_TEST(from_wx(more.GetLabel()).starts_with("+"));
    BOOST_TEST(find<wxWindow>("card pool").GetScreenRect().width > 0);
}

BOOST_AUTO_TEST_CASE(every_menu_button_says_its_field_and_what_is_chosen)
{
    BOOST_TEST(accessible_name(find<wxButton>("filter cost")) == "Cost: any");
    type("(cost:1 or cost:3)");
    BOOST_TEST(accessible_name(find<wxButton>("filter cost")) == "Cost: 1 or 3");
    for (const char* name : {"symbol", "cost", "cc", "weapon", "type", "range", "support", "set"})
        BOOST_TEST(find<wxButton>("filter " + wxString(name)).IsShownOnScreen(), name);
}

BOOST_AUTO_TEST_CASE(the_filters_have_a_key_of_their_own)
{
    press('F', wxMOD_CONTROL | wxMOD_SHIFT);
    BOOST_TEST(find<wxButton>("filter symbol").HasFocus());
}

BOOST_AUTO_TEST_CASE(the_menus_stand_in_one_row_in_a_small_window)
{
    const int top = find<wxButton>("filter symbol").GetScreenRect().y;
    BOOST_TEST(find<wxButton>("filter set").GetScreenRect().y == top);
}

BOOST_AUTO_TEST_SUITE_END()
