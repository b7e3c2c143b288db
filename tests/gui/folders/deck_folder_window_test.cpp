#include "gui/window_test.h"

#include "gui/folders/deck_folder_window.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/stopwatch.h>
#include <wx/textctrl.h>

#include <algorithm>

using namespace kizuna;
using namespace kizuna::test;

namespace deck_folder_window {

struct DeckFolderWindowTest : WindowTest {
    DeckFolderWindowTest() : WindowTest(english(), {.is_shown = false})
    {
        folder.write("decks/one.txt", "# Name: First\n# Tag: fast\n4 B01-003\n");
        folder.write("decks/two.txt", "# Name: Second\n4 B01-006\n");
        folder.write("decks/broken.kizuna.yaml", "kizuna: 1\ncards: [\n");
        settings.pool.deck_folder = (folder / "decks").string();
        run("deck.folder");
        wait();
    }
    DeckFolderWindow& window() const { return find<DeckFolderWindow>("deck folder"); }
    /// It can be stopped as long as it reads.
    bool is_reading() const { return find<wxButton>("stop reading").IsShown(); }
    void wait() const
    {
        wait_for([this] { return !is_reading(); });
        settle();
    }
    wxDataViewCtrl& decks() const { return find<wxDataViewCtrl>("decks"); }
    std::vector<std::string> names() const
    {
        auto* model = static_cast<wxDataViewVirtualListModel*>(decks().GetModel());
        std::vector<std::string> names;
        for (unsigned row = 0; row < model->GetCount(); ++row)
            names.push_back(cell(decks(), model->GetItem(row), 0));
        return names;
    }
    wxDataViewItem first_row() const
    {
        return static_cast<wxDataViewVirtualListModel*>(decks().GetModel())->GetItem(0);
    }
    void write(const char* field, const char* text) const
    {
        find<wxTextCtrl>(field).SetValue(to_wx(text));
        settle();
    }
};

struct JapaneseFolderTest : WindowTest {
    JapaneseFolderTest() : WindowTest(japanese(), {.is_shown = false})
    {
        settings.pool.deck_folder = document.catalogue().decks.string();
        run("deck.folder");
    }
};

using Names = std::vector<std::string>;

} // namespace deck_folder_window

BOOST_FIXTURE_TEST_SUITE(deck_folder_window, DeckFolderWindowTest)

BOOST_AUTO_TEST_CASE(every_deck_of_the_folder_is_listed_and_broken_ones_say_why)
{
    BOOST_TEST((names() == Names{"broken.kizuna.yaml", "First", "Second"}));
    BOOST_TEST(label("folder status") == "3 of 3 decks");
    const std::string details = from_wx(find<wxTextCtrl>("deck details").GetValue());
    BOOST_TEST(details.find("broken.kizuna.yaml\n") != std::string::npos);
    BOOST_TEST(!find<wxButton>("open deck").IsEnabled());
}

BOOST_FIXTURE_TEST_CASE(bundled_decks_are_called_by_their_names_in_the_windows_language,
                        JapaneseFolderTest)
{
    auto& decks = find<wxDataViewCtrl>("decks");
    const auto& rows = *static_cast<wxDataViewVirtualListModel*>(decks.GetModel());
    wait_for([&] { return rows.GetCount() == 8; });
    std::vector<std::string> names;
    for (unsigned row = 0; row < rows.GetCount(); ++row)
        names.push_back(cell(decks, rows.GetItem(row), 0));
    BOOST_TEST(std::ranges::count(names, "アリティアの先陣") == 1);
}

BOOST_AUTO_TEST_CASE(decks_are_found_by_their_words_and_by_their_cards)
{
    write("deck words", "fast");
    BOOST_TEST((names() == Names{"First"}));
    write("deck words", "");
    write("deck cards query", "weapon:lance");
    BOOST_TEST((names() == Names{"Second"}));
    write("deck cards query", "weapon:swrd");
    BOOST_TEST(label("deck query fault").find("swrd") != std::string::npos);
    BOOST_TEST((names() == Names{"Second"}));
}

BOOST_AUTO_TEST_CASE(an_order_can_be_chosen_by_keyboard)
{
    auto& order = find<wxChoice>("deck order");
    order.SetSelection(static_cast<int>(DeckFolder::Column::Legality));
    wxCommandEvent event(wxEVT_CHOICE, order.GetId());
    event.SetEventObject(&order);
    order.ProcessWindowEvent(event);
    settle();
    BOOST_TEST(names().back() == "broken.kizuna.yaml");
}

BOOST_AUTO_TEST_CASE(enter_opens_the_selected_deck)
{
    write("deck words", "second");
    wxDataViewEvent event(wxEVT_DATAVIEW_ITEM_ACTIVATED, &decks(),
                          static_cast<wxDataViewVirtualListModel*>(decks().GetModel())->GetItem(0));
    decks().ProcessWindowEvent(event);
    settle();
    BOOST_TEST(document.deck().name == "Second");
    BOOST_TEST(!window().IsShown());
}

BOOST_AUTO_TEST_CASE(the_time_of_the_last_change_is_read_whole)
{
    write("deck words", "First");
    const unsigned last = decks().GetColumnCount() - 1;
    const wxString changed = to_wx(cell(decks(), first_row(), last));
    BOOST_REQUIRE(!changed.empty());
    BOOST_TEST(decks().GetColumn(last)->GetWidth() >=
               decks().GetTextExtent(changed).x + decks().FromDIP(8));
}

BOOST_AUTO_TEST_CASE(a_folder_that_was_read_in_part_says_so)
{
    window().read();
    window().stop();
    settle();
    BOOST_TEST(!is_reading());
    BOOST_TEST(label("folder status").find("Reading was stopped") != std::string::npos);
    window().read();
    wait();
    BOOST_TEST(label("folder status") == "3 of 3 decks");
}

BOOST_AUTO_TEST_SUITE_END()
