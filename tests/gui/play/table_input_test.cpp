#include "gui/play/table_test.h"

#include "app/play/test_hand.h"
#include "app/skills/effect_tip.h"
#include "document_edits.h"
#include "gui/accessible_description.h"
#include "gui/screen_copy.h"

#include <gtk/gtk.h>

using namespace kizuna;
using namespace kizuna::test;

BOOST_FIXTURE_TEST_SUITE(table_input, TableTest)

BOOST_AUTO_TEST_CASE(the_list_keeps_the_keyboard_from_step_to_step)
{
    choose("Keep");
    BOOST_TEST(actions().HasFocus());
    press(WXK_RETURN);
    BOOST_TEST(game().path().size() == 3U);
    BOOST_TEST(actions().HasFocus());
}

BOOST_AUTO_TEST_CASE(keys_of_the_table_leave_the_deck_alone)
{
    test::change_copies(document, Pile::Cards, marth, 1, "");
    const int before = copies(marth);
    choose("Keep");
    press('Z', wxMOD_CONTROL);
    BOOST_TEST(copies(marth) == before);
    BOOST_TEST(game().path().size() == 1U);
}

BOOST_AUTO_TEST_CASE(escape_ends_the_carrying_of_a_card)
{
    choose("Keep");
    const std::string before = log();
    carry(on_table<wxWindow>("table hand 1"), on_table<wxWindow>("table bonds"));
    press(WXK_ESCAPE);
    user.MouseUp();
    settle();
    BOOST_TEST(log() == before);
}

BOOST_AUTO_TEST_CASE(a_card_that_is_carried_is_what_the_pointer_looks_like)
{
    choose("Keep");
    auto& card = on_table<wxWindow>("table hand 1");
    wait_for([&] { return is_painted(card); });
    carry(card, on_table<wxWindow>("table bonds"));
    wait_for([&] {
        move_to(middle_of(on_table<wxWindow>("table bonds")) + wxPoint(2, 0));
        const wxCursor pointer = card.GetCursor();
        return pointer.IsOk() &&
               gdk_cursor_get_cursor_type(pointer.GetCursor()) == GDK_CURSOR_IS_PIXMAP;
    });
    press(WXK_ESCAPE);
    user.MouseUp();
    settle();
    BOOST_TEST(!card.GetCursor().IsOk());
}

BOOST_AUTO_TEST_CASE(space_over_a_card_shows_it_large_and_chooses_nothing)
{
    choose("Keep");
    const std::string before = log();
    move_to(middle_of(on_table<wxWindow>("table bonds")));
    move_to(middle_of(on_table<wxWindow>("table hand 1")));
    BOOST_REQUIRE(actions().HasFocus());
    user.KeyDown(WXK_SPACE);
    wait_for([] { return wxWindow::FindWindowByName("large card") != nullptr; });
    user.KeyUp(WXK_SPACE);
    wait_for([] { return wxWindow::FindWindowByName("large card") == nullptr; });
    BOOST_TEST(log() == before);
}

BOOST_AUTO_TEST_CASE(a_key_that_is_held_down_chooses_once)
{
    actions().SetSelection(0);
    focus(actions());
    for (int times = 0; times < 4; ++times) {
        user.KeyDown(WXK_RETURN);
        settle();
    }
    user.KeyUp(WXK_RETURN);
    settle();
    BOOST_TEST(game().state().turn == 1);
    BOOST_TEST(text("table question").find("bond") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_card_carried_to_the_bonds_becomes_one)
{
    choose("Keep");
    drag(on_table<wxWindow>("table hand 1"), on_table<wxWindow>("table bonds"));
    BOOST_TEST(game().state()[Player::P].bonds.size() == 1U);
    BOOST_TEST(on_table<wxWindow>("table bonds 1").IsShown());
}

BOOST_AUTO_TEST_CASE(tab_goes_from_place_to_place_and_arrows_from_card_to_card)
{
    auto& first = on_table<wxWindow>("table hand 1");
    focus(first);
    press(WXK_RIGHT);
    BOOST_TEST(on_table<wxWindow>("table hand 2").HasFocus());
    press(WXK_END);
    BOOST_TEST(on_table<wxWindow>("table hand 6").HasFocus());
    press(WXK_TAB);
    const wxWindow* reached = wxWindow::FindFocus();
    BOOST_REQUIRE(reached);
    BOOST_TEST(reached->GetParent()->GetName() == "table front"); // no bonds yet
    press(WXK_TAB, wxMOD_SHIFT);
    BOOST_TEST(wxWindow::FindFocus()->GetName() == "table hand 6");
}

BOOST_AUTO_TEST_CASE(tab_stops_at_a_place_that_was_empty_when_the_game_began)
{
    choose("Keep");
    focus(on_table<wxWindow>("table front 1"));
    press(WXK_TAB);
    const wxWindow* reached = wxWindow::FindFocus();
    BOOST_REQUIRE(reached);
    BOOST_TEST(reached->GetParent()->GetName() == "table orbs");
}

BOOST_AUTO_TEST_CASE(a_card_with_the_keyboard_shows_its_details_in_the_window)
{
    focus(on_table<wxWindow>("table hand 1"));
    const auto& card = dynamic_cast<BoardCard&>(on_table<wxWindow>("table hand 1"));
    BOOST_REQUIRE(card.face());
    BOOST_TEST(accessible_description(find<wxWindow>("card details")).find(card.face()->id) !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_card_on_the_table_shows_what_it_does_beside_the_pointer)
{
    const auto& first = dynamic_cast<BoardCard&>(on_table<wxWindow>("table hand 1"));
    const std::string tip = from_wx(first.GetToolTipText());
    BOOST_TEST(tip.find(first.card().name) != std::string::npos);
    for (const Skill& skill : game().cards().kind(first.card().kind).card->skills) {
        const std::string text = marked_skill_text(skill, game().cards().library(), english());
        BOOST_TEST(tip.find('\n' + in_columns(text)) != std::string::npos);
    }
}

BOOST_AUTO_TEST_SUITE_END()
