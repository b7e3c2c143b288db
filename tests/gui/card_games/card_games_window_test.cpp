#include "gui/card_games/card_games_window.h"

#include "gui/rows/text_list.h"
#include "gui/text/flowing_text.h"
#include "gui/window_test.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/listbox.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <fstream>

using namespace kizuna;
using namespace kizuna::test;

namespace {

/// Says where the deck goes, and keeps what it is told.
struct SaveTo : FileQuestions {
    std::filesystem::path file; ///< empty: none is chosen
    std::string told;
    std::string asked_about;
    Unsaved answer = Unsaved::Discard;

    Unsaved what_about_changes(const std::string& name) override
    {
        asked_about = name;
        return answer;
    }
    FileChangedAnswer what_about_other_changes(const std::string&) override { return {}; }
    bool may_replace(const std::filesystem::path&) override { return true; }
    std::optional<std::filesystem::path> file_to_open(const std::filesystem::path&) override
    {
        return file;
    }
    std::optional<std::filesystem::path> file_to_save(const std::filesystem::path&) override
    {
        return file.empty() ? std::nullopt : std::optional(file);
    }
    std::optional<std::filesystem::path> file_to_export(const std::filesystem::path&,
                                                        const DeckFileKind&) override
    {
        return {};
    }
    void tell_failure(const std::string& sentence) override { told = sentence; }
    void tell_not_saved(const std::string& sentence) override { told = sentence; }
    void tell_success(const std::string& sentence) override { told = sentence; }
    void nothing_to_tell() override {}
    void show_report(const std::string&, const std::vector<std::string>&) override {}
    bool may_leave_out(const DeckFileKind&, const std::vector<std::string>&) override
    {
        return true;
    }
    bool look_at_import(const std::string&, UnclearImport&) override { return true; }
};

struct GamesTest : DialogTest {
    SaveTo questions;
    CardGamesWindow window{frame, build_folders(), {}, questions, english()};

