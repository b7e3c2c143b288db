#include "gui/window_test.h"

#include "gui/base/accessible.h"

#include <wx/button.h>
#include <wx/menu.h>
#include <wx/srchctrl.h>

#include <functional>
#include <set>
#include <utility>

using namespace kizuna;
using namespace kizuna::test;

namespace chips {

struct ChipsTest : WindowTest {
    using WindowTest::WindowTest;
    wxSearchCtrl& field() const { return find<wxSearchCtrl>("search"); }
    std::string asked() const { return from_wx(field().GetValue()); }
    wxButton& chip(int number) const { return find<wxButton>(wxString::Format("chip %d", number)); }
    bool no_chip_is_shown() const
    {
        const auto* first = wxWindow::FindWindowByName("chip 1", frame);
        return !first || !first->IsShown();
    }
    int rows_of_menus() const
    {
        const wxButton& last = find<wxButton>("filter effects");
        const wxWindow& panel = *last.GetParent();
        std::set<int> rows;
        for (const wxWindow* button : panel.GetChildren()) {
            rows.insert(button->GetRect().y);
            wait_for([&] { return panel.GetClientRect().Contains(button->GetRect()); });
        }
        return static_cast<int>(rows.size());
    }
    void check_rows()
    {
        BOOST_TEST(rows_of_menus() == 1);
        frame->SetSize(frame->GetMinSize());
        settle();
        BOOST_TEST(rows_of_menus() == 2);
    }
    /// Opens a button's menu by the keyboard, looks into it and puts it away.
    void with_menu(const char* button, const std::function<void(wxMenu&)>& look)
    {
        wxButton& opener = find<wxButton>(button);
        bool seen = false;
        opener.Bind(wxEVT_MENU_OPEN, [&](wxMenuEvent& event) {
            if (std::exchange(seen, true))
                return;
            look(*event.GetMenu());
            opener.CallAfter([this] { user.Char(WXK_ESCAPE); });
        });
        focus(opener);
        press(WXK_DOWN);
        BOOST_REQUIRE(seen);
    }
    static void choose(wxMenu& menu, int id)
    {
        wxCommandEvent chosen(wxEVT_MENU, id);
        menu.ProcessEvent(chosen);
    }
};

struct JapaneseChipsTest : ChipsTest {
    JapaneseChipsTest() : ChipsTest(japanese()) {}
};

struct ItalianChipsTest : ChipsTest {
    ItalianChipsTest() : ChipsTest(italian()) {}
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
    for (const char* name :
         {"symbol", "cost", "cc", "weapon", "type", "range", "support", "set", "effects"})
        BOOST_TEST(find<wxButton>("filter " + wxString(name)).IsShownOnScreen(), name);
}

BOOST_AUTO_TEST_CASE(the_filters_have_a_key_of_their_own)
{
    press('F', wxMOD_CONTROL | wxMOD_SHIFT);
    BOOST_TEST(find<wxButton>("filter symbol").HasFocus());
}

BOOST_AUTO_TEST_CASE(the_menus_stand_in_one_row_and_in_the_smallest_window_in_two)
{
    check_rows();
}

BOOST_FIXTURE_TEST_CASE(a_bar_that_becomes_narrow_has_room_for_its_menus_in_the_same_layout,
                        ChipsTest)
{
    const wxWindow& menus = *find<wxButton>("filter effects").GetParent();
    wxWindow& pool = *menus.GetParent()->GetParent();
    pool.SetSize(wxSize(pool.GetSize().x * 2 / 3, pool.GetSize().y));
    for (const wxWindow* button : menus.GetChildren())
        BOOST_TEST(menus.GetClientRect().Contains(button->GetRect()), from_wx(button->GetName()));
}

BOOST_FIXTURE_TEST_CASE(japanese_menus_stand_in_one_row_and_at_most_in_two, JapaneseChipsTest)
{
    check_rows();
}

BOOST_FIXTURE_TEST_CASE(italian_menus_stand_in_one_row_and_at_most_in_two, ItalianChipsTest)
{
    check_rows();
}

BOOST_AUTO_TEST_CASE(the_fields_about_effects_share_a_menu_and_its_button_says_what_each_asks)
{
    type("(does:draw or does:destroy) once:yes");
    BOOST_TEST(accessible_name(find<wxButton>("filter effects")) ==
               "Effects: Does: Destroys or Draws, Use: Once per turn");
    std::vector<std::string> parts;
    with_menu("filter effects", [&](wxMenu& menu) {
        for (const wxMenuItem* item : menu.GetMenuItems()) {
            if (item->GetSubMenu())
                parts.push_back(from_wx(item->GetItemLabelText()));
        }
        const wxMenu& does = *menu.FindItem(menu.FindItem("Draws"))->GetMenu();
        BOOST_TEST(does.FindChildItem(does.FindItem("Draws"))->IsChecked());
        BOOST_TEST(!does.FindChildItem(does.FindItem("Deploys"))->IsChecked());
        choose(menu, menu.FindItem("Deploys"));
    });
    const std::vector<std::string> expected{"Does (2)", "When", "Pays", "Use (1)"};
    BOOST_TEST(parts == expected, boost::test_tools::per_element());
    BOOST_TEST(asked() == "(does:draw or does:destroy or does:deploy) once:yes");
}

BOOST_AUTO_TEST_CASE(the_menu_of_sets_asks_for_what_a_format_allows_too)
{
    with_menu("filter set", [&](wxMenu& menu) { choose(menu, menu.FindItem("Standard")); });
    BOOST_TEST(asked() == "format:standard");
    BOOST_TEST(accessible_name(find<wxButton>("filter set")) == "Set: Allowed in: Standard");
    with_menu("filter set",
              [&](wxMenu& menu) { choose(menu, menu.GetMenuItems().front()->GetId()); });
    BOOST_TEST(asked().empty());
}

BOOST_AUTO_TEST_CASE(any_effect_takes_every_condition_about_effects_out_and_nothing_else)
{
    type("marth does:draw once:yes");
    with_menu("filter effects",
              [&](wxMenu& menu) { choose(menu, menu.GetMenuItems().front()->GetId()); });
    BOOST_TEST(asked() == "marth");
}

BOOST_AUTO_TEST_SUITE_END()
