#include "document_edits.h"
#include "gui/deck/deck_model.h"
#include "gui/pool/pool_model.h"
#include "gui/window_test.h"

#include <wx/msgdlg.h>
#include <wx/srchctrl.h>
#include <wx/testing.h>
#include <wx/textctrl.h>

using namespace kizuna;
using namespace kizuna::test;

namespace copies_flow {

struct CopiesFlowTest : WindowTest {
    bool has_editor() const
    {
        return wxWindow::FindWindowByName("copies editor", frame) != nullptr;
    }
    std::string edited() const { return from_wx(find<wxTextCtrl>("copies").GetValue()); }
    void wait_for_editor() const
    {
        wait_for([this] { return has_editor(); });
    }
    wxDataViewItem in_deck(const char* code) const
    {
        return static_cast<DeckModel&>(*deck_list().GetModel()).find(Pile::Cards, code);
    }
    void click_cell(wxDataViewCtrl& list, const wxDataViewItem& item, unsigned model_column,
                    bool twice)
    {
        const wxDataViewColumn* column = nullptr;
        for (unsigned at = 0; at < list.GetColumnCount(); ++at) {
            if (list.GetColumn(at)->GetModelColumn() == model_column)
                column = list.GetColumn(at);
        }
        const wxRect cell = list.GetItemRect(item, column);
        move_to(list.GetMainWindow()->ClientToScreen(
            wxPoint(cell.x + cell.width / 2, cell.y + cell.height / 2)));
        if (twice)
            user.MouseDblClick();
        else
            user.MouseClick();
        settle();
    }
};

} // namespace copies_flow

BOOST_FIXTURE_TEST_SUITE(copies_flow, CopiesFlowTest)

BOOST_AUTO_TEST_CASE(digits_in_the_pool_set_the_copies_and_leave_the_search_alone)
{
    type("altean prince");
    focus(pool());
    press('4');
    BOOST_TEST(copies(marth) == 4);
    press('2');
    BOOST_TEST(copies(marth) == 2);
    press('7');
    press('0');
    BOOST_TEST(copies(marth) == 0);
    BOOST_TEST(from_wx(find<wxSearchCtrl>("search").GetValue()) == "altean prince");
}

BOOST_AUTO_TEST_CASE(digits_in_the_pool_are_for_every_selected_card)
{
    type("id:B01-003 or id:B01-006");
    focus(pool());
    press('A', wxMOD_CONTROL);
    press('3');
    BOOST_TEST(copies(marth) == 3);
    BOOST_TEST(copies(caeda) == 3);
    document.undo();
    BOOST_TEST(document.deck().cards.empty());
}

BOOST_AUTO_TEST_CASE(digits_in_the_deck_set_the_copies_and_the_zero_takes_the_card_out)
{
    add(marth, 1);
    add(caeda, 1);
    click_cell(deck_list(), in_deck(marth), DeckModel::Name, false);
    press('4');
    BOOST_TEST(copies(marth) == 4);
    press('0');
    BOOST_TEST(copies(marth) == 0);
    BOOST_TEST(copies(caeda) == 1);
}

BOOST_AUTO_TEST_CASE(in_the_deck_ctrl_enter_fills_up_and_shift_enter_takes_away)
{
    for (const char* view : {"deck as list", "deck as piles"}) {
        click(find<wxWindow>(view));
        add(marth, 1);
        if (deck_list().IsShown())
            click_cell(deck_list(), in_deck(marth), DeckModel::Name, false);
        else
            focus(find<wxWindow>("deck piles"));
        press(WXK_RETURN, wxMOD_CONTROL);
        BOOST_TEST(copies(marth) == 4, view);
        press(WXK_RETURN, wxMOD_SHIFT);
        BOOST_TEST(copies(marth) == 3, view);
        press('0');
    }
}

BOOST_AUTO_TEST_CASE(digits_typed_in_the_search_are_a_question)
{
    type("cost=4");
    BOOST_TEST(document.deck().cards.empty());
}

BOOST_AUTO_TEST_CASE(four_copies_are_the_name_and_two_keys_or_one_command)
{
    type("altean prince");
    press(WXK_UP, wxMOD_CONTROL | wxMOD_SHIFT);
    BOOST_TEST(copies(marth) == 4);
    press(WXK_UP, wxMOD_CONTROL | wxMOD_SHIFT); // which is not possible any more
    BOOST_TEST(copies(marth) == 4);
}

BOOST_AUTO_TEST_CASE(four_copies_are_the_name_and_one_key)
{
    type("altean prince");
    press(WXK_RETURN, wxMOD_CONTROL);
    BOOST_TEST(copies(marth) == 4);
    BOOST_TEST(find<wxSearchCtrl>("search").HasFocus());
}

BOOST_AUTO_TEST_CASE(without_a_hit_nothing_is_selected_and_nothing_can_be_added)
{
    type("marth");
    find<wxSearchCtrl>("search").SetValue("cst<=2");
    settle();
    BOOST_TEST(pool_rows() == 0U);
    press(WXK_UP, wxMOD_CONTROL);
    press(WXK_RETURN, wxMOD_CONTROL);
    BOOST_TEST(document.resolved().size == 0);
    find<wxSearchCtrl>("search").SetValue("altean prince");
    press(WXK_RETURN);
    BOOST_TEST(copies(marth) == 1);
}

