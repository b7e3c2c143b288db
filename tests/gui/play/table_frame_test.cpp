// Long because: all of these play at the one window of the table, which begins each of them in the
// same way.
#include "gui/play/table_test.h"

#include "app/play/table_log.h"
#include "app/play/test_hand.h"
#include "app/skills/effect_tip.h"
#include "decks/deck/deck_statistics.h"
#include "document_edits.h"
#include "gui/base/accessible.h"
#include "gui/play/table_setup_dialog.h"
#include "gui/screen_copy.h"

#include <gtk/gtk.h>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/listbox.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/testing.h>
#include <wx/textctrl.h>

#include <algorithm>

using namespace kizuna;
using namespace kizuna::test;

namespace table_frame {

/// Types a seed and a strength, and deals.
class TypeSeed : public wxExpectModalBase<TableSetupDialog, TypeSeed> {
protected:
    int OnInvoked(TableSetupDialog* dialog) const override
    {
        const auto type = [dialog](const char* name, int value) {
            dynamic_cast<wxSpinCtrl&>(*wxWindow::FindWindowByName(name, dialog)).SetValue(value);
        };
        type("table seed", 31);
        type("dummy strength", 70);
        return wxID_OK;
    }
};

/// True where the screen shows more than one colour in a window's place.
bool is_painted(const wxWindow& window)
{
    return screen_copy(window).CountColours(2) > 1;
}

} // namespace table_frame

BOOST_FIXTURE_TEST_SUITE(table_frame, TableTest)

