#include "gui/pool/pool_panel_test.h"

using namespace kizuna;
using namespace kizuna::test;

BOOST_FIXTURE_TEST_SUITE(pool_panel, PoolPanelTest)

BOOST_FIXTURE_TEST_CASE(names_are_in_the_order_of_the_language_they_are_shown_in,
                        JapanesePoolPanelTest)
{
    click_header(1); // two names are question marks
    BOOST_TEST(cell(pool(), pool_row(2), PoolModel::Name).find("アーサー") != std::string::npos);
    click_header(9);
    BOOST_TEST(cell(pool(), pool_row(2), PoolModel::OtherName).starts_with("Abel"));
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
