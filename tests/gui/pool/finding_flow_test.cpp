#include "gui/window_test.h"

#include "gui/base/accessible.h"
#include "gui/pool/pool_model.h"

#include <wx/checklst.h>
#include <wx/menu.h>
#include <wx/spinctrl.h>
#include <wx/srchctrl.h>
#include <wx/testing.h>
#include <wx/textdlg.h>

using namespace kizuna;
using namespace kizuna::test;

namespace finding_flow {

struct FindingFlowTest : WindowTest {
    wxSearchCtrl& field() const { return find<wxSearchCtrl>("search"); }
    std::string asked() const { return from_wx(field().GetValue()); }
    std::string selected() const { return cell(pool(), pool().GetSelection(), PoolModel::Id); }
    std::string id_of_row(unsigned row) const { return cell(pool(), pool_row(row), PoolModel::Id); }
    void command(const char* menu, const char* label)
    {
        const int id = frame->GetMenuBar()->FindMenuItem(menu, to_wx(label));
        BOOST_REQUIRE_NE(id, wxNOT_FOUND);
        frame->ProcessCommand(id);
        settle();
    }
    void tell_width(const char* title, int dips);
    std::vector<std::string> titles() const
    {
        std::vector<std::string> titles;
        for (unsigned at = 0; at < pool().GetColumnCount(); ++at)
            titles.push_back(from_wx(pool().GetColumn(at)->GetTitle()));
        return titles;
    }
};

/// A name for a kept search.
struct NameAnswer : wxExpectModalBase<wxTextEntryDialog> {
    wxString name;
    explicit NameAnswer(wxString its_name) : name(std::move(its_name)) {}

protected:
    int OnInvoked(wxTextEntryDialog* dialog) const override
    {
        dialog->SetValue(name);
        return wxID_OK;
    }
};

/// What a person does in the columns dialog before OK.
struct ColumnsAnswer : wxExpectModalBase<wxDialog> {
    std::function<void(wxCheckListBox&)> act;
    explicit ColumnsAnswer(std::function<void(wxCheckListBox&)> acts) : act(std::move(acts)) {}

protected:
    int OnInvoked(wxDialog* dialog) const override
    {
        auto* list =
            dynamic_cast<wxCheckListBox*>(wxWindow::FindWindowByName("columns list", dialog));
        act(*list);
        return wxID_OK;
    }
};

void FindingFlowTest::tell_width(const char* title, int dips)
{
    wxTEST_DIALOG(command("View", "Columns…"), ColumnsAnswer([=](wxCheckListBox& list) {
                      list.SetSelection(list.FindString(title));
                      wxCommandEvent event(wxEVT_LISTBOX, list.GetId());
                      list.ProcessWindowEvent(event);
                      auto* width = dynamic_cast<wxSpinCtrl*>(
                          wxWindow::FindWindowByName("columns width", list.GetParent()));
                      width->SetValue(dips);
                      wxSpinEvent typed(wxEVT_SPINCTRL, width->GetId());
                      width->ProcessWindowEvent(typed);
                  }));
}

void tick(wxCheckListBox& list, const char* title, bool on)
{
    const int row = list.FindString(title);
    BOOST_REQUIRE_NE(row, wxNOT_FOUND);
    list.Check(static_cast<unsigned>(row), on);
    wxCommandEvent event(wxEVT_CHECKLISTBOX, list.GetId());
    event.SetInt(row);
    event.SetEventObject(&list);
    list.ProcessWindowEvent(event);
}

/// Texts are half as large again while it lives.
struct LargerText {
    LargerText() { set_text_size(150); }
    ~LargerText() { set_text_size(100); }
};

} // namespace finding_flow

BOOST_FIXTURE_TEST_SUITE(finding_flow, FindingFlowTest)

BOOST_AUTO_TEST_CASE(type_arrow_enter_adds_shift_enter_removes_and_escape_leads_back)
{
    type("unit:marth");
    press(WXK_DOWN); // past the first, which was selected already
    const std::string card = selected();
    BOOST_TEST(card == id_of_row(1));
    press(WXK_RETURN);
    press(WXK_RETURN);
    BOOST_TEST(copies(card.c_str()) == 2);
    press(WXK_RETURN, wxMOD_SHIFT);
    BOOST_TEST(copies(card.c_str()) == 1);
    press(WXK_ESCAPE);
    BOOST_TEST(field().HasFocus());
    BOOST_TEST(asked() == "unit:marth");
    type("caeda"); // over the selected text
    BOOST_TEST(asked() == "caeda");
}

BOOST_AUTO_TEST_CASE(shift_enter_in_the_field_takes_away_what_enter_added)
{
    type("altean prince");
    press(WXK_RETURN);
    press(WXK_RETURN);
    BOOST_TEST(copies(marth) == 2);
    press(WXK_RETURN, wxMOD_SHIFT);
    BOOST_TEST(copies(marth) == 1);
    BOOST_TEST(field().HasFocus());
}

