#include "gui/pool/pool_columns.h"
#include "gui/pool/pool_model.h"
#include "gui/window_test.h"

#include "gui/base/accessible.h"

#include <gtk/gtk-a11y.h>
#include <gtk/gtk.h>
#include <wx/srchctrl.h>

#include <set>

using namespace kizuna;
using namespace kizuna::test;

namespace pool_panel {

/// Hears which rows a list is told to draw anew.
struct ChangedRows : wxDataViewModelNotifier {
    std::vector<wxDataViewItem> rows;

    bool ItemChanged(const wxDataViewItem& item) override
    {
        rows.push_back(item);
        return true;
    }
    bool ItemAdded(const wxDataViewItem&, const wxDataViewItem&) override { return true; }
    bool ItemDeleted(const wxDataViewItem&, const wxDataViewItem&) override { return true; }
    bool ValueChanged(const wxDataViewItem&, unsigned) override { return true; }
    bool Cleared() override { return true; }
    void Resort() override {}
};

struct PoolPanelTest : WindowTest {
    using WindowTest::WindowTest;
    wxSearchCtrl& field() const { return find<wxSearchCtrl>("search"); }

    /// As pasted or composed by an input method: all at once.
    void ask(const char* text)
    {
        field().SetValue(to_wx(text));
        settle();
    }
    void click_header(unsigned column)
    {
        int left = 0;
        for (unsigned at = 0; at < column; ++at)
            left += pool().GetColumn(at)->IsHidden() ? 0 : pool().GetColumn(at)->GetWidth();
        const int middle = left + pool().GetColumn(column)->GetWidth() / 2;
        move_to(pool().GetMainWindow()->ClientToScreen(wxPoint(middle, pool().FromDIP(12))));
        user.MouseClick();
        settle();
    }
    /// GTK rolls there, so it is given time.
    bool comes_in_sight(const wxDataViewItem& item) const
    {
        for (int turn = 0; turn < 20; ++turn) {
            const wxRect row = pool().GetItemRect(item);
            if (row.y > 0 && row.GetBottom() <= pool().GetClientSize().y)
                return true;
            settle();
        }
        return false;
    }
};

/// A long list that notes which of its rows anybody asks for.
class LongList : public wxDataViewVirtualListModel {
public:
    LongList() : wxDataViewVirtualListModel(100'000) {}
    std::size_t rows_asked_for() const { return asked_.size(); }

    unsigned GetColumnCount() const override { return PoolModel::ColumnCount; }
    wxString GetColumnType(unsigned) const override { return "string"; }
    void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override
    {
        asked_.insert(row);
        if (column == PoolModel::Name)
            value << wxDataViewIconText("name");
        else
            value = wxString("text");
    }
    bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }

private:
    mutable std::set<unsigned> asked_;
};

gboolean note_call(GSignalInvocationHint*, guint, const GValue* values, gpointer calls)
{
    if (GTK_IS_TREE_VIEW_ACCESSIBLE(g_value_get_object(values))) // who tells
        ++*static_cast<int*>(calls);
    return TRUE;
}

/// Counts what lists tell the accessible objects that screen readers read, while it lives.
class ToldToScreenReaders {
public:
    ToldToScreenReaders()
        : signal_(g_signal_lookup("children-changed", ATK_TYPE_OBJECT)),
          hook_(g_signal_add_emission_hook(signal_, 0, &note_call, &calls_, nullptr))
    {
    }
    ~ToldToScreenReaders() { g_signal_remove_emission_hook(signal_, hook_); }
    ToldToScreenReaders(const ToldToScreenReaders&) = delete;
    ToldToScreenReaders& operator=(const ToldToScreenReaders&) = delete;
    int calls() const { return calls_; }

private:
    int calls_ = 0;
    guint signal_;
    gulong hook_;
};

struct JapanesePoolPanelTest : PoolPanelTest {
    JapanesePoolPanelTest() : PoolPanelTest(japanese()) {}
};

} // namespace pool_panel

BOOST_FIXTURE_TEST_SUITE(pool_panel, PoolPanelTest)

BOOST_FIXTURE_TEST_CASE(names_are_in_the_order_of_the_language_they_are_shown_in,
                        JapanesePoolPanelTest)
{
    click_header(1); // two names are question marks
    BOOST_TEST(cell(pool(), pool_row(2), PoolModel::Name).find("アーサー") != std::string::npos);
    click_header(9);
    BOOST_TEST(cell(pool(), pool_row(2), PoolModel::OtherName).starts_with("Abel"));
}

BOOST_AUTO_TEST_CASE(the_search_field_has_the_keyboard_at_first)
{
    BOOST_TEST(field().HasFocus());
}

BOOST_AUTO_TEST_CASE(typing_in_the_search_filters_the_list)
{
    type("altean prince");
    BOOST_TEST(pool_rows() < 20U);
    BOOST_TEST(cell(pool(), pool_row(0), PoolModel::Id) == marth);
    BOOST_TEST(label("search status") == std::to_string(pool_rows()) + " cards");
}

