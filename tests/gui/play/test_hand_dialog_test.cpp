#include "gui/window_test.h"

#include "app/faces/card_face.h"
#include "document_edits.h"
#include "gui/accessible_description.h"
#include "gui/base/accessible.h"
#include "gui/card/card_tile.h"
#include "gui/faces/card_cell.h"
#include "gui/play/table_frame.h"
#include "gui/play/test_hand_dialog.h"

#include <wx/button.h>
#include <wx/spinctrl.h>

using namespace kizuna;
using namespace kizuna::test;

namespace test_hand_dialog {

struct TestHandDialogTest : WindowTest {
    TestHandDialogTest() : WindowTest(english(), {.is_shown = false})
    {
        test::change_copies(document, Pile::Cards, marth, 4, "");
        test::change_copies(document, Pile::Cards, caeda, 46, "");
        document.set_protagonist(marth, "");
        run("play.test-hand");
    }
    TestHandDialog& dialog() const { return find<TestHandDialog>("test hand"); }
    /// The id of the card there, which ends its tooltip in parentheses; "": the place is empty.
    std::string tile(const wxString& name) const
    {
        const wxString tip = find<CardTile>(name).GetToolTipText();
        return from_wx(tip.AfterLast('(').BeforeLast(')'));
    }
    /// What a screen reader was told last.
    std::string spoken() const
    {
        return accessible_name(*wxWindow::FindWindowByName("speaker", &dialog()));
    }
    void choose_seed(int number) const
    {
        auto& control = find<wxSpinCtrl>("seed");
        control.SetValue(number);
        wxSpinEvent event(wxEVT_SPINCTRL, control.GetId());
        event.SetEventObject(&control);
        control.ProcessWindowEvent(event);
    }
    std::vector<std::string> six() const
    {
        std::vector<std::string> cards;
        for (int at = 1; at <= 6; ++at)
            cards.push_back(tile(wxString::Format("hand %d", at)));
        return cards;
    }
};

} // namespace test_hand_dialog

BOOST_FIXTURE_TEST_SUITE(test_hand_dialog, TestHandDialogTest)

BOOST_AUTO_TEST_CASE(a_key_that_is_held_down_keeps_the_hand_and_deals_no_other)
{
    BOOST_REQUIRE(dynamic_cast<wxButton*>(wxWindow::FindFocus())); // to keep it
    for (int times = 0; times < 4; ++times) {
        user.KeyDown(WXK_SPACE);
        settle();
    }
    user.KeyUp(WXK_SPACE);
    settle();
    BOOST_TEST((dialog().test_hand().state() == TestHand::State::Kept));
    BOOST_TEST(label("hand number") == "Hand 1");
}

BOOST_AUTO_TEST_CASE(shows_the_six_cards_that_are_dealt)
{
    const TestHand& hand = dialog().test_hand();
    for (std::size_t at = 0; at < 6; ++at)
        BOOST_TEST(six()[at] == hand.library().cards()[hand.hand()[at]].id);
}

BOOST_AUTO_TEST_CASE(the_protagonist_lies_beside_the_hand)
{
    BOOST_TEST(tile("hand protagonist") == marth);
    const auto& protagonist = find<CardTile>("hand protagonist");
    const auto& first = find<CardTile>("hand 1");
    BOOST_TEST((protagonist.GetSize() == first.GetSize()));
    BOOST_TEST(protagonist.GetRect().GetRight() < first.GetRect().x);
}

BOOST_AUTO_TEST_CASE(where_the_screen_has_room_faces_say_what_the_skills_do)
{
    const wxSize tile = find<CardTile>("hand 1").GetSize();
    if (wxGetClientDisplayRect().GetSize().x >= dialog().FromDIP(1280))
        BOOST_TEST(tile.x > skills_face_width);
}

BOOST_AUTO_TEST_CASE(the_row_of_a_hand_leaves_no_room_unused_where_the_screen_is_wide_enough)
{
    const auto& tile = find<CardTile>("hand 1");
    const int wanted = std::min(dialog().FromDIP(230), face_width(tile.GetSize().y));
    const int screen = wxGetClientDisplayRect().width;
    BOOST_TEST((tile.GetSize().x >= wanted - 8 || dialog().GetClientSize().x >= screen));
}

BOOST_AUTO_TEST_CASE(redraw_shows_the_second_six_and_the_orbs)
{
    BOOST_TEST(tile("orb 1").empty());
    click(find<wxButton>("redraw"));
    BOOST_TEST((dialog().test_hand().state() == TestHand::State::Redrawn));
    const TestHand& hand = dialog().test_hand();
    BOOST_TEST(six()[0] == hand.library().cards()[hand.hand()[0]].id);
    BOOST_TEST(!tile("orb 5").empty());
    BOOST_TEST(!find<wxButton>("redraw").IsEnabled());
}

BOOST_AUTO_TEST_CASE(a_new_hand_has_the_next_number)
{
    click(find<wxButton>("keep"));
    click(find<wxButton>("next hand"));
    BOOST_TEST(label("hand number") == "Hand 2");
    BOOST_TEST(find<wxButton>("keep").IsEnabled());
}

