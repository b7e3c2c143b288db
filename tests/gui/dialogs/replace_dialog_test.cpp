#include "app/altean_deck.h"
#include "gui/accessible_description.h"
#include "gui/charts/chart_view.h"
#include "gui/deck/deck_model.h"
#include "gui/dialogs/replace_dialog.h"
#include "gui/faces/face_row.h"
#include "gui/rows/text_list.h"
#include "gui/window_test.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/testing.h>

using namespace kizuna;
using namespace kizuna::test;

namespace replace_dialog {

/// What a person does in the dialog that Ctrl+Shift+R opens.
struct ReplaceAnswer : wxExpectModalBase<ReplaceDialog> {
    std::function<int(ReplaceDialog&)> act;
    explicit ReplaceAnswer(std::function<int(ReplaceDialog&)> acts) : act(std::move(acts)) {}

protected:
    int OnInvoked(ReplaceDialog* dialog) const override { return act(*dialog); }
};

struct ReplaceDialogTest : WindowTest {
    FaceCache faces{shipped_catalogue().library, english()};

    ReplaceDialogTest() : WindowTest(english(), {.deck = "altean-vanguard"}) {}
    void select_in_deck(const char* code)
    {
        const auto& model = static_cast<DeckModel&>(*deck_list().GetModel());
        const wxDataViewItem item = model.find(Pile::Cards, code);
        deck_list().EnsureVisible(item);
        settle();
        move_to(place_of(deck_list(), item));
        user.MouseClick();
        settle();
    }
    static TextList& candidates(ReplaceDialog& dialog)
    {
        auto& list = dynamic_cast<TextList&>(*wxWindow::FindWindowByName("replace list", &dialog));
        wait_for([&] { return list.row_count() > 0; });
        return list;
    }
};

} // namespace replace_dialog

BOOST_FIXTURE_TEST_SUITE(replace_dialog, ReplaceDialogTest)

BOOST_AUTO_TEST_CASE(a_playset_is_swapped_by_two_keys_as_one_step)
{
    select_in_deck(marth_promotion);
    const Card* chosen = nullptr;
    wxTEST_DIALOG(press('R', wxMOD_CONTROL | wxMOD_SHIFT),
                  ReplaceAnswer([&](ReplaceDialog& dialog) {
                      candidates(dialog);
                      chosen = dialog.chosen();
                      return static_cast<int>(wxID_OK);
                  }));
    BOOST_REQUIRE(chosen);
    BOOST_TEST(chosen->unit == "Marth");
    BOOST_TEST(copies(marth_promotion) == 0);
    BOOST_TEST(copies(chosen->id.c_str()) >= 4);
    document.undo();
    BOOST_TEST(copies(marth_promotion) == 4);
}

BOOST_AUTO_TEST_CASE(each_candidate_says_what_it_would_change)
{
    ReplaceDialog dialog(frame, document, Pile::Cards, card(marth_promotion), faces, english());
    TextList& list = candidates(dialog);
    for (const std::string& cell : list.row(0).cells)
        BOOST_TEST(!cell.empty());
    BOOST_TEST(accessible_description(list).find("Supports fail in") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_chosen_candidate_shows_the_curve_as_it_is_and_as_it_would_be)
{
    ReplaceDialog dialog(frame, document, Pile::Cards, card(marth_promotion), faces, english());
    candidates(dialog);
    const auto& curve =
        dynamic_cast<ChartView&>(*wxWindow::FindWindowByName("replace curve", &dialog));
    BOOST_TEST(curve.chart().series.size() == 2U);
}

BOOST_AUTO_TEST_CASE(candidates_of_the_same_cost_come_when_they_are_asked_for)
{
    ReplaceDialog dialog(frame, document, Pile::Cards, card(caeda), faces, english());
    const std::size_t of_unit = candidates(dialog).row_count();
    auto& alike = dynamic_cast<wxChoice&>(*wxWindow::FindWindowByName("replace alike", &dialog));
    alike.SetSelection(1);
    wxCommandEvent event(wxEVT_CHOICE, alike.GetId());
    event.SetEventObject(&alike);
    alike.ProcessWindowEvent(event);
    BOOST_TEST(candidates(dialog).row_count() > of_unit);
    BOOST_TEST((dialog.chosen()->cost == Amount(1)));
}

BOOST_AUTO_TEST_CASE(nothing_is_replaced_before_a_candidate_is_chosen)
{
    ReplaceDialog dialog(frame, document, Pile::Cards, card(marth_promotion), faces, english());
    const auto* run = wxWindow::FindWindowByName("replace run", &dialog);
    BOOST_TEST(!run->IsEnabled());
    candidates(dialog);
    BOOST_TEST(run->IsEnabled());
}

BOOST_AUTO_TEST_CASE(the_card_and_the_one_in_its_place_are_seen_side_by_side)
{
    ReplaceDialog dialog(frame, document, Pile::Cards, card(marth_promotion), faces, english());
    dialog.Show();
    candidates(dialog);
    const auto& shown = dynamic_cast<FaceRow&>(*dialog.FindWindow("replace faces"));
    BOOST_REQUIRE(shown.cards().size() == 2U);
    BOOST_TEST(shown.cards()[0]->id == marth_promotion);
    BOOST_TEST(shown.cards()[1] == dialog.chosen());
}

BOOST_AUTO_TEST_SUITE_END()