BOOST_AUTO_TEST_CASE(a_japanese_name_finds_its_cards)
{
    ask("マルス");
    BOOST_TEST(pool_rows() > 0U);
    BOOST_TEST(pool_rows() < 100U);
    BOOST_TEST(cell(pool(), pool_row(0), PoolModel::Name).starts_with("Marth"));
    BOOST_TEST(cell(pool(), pool_row(0), PoolModel::OtherName) == "救国の英雄 マルス");
}

BOOST_AUTO_TEST_CASE(a_wrong_question_is_told_with_its_place_and_finds_nothing)
{
    ask("marth");
    ask("marth cst:1");
    BOOST_TEST(label("search status").find("At character 7: ") == 0U);
    BOOST_TEST(pool_rows() == 0U);
}

BOOST_AUTO_TEST_CASE(enter_in_the_search_adds_the_best_answer)
{
    type("altean prince");
    press(WXK_RETURN);
    press(WXK_RETURN);
    BOOST_TEST(copies(marth) == 2);
}

BOOST_AUTO_TEST_CASE(down_goes_to_the_list_and_enter_adds_from_there)
{
    type("talys's heart");
    press(WXK_DOWN);
    press(WXK_RETURN);
    BOOST_TEST(copies(caeda) == 1);
}

BOOST_AUTO_TEST_CASE(the_find_key_comes_back_with_the_text_selected)
{
    type("marth");
    press(WXK_DOWN);
    press('F', wxMOD_CONTROL);
    BOOST_TEST(field().HasFocus());
    type("caeda");
    BOOST_TEST(from_wx(field().GetValue()) == "caeda");
}

BOOST_AUTO_TEST_CASE(a_double_click_adds_the_card)
{
    type("altean prince");
    double_click(pool(), pool_row(0));
    BOOST_TEST(copies(marth) == 1);
}

BOOST_AUTO_TEST_CASE(a_click_on_a_header_sorts_and_another_turns_it_round)
{
    click_header(3);
    BOOST_TEST(cell(pool(), pool_row(0), PoolModel::Cost) == "0");
    user.MouseClick();
    settle();
    BOOST_TEST(cell(pool(), pool_row(pool_rows() - 1), PoolModel::Cost) == "0");
}

BOOST_AUTO_TEST_CASE(the_selected_row_is_in_sight_after_a_search_and_the_first_one_after_sorting)
{
    type("eliwood");
    press(WXK_DOWN);
    press(WXK_DOWN);
    const wxDataViewItem selected = pool().GetSelection();
    const std::string id = cell(pool(), selected, PoolModel::Id);
    ask("");
    BOOST_TEST(cell(pool(), pool().GetSelection(), PoolModel::Id) == id);
    BOOST_TEST(comes_in_sight(pool().GetSelection()));
    click_header(3);
    BOOST_TEST(cell(pool(), pool().GetSelection(), PoolModel::Id) == id);
    BOOST_TEST(comes_in_sight(pool_row(0)));
}

BOOST_AUTO_TEST_CASE(the_first_row_stays_in_sight_after_every_new_order)
{
    for (const unsigned column : {1U, 3U, 1U, 5U, 9U, 1U}) {
        click_header(column);
        for (int turn = 0; turn < 5; ++turn) // while GTK measures the other rows
            settle();
        const wxRect first = pool().GetItemRect(pool_row(0));
        BOOST_TEST(first.height > 0, "column " << column);
    }
}

BOOST_AUTO_TEST_CASE(the_orders_are_in_a_menu_for_the_keyboard)
{
    const auto choose = [&](const char* order) {
        const int id = frame->GetMenuBar()->FindMenuItem("Edit", to_wx(order));
        BOOST_REQUIRE_NE(id, wxNOT_FOUND);
        frame->ProcessCommand(id);
        settle();
    };
    choose("Deployment cost");
    BOOST_TEST(cell(pool(), pool_row(0), PoolModel::Cost) == "0");
    choose("Descending");
    BOOST_TEST(cell(pool(), pool_row(pool_rows() - 1), PoolModel::Cost) == "0");
    BOOST_TEST(frame->GetMenuBar()->IsChecked(
        frame->GetMenuBar()->FindMenuItem("Edit", "Deployment cost")));
    click_header(1);
    BOOST_TEST(frame->GetMenuBar()->IsChecked(frame->GetMenuBar()->FindMenuItem("Edit", "Name")));
    BOOST_TEST(
        !frame->GetMenuBar()->IsChecked(frame->GetMenuBar()->FindMenuItem("Edit", "Descending")));
}

