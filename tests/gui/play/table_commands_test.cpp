#include "gui/play/table_commands.h"

#include "gui/help/shortcuts_dialog.h"
#include "gui/play/pile_dialog.h"
#include "gui/play/table_test.h"
#include "gui/text/text_dialog.h"

#include <wx/button.h>
#include <wx/menu.h>
#include <wx/testing.h>

#include <algorithm>

using namespace kizuna;
using namespace kizuna::test;

namespace table_commands {

/// Reads how many cards the list of a pile has.
class LooksThrough : public wxExpectModalBase<PileDialog, LooksThrough> {
public:
    explicit LooksThrough(unsigned cards) : cards_(cards) {}

protected:
    int OnInvoked(PileDialog* dialog) const override
    {
        const auto& list =
            dynamic_cast<wxListBox&>(*wxWindow::FindWindowByName("pile cards", dialog));
        BOOST_TEST(list.GetCount() == cards_);
        return wxID_CANCEL;
    }

private:
    unsigned cards_;
};

/// Reads a text that a dialog shows.
class ReadsText : public wxExpectModalBase<TextDialog, ReadsText> {
public:
    explicit ReadsText(const char* part) : part_(part) {}

protected:
    int OnInvoked(TextDialog* dialog) const override
    {
        const auto& text = dynamic_cast<wxTextCtrl&>(*wxWindow::FindWindowByName("text", dialog));
        BOOST_TEST(from_wx(text.GetValue()).find(part_) != std::string::npos);
        return wxID_CANCEL;
    }

private:
    const char* part_;
};

class ClosesShortcuts : public wxExpectModalBase<ShortcutsDialog, ClosesShortcuts> {
protected:
    int OnInvoked(ShortcutsDialog*) const override { return wxID_CANCEL; }
};

/// The letters to press that labels name, in capitals.
std::string letters_of(const std::vector<wxString>& labels)
{
    std::string letters;
    for (const wxString& label : labels) {
        const int at = label.Find('&');
        if (at != wxNOT_FOUND)
            letters += static_cast<char>(wxToupper(label[static_cast<std::size_t>(at) + 1]));
    }
    return letters;
}

bool has_no_repetition(std::string letters)
{
    std::ranges::sort(letters);
    return std::ranges::adjacent_find(letters) == letters.end();
}

void add_button_labels(const wxWindow& window, std::vector<wxString>& labels)
{
    for (const wxWindow* child : window.GetChildren()) {
        if (const auto* button = dynamic_cast<const wxButton*>(child))
            labels.push_back(button->GetLabel());
        add_button_labels(*child, labels);
    }
}

} // namespace table_commands

BOOST_FIXTURE_TEST_SUITE(table_commands, TableTest)

BOOST_AUTO_TEST_CASE(next_phase_and_end_of_turn_have_buttons)
{
    choose("Keep");
    click(on_table<wxButton>("next phase"));
    BOOST_TEST(text("table turn") == "Your turn 1 · Deployment Phase");
    click(on_table<wxButton>("end turn"));
    BOOST_TEST(text("table turn") == "Your turn 2 · Bond Phase");
}

BOOST_AUTO_TEST_CASE(next_phase_and_end_of_turn_have_keys)
{
    const auto wait_for_turn = [this](const char* turn) {
        wait_for([&] { return text("table turn") == turn; });
    };
    BOOST_TEST(!on_table<wxButton>("next phase").IsEnabled()); // the hand is asked for
    choose("Keep");
    press('E', wxMOD_CONTROL);
    wait_for_turn("Your turn 1 · Deployment Phase");
    press('E', wxMOD_CONTROL);
    wait_for_turn("Your turn 1 · Action Phase");
    press('Z', wxMOD_CONTROL);
    wait_for_turn("Your turn 1 · Deployment Phase");
    press('E', wxMOD_CONTROL | wxMOD_SHIFT);
    wait_for_turn("Your turn 2 · Bond Phase");
}

