#include "gui/window_test.h"

#include "document_edits.h"
#include "gui/folders/collection_import_dialog.h"
#include "gui/folders/collection_window.h"
#include "gui/pool/pool_model.h"

#include <wx/button.h>
#include <wx/checklst.h>
#include <wx/menu.h>
#include <wx/radiobut.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/testing.h>

#include <functional>

using namespace kizuna;
using namespace kizuna::test;

namespace collection_window {

using Cells = std::vector<std::string>;

/// Looks at what an import would do, and answers.
class AnswerImport : public wxExpectModalBase<CollectionImportDialog, AnswerImport> {
public:
    AnswerImport(std::function<void(CollectionImportDialog&)> look, int answer)
        : look_(std::move(look)), answer_(answer)
    {
    }

protected:
    int OnInvoked(CollectionImportDialog* dialog) const override
    {
        dialog->Show();
        WindowTest::settle();
        look_(*dialog);
        return answer_;
    }

private:
    std::function<void(CollectionImportDialog&)> look_;
    int answer_;
};

template <typename Control>
Control& in(wxDialog& dialog, const char* name)
{
    auto* control = dynamic_cast<Control*>(wxWindow::FindWindowByName(name, &dialog));
    BOOST_REQUIRE_MESSAGE(control, name);
    return *control;
}

void choose_to_replace(CollectionImportDialog& dialog)
{
    auto& replace = in<wxRadioButton>(dialog, "collection import replace");
    replace.SetValue(true);
    wxCommandEvent event(wxEVT_RADIOBUTTON, replace.GetId());
    event.SetEventObject(&replace);
    replace.ProcessWindowEvent(event);
    WindowTest::settle();
}

std::vector<Cells> changes(CollectionImportDialog& dialog)
{
    auto& list = in<TextList>(dialog, "collection import changes");
    std::vector<Cells> rows;
    for (std::size_t row = 0; row < list.row_count(); ++row)
        rows.push_back(list.row(row).cells);
    return rows;
}

struct CollectionWindowTest : WindowTest {
    CollectionWindowTest() : WindowTest(english(), {.is_shown = false, .prepare = own_three})
    {
        run("cards.collection");
    }
    static void own_three(UserTest& test)
    {
        test.folder.write("data/kizuna/collection.txt", "3 B01-003\n");
        test.folder.write("other.txt", "4 B01-003\n");
        test.settings.pool.built_decks = {(test.folder / "other.txt").string()};
        change_copies(test.document, Pile::Cards, marth, 2, "");
        change_copies(test.document, Pile::Cards, caeda, 1, "");
    }
    CollectionWindow& window() const { return find<CollectionWindow>("collection"); }
    std::string owned() const { return file_text(folder / "data/kizuna/collection.txt"); }
    void import(const char* text, std::function<void(CollectionImportDialog&)> look, int answer)
    {
        window().import_file(folder.write("list.txt", text).string());
        wxTEST_DIALOG(wait_for([this] { return find<wxButton>("import collection").IsEnabled(); }),
                      AnswerImport(std::move(look), answer));
        settle();
    }
    wxDataViewListCtrl& list() const { return find<wxDataViewListCtrl>("needed cards"); }
    std::vector<std::string> row(unsigned at) const
    {
        std::vector<std::string> cells;
        for (unsigned column = 0; column < 4; ++column)
            cells.push_back(from_wx(list().GetTextValue(at, column)));
        return cells;
    }
};

} // namespace collection_window

BOOST_FIXTURE_TEST_SUITE(collection_window, CollectionWindowTest)

BOOST_AUTO_TEST_CASE(what_the_open_deck_and_the_built_ones_lack_is_listed)
{
    BOOST_REQUIRE(list().GetItemCount() == 2);
    BOOST_TEST((row(0) == Cells{"Marth: Altean Prince (B01-003)", "6", "3", "3"}));
    BOOST_TEST(label("missing total") == "4 copies are missing.");
}

