#include "gui/play/manual_dialog.h"

#include "gui/base/wx_text.h"
#include "gui/play/pile_dialog.h"
#include "gui/play/table_test.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/testing.h>

#include <algorithm>

using namespace kizuna;
using namespace kizuna::test;

namespace manual_dialog {

template <typename Control>
Control& control(const wxDialog& dialog, const wxString& name)
{
    auto* found = dynamic_cast<Control*>(wxWindow::FindWindowByName(name, &dialog));
    BOOST_REQUIRE_MESSAGE(found, "no control is called " + name.utf8_string());
    return *found;
}

void select_place(const wxDialog& dialog, const wxString& name)
{
    auto& places = control<wxChoice>(dialog, "by hand places");
    BOOST_REQUIRE(places.SetStringSelection(name));
    wxCommandEvent chosen(wxEVT_CHOICE, places.GetId());
    places.ProcessWindowEvent(chosen);
}

/// Chooses a place and what to do with the first thing in it.
class DoesByHand : public wxExpectModalBase<ManualDialog, DoesByHand> {
public:
    DoesByHand(const char* place, const char* manual_action)
        : place_(to_wx(place)), manual_action_(to_wx(manual_action))
    {
    }

protected:
    int OnInvoked(ManualDialog* dialog) const override
    {
        select_place(*dialog, place_);
        BOOST_REQUIRE(
            control<wxListBox>(*dialog, "by hand actions").SetStringSelection(manual_action_));
        return wxID_OK;
    }

private:
    wxString place_;
    wxString manual_action_;
};

/// Asks for something to be done with the card that is selected.
class TakesFromPile : public wxExpectModalBase<PileDialog, TakesFromPile> {
protected:
    int OnInvoked(PileDialog*) const override { return PileDialog::by_hand; }
};

/// Does what is offered first with what the dialog begins with.
class DoesTheFirst : public wxExpectModalBase<ManualDialog, DoesTheFirst> {
public:
    explicit DoesTheFirst(const char* place) : place_(to_wx(place)) {}

protected:
    int OnInvoked(ManualDialog* dialog) const override
    {
        BOOST_TEST(control<wxChoice>(*dialog, "by hand places").GetStringSelection() == place_);
        return wxID_OK;
    }

private:
    wxString place_;
};

/// Types by how much a strength is changed, for the next battle.
class TypesChange : public wxExpectModalBase<ChangeDialog, TypesChange> {
public:
    explicit TypesChange(int by) : by_(by) {}

protected:
    int OnInvoked(ChangeDialog* dialog) const override
    {
        control<wxSpinCtrl>(*dialog, "change by").SetValue(by_);
        control<wxChoice>(*dialog, "change until").SetSelection(1);
        return wxID_OK;
    }

private:
    int by_;
};

struct HandDialogTest : TableTest {
    HandDialogTest() { choose("Keep"); }
    bool can(const char* label) const
    {
        const wxMenuBar& bar = *table->GetMenuBar();
        const int item = bar.FindMenuItem("By hand", to_wx(label));
        BOOST_REQUIRE(item != wxNOT_FOUND);
        return bar.IsEnabled(item);
    }
};

} // namespace manual_dialog

BOOST_FIXTURE_TEST_SUITE(manual_dialog, HandDialogTest)

BOOST_AUTO_TEST_CASE(a_card_is_drawn_by_its_key_and_the_log_says_by_hand)
{
    const std::size_t hand = game().state()[Player::P].hand.size();
    press('D', wxMOD_CONTROL);
    BOOST_TEST(game().state()[Player::P].hand.size() == hand + 1);
    BOOST_TEST(log().find("☞ By hand: draw 1 card") != std::string::npos);
    BOOST_TEST(spoken().starts_with("By hand: draw 1 card. You draw "), spoken());
    press('Z', wxMOD_CONTROL);
    BOOST_TEST(game().state()[Player::P].hand.size() == hand);
    BOOST_TEST(spoken().find("Undone: By hand: draw 1 card.") != std::string::npos, spoken());
}

BOOST_AUTO_TEST_CASE(the_dialog_puts_a_card_where_it_is_told)
{
    wxTEST_DIALOG(press('B', wxMOD_CONTROL),
                  DoesByHand("Deck", "Put the top card into the retreat area"));
    BOOST_TEST(game().state()[Player::P].retreat.size() == 1U);
    wxTEST_DIALOG(press('B', wxMOD_CONTROL),
                  DoesByHand("Dummy’s orbs", "Put into the infinite area"));
    BOOST_TEST(game().state()[Player::Q].orbs.size() == 4U);
}