    template <typename Control>
    Control& the(const char* name)
    {
        auto* control = dynamic_cast<Control*>(window.FindWindow(name));
        BOOST_REQUIRE_MESSAGE(control, name);
        return *control;
    }
    void push(const char* name)
    {
        auto& button = the<wxWindow>(name);
        wxCommandEvent pressed(wxEVT_BUTTON, button.GetId());
        button.ProcessWindowEvent(pressed);
    }
    void enter(const std::string& name, int type, const std::string& level, int copies)
    {
        the<wxTextCtrl>("games name").SetValue(to_wx(name));
        the<wxChoice>("games type").SetSelection(type);
        the<wxTextCtrl>("games level").SetValue(level);
        the<wxSpinCtrl>("games copies").SetValue(copies);
        push("games add");
    }
    /// As by a click, which the program hears of.
    void select(std::size_t row)
    {
        auto& cards = the<TextList>("games cards");
        cards.select(row);
        wxDataViewEvent event(wxEVT_DATAVIEW_SELECTION_CHANGED, &cards, cards.GetSelection());
        cards.ProcessWindowEvent(event);
    }
    std::string verdict()
    {
        std::string text;
        for (const wxString& line : the<wxListBox>("games verdict").GetStrings())
            text += from_wx(line) + '\n';
        return text;
    }
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(card_games_window, GamesTest)

BOOST_AUTO_TEST_CASE(ten_cards_are_entered_and_both_openings_answered)
{
    for (const char* level : {"1", "1", "2", "2", "3", "4", "4", "5", "6"})
        enter(std::string("Unit of ") + level, 0, level, 1);
    enter("Seal", 5, "", 3);
    BOOST_TEST(the<TextList>("games cards").row_count() == 10u);
    BOOST_TEST(verdict().find("12 cards in the deck; it obeys") == 0u);
    BOOST_TEST(verdict().find("exactly 3: Unit of 3.") != std::string::npos);
    BOOST_TEST(verdict().find("exactly 2: Unit of 2.") != std::string::npos);

    questions.file = folder.path / "mine.kizuna.yaml";
    push("games save");
    BOOST_TEST(questions.told.find("mine.kizuna.yaml") != std::string::npos);
    BOOST_TEST(file_text(questions.file).find("game: detainer") != std::string::npos);
    CardGamesWindow again(frame, build_folders(), {}, questions, english());
    BOOST_TEST(static_cast<TextList*>(again.FindWindow("games cards"))->row_count() == 10u);

    // Its cards are in the list, in no deck; the deck brings their copies.
    const auto said = [&again] {
        return from_wx(dynamic_cast<wxListBox&>(*again.FindWindow("games verdict")).GetString(0));
    };
    BOOST_TEST(said().find("0 cards in the deck") == 0u);
    again.open_deck(questions.file, "detainer");
    BOOST_TEST(said().find("12 cards in the deck; it obeys") == 0u);
}

BOOST_AUTO_TEST_CASE(a_deck_of_the_fe_tcg_has_a_page_of_its_own)
{
    auto& page = the<wxWindow>("games fetcg");
    auto& name = dynamic_cast<wxTextCtrl&>(*page.FindWindow("games name"));
    name.SetValue("Marth");
    auto* add = page.FindWindow("games add");
    wxCommandEvent pressed(wxEVT_BUTTON, add->GetId());
    add->ProcessWindowEvent(pressed);
    auto& said = dynamic_cast<wxListBox&>(*page.FindWindow("games verdict"));
    BOOST_TEST(from_wx(said.GetString(0)).find("1 card in the deck") == 0u);
    BOOST_TEST(from_wx(said.GetString(said.GetCount() - 1)).find("Partial: ") == 0u);

    const auto file = folder.path / "mine.kizuna.yaml";
    questions.file = file;
    std::ofstream(file) << "kizuna: 1\ngame: fetcg\ncards:\n  F-001: 3\n";
    auto* open = page.FindWindow("games open");
    wxCommandEvent opened(wxEVT_BUTTON, open->GetId());
    open->ProcessWindowEvent(opened);
    BOOST_TEST(from_wx(said.GetString(0)).find("3 cards in the deck") == 0u);
    std::ofstream(file) << "kizuna: 1\ngame: detainer\ncards: {}\n";
    open->ProcessWindowEvent(opened);
    BOOST_TEST(questions.told.find("detainer") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_deck_with_changes_stays_unless_the_user_lets_it_go)
{
    enter("Ox", 0, "2", 1);
    questions.file = folder.path / "other.kizuna.yaml";
    std::ofstream(questions.file) << "kizuna: 1\ngame: detainer\ncards: {}\n";
    questions.answer = FileQuestions::Unsaved::Cancel;
    window.open_deck(questions.file, "detainer");
    BOOST_TEST(verdict().find("1 card in the deck") == 0u);
    questions.answer = FileQuestions::Unsaved::Discard;
    window.open_deck(questions.file, "detainer");
    BOOST_TEST(verdict().find("0 cards in the deck") == 0u);
}

BOOST_AUTO_TEST_CASE(cards_that_were_entered_are_not_left_without_a_question)
{
    BOOST_TEST(window.may_leave());
    enter("Ox", 0, "2", 1);
    questions.answer = FileQuestions::Unsaved::Cancel;
    BOOST_TEST(!window.may_leave());
    questions.answer = FileQuestions::Unsaved::Discard;
    BOOST_TEST(window.may_leave());
    questions.answer = FileQuestions::Unsaved::Save;
    questions.file = folder.path / "mine.kizuna.yaml";
    BOOST_TEST(window.may_leave());
    BOOST_TEST(file_text(questions.file).find("game: detainer") != std::string::npos);
    questions.answer = FileQuestions::Unsaved::Cancel;
    BOOST_TEST(window.may_leave(), "what is saved is asked about no more");
}

BOOST_AUTO_TEST_CASE(a_saved_deck_is_told_in_the_window_and_asked_about_by_its_name)
{
    enter("Ox", 0, "2", 1);
    questions.file = folder.path / "mine.kizuna.yaml";
    push("games save");
    auto& said = the<wxStaticText>("games said");
    BOOST_TEST(said.IsShown());
    BOOST_TEST(from_wx(said.GetLabel()).find("mine.kizuna.yaml") != std::string::npos);
    enter("Elk", 0, "1", 1);
    BOOST_TEST(!said.IsShown());
    questions.answer = FileQuestions::Unsaved::Cancel;
    BOOST_TEST(!window.may_leave());
    BOOST_TEST(questions.asked_about == "mine");
}

BOOST_AUTO_TEST_CASE(texts_of_a_card_are_entered_and_kept)
{
    the<wxTextCtrl>("games attribute").SetValue(to_wx("炎"));
    the<wxTextCtrl>("games critical").SetValue("100");
    enter("Ox", 0, "2", 1);
    BOOST_TEST(the<wxTextCtrl>("games attribute").IsEmpty());
    select(0);
    BOOST_TEST(from_wx(the<wxTextCtrl>("games attribute").GetValue()) == "炎");
    BOOST_TEST(the<wxTextCtrl>("games critical").GetValue() == "100");
}

BOOST_AUTO_TEST_CASE(a_number_that_no_card_has_is_not_entered)
{
    the<wxTextCtrl>("games name").SetValue("Ox");
    the<wxTextCtrl>("games level").SetValue("101");
    BOOST_TEST(!the<wxWindow>("games add").IsEnabled());
    BOOST_TEST(from_wx(the<wxStaticText>("games said").GetLabel()).find("0 to 100") !=
               std::string::npos);
    the<wxTextCtrl>("games level").SetValue("10");
    BOOST_TEST(the<wxWindow>("games add").IsEnabled());
}

BOOST_AUTO_TEST_CASE(a_card_in_the_list_alone_is_not_left_without_a_question_either)
{
    enter("Ox", 0, "2", 0);
    questions.answer = FileQuestions::Unsaved::Cancel;
    BOOST_TEST(!window.may_leave());
    questions.answer = FileQuestions::Unsaved::Save; // and then no file is chosen
    questions.file.clear();
    BOOST_TEST(!window.may_leave());
}

BOOST_AUTO_TEST_CASE(what_was_entered_goes_on_in_a_window_in_another_language)
{
    enter("Ox", 0, "2", 1);
    CardGamesWindow other(frame, build_folders(), {}, questions, italian());
    other.go_on(window.leave());
    BOOST_TEST(static_cast<TextList*>(other.FindWindow("games cards"))->row_count() == 1u);
    questions.answer = FileQuestions::Unsaved::Cancel;
    BOOST_TEST(!other.may_leave());
}

BOOST_AUTO_TEST_CASE(escape_closes_the_window)
{
    window.Show();
    settle();
    focus(the<wxTextCtrl>("games name"));
    press(WXK_ESCAPE);
    BOOST_TEST(!window.IsShown());
}

BOOST_AUTO_TEST_CASE(a_card_is_changed_and_removed)
{
    enter("Ox", 0, "2", 1);
    select(0);
    the<wxTextCtrl>("games level").SetValue("3");
    push("games change");
    constexpr std::size_t level = 4;
    BOOST_TEST(the<TextList>("games cards").row(0).cells[level] == "3");
    push("games remove");
    BOOST_TEST(the<TextList>("games cards").row_count() == 0u);
}

BOOST_AUTO_TEST_CASE(enter_in_a_field_changes_the_card_that_is_selected)
{
    enter("Ox", 0, "2", 1);
    select(0);
    auto& field = the<wxTextCtrl>("games level");
    field.SetValue("3");
    wxCommandEvent entered(wxEVT_TEXT_ENTER, field.GetId());
    field.ProcessWindowEvent(entered);
    constexpr std::size_t level = 4;
    BOOST_TEST(the<TextList>("games cards").row_count() == 1u);
    BOOST_TEST(the<TextList>("games cards").row(0).cells[level] == "3");
}

BOOST_AUTO_TEST_CASE(the_last_choice_of_the_form_is_a_card_without_a_type)
{
    const auto none = static_cast<int>(the<wxChoice>("games type").GetCount()) - 1;
    enter("Ox", none, "2", 1);
    constexpr std::size_t type = 3;
    BOOST_TEST(the<TextList>("games cards").row(0).cells[type].empty());
}

BOOST_AUTO_TEST_CASE(the_fields_are_empty_for_the_next_card)
{
    enter("Ox", 1, "2", 3);
    BOOST_TEST(the<wxTextCtrl>("games name").IsEmpty());
    BOOST_TEST(the<wxTextCtrl>("games level").IsEmpty());
    BOOST_TEST(the<wxSpinCtrl>("games copies").GetValue() == 1);
    BOOST_TEST(the<wxChoice>("games type").GetSelection() == 1, "often the next is of its type");
    BOOST_TEST(!the<wxWindow>("games add").IsEnabled(), "without a name there is no card");
    the<wxTextCtrl>("games name").SetValue("Hare");
    BOOST_TEST(the<wxWindow>("games add").IsEnabled());
}

BOOST_AUTO_TEST_CASE(cards_of_added_folders_are_there_and_stay_out_of_ones_own_list)
{
    folder.write("lists/cards.yaml",
                 "game: detainer\ncards:\n- {id: X-1, name: Guest, type: unit, level: 3}\n");
    CardGamesWindow with(frame, build_folders(), {folder.path / "lists"}, questions, english());
    auto& cards = *static_cast<TextList*>(with.FindWindow("games cards"));
    BOOST_REQUIRE(cards.row_count() == 1u);
    BOOST_TEST(cards.row(0).cells[1] == "X-1");
    questions.file = folder.path / "mine.kizuna.yaml";
    std::ofstream(questions.file) << "kizuna: 1\ngame: detainer\ncards:\n  X-1: 1\n";
    with.open_deck(questions.file, "detainer");
    BOOST_TEST(cards.row(0).cells[0] == "1");
    auto* save = with.FindWindow("games save");
    wxCommandEvent pressed(wxEVT_BUTTON, save->GetId());
    save->ProcessWindowEvent(pressed);
    BOOST_TEST(file_text(questions.file).find("X-1: 1") != std::string::npos);
    BOOST_TEST(file_text(own_card_list("detainer")).find("X-1") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_slip_in_ones_own_list_leaves_the_rest_of_the_window)
{
    std::filesystem::create_directories(own_card_list("detainer").parent_path());
    std::ofstream(own_card_list("detainer"))
        << "game: detainer\ncards:\n- {id: D-1, name: Ox, type: unti}\n";
    CardGamesWindow with(frame, build_folders(), {}, questions, english());
    const auto* why = static_cast<FlowingText*>(with.FindWindow("games unreadable"));
    BOOST_REQUIRE(why);
    BOOST_TEST(why->text().find(":3:") != std::string::npos);
    BOOST_TEST(with.FindWindow("games calculator"));
    BOOST_TEST(with.FindWindow("games fetcg")->FindWindow("games name"));
}

BOOST_AUTO_TEST_CASE(the_list_is_searched_and_sorted)
{
    enter("Ox", 0, "2", 1);
    enter("Giant", 0, "4", 1);
    enter("Hare", 0, "1", 1);
    auto& cards = the<TextList>("games cards");
    constexpr std::size_t name = 2;
    the<wxTextCtrl>("games search").SetValue("level>=2");
    BOOST_REQUIRE(cards.row_count() == 2u);
    auto& order = the<wxChoice>("games order");
    order.SetSelection(2); // the first number is the level
    the<wxCheckBox>("games descending").SetValue(true);
    wxCommandEvent chosen(wxEVT_CHOICE, order.GetId());
    order.ProcessWindowEvent(chosen);
    BOOST_TEST(cards.row(0).cells[name] == "Giant");
    select(0);
    BOOST_TEST(the<wxTextCtrl>("games name").GetValue() == "Giant");
    enter("Mouse", 0, "1", 1);
    BOOST_TEST(cards.row_count() == 4u, "a search that hides the new card is ended");
    the<wxTextCtrl>("games search").SetValue("levle>=2");
    BOOST_TEST(cards.row_count() == 4u);
    BOOST_TEST(!from_wx(the<wxWindow>("games search fault").GetLabel()).empty());
}

BOOST_AUTO_TEST_CASE(what_was_entered_is_undone_by_key)
{
    window.Show();
    settle();
    enter("Ox", 0, "2", 1);
    focus(the<wxTextCtrl>("games name"));
    press('Z', wxMOD_CONTROL);
    BOOST_TEST(the<TextList>("games cards").row_count() == 0u);
    press('Y', wxMOD_CONTROL);
    BOOST_TEST(the<TextList>("games cards").row_count() == 1u);
}

BOOST_AUTO_TEST_CASE(a_calculator_answers_with_every_letter)
{
    auto& typed = the<wxTextCtrl>("games typed");
    the<wxChoice>("games calculator").SetSelection(2);
    typed.SetValue("attack 3 triangle 1 times 2 extra 3");
    auto& steps = the<TextList>("games steps");
    BOOST_REQUIRE(steps.row_count() == 4u);
    BOOST_TEST(steps.row(3).cells[1] == "Damage: 11");
    typed.SetValue("attack 3 tims 2");
    BOOST_TEST(steps.row_count() == 0u);
    BOOST_TEST(from_wx(the<wxWindow>("games fault").GetLabel()).find("1:10: ") == 0u);
}

BOOST_AUTO_TEST_SUITE_END()