BOOST_AUTO_TEST_CASE(the_rule_says_why)
{
    BOOST_TEST(label("hand verdict") == "The rule keeps this hand.");
    BOOST_TEST(label("hand reasons").find("Caeda: Talys's Heart") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(each_card_tells_screen_readers_what_it_is)
{
    BOOST_TEST(accessible_name(find<CardTile>("hand 1")).find("(B01-00") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_click_on_a_card_shows_its_details)
{
    click(find<CardTile>("hand 1"));
    BOOST_TEST(accessible_description(find<wxWindow>("card details")).find(tile("hand 1")) !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_first_key_keeps_the_hand_and_so_it_does_when_the_window_opens_again)
{
    press(WXK_RETURN);
    BOOST_TEST((dialog().test_hand().state() == TestHand::State::Kept));
    click(find<wxButton>("next hand"));
    press(WXK_ESCAPE);
    BOOST_TEST(!dialog().IsShown());
    run("play.test-hand");
    BOOST_TEST(find<wxButton>("keep").HasFocus());
    press(WXK_RETURN);
    BOOST_TEST((dialog().test_hand().state() == TestHand::State::Kept));
}

BOOST_AUTO_TEST_CASE(a_card_says_what_a_row_of_the_lists_says)
{
    const std::string said = accessible_name(find<CardTile>("hand 1"));
    BOOST_TEST(said.find("Support: ") != std::string::npos, said);
    BOOST_TEST(said.find("Attack: ") != std::string::npos, said);
}

BOOST_AUTO_TEST_CASE(after_the_decision_the_keyboard_is_at_the_next_hand)
{
    focus(find<wxButton>("redraw"));
    press(WXK_SPACE);
    BOOST_TEST((dialog().test_hand().state() == TestHand::State::Redrawn));
    BOOST_TEST(find<wxButton>("next hand").HasFocus());
    press(WXK_ESCAPE);
    BOOST_TEST(!dialog().IsShown());
}

BOOST_AUTO_TEST_CASE(the_first_hand_is_spoken_with_what_the_rule_does)
{
    settle();
    BOOST_TEST(spoken().starts_with("The rule "), spoken());
    BOOST_TEST(spoken().find("Caeda: Talys's Heart") != std::string::npos, spoken());
}

BOOST_AUTO_TEST_CASE(keeping_a_hand_is_spoken)
{
    click(find<wxButton>("keep"));
    BOOST_TEST(spoken() == "Kept. The orbs lie below.");
}

BOOST_AUTO_TEST_CASE(a_redraw_and_the_cards_it_brings_are_spoken)
{
    click(find<wxButton>("redraw"));
    BOOST_TEST(spoken().starts_with("One redraw is allowed: these six are kept."), spoken());
    BOOST_TEST(spoken().find("Caeda: Talys's Heart") != std::string::npos, spoken());
}

BOOST_AUTO_TEST_CASE(a_new_hand_is_spoken_with_what_the_rule_does)
{
    click(find<wxButton>("keep"));
    click(find<wxButton>("next hand"));
    BOOST_TEST(spoken().starts_with("Hand 2\nThe rule keeps this hand.\n"), spoken());
}

BOOST_AUTO_TEST_CASE(after_a_redraw_it_says_why_the_hand_is_kept)
{
    click(find<wxButton>("redraw"));
    BOOST_TEST(label("hand verdict").starts_with("One redraw is allowed: these six are kept."));
}

BOOST_AUTO_TEST_CASE(long_reasons_make_lines_and_no_wider_dialog)
{
    const wxSize before = dialog().GetSize();
    test::change_copies(document, Pile::Cards, caeda, -46, "");
    for (const char* code :
         {"B19-021", "B18-003", "B17-031", "B20-059", "B20-061", "B18-045", "B16-095"})
        test::change_copies(document, Pile::Cards, code, 4, "");
    settle();
    const wxWindow& reasons = find<wxWindow>("hand reasons");
    wait_for([&] { return reasons.GetBestSize().x <= reasons.GetSize().x; });
    for (int seed = 1; seed <= 60; ++seed) { // names of many widths
        choose_seed(seed);
        BOOST_TEST_CONTEXT("seed " << seed)
        {
            BOOST_TEST(reasons.GetBestSize().x <= reasons.GetSize().x);
            BOOST_TEST(dialog().GetSize().x == before.x);
            BOOST_TEST(reasons.GetBestSize().y <= reasons.GetSize().y);
        }
    }
}

BOOST_AUTO_TEST_CASE(the_hand_is_played_on_at_the_table)
{
    click(find<wxButton>("redraw"));
    click(find<wxButton>("play on"));
    GameSession* game = find<TableFrame>("table").session();
    BOOST_REQUIRE(game);
    BOOST_TEST(game->settings().seed == dialog().test_hand().seed());
    BOOST_TEST((game->state().phase == Phase::Bond));
    BOOST_TEST((game->step().action.kind == ActionKind::Mulligan));
}

BOOST_AUTO_TEST_CASE(escape_puts_it_away)
{
    press(WXK_ESCAPE);
    BOOST_TEST(!dialog().IsShown());
}

BOOST_AUTO_TEST_SUITE_END()
