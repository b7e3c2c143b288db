#include "gui/window_test.h"

#include "document_edits.h"
#include "gui/accessible_description.h"
#include "gui/base/accessible.h"
#include "gui/base/speaker.h"
#include "gui/play/test_hand_dialog.h"

#include <wx/infobar.h>
#include <wx/menu.h>
#include <wx/notebook.h>
#include <wx/textctrl.h>
#include <wx/toolbar.h>

#include <algorithm>
#include <set>

using namespace kizuna;
using namespace kizuna::test;

namespace main_frame {

/// Every entry of the menus with its shortcut, without mnemonics, down through submenus.
void collect(const wxMenu& menu, std::vector<std::string>& labels)
{
    for (const wxMenuItem* item : menu.GetMenuItems()) {
        if (item->IsSeparator())
            continue;
        labels.push_back(from_wx(item->GetItemLabel()));
        if (item->GetSubMenu())
            collect(*item->GetSubMenu(), labels);
    }
}

struct MainFrameTest : WindowTest {
    using WindowTest::WindowTest;

    std::vector<std::string> menu_labels() const
    {
        std::vector<std::string> labels;
        const wxMenuBar& bar = *frame->GetMenuBar();
        for (std::size_t at = 0; at < bar.GetMenuCount(); ++at)
            collect(*bar.GetMenu(at), labels);
        return labels;
    }
    bool has_label_with(const std::string& part) const
    {
        return std::ranges::any_of(menu_labels(), [&](const std::string& label) {
            return label.find(part) != std::string::npos;
        });
    }
};

struct JapaneseFrameTest : MainFrameTest {
    JapaneseFrameTest() : MainFrameTest(japanese()) {}
};

} // namespace main_frame

BOOST_FIXTURE_TEST_SUITE(main_frame, MainFrameTest)

BOOST_AUTO_TEST_CASE(every_command_with_a_shortcut_shows_it_in_the_menus)
{
    for (const Command& command : window_commands()) {
        if (!command.shortcut.empty())
            BOOST_TEST(has_label_with("\t" + std::string(command.shortcut)), command.id);
    }
}

BOOST_AUTO_TEST_CASE(undo_and_redo_work_by_their_keys)
{
    type("altean prince");
    press(WXK_RETURN);
    press('Z', wxMOD_CONTROL);
    BOOST_TEST(copies(marth) == 0);
    press('Z', wxMOD_CONTROL | wxMOD_SHIFT);
    BOOST_TEST(copies(marth) == 1);
}

BOOST_AUTO_TEST_CASE(a_key_whose_command_is_impossible_says_why_until_another_one_comes)
{
    const auto note = [this] { return wxWindow::FindWindowByName("brief note text", frame); };
    const wxRect lists = pool().GetScreenRect();
    press('Z', wxMOD_CONTROL);
    BOOST_REQUIRE(note());
    BOOST_TEST(from_wx(note()->GetLabel()) == "Undo: Nothing was changed yet");
    BOOST_TEST(accessible_name(find<Speaker>("speaker")).find("Nothing was changed yet") !=
               std::string::npos);
    BOOST_TEST((pool().GetScreenRect() == lists));
    type("altean prince");
    press(WXK_RETURN);
    wait_for([&] { return !note(); });
}

