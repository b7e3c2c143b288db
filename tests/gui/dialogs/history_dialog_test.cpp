#include "gui/dialogs/history_dialog.h"

#include "document_edits.h"
#include "gui/rows/text_list.h"
#include "gui/window_test.h"

using namespace kizuna;
using namespace kizuna::test;

namespace history_dialog {

struct HistoryDialogTest : WindowTest {
    TextList* list = nullptr;

    HistoryDialogTest() : WindowTest(english(), {.is_shown = false})
    {
        test::change_copies(document, Pile::Cards, marth, 1, "one");
        test::change_copies(document, Pile::Cards, marth, 1, "two");
        test::change_copies(document, Pile::Cards, marth, 1, "three");
        run("edit.history");
        list = &find<TextList>("history list");
    }
    void go_to(std::size_t step)
    {
        list->select(step);
        wxDataViewEvent activated(wxEVT_DATAVIEW_ITEM_ACTIVATED, list, wxDataViewItem());
        list->ProcessWindowEvent(activated);
        settle();
    }
    std::string state(std::size_t step) const { return list->row(step).cells[3]; }
};

} // namespace history_dialog

BOOST_FIXTURE_TEST_SUITE(history_dialog, HistoryDialogTest)

BOOST_AUTO_TEST_CASE(every_step_is_listed_with_its_reason_and_the_deck_s_size)
{
    BOOST_REQUIRE(list->row_count() == 4U);
    BOOST_TEST(list->row(0).cells[1] == "Before all steps");
    BOOST_TEST(list->row(2).cells[1] == "two");
    BOOST_TEST(list->row(2).cells[2] == "2");
    BOOST_TEST(state(3) == "now");
}

BOOST_AUTO_TEST_CASE(any_step_can_be_gone_to_and_back)
{
    go_to(1);
    BOOST_TEST(copies(marth) == 1);
    BOOST_TEST(state(1) == "now");
    BOOST_TEST(state(3) == "undone");
    go_to(3);
    BOOST_TEST(copies(marth) == 3);
}

BOOST_AUTO_TEST_CASE(the_list_follows_every_edit)
{
    go_to(1);
    add(caeda, 1);
    BOOST_TEST(list->row_count() == 3U);
    BOOST_TEST((list->selected() == 2U));
}

BOOST_AUTO_TEST_CASE(a_step_is_compared_with_now)
{
    list->select(1);
    wxDataViewEvent selected(wxEVT_DATAVIEW_SELECTION_CHANGED, list, wxDataViewItem());
    list->ProcessWindowEvent(selected);
    auto& button = find<wxWindow>("history compare");
    BOOST_REQUIRE(button.IsEnabled());
    wxCommandEvent pressed(wxEVT_BUTTON, button.GetId());
    button.ProcessWindowEvent(pressed);
    settle();
    const auto& cards = find<TextList>("compare cards");
    wait_for([&] { return cards.row_count() == 1U; });
    BOOST_TEST(cards.row(0).cells[0] == "+2");
}

BOOST_AUTO_TEST_SUITE_END()