BOOST_AUTO_TEST_CASE(keys_of_the_table_work_wherever_the_keyboard_is)
{
    for (const char* place : {"table log", "table actions", "table hand 1", "undo step"}) {
        choose("Keep");
        choose("No bond");
        focus(on_table<wxWindow>(place));
        press(WXK_HOME, wxMOD_CONTROL);
        BOOST_TEST(game().path().size() == 1U, place);
        press('Z', wxMOD_CONTROL | wxMOD_SHIFT);
        BOOST_TEST(game().path().size() == 2U, place);
        table->deal(game().settings());
        settle();
    }
}

BOOST_AUTO_TEST_CASE(the_retreat_area_opens_a_list_of_its_cards)
{
    for (int turn = 0; turn < 6 && game().state()[Player::P].retreat.size() < 2; ++turn)
        game().play_turn_by_policy();
    const auto size = game().state()[Player::P].retreat.size();
    BOOST_REQUIRE(size >= 2U);
    settle();
    focus(on_table<wxWindow>("table retreat 1"));
    wxTEST_DIALOG(press(WXK_RETURN), LooksThrough(static_cast<unsigned>(size)));
}

BOOST_AUTO_TEST_CASE(the_retreat_and_the_infinite_area_open_by_their_keys)
{
    wxTEST_DIALOG(press('R', wxMOD_CONTROL), LooksThrough(0));
    wxTEST_DIALOG(press('I', wxMOD_CONTROL), LooksThrough(0));
}

BOOST_AUTO_TEST_CASE(the_card_that_is_looked_at_in_a_pile_tells_its_details)
{
    for (int turn = 0; turn < 6 && game().state()[Player::P].retreat.size() < 2; ++turn)
        game().play_turn_by_policy();
    const TableCard pile = cards_in_place(game(), TablePlace::Retreat, english()).at(0);
    const auto cards = pile_cards(game(), pile, english());
    const Card* looked_at = nullptr;
    FaceCache faces(shipped_catalogue().library, english());
    PileDialog dialog(table, "Retreat", cards, faces, english(),
                      [&looked_at](const Card& card) { looked_at = &card; });
    auto& list = dynamic_cast<wxListBox&>(*wxWindow::FindWindowByName("pile cards", &dialog));
    BOOST_TEST(looked_at == cards[0].card);
    list.SetSelection(1);
    wxCommandEvent chosen(wxEVT_LISTBOX, list.GetId());
    list.ProcessWindowEvent(chosen);
    BOOST_TEST(looked_at == cards[1].card);
    const auto* details =
        dynamic_cast<wxTextCtrl*>(wxWindow::FindWindowByName("pile details", &dialog));
    BOOST_REQUIRE(details);
    BOOST_TEST(from_wx(details->GetValue()) == cards[1].details);
}

BOOST_AUTO_TEST_CASE(the_strengths_stand_above_the_question_for_a_critical_hit)
{
    for (int step = 0; step < 400 && game().state().decision != Decision::Critical; ++step)
        game().step_by_policy();
    BOOST_REQUIRE((game().state().decision == Decision::Critical));
    settle();
    const auto& battle = on_table<wxStaticText>("table battle");
    const auto& question = on_table<wxStaticText>("table question");
    BOOST_TEST(battle.IsShown());
    BOOST_TEST(!battle.GetLabel().empty());
    BOOST_TEST(battle.GetPosition().y < question.GetPosition().y);
    game().undo();
    BOOST_TEST(!battle.IsShown());
}

BOOST_AUTO_TEST_CASE(F1_explains_the_table_and_Ctrl_K_lists_its_keys)
{
    wxTEST_DIALOG(press(WXK_F1), ReadsText("dummy that never attacks"));
    wxTEST_DIALOG(press('K', wxMOD_CONTROL), ClosesShortcuts());
    const ShortcutSection keys = table_shortcuts(english());
    for (const char* each : {"Ctrl+E", "Shift+F10", "Esc"}) // of the menus, and of the cards
        BOOST_TEST(std::ranges::count(keys.rows, each, &ShortcutRow::keys) == 1, each);
}