BOOST_AUTO_TEST_CASE(a_turn_is_played_by_the_list_alone)
{
    BOOST_TEST(text("table turn") == "Game preparation");
    choose("Keep");
    BOOST_TEST(text("table turn") == "Your turn 1 · Bond Phase");
    choose("Bond: ");
    BOOST_TEST(text("table bonds left") == "1 bond, 0 spent, 1 left");
    choose("End the turn");
    BOOST_TEST(text("table turn") == "Your turn 2 · Bond Phase");
    BOOST_TEST(log().find("The dummy’s turn 1 begins.") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_table_fits_a_small_screen_with_the_title_of_its_window)
{
    const wxSize screen = wxGetClientDisplayRect().GetSize();
    BOOST_TEST(table->GetSize().y <= screen.y - table->FromDIP(50));
    BOOST_TEST(table->GetMinSize().y <= table->FromDIP(600));
    const wxWindow* ground = table->GetChildren().front();
    BOOST_TEST(ground->GetSizer()->CalcMin().y <= ground->GetSize().y);
}

BOOST_AUTO_TEST_CASE(the_list_keeps_the_keyboard_from_step_to_step)
{
    choose("Keep");
    BOOST_TEST(actions().HasFocus());
    press(WXK_RETURN);
    BOOST_TEST(game().path().size() == 3U);
    BOOST_TEST(actions().HasFocus());
}

BOOST_AUTO_TEST_CASE(a_game_goes_on_where_the_words_become_those_of_another_language)
{
    choose("Keep");
    choose("Bond: ");
    press('Z', wxMOD_CONTROL);
    choose("No bond");
    const GameSession* session = &game();
    const auto path = session->path();
    MainFrame other(document, settings, {}, italian(), [] {});
    auto kept = frame->leave_parts();
    BOOST_REQUIRE(kept.table.has_value());
    other.go_on_with_parts(std::move(kept));
    frame->Destroy();
    settle();
    auto* theirs = dynamic_cast<TableFrame*>(wxWindow::FindWindowByName("table", &other));
    BOOST_REQUIRE(theirs);
    BOOST_TEST(theirs->IsShown());
    table = theirs;
    BOOST_TEST(&game() == session);
    BOOST_TEST(game().path() == path, boost::test_tools::per_element());
    BOOST_TEST(on_table<wxChoice>("table branch").GetCount() == 2U);
    BOOST_TEST(text("table turn") == from_wx(to_wx(turn_text(game().state(), italian()))));
    BOOST_TEST(log().find("The dummy") == std::string::npos);
    BOOST_TEST(!log().empty());
    game().undo();
    settle();
    BOOST_TEST(game().path().size() + 1 == path.size());
    choose("Legame: ");
    BOOST_TEST(game().state()[Player::P].bonds.size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_table_that_was_put_away_stays_away_and_goes_on)
{
    choose("Keep");
    table->Close();
    MainFrame other(document, settings, {}, japanese(), [] {});
    other.go_on_with_parts(frame->leave_parts());
    frame->Destroy();
    settle();
    table = dynamic_cast<TableFrame*>(wxWindow::FindWindowByName("table", &other));
    BOOST_REQUIRE(table);
    BOOST_TEST(!table->IsShown());
    BOOST_TEST(game().path().size() == 2U);
}

BOOST_AUTO_TEST_CASE(undo_redo_and_lines_walk_through_the_game)
{
    choose("Keep");
    choose("Bond: ");
    press('Z', wxMOD_CONTROL);
    BOOST_TEST(game().path().size() == 2U);
    press('Z', wxMOD_CONTROL | wxMOD_SHIFT);
    BOOST_TEST(game().path().size() == 3U);
    click(on_table<wxButton>("undo step"));
    choose("No bond");
    auto& branch = on_table<wxChoice>("table branch");
    BOOST_TEST(branch.GetCount() == 2U);
    BOOST_TEST(branch.GetSelection() == 1);
    branch.SetSelection(0);
    wxCommandEvent chosen(wxEVT_CHOICE, branch.GetId());
    branch.ProcessWindowEvent(chosen);
    BOOST_TEST(game().state()[Player::P].bonds.size() == 1U);
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

BOOST_AUTO_TEST_CASE(a_table_that_had_no_game_shows_the_one_of_another_deck)
{
    document.start_new();
    table->take_open_deck();
    BOOST_TEST(!on_table<wxWindow>("table board").IsShown());
    table->Close();
    settle();
    document.switch_to(0);
    focus(find<wxWindow>("search"));
    press('G', wxMOD_CONTROL);
    BOOST_TEST(table->IsShown());
    BOOST_TEST(is_painted(on_table<wxWindow>("table hand 1")));
    BOOST_TEST(is_painted(actions()));
}

BOOST_AUTO_TEST_CASE(a_game_that_went_on_behind_the_scenes_is_shown_when_the_table_is_opened_again)
{
    choose("Keep");
    table->Close();
    settle();
    game().play_turn_by_policy();
    focus(find<wxWindow>("search"));
    press('G', wxMOD_CONTROL);
    BOOST_TEST(is_painted(on_table<wxWindow>("table bonds 1")));
    BOOST_TEST(is_painted(on_table<wxWindow>("table hand 1")));
}

BOOST_AUTO_TEST_CASE(a_table_that_is_opened_again_shows_its_game)
{
    const auto part = [this](const char* name) { return on_table<wxWindow>(name).GetScreenRect(); };
    const wxRect before = part("table hand 1");
    table->Close();
    settle();
    frame->Raise();
    focus(find<wxWindow>("search"));
    press('G', wxMOD_CONTROL);
    BOOST_TEST(table->IsShown());
    BOOST_TEST((part("table hand 1") == before));
    BOOST_TEST(is_painted(on_table<wxWindow>("table hand 1")));
}

BOOST_AUTO_TEST_CASE(what_is_forbidden_says_the_clause)
{
    choose("Keep");
    const auto before = game().now();
    drag(on_table<wxWindow>("table hand 1"), on_table<wxWindow>("table front"));
    BOOST_TEST(game().now() == before);
    BOOST_TEST(text("table told").starts_with("Not allowed: Deploy "));
    BOOST_TEST(text("table told").find("TURN-1: ") != std::string::npos);
    BOOST_TEST(accessible_description(actions()).starts_with("Not allowed: "));
}

BOOST_AUTO_TEST_CASE(the_outcome_of_an_action_is_spoken)
{
    choose("Keep");
    choose("Bond: ");
    BOOST_TEST(spoken().starts_with("Placed as a bond: "), spoken());
    BOOST_TEST(spoken().find("Deployment Phase.") != std::string::npos, spoken());
}

BOOST_AUTO_TEST_CASE(a_refusal_is_spoken)
{
    choose("Keep");
    drag(on_table<wxWindow>("table hand 1"), on_table<wxWindow>("table front"));
    BOOST_TEST(spoken().starts_with("Not allowed: Deploy "), spoken());
}

BOOST_AUTO_TEST_CASE(a_step_of_the_policy_and_its_hint_are_spoken)
{
    choose("Keep");
    press('H', wxMOD_CONTROL);
    BOOST_TEST(spoken().starts_with("Plain player would choose "), spoken());
    press('L', wxMOD_CONTROL);
    BOOST_TEST(spoken().find("Placed as a bond: ") != std::string::npos, spoken());
}

BOOST_AUTO_TEST_CASE(what_keeps_a_deck_from_being_dealt_is_spoken)
{
    document.start_new();
    settle();
    click(on_table<wxButton>("next game"));
    BOOST_TEST(spoken().find("no card with cost 1") != std::string::npos, spoken());
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

BOOST_AUTO_TEST_CASE(each_card_tells_screen_readers_where_it_lies_and_what_it_is)
{
    const std::string spoken = accessible_name(on_table<wxWindow>("table hand 3"));
    BOOST_TEST(spoken.starts_with("Hand, 3 of 6: "));
    BOOST_TEST(spoken.find("cost ") != std::string::npos);
    BOOST_TEST(accessible_name(on_table<wxWindow>("table deck")) == "Deck (43)");
}

BOOST_AUTO_TEST_CASE(a_place_has_as_many_items_for_screen_readers_as_cards)
{
    choose("Keep");
    choose("Bond: ");
    const auto cards = static_cast<int>(game().state()[Player::P].hand.size());
    BOOST_TEST(cards == 5);
    AtkObject* hand = gtk_widget_get_accessible(on_table<wxWindow>("table hand").GetHandle());
    BOOST_TEST(atk_object_get_n_accessible_children(hand) == cards);
}

BOOST_AUTO_TEST_CASE(the_buttons_stand_in_one_row)
{
    const int row = on_table<wxWindow>("new game").GetScreenPosition().y;
    BOOST_TEST(table->GetSize().x == table->FromDIP(1280));
    for (const char* name : {"next phase", "undo step", "policy hint", "policy turn"})
        BOOST_TEST(on_table<wxWindow>(name).GetScreenPosition().y == row, name);
}

BOOST_AUTO_TEST_CASE(a_line_of_play_is_told_whole)
{
    choose("Keep");
    choose("Bond: ");
    const auto& branch = on_table<wxChoice>("table branch");
    BOOST_TEST(from_wx(branch.GetStringSelection()).starts_with("Line 1, to turn 1: "));
    BOOST_TEST(branch.GetToolTipText() == branch.GetStringSelection());
    const wxRect side = branch.GetParent()->GetClientRect();
    BOOST_TEST(side.GetRight() - branch.GetRect().GetRight() < 4); // what its heading leaves
}

BOOST_AUTO_TEST_CASE(a_card_with_the_keyboard_shows_its_details_in_the_window)
{
    focus(on_table<wxWindow>("table hand 1"));
    const auto& card = dynamic_cast<BoardCard&>(on_table<wxWindow>("table hand 1"));
    BOOST_REQUIRE(card.face());
    BOOST_TEST(accessible_description(find<wxWindow>("card details")).find(card.face()->id) !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_policy_plays_a_step_and_says_why)
{
    choose("Keep");
    press('L', wxMOD_CONTROL);
    BOOST_TEST(game().path().size() == 3U);
    BOOST_TEST(text("table told").starts_with("Plain player chose "));
    BOOST_TEST(log().find("Policy: ") != std::string::npos);
    press('L', wxMOD_CONTROL | wxMOD_SHIFT);
    BOOST_TEST(text("table turn") == "Your turn 2 · Bond Phase");
}

BOOST_AUTO_TEST_CASE(a_hint_points_at_the_action_and_does_nothing)
{
    choose("Keep");
    const int before = game().now();
    press('H', wxMOD_CONTROL);
    BOOST_TEST(game().now() == before);
    const auto advised = game().advice()->action;
    BOOST_TEST(from_wx(actions().GetStringSelection()) ==
               action_text(game().state(), advised, english()));
}

BOOST_AUTO_TEST_CASE(another_policy_is_asked_from_then_on)
{
    auto& choice = on_table<wxChoice>("table policy");
    choice.SetSelection(2);
    wxCommandEvent chosen(wxEVT_CHOICE, choice.GetId());
    choice.ProcessWindowEvent(chosen);
    BOOST_TEST(game().policy() == "planner");
    click(on_table<wxButton>("next game"));
    BOOST_TEST(game().policy() == "planner");
    BOOST_TEST(game().settings().game == 1U);
}

BOOST_AUTO_TEST_CASE(a_new_game_takes_the_seed_and_the_dummy_that_are_typed)
{
    wxTEST_DIALOG(click(on_table<wxButton>("new game")), TypeSeed());
    BOOST_TEST(text("table seed shown") == "Seed 31, game 0");
    BOOST_TEST(game().settings().dummy_strength == 70);
}

BOOST_AUTO_TEST_CASE(a_scenario_is_written_where_it_was_asked_for)
{
    choose("Keep");
    const auto file = folder / "kept.yaml";
    table->save_scenario(file);
    const auto written = read_file(file);
    BOOST_REQUIRE(std::holds_alternative<std::string>(written));
    BOOST_TEST(std::get<std::string>(written).find("keep: P") != std::string::npos);
    BOOST_TEST(text("table told").starts_with("Saved as kept.yaml."));
}

BOOST_AUTO_TEST_CASE(a_deck_that_deals_no_game_says_what_is_missing)
{
    document.start_new();
    settle();
    click(on_table<wxButton>("next game"));
    BOOST_TEST(!table->session());
    BOOST_TEST(text("table question").find("no card with cost 1") != std::string::npos);
    BOOST_TEST(!on_table<wxButton>("undo step").IsEnabled());
}

BOOST_AUTO_TEST_CASE(a_test_hand_is_played_on_with_the_same_cards)
{
    TestHand hand(document, 12, "cost-one");
    hand.next_hand();
    hand.redraw();
    table->play_on(hand);
    BOOST_TEST(game().settings().game == 1U);
    std::vector<CardIndex> held;
    const CardLibrary& library = hand.library();
    for (const CardNumber card : game().state()[Player::P].hand)
        held.push_back(library.index_of(*game().state().kind(Player::P, card).card));
    std::vector<CardIndex> dealt = hand.hand();
    std::ranges::sort(held);
    std::ranges::sort(dealt);
    BOOST_TEST(held == dealt, boost::test_tools::per_element());
    BOOST_TEST((game().state().phase == Phase::Bond));
}

BOOST_AUTO_TEST_CASE(the_next_game_leaves_the_one_before_as_it_was)
{
    choose("Keep");
    const GameSession* left = &game();
    press('N', wxMOD_CONTROL | wxMOD_SHIFT);
    BOOST_TEST(text("table turn") == "Game preparation");
    press('N', wxMOD_CONTROL | wxMOD_ALT);
    BOOST_TEST(&game() == left);
    BOOST_TEST(text("table turn") == "Your turn 1 · Bond Phase");
    press('N', wxMOD_CONTROL | wxMOD_SHIFT);
    BOOST_TEST(&game() != left);
}

BOOST_AUTO_TEST_CASE(another_deck_has_a_game_of_its_own)
{
    const GameSession* of_altea = &game();
    BOOST_TEST(from_wx(table->GetTitle()) == "Goldfish table – Altean Vanguard");
    document.open(std::filesystem::path(KIZUNA_TEST_DATA) / "decks" / "golden-deer.kizuna.yaml");
    table->take_open_deck();
    BOOST_TEST(&game() != of_altea);
    BOOST_TEST(from_wx(table->GetTitle()).find("Altean") == std::string::npos);
    document.switch_to(0);
    table->take_open_deck();
    BOOST_TEST(&game() == of_altea);
}

BOOST_AUTO_TEST_CASE(a_deck_that_deals_no_game_says_why_even_after_a_game_of_another)
{
    document.start_new();
    table->take_open_deck();
    BOOST_TEST(table->session() == nullptr);
}

BOOST_AUTO_TEST_CASE(where_every_effect_is_played_none_is_counted_beside_the_game)
{
    BOOST_REQUIRE(game().cards().unscripted() == 0);
    BOOST_TEST(text("table unplayed").empty());
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
