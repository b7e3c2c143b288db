#include "gui/window_test.h"

#include "gui/folders/collection_window.h"
#include "gui/pool/pool_model.h"

#include <wx/checklst.h>
#include <wx/menu.h>
#include <wx/spinctrl.h>

using namespace kizuna;
using namespace kizuna::test;

namespace collection_window {

struct CollectionWindowTest : WindowTest {
    CollectionWindowTest()
    {
        folder.write("data/kizuna/collection.txt", "3 B01-003\n");
        folder.write("other.txt", "4 B01-003\n");
        settings.pool.built_decks = {(folder / "other.txt").string()};
        document.change_copies(Pile::Cards, marth, 2, "");
        document.change_copies(Pile::Cards, caeda, 1, "");
        frame->Destroy();
        settle();
        frame = new MainFrame(document, settings, {}, english(), [] {});
        frame->Show();
        settle();
        frame->ProcessCommand(frame->GetMenuBar()->FindMenuItem("File", to_wx("Cards I own…")));
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

using Cells = std::vector<std::string>;

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

BOOST_AUTO_TEST_SUITE_END()