BOOST_AUTO_TEST_CASE(f2_edits_the_count_and_enter_takes_it_as_one_step)
{
    add(marth, 1);
    click_cell(deck_list(), in_deck(marth), DeckModel::Name, false);
    press(WXK_F2);
    wait_for_editor();
    BOOST_TEST(edited() == "1");
    type("12");
    press(WXK_RETURN);
    BOOST_TEST(copies(marth) == 12);
    BOOST_TEST(!has_editor());
    BOOST_TEST(deck_list().HasFocus());
    document.undo();
    BOOST_TEST(copies(marth) == 1);
}

BOOST_AUTO_TEST_CASE(escape_leaves_the_count_as_it_is)
{
    type("altean prince");
    focus(pool());
    press(WXK_F2);
    wait_for_editor();
    type("3");
    press(WXK_ESCAPE);
    BOOST_TEST(!has_editor());
    BOOST_TEST(copies(marth) == 0);
    BOOST_TEST(pool().HasFocus());
}

BOOST_AUTO_TEST_CASE(a_double_click_on_the_count_edits_it_in_both_lists)
{
    add(marth, 2);
    type("altean prince");
    click_cell(pool(), pool_row(0), PoolModel::Copies, true);
    wait_for_editor();
    BOOST_TEST(edited() == "2");
    type("4");
    press(WXK_RETURN);
    BOOST_TEST(copies(marth) == 4);
    click_cell(deck_list(), in_deck(marth), DeckModel::Copies, true);
    wait_for_editor();
    type("1");
    press(WXK_RETURN);
    BOOST_TEST(copies(marth) == 1);
}

BOOST_AUTO_TEST_CASE(what_takes_the_keyboard_from_the_editor_takes_the_count)
{
    add(marth, 2);
    click_cell(deck_list(), in_deck(marth), DeckModel::Name, false);
    press(WXK_F2);
    wait_for_editor();
    type("3");
    focus(find<wxSearchCtrl>("search"));
    BOOST_TEST(!has_editor());
    BOOST_TEST(copies(marth) == 3);
}

BOOST_AUTO_TEST_CASE(a_count_that_is_being_typed_is_of_its_own_card_when_another_is_clicked)
{
    add(marth, 2);
    add(caeda, 2);
    click_cell(deck_list(), in_deck(marth), DeckModel::Name, false);
    press(WXK_F2);
    wait_for_editor();
    type("3");
    click_cell(deck_list(), in_deck(caeda), DeckModel::Name, false);
    BOOST_TEST(copies(marth) == 3);
    BOOST_TEST(copies(caeda) == 2);
}

BOOST_AUTO_TEST_CASE(a_count_that_is_being_typed_is_saved)
{
    add(marth, 2);
    BOOST_REQUIRE(!save(document, folder / "prince.kizuna.yaml"));
    click_cell(deck_list(), in_deck(marth), DeckModel::Name, false);
    press(WXK_F2);
    wait_for_editor();
    type("3");
    press('S', wxMOD_CONTROL);
    wait_for([this] { return !document.has_unsaved_changes(); });
    BOOST_TEST(copies(marth) == 3);
    BOOST_TEST(file_text(folder / "prince.kizuna.yaml").find("B01-003: 3") != std::string::npos,
               file_text(folder / "prince.kizuna.yaml"));
}

BOOST_AUTO_TEST_CASE(a_count_that_is_being_typed_is_asked_about_when_the_window_closes)
{
    add(marth, 2);
    BOOST_REQUIRE(!save(document, folder / "prince.kizuna.yaml"));
    click_cell(deck_list(), in_deck(marth), DeckModel::Name, false);
    press(WXK_F2);
    wait_for_editor();
    type("3");
    find<wxSearchCtrl>("search").SetFocus(); // and nothing else happens before it closes
    wxTEST_DIALOG(frame->Close(), wxExpectModal<wxMessageDialog>(wxID_CANCEL));
    BOOST_TEST(copies(marth) == 3);
}

BOOST_AUTO_TEST_CASE(down_from_the_search_goes_past_the_row_that_is_selected_already)
{
    type("unit:marth");
    const auto selected = [this] { return pool().GetSelection(); };
    BOOST_TEST((selected() == pool_row(0)));
    press(WXK_DOWN);
    BOOST_TEST(pool().HasFocus());
    BOOST_TEST((selected() == pool_row(1)));
}

BOOST_AUTO_TEST_CASE(down_from_the_search_stays_at_a_selected_row_that_is_not_the_first)
{
    type("unit:marth");
    press(WXK_DOWN);
    press(WXK_DOWN);
    focus(find<wxSearchCtrl>("search"));
    press(WXK_DOWN);
    BOOST_TEST((pool().GetSelection() == pool_row(2)));
}

BOOST_AUTO_TEST_CASE(enter_with_no_hit_adds_nothing_and_offers_a_name_that_down_and_enter_take)
{
    add(caeda, 1);
    type("lisssa");
    BOOST_TEST(pool_rows() == 0U);
    press(WXK_RETURN);
    BOOST_TEST(document.resolved().size == 1);
    BOOST_TEST(label("search status").find("No card") == 0U);
    BOOST_TEST(label("suggestion 1") == "Lissa");
    press(WXK_DOWN);
    BOOST_TEST(find<wxWindow>("suggestion 1").HasFocus());
    press(WXK_SPACE);
    BOOST_TEST(pool_rows() > 0U);
    press(WXK_RETURN);
    BOOST_TEST(document.resolved().size == 2);
}

BOOST_AUTO_TEST_SUITE_END()
