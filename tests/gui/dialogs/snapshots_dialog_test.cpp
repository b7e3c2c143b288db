#include "gui/dialogs/snapshots_dialog.h"

#include "document_edits.h"
#include "gui/rows/text_list.h"
#include "gui/text/flowing_text.h"
#include "gui/window_test.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/msgdlg.h>
#include <wx/testing.h>

using namespace kizuna;
using namespace kizuna::test;

namespace snapshots_dialog {

struct SnapshotsDialogTest : WindowTest {
    SnapshotsDialogTest() : WindowTest(english(), {.is_shown = false})
    {
        test::change_copies(document, Pile::Cards, marth, 3, "");
        run("deck.snapshots");
    }
    TextList& list() const { return find<TextList>("snapshot list"); }
    void push(const char* button)
    {
        auto& which = find<wxButton>(button);
        BOOST_REQUIRE_MESSAGE(which.IsEnabled(), button);
        wxCommandEvent pressed(wxEVT_BUTTON, which.GetId());
        which.ProcessWindowEvent(pressed);
        settle();
    }
};

} // namespace snapshots_dialog

BOOST_FIXTURE_TEST_SUITE(snapshots_dialog, SnapshotsDialogTest)

BOOST_AUTO_TEST_CASE(enter_saves_a_snapshot_under_the_suggested_name_or_a_typed_one)
{
    focus(find<wxWindow>("snapshot name"));
    press(WXK_RETURN);
    type("before the cup");
    press(WXK_RETURN);
    BOOST_REQUIRE(list().row_count() == 2U);
    BOOST_TEST(list().row(0).cells[0] == "before the cup");
    BOOST_TEST(list().row(1).cells[0] == "Version 1");
    BOOST_TEST(list().row(0).cells[2] == "3");
}

BOOST_AUTO_TEST_CASE(restoring_is_a_step_that_can_be_undone)
{
    push("snapshot take");
    add(caeda, 2);
    BOOST_TEST(list().row(0).cells[3] == "2 in, 0 out");
    push("snapshot restore");
    BOOST_TEST(copies(caeda) == 0);
    BOOST_TEST(list().row(0).cells[3] == "the same cards");
    document.undo();
    BOOST_TEST(copies(caeda) == 2);
}

BOOST_AUTO_TEST_CASE(deleting_asks_first)
{
    push("snapshot take");
    wxTEST_DIALOG(push("snapshot delete"), wxExpectModal<wxMessageDialog>(wxID_CANCEL));
    BOOST_TEST(list().row_count() == 1U);
    wxTEST_DIALOG(push("snapshot delete"), wxExpectModal<wxMessageDialog>(wxID_OK));
    BOOST_TEST(list().row_count() == 0U);
    BOOST_TEST(!find<wxButton>("snapshot restore").IsEnabled());
}

BOOST_AUTO_TEST_CASE(a_snapshot_is_compared_with_the_deck_as_it_is_now_and_follows_edits)
{
    push("snapshot take");
    add(marth_savior, 4);
    push("snapshot compare");
    const auto& cards = find<TextList>("compare cards");
    wait_for([&] { return cards.row_count() == 1U; });
    BOOST_TEST(cards.row(0).cells[1] == "Marth: Savior of His Realm");
    BOOST_TEST(label("compare summary") == "4 cards more, 0 cards less.");
    add(caeda, 1);
    wait_for([&] { return cards.row_count() == 2U; });
    BOOST_TEST(from_wx(find<wxChoice>("compare after").GetStringSelection()) == "Now");
}

BOOST_AUTO_TEST_CASE(swapping_turns_a_comparison_round)
{
    push("snapshot take");
    add(caeda, 2);
    push("snapshot compare");
    push("compare swap");
    const auto& cards = find<TextList>("compare cards");
    wait_for([&] { return cards.row_count() == 1U && cards.row(0).cells[0] == "−2"; });
}

BOOST_AUTO_TEST_CASE(what_a_column_cuts_is_told_of_the_selected_row_and_under_the_pointer)
{
    const std::string name = "The very long name of a deck for the spring cup of 2026";
    push("snapshot take");
    test::set_name(document, name, "name");
    push("snapshot compare");
    auto& facts = find<TextList>("compare statistics");
    std::size_t row = 0;
    wait_for([&] {
        for (row = 0; row < facts.row_count(); ++row) {
            if (facts.row(row).cells[2] == name)
                return true;
        }
        return false;
    });
    facts.select(row);
    facts.SetFocus();
    wait_for([&] { return find<FlowingText>("compare detail").text().ends_with("→ " + name); });
    const auto* rows = dynamic_cast<wxDataViewVirtualListModel*>(facts.GetModel());
    // The line of the detail takes its room from the lists: where the row is in the end shows only
    // then.
    wait_for([&] {
        const wxDataViewItem item = rows->GetItem(static_cast<unsigned>(row));
        facts.EnsureVisible(item);
        const wxRect cell = facts.GetItemRect(item, facts.GetColumn(2));
        const wxPoint middle(cell.width / 2, cell.height / 2);
        move_to(facts.GetMainWindow()->ClientToScreen(cell.GetPosition() + middle));
        return from_wx(facts.GetToolTipText()) == name;
    });
}

BOOST_AUTO_TEST_CASE(a_change_of_tens_of_points_is_read_whole)
{
    push("snapshot take");
    push("snapshot compare");
    auto& facts = find<TextList>("compare statistics");
    const std::string change = "−10.4 points";
    const wxFont bold = facts.GetFont().Bold(); // as what differs is drawn
    wxCoord width = 0;
    wxCoord height = 0;
    facts.GetTextExtent(to_wx(change), &width, &height, nullptr, nullptr, &bold);
    // Again where a comparison that was under way took the row's place.
    wait_for([&] {
        facts.show({{{"Class change seen by turn 4", "56.8%", "46.4%", change}, false, true}}, 0);
        settle();
        return facts.GetColumn(3)->GetWidth() >= width + facts.FromDIP(8);
    });
}

BOOST_AUTO_TEST_SUITE_END()
