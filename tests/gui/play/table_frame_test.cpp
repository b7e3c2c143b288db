#include "gui/play/table_test.h"

#include "app/play/table_log.h"
#include "app/play/test_hand.h"
#include "document_edits.h"
#include "gui/play/table_setup_dialog.h"
#include "gui/screen_copy.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/spinctrl.h>
#include <wx/testing.h>

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

} // namespace table_frame

BOOST_FIXTURE_TEST_SUITE(table_frame, TableTest)

BOOST_AUTO_TEST_CASE(the_table_fits_a_small_screen_with_the_title_of_its_window)
{
    const wxSize screen = wxGetClientDisplayRect().GetSize();
    BOOST_TEST(table->GetSize().y <= screen.y - table->FromDIP(50));
    BOOST_TEST(table->GetMinSize().y <= table->FromDIP(600));
    const wxWindow* ground = table->GetChildren().front();
    BOOST_TEST(ground->GetSizer()->CalcMin().y <= ground->GetSize().y);
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

BOOST_AUTO_TEST_CASE(a_table_that_had_no_game_shows_the_one_of_another_deck)
{
    document.start_new();
    table->take_open_deck();
    BOOST_TEST(!on_table<wxWindow>("table board").IsShown());
    table->Close();
    settle();
    document.switch_to(0);
    open_from_main_window();
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
    open_from_main_window();
    BOOST_TEST(is_painted(on_table<wxWindow>("table bonds 1")));
    BOOST_TEST(is_painted(on_table<wxWindow>("table hand 1")));
}

BOOST_AUTO_TEST_CASE(a_table_that_is_opened_again_shows_its_game)
{
    const auto part = [this](const char* name) { return on_table<wxWindow>(name).GetScreenRect(); };
    const wxRect before = part("table hand 1");
    table->Close();
    settle();
    open_from_main_window();
    BOOST_TEST(table->IsShown());
    BOOST_TEST((part("table hand 1") == before));
    BOOST_TEST(is_painted(on_table<wxWindow>("table hand 1")));
}

BOOST_AUTO_TEST_CASE(the_buttons_stand_in_one_row)
{
    const int row = on_table<wxWindow>("new game").GetScreenPosition().y;
    BOOST_TEST(table->GetSize().x == table->FromDIP(1280));
    for (const char* name : {"next phase", "undo step", "policy hint", "policy turn"})
        BOOST_TEST(on_table<wxWindow>(name).GetScreenPosition().y == row, name);
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
    document.open(bundled_deck("golden-deer"));
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

BOOST_AUTO_TEST_SUITE_END()