BOOST_AUTO_TEST_CASE(an_added_card_is_said_to_screen_readers)
{
    type("altean prince");
    press(WXK_RETURN);
    BOOST_TEST(accessible_name(find<Speaker>("speaker")).find("1 card.") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_menu_says_what_undo_takes_back)
{
    type("altean prince");
    press(WXK_RETURN);
    BOOST_TEST(has_label_with("Undo: add Marth: Altean Prince"));
}

BOOST_AUTO_TEST_CASE(the_toolbar_offers_only_what_is_possible)
{
    const wxToolBar& bar = *frame->GetToolBar();
    const auto undo = [&] {
        for (std::size_t at = 0; at < bar.GetToolsCount(); ++at) {
            const wxToolBarToolBase* tool = bar.GetToolByPos(static_cast<int>(at));
            if (tool->GetLabel() == "Undo")
                return tool->IsEnabled();
        }
        throw std::logic_error("no Undo on the toolbar");
    };
    BOOST_TEST(!undo());
    add(marth, 1);
    BOOST_TEST(undo());
}

BOOST_AUTO_TEST_CASE(a_window_in_another_language_shows_what_the_one_before_showed)
{
    type("altean prince");
    press('2', wxMOD_CONTROL);
    auto* other = new MainFrame(document, settings, {}, japanese(), [] {});
    other->Show();
    other->go_back_to(frame->place());
    settle();
    BOOST_TEST(other->place().view == "view.statistics");
    BOOST_TEST(other->place().card.code == marth);
    BOOST_TEST(other->place().query == "altean prince");
    other->Destroy();
    settle();
}

BOOST_AUTO_TEST_CASE(a_deck_too_small_for_a_game_opens_no_table_and_says_what_is_missing)
{
    add(marth, 4);
    press('G', wxMOD_CONTROL);
    wait_until_told();
    BOOST_TEST(!wxWindow::FindWindowByName("table", frame));
    BOOST_TEST(find<wxInfoBar>("told").IsShown());
}

BOOST_AUTO_TEST_CASE(a_window_in_another_language_keeps_the_windows_beside_it_open)
{
    add(marth, 4);
    add("B01-003", 46);
    document.set_protagonist(marth, "");
    press('T', wxMOD_CONTROL);
    click(find<wxWindow>("next hand"));
    click(find<wxWindow>("redraw"));
    for (const char* command : {"Cards I own…", "Add pictures and texts…", "Folder of decks…"})
        frame->ProcessCommand(frame->GetMenuBar()->FindMenuItem("File", to_wx(command)));
    find<wxNotebook>("own files").SetSelection(1);
    find<wxTextCtrl>("deck words").SetValue("gold");
    const auto& before = find<TestHandDialog>("test hand");
    const TestHand::Place hand = before.test_hand().place();
    const wxSize size = before.GetSize();
    auto* other = new MainFrame(document, settings, {}, japanese(), [] {});
    other->Show();
    other->go_on_with_parts(frame->leave_parts());
    settle();
    const auto in_other = [&](const char* name) { return wxWindow::FindWindowByName(name, other); };
    const wxWindow* collection = in_other("collection");
    BOOST_REQUIRE(collection);
    BOOST_TEST(collection->IsShown());
    const auto* after = dynamic_cast<TestHandDialog*>(in_other("test hand"));
    BOOST_REQUIRE(after);
    BOOST_TEST(after->test_hand().place().number == hand.number);
    BOOST_TEST(after->test_hand().place().seed == hand.seed);
    BOOST_TEST((after->test_hand().state() == TestHand::State::Redrawn));
    BOOST_TEST((after->GetSize() == size));
    const auto* pages = dynamic_cast<wxNotebook*>(in_other("own files"));
    BOOST_REQUIRE(pages);
    BOOST_TEST(pages->GetSelection() == 1);
    const auto* typed = dynamic_cast<wxTextCtrl*>(in_other("deck words"));
    BOOST_REQUIRE(typed);
    BOOST_TEST(typed->GetValue() == "gold");
    BOOST_TEST(!in_other("snapshots")); // which nobody opened
    other->Destroy();
    settle();
}

BOOST_AUTO_TEST_CASE(the_title_tells_the_deck_and_whether_it_is_saved)
{
    BOOST_TEST(from_wx(frame->GetTitle()) == "Deck without a name – Kizuna");
    test::set_name(document, "Prince", "");
    BOOST_TEST(from_wx(frame->GetTitle()) == "• Prince – Kizuna");
}

BOOST_AUTO_TEST_CASE(the_details_tell_the_selected_card_to_screen_readers)
{
    type("altean prince");
    const std::string text = accessible_description(find<wxWindow>("card details"));
    BOOST_TEST(text.find("Altean Prince") != std::string::npos);
    BOOST_TEST(text.find("Not in the deck") != std::string::npos);
    press(WXK_RETURN);
    BOOST_TEST(accessible_description(find<wxWindow>("card details")).find("1 copy in the deck") !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_tab_key_goes_from_the_search_to_the_cards_the_details_and_the_deck)
{
    add(marth, 1);
    const std::set<std::string> stations{"search", "card pool", "card details", "deck name",
                                         "deck cards"};
    std::vector<std::string> seen; // of these, for there are buttons between them
    for (int key = 0; key < 40 && (seen.empty() || seen.back() != "deck cards"); ++key) {
        const wxWindow* window = wxWindow::FindFocus(); // GTK tells of no choice that it has it
        if (window && stations.contains(from_wx(window->GetName())))
            seen.push_back(from_wx(window->GetName()));
        press(WXK_TAB);
    }
    BOOST_TEST(seen == (std::vector<std::string>{"search", "card pool", "card details", "deck name",
                                                 "deck cards"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(what_takes_the_keyboard_has_a_name_for_screen_readers)
{
    for (const char* name : {"search", "card pool", "card details", "deck name", "deck format",
                             "deck protagonist", "deck cards", "reasons"})
        BOOST_TEST(!accessible_name(find<wxWindow>(name)).empty(), name);
}

BOOST_AUTO_TEST_CASE(a_window_that_is_gone_hears_nothing)
{
    frame->Destroy();
    settle();
    test::change_copies(document, Pile::Cards, marth, 1, "");
    BOOST_TEST(copies(marth) == 1);
}

BOOST_FIXTURE_TEST_CASE(a_japanese_window_has_japanese_menus, JapaneseFrameTest)
{
    for (const std::string& label : menu_labels()) {
        const std::string words = label.substr(0, label.find('\t'));
        const bool is_a_name = words == "English" || words == "Italiano" ||
                               document.catalogue().format(words) != nullptr;
        const bool is_ascii = std::ranges::all_of(words, [](unsigned char c) { return c < 128; });
        const bool is_deck_name =
            std::ranges::any_of(bundled_decks(build_folders()), [&](const auto& deck) {
                return file_text(deck.file).find("name: " + words) != std::string::npos;
            });
        BOOST_TEST((!is_ascii || is_a_name || is_deck_name), words);
    }
}

BOOST_AUTO_TEST_CASE(the_undo_list_and_the_folder_of_decks_open_by_their_keys)
{
    settings.pool.deck_folder = folder.path.string();
    add(marth, 1);
    press('H', wxMOD_CONTROL);
    BOOST_TEST(find<wxWindow>("history list").IsShownOnScreen());
    press(WXK_ESCAPE);
    press('O', wxMOD_CONTROL | wxMOD_SHIFT);
    BOOST_TEST(find<wxWindow>("deck folder").IsShownOnScreen());
}

BOOST_AUTO_TEST_SUITE_END()
