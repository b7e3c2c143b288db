#include "gui/play/table_test.h"

#include "app/play/table_log.h"
#include "gui/accessible_description.h"
#include "gui/base/accessible.h"

#include <gtk/gtk.h>

#include <wx/button.h>
#include <wx/choice.h>

using namespace kizuna;
using namespace kizuna::test;

BOOST_FIXTURE_TEST_SUITE(table_play, TableTest)

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

BOOST_AUTO_TEST_SUITE_END()