BOOST_AUTO_TEST_CASE(a_card_of_a_pile_is_taken_from_its_list)
{
    wxTEST_DIALOG(press('B', wxMOD_CONTROL),
                  DoesByHand("Deck", "Put the top card into the retreat area"));
    const std::size_t hand = game().state()[Player::P].hand.size();
    wxTEST_DIALOG(press('R', wxMOD_CONTROL), TakesFromPile(), DoesTheFirst("Retreat"));
    BOOST_TEST(game().state()[Player::P].retreat.empty());
    BOOST_TEST(game().state()[Player::P].hand.size() == hand + 1);
}

BOOST_AUTO_TEST_CASE(a_strength_is_asked_for_in_a_second_dialog)
{
    wxTEST_DIALOG(press('B', wxMOD_CONTROL), DoesByHand("Front line", "Change the Attack…"),
                  TypesChange(-20));
    BOOST_REQUIRE(game().state().modifiers.size() == 1U);
    BOOST_TEST(game().state().modifiers[0].value == -20);
    BOOST_TEST(log().find("Attack −20 until the end of the next battle") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_change_of_nothing_says_why_it_is_refused)
{
    wxTEST_DIALOG(press('B', wxMOD_CONTROL), DoesByHand("Front line", "Change the Attack…"),
                  TypesChange(0));
    BOOST_TEST(text("table told").find("BY-HAND-NOTHING: ") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(while_a_question_waits_the_menu_waits_too)
{
    BOOST_TEST(can("Draw a card"));
    press('Z', wxMOD_CONTROL); // keep, or redraw?
    BOOST_TEST(!can("Draw a card"));
    BOOST_TEST(!can("Anything by hand…"));
    press('D', wxMOD_CONTROL);
    BOOST_TEST(game().path().size() == 1U);
}

BOOST_AUTO_TEST_CASE(it_begins_with_the_card_that_it_was_asked_for)
{
    const auto sources = manual_sources(game(), english());
    const ManualSource& hand = *std::ranges::find(sources, TablePlace::Hand, &ManualSource::place);
    const Action second = hand.things[1].taken;
    ManualDialog dialog(table, game(), english(), TablePlace::Hand, second);
    BOOST_TEST(from_wx(control<wxChoice>(dialog, "by hand places").GetStringSelection()) == "Hand");
    BOOST_TEST(control<wxListBox>(dialog, "by hand things").GetSelection() == 1);
    BOOST_REQUIRE(dialog.choice().has_value());
    BOOST_TEST(dialog.choice()->action.card == second.card);
}

BOOST_AUTO_TEST_CASE(the_arrows_go_on_from_what_is_selected)
{
    ManualDialog dialog(table, game(), english(), TablePlace::Hand);
    dialog.Move(0, 0);
    dialog.Show();
    settle();
    // Without a window manager, keys follow the mouse.
    move_to(dialog.GetScreenRect().GetBottomLeft() + wxPoint(20, -20));
    focus(control<wxListBox>(dialog, "by hand things"));
    const auto& things = control<wxListBox>(dialog, "by hand things");
    const auto& manual_actions = control<wxListBox>(dialog, "by hand actions");
    BOOST_TEST(things.HasFocus());
    press(WXK_DOWN);
    BOOST_TEST(things.GetSelection() == 1);
    press(WXK_TAB);
    BOOST_TEST(manual_actions.HasFocus());
    press(WXK_DOWN);
    press(WXK_DOWN);
    BOOST_TEST(manual_actions.GetSelection() == 2);
    BOOST_TEST(dialog.choice()->text == from_wx(manual_actions.GetString(2)));
}

BOOST_AUTO_TEST_CASE(each_control_has_a_name_for_screen_readers)
{
    ManualDialog dialog(table, game(), english(), TablePlace::Deck);
    BOOST_TEST(accessible_name(control<wxChoice>(dialog, "by hand places")) == "Where it lies");
    BOOST_TEST(accessible_name(control<wxListBox>(dialog, "by hand things")) ==
               "Card, unit or orb");
    BOOST_TEST(accessible_name(control<wxListBox>(dialog, "by hand actions")) ==
               "What to do with it");
    ChangeDialog change(table, english());
    BOOST_TEST(accessible_name(control<wxSpinCtrl>(change, "change by")) == "By");
    BOOST_TEST(accessible_name(control<wxChoice>(change, "change until")) == "Until the end of");
}

BOOST_AUTO_TEST_CASE(the_dialog_fits_a_small_screen_in_every_language)
{
    for (const Messages* messages : {&english(), &japanese(), &italian()}) {
        const ManualDialog dialog(table, game(), *messages, TablePlace::Deck);
        BOOST_TEST(dialog.GetSize().x <= 1280);
        BOOST_TEST(dialog.GetSize().y <= 720);
        BOOST_TEST(dialog.GetSizer()->CalcMin().x <= dialog.GetClientSize().x);
    }
}

BOOST_AUTO_TEST_SUITE_END()