BOOST_AUTO_TEST_CASE(a_deck_that_is_not_ticked_needs_no_cards)
{
    auto& decks = find<wxCheckListBox>("built decks");
    BOOST_REQUIRE(decks.GetCount() == 2U);
    decks.Check(1, false);
    wxCommandEvent event(wxEVT_CHECKLISTBOX, decks.GetId());
    event.SetEventObject(&decks);
    decks.ProcessWindowEvent(event);
    settle();
    BOOST_TEST(row(0)[1] == "2");
    BOOST_TEST(label("missing total") == "1 copy is missing.");
}

BOOST_AUTO_TEST_CASE(it_follows_each_edit_of_the_open_deck)
{
    add(caeda, 3);
    BOOST_TEST(row(1)[1] == "4");
}

BOOST_AUTO_TEST_CASE(what_is_owned_can_be_edited_and_shows_in_the_pool)
{
    auto& owned = find<wxSpinCtrl>("owned copies");
    BOOST_TEST(owned.GetValue() == 3);
    owned.SetValue(6);
    wxSpinEvent event(wxEVT_SPINCTRL, owned.GetId());
    event.SetEventObject(&owned);
    owned.ProcessWindowEvent(event);
    settle();
    BOOST_TEST(row(0)[3] == "0");
    std::vector<std::string> titles;
    for (unsigned at = 0; at < pool().GetColumnCount(); ++at)
        titles.push_back(from_wx(pool().GetColumn(at)->GetTitle()));
    BOOST_TEST((std::ranges::find(titles, "Owned") != titles.end()));
}

BOOST_AUTO_TEST_CASE(an_import_shows_what_it_would_do_before_it_does_it)
{
    const auto look = [](CollectionImportDialog& dialog) {
        BOOST_TEST((changes(dialog) ==
                    std::vector<Cells>{{"Changed", "Marth: Altean Prince (B01-003)", "3", "4"},
                                       {"Added", "Caeda: Talys's Heart (B01-006)", "0", "2"},
                                       {"Not understood", "Line 4: 1 Zq (No card fits)", "", ""}}));
        choose_to_replace(dialog);
        BOOST_TEST(changes(dialog).front() ==
                       (Cells{"Changed", "Marth: Altean Prince (B01-003)", "3", "1"}),
                   boost::test_tools::per_element());
        BOOST_TEST(from_wx(in<wxStaticText>(dialog, "collection import summary").GetLabel()) ==
                   "1 added, 1 changed, 0 gone, 1 line not understood");
    };
    import("1 B01-003\n2 B01-006\n\n1 Zq\n", look, wxID_CANCEL);
    BOOST_TEST(owned() == "3 B01-003\n");
}

BOOST_AUTO_TEST_CASE(an_import_replaces_only_where_that_is_chosen_and_ctrl_z_takes_it_back)
{
    import("2 B01-006\n", [](CollectionImportDialog&){}, wxID_OK);
    BOOST_TEST(row(0)[2] == "3");
    BOOST_TEST(row(1)[2] == "2");
    import("2 B01-006\n", choose_to_replace, wxID_OK);
    BOOST_TEST(row(0)[2] == "0");
    focus(list());
    press('Z', wxMOD_CONTROL);
    BOOST_TEST(row(0)[2] == "3");
    click(find<wxButton>("undo collection"));
    BOOST_TEST(row(1)[2] == "0");
    BOOST_TEST(!find<wxButton>("undo collection").IsEnabled());
}

BOOST_AUTO_TEST_CASE(a_list_without_a_card_cannot_be_imported)
{
    const auto look = [](CollectionImportDialog& dialog) {
        BOOST_TEST(!in<wxButton>(dialog, "collection import do").IsEnabled());
        BOOST_TEST(!in<wxRadioButton>(dialog, "collection import replace").IsEnabled());
    };
    import("# nothing but remarks\n", look, wxID_CANCEL);
    BOOST_TEST(owned() == "3 B01-003\n");
}

BOOST_AUTO_TEST_SUITE_END()