BOOST_AUTO_TEST_CASE(a_saved_scenario_opens_as_another_game)
{
    choose("Keep");
    choose("Bond: ");
    const auto file = folder / "kept.yaml";
    table->save_scenario(file);
    const GameSession* saved = &game();
    table->open_scenario(file);
    BOOST_TEST(&game() != saved);
    BOOST_TEST(game().state()[Player::P].bonds.size() == 1U);
    BOOST_TEST(text("table turn") == "Your turn 1 · Deployment Phase");
    BOOST_TEST(text("table seed shown").starts_with("Scenario: "));
    BOOST_TEST(text("table told").starts_with("Opened kept.yaml."));
    press('Z', wxMOD_CONTROL);
    BOOST_TEST(game().state()[Player::P].bonds.size() == 0U);
    press('N', wxMOD_CONTROL | wxMOD_ALT);
    BOOST_TEST(&game() == saved);
}

BOOST_AUTO_TEST_CASE(a_file_that_is_no_scenario_is_refused_and_the_game_stays)
{
    const GameSession* before = &game();
    table->open_scenario(folder.write("bad.yaml", "scenario: [\n"));
    BOOST_TEST(&game() == before);
    BOOST_TEST(text("table told").find("bad.yaml") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(table_letters)

BOOST_AUTO_TEST_CASE(each_letter_to_press_with_Alt_means_one_thing)
{
    for (const Messages* messages : {&english(), &japanese(), &italian()}) {
        WindowTest other(*messages, {.deck = "altean-vanguard", .is_shown = false});
        other.run("play.table");
        const auto* theirs = &other.find<wxFrame>("table");
        std::vector<wxString> labels;
        const wxMenuBar& bar = *theirs->GetMenuBar();
        for (std::size_t at = 0; at < bar.GetMenuCount(); ++at) {
            labels.push_back(bar.GetMenuLabel(at));
            std::vector<wxString> items;
            for (const wxMenuItem* item : bar.GetMenu(at)->GetMenuItems())
                items.push_back(item->GetItemLabel());
            BOOST_TEST(table_commands::letters_of(items).size() == items.size());
            BOOST_TEST(table_commands::has_no_repetition(table_commands::letters_of(items)),
                       table_commands::letters_of(items));
        }
        table_commands::add_button_labels(*theirs, labels);
        BOOST_TEST(table_commands::has_no_repetition(table_commands::letters_of(labels)),
                   table_commands::letters_of(labels));
    }
}

BOOST_AUTO_TEST_SUITE_END()

namespace table_frame_without_clauses {

/// The shipped data but for the rules of the game.
struct WithoutClauses {
    ScratchFolder folder;
    Catalogue catalogue = load_catalogue({data(), KIZUNA_TEST_LOCALES});

    std::filesystem::path data() const
    {
        std::filesystem::create_directory(folder / "data");
        for (const auto& entry : std::filesystem::directory_iterator(KIZUNA_TEST_DATA)) {
            if (entry.path().filename() != "rules")
                std::filesystem::create_symlink(entry.path(),
                                                folder / "data" / entry.path().filename());
        }
        return folder / "data";
    }
};

} // namespace table_frame_without_clauses

BOOST_FIXTURE_TEST_SUITE(table_frame_without_clauses, WithoutClauses)

BOOST_AUTO_TEST_CASE(the_table_opens_without_the_sentences_of_the_rules_and_says_so)
{
    DeckDocument document(catalogue);
    document.open(catalogue.decks / "altean-vanguard.kizuna.yaml");
    Settings settings;
    MainFrame frame(document, settings, {}, english(), [] {});
    frame.Show();
    WindowTest::settle();
    wxUIActionSimulator().Char('G', wxMOD_CONTROL);
    WindowTest::settle();
    auto* table = dynamic_cast<TableFrame*>(wxWindow::FindWindowByName("table", &frame));
    BOOST_REQUIRE(table);
    BOOST_TEST(table->session());
    const auto* told = wxWindow::FindWindowByName("table told", table);
    BOOST_REQUIRE(told);
    BOOST_TEST(from_wx(told->GetLabel()).find("clauses.yaml") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