BOOST_AUTO_TEST_CASE(up_on_the_first_row_leads_back_to_the_field)
{
    type("unit:marth");
    press(WXK_DOWN);
    press(WXK_UP);
    BOOST_TEST(selected() == id_of_row(0));
    press(WXK_UP);
    BOOST_TEST(field().HasFocus());
}

BOOST_AUTO_TEST_CASE(the_next_hit_is_selected_from_the_field_and_the_list_goes_round)
{
    type("unit:marth");
    BOOST_TEST(selected() == id_of_row(0));
    press(WXK_F3);
    BOOST_TEST(selected() == id_of_row(1));
    BOOST_TEST(field().HasFocus());
    press(WXK_F3, wxMOD_SHIFT);
    press(WXK_F3, wxMOD_SHIFT);
    BOOST_TEST(selected() == id_of_row(pool_rows() - 1));
    press(WXK_F3);
    BOOST_TEST(selected() == id_of_row(0));
    press(WXK_RETURN);
    BOOST_TEST(copies(id_of_row(0).c_str()) == 1);
}

BOOST_AUTO_TEST_CASE(a_question_is_kept_under_a_name)
{
    type("type:flier support=30");
    {
        wxTEST_DIALOG(command("Edit", "Keep this search…"), NameAnswer("Fliers"));
    }
    BOOST_REQUIRE(settings.pool.saved.size() == 1U);
    BOOST_TEST(settings.pool.saved.front().name == "Fliers");
    BOOST_TEST(settings.pool.saved.front().query == "type:flier support=30");
}

BOOST_AUTO_TEST_CASE(what_was_searched_and_added_is_in_the_history)
{
    type("altean prince");
    press(WXK_RETURN);
    BOOST_TEST((settings.pool.history == std::vector<std::string>{"altean prince"}));
}

BOOST_AUTO_TEST_CASE(columns_are_chosen_and_remembered)
{
    const auto before = titles();
    BOOST_TEST((std::ranges::find(before, "Weapon") == before.end()));
    wxTEST_DIALOG(command("View", "Columns…"), ColumnsAnswer([](wxCheckListBox& list) {
                      tick(list, "Weapon", true);
                      tick(list, "Japanese", false);
                  }));
    const auto after = titles();
    BOOST_TEST((std::ranges::find(after, "Weapon") != after.end()));
    BOOST_TEST((std::ranges::find(after, "Japanese") == after.end()));
    const auto& kept = settings.pool.columns;
    BOOST_TEST((std::ranges::find(kept, PoolColumn{"weapon", true, 0}) != kept.end()));
}

BOOST_AUTO_TEST_CASE(a_column_is_as_wide_as_it_is_told_by_number)
{
    tell_width("Card", 333);
    wxDataViewColumn* card = pool().GetColumn(1);
    wait_for([&] { return card->GetWidth() == frame->FromDIP(333); });
}

BOOST_AUTO_TEST_CASE(a_kept_width_grows_with_the_text)
{
    const LargerText larger;
    tell_width("Card", 200);
    wxDataViewColumn* card = pool().GetColumn(1);
    wait_for([&] { return card->GetWidth() == frame->FromDIP(300); });
    frame->Close();
    settle();
    const auto& kept = settings.pool.columns;
    BOOST_TEST((std::ranges::find(kept, PoolColumn{"name", true, 200}) != kept.end()));
}

BOOST_AUTO_TEST_CASE(any_column_orders_the_cards)
{
    settings.pool.columns.clear();
    wxTEST_DIALOG(
        command("View", "Columns…"), ColumnsAnswer([](wxCheckListBox& list) {
            for (const char* title : {"Owned", "Class", "Weapon", "Type", "Gender", "Set"})
                tick(list, title, true);
        }));
    add(marth, 3);
    type("unit:marth");
    for (unsigned at = 0; at < pool().GetColumnCount(); ++at) {
        wxDataViewColumn* column = pool().GetColumn(at);
        wxDataViewEvent event(wxEVT_DATAVIEW_COLUMN_HEADER_CLICK, &pool(), column);
        pool().ProcessWindowEvent(event);
        settle();
        BOOST_TEST(pool().GetColumn(at)->IsSortKey(), from_wx(column->GetTitle()));
    }
}

BOOST_AUTO_TEST_CASE(the_cards_in_the_deck_come_first_when_their_column_says_so)
{
    add(caeda, 2);
    wxDataViewEvent event(wxEVT_DATAVIEW_COLUMN_HEADER_CLICK, &pool(), pool().GetColumn(2));
    pool().ProcessWindowEvent(event);
    pool().ProcessWindowEvent(event); // the other way round
    settle();
    BOOST_TEST(id_of_row(0) == caeda);
}

BOOST_AUTO_TEST_SUITE_END()