BOOST_AUTO_TEST_CASE(every_column_has_its_order_under_the_same_id)
{
    std::vector<std::string_view> orders;
    for (const PoolOrder& order : PoolOrders::all())
        orders.push_back(order.id);
    const std::vector<PoolColumn> columns = PoolColumns::usual();
    std::vector<std::string_view> ids;
    for (const PoolColumn& column : columns)
        ids.push_back(column.id);
    BOOST_TEST(ids == orders, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(every_order_that_a_header_gives_is_ticked_in_the_menu)
{
    click_header(7);
    const wxMenuBar& menus = *frame->GetMenuBar();
    BOOST_TEST(menus.IsChecked(menus.FindMenuItem("Edit", "Range")));
    BOOST_TEST(!menus.IsChecked(menus.FindMenuItem("Edit", "Number")));
    click_header(2);
    BOOST_TEST(menus.IsChecked(menus.FindMenuItem("Edit", "Copies in the deck")));
}

BOOST_AUTO_TEST_CASE(letters_typed_in_the_list_begin_a_new_search)
{
    type("marth");
    press(WXK_DOWN);
    type("caeda");
    BOOST_TEST(from_wx(field().GetValue()) == "caeda");
}

BOOST_AUTO_TEST_CASE(rows_that_go_before_they_are_drawn_leave_nothing_behind)
{
    field().SetValue("marth");
    field().SetValue("nobody at all");
    settle();
    BOOST_TEST(pool_rows() == 0U);
}

BOOST_AUTO_TEST_CASE(only_rows_in_sight_are_made)
{
    const wxObjectDataPtr<LongList> rows(new LongList);
    pool().AssociateModel(rows.get());
    settle();
    BOOST_TEST(rows->rows_asked_for() > 0U);
    BOOST_TEST(rows->rows_asked_for() < 200U);
}

BOOST_AUTO_TEST_CASE(screen_readers_are_told_of_rows_once_there_are_any)
{
    const ToldToScreenReaders told;
    ask("a");
    BOOST_TEST(told.calls() == 0);
    accessible_name(pool()); // as a screen reader asks
    ask("ma");
    BOOST_TEST(told.calls() > 0);
}

BOOST_AUTO_TEST_CASE(what_is_typed_selects_its_first_answer_and_no_question_keeps_the_card)
{
    const auto selected = [this] { return cell(pool(), pool().GetSelection(), PoolModel::Id); };
    type("unit:marth");
    press(WXK_DOWN);
    ask("unit:marth cost<=9");
    BOOST_TEST((pool().GetSelection() == pool_row(0)));
    press(WXK_DOWN);
    BOOST_TEST_REQUIRE((pool().GetSelection() != pool_row(0))); // the first of no question too
    const std::string kept = selected();
    ask("");
    BOOST_TEST(selected() == kept);
}

BOOST_AUTO_TEST_CASE(the_list_counts_the_copies_in_the_deck)
{
    type("altean prince");
    BOOST_TEST(cell(pool(), pool_row(0), PoolModel::Copies).empty());
    add("B01-003ST+", 2);
    BOOST_TEST(cell(pool(), pool_row(0), PoolModel::Copies) == "2");
}

BOOST_AUTO_TEST_CASE(a_row_is_drawn_anew_when_the_deck_has_other_copies_of_its_card)
{
    type("altean prince");
    auto* changed = new ChangedRows;
    pool().GetModel()->AddNotifier(changed); // which owns it
    add(marth, 1);
    BOOST_REQUIRE(!changed->rows.empty());
    BOOST_TEST((changed->rows.front() == pool_row(0)));
    changed->rows.clear();
    add("B01-050", 1);
    BOOST_TEST(changed->rows.empty());
    document.start_new();
    BOOST_TEST(!changed->rows.empty());
    pool().GetModel()->RemoveNotifier(changed);
}

BOOST_AUTO_TEST_CASE(the_controls_have_names_for_screen_readers)
{
    BOOST_TEST(accessible_name(pool()) == "Cards");
    BOOST_TEST(accessible_name(field()) == "Search the cards");
}

BOOST_AUTO_TEST_CASE(a_card_chosen_in_the_deck_is_marked_in_the_pool_without_scrolling_there)
{
    add("S12-001", 1);
    focus(field());
    const wxDataViewItem top = pool().GetTopItem();
    click_in_deck_list(0);
    BOOST_TEST(cell(pool(), pool().GetSelection(), PoolModel::Id) == "S12-001");
    BOOST_TEST((pool().GetTopItem() == top));
}

BOOST_AUTO_TEST_CASE(cards_over_their_limit_and_forbidden_ones_are_marked_beside_their_names)
{
    ask("B01-003");
    const auto mark = [this] {
        return static_cast<const PoolModel*>(pool().GetModel())->mark_of(pool_row(0));
    };
    const auto icon_width = [this] {
        return icon(pool(), pool_row(0), PoolModel::Name).GetDefaultSize().x;
    };
    BOOST_TEST(mark() == "");
    const int unmarked = icon_width();
    add(marth, 5);
    BOOST_TEST(mark() == "▲ Too many");
    BOOST_TEST(icon_width() > unmarked);
    BOOST_TEST(cell(pool(), pool_row(0), PoolModel::Name) == "Marth: Altean Prince");
    document.set_format("standard", ""); // whose sets begin with the fifth series
    settle();
    BOOST_TEST(mark() == "⊘ Forbidden");
    BOOST_TEST(icon_width() > unmarked);
}

BOOST_AUTO_TEST_SUITE_END()
