#include "gui/deck/deck_panel_test.h"

using namespace kizuna;
using namespace kizuna::test;

BOOST_FIXTURE_TEST_SUITE(deck_panel, DeckPanelTest)

BOOST_AUTO_TEST_CASE(shows_a_card_below_its_unit_as_soon_as_the_deck_has_it)
{
    add(marth, 3);
    const wxDataViewItem card = row(marth);
    BOOST_REQUIRE(card.IsOk());
    const wxDataViewItem unit = model().GetParent(card);
    BOOST_TEST(cell(deck_list(), unit, DeckModel::Name) == "Marth");
    BOOST_TEST(cell(deck_list(), unit, DeckModel::Copies) == "3");
    BOOST_TEST(deck_list().IsExpanded(unit));
    BOOST_TEST(accessible_name(find<wxWindow>("deck band")).find("3 cards") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_deck_that_is_opened_is_shown_from_its_first_group_on)
{
    open("altean-vanguard");
    BOOST_REQUIRE(!names().empty());
    BOOST_TEST(first_head_is_in_sight());
    open("golden-deer");
    BOOST_TEST(first_head_is_in_sight());
    document.switch_to(0);
    settle();
    BOOST_TEST(first_head_is_in_sight());
}

BOOST_AUTO_TEST_CASE(a_deck_of_hundreds_of_cards_comes_and_goes_as_any_other)
{
    add(marth, 2);
    Deck large = document.deck();
    for (const Card& card : shipped_library().cards().first(1'000)) {
        if (card.id != marth)
            large.cards.push_back({.code = card.id, .copies = 1, .comments = {}, .raw = {}});
    }
    document.change_to(large, "all");
    settle();
    BOOST_TEST(model().rows().size() == 1'000U);
    for (const wxDataViewItem& each : model().rows())
        BOOST_TEST_REQUIRE(deck_list().IsExpanded(model().GetParent(each)));
    BOOST_TEST(cell(deck_list(), row(caeda), DeckModel::Copies) == "1");
    add(caeda, 1); // told by itself
    BOOST_TEST(cell(deck_list(), row(caeda), DeckModel::Copies) == "2");
    select(row(marth));
    document.go_to(1);
    settle();
    BOOST_TEST(model().rows().size() == 1U);
    BOOST_TEST((deck_list().GetSelection() == row(marth)));
    BOOST_TEST(deck_list().IsExpanded(model().GetParent(row(marth))));
}

BOOST_AUTO_TEST_CASE(adding_and_removing_keeps_folded_units_folded)
{
    add(marth, 1);
    add(caeda, 1);
    const wxDataViewItem unit = model().GetParent(row(marth));
    deck_list().Collapse(unit);
    add(caeda, 1);
    BOOST_TEST(!deck_list().IsExpanded(unit));
}

BOOST_AUTO_TEST_CASE(the_card_of_the_pool_stays_selected_when_undo_takes_it_out_of_the_deck)
{
    add(caeda, 1);
    type("altean prince");
    add(marth, 1);
    const wxDataViewItem in_pool = pool().GetSelection();
    BOOST_REQUIRE(in_pool.IsOk());
    document.undo();
    settle();
    BOOST_TEST((pool().GetSelection() == in_pool));
}

BOOST_AUTO_TEST_CASE(a_row_that_goes_before_it_is_drawn_leaves_nothing_behind)
{
    type("altean prince");
    for (int time = 0; time < 50; ++time) {
        test::change_copies(document, Pile::Cards, marth, 1, "");
        document.undo();
    }
    settle();
    BOOST_TEST(names().empty());
}

BOOST_AUTO_TEST_CASE(the_selected_row_stays_in_sight_where_the_fields_take_room_of_the_list)
{
    open("altean-vanguard");
    const auto is_in_sight = [&](const wxDataViewItem& item) {
        const wxRect row = deck_list().GetItemRect(item, deck_list().GetColumn(0));
        return !row.IsEmpty() && row.GetBottom() < deck_list().GetClientSize().y;
    };
    const auto rows = model().rows();
    const auto hidden = std::ranges::find_if_not(rows, is_in_sight);
    BOOST_REQUIRE(hidden != rows.begin());
    BOOST_REQUIRE(hidden != rows.end());
    const wxDataViewItem last = *std::prev(hidden);
    select(last);
    unfold_deck_fields();
    wait_for([&] { return is_in_sight(last); });
}

BOOST_AUTO_TEST_CASE(unknown_cards_are_shown_and_can_be_removed)
{
    add("X99-001", 2);
    select(row("X99-001"));
    press(WXK_DELETE);
    BOOST_TEST(copies("X99-001") == 1);
}

BOOST_AUTO_TEST_CASE(the_rows_follow_any_change_of_the_deck)
{
    add(marth, 1);
    add(caeda, 1);
    document.set_protagonist(caeda, "");
    BOOST_TEST(names() == (std::vector<std::string>{"★ Talys's Heart", "Altean Prince"}),
               boost::test_tools::per_element());
    document.start_new();
    BOOST_TEST(names().empty());
    test::change_copies(document, Pile::Maybe, marth, 1, "");
    BOOST_TEST(names() == std::vector<std::string>{"Marth: Altean Prince"},
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_list_is_grouped_as_it_is_chosen_and_next_time_too)
{
    add(marth, 1);
    add(caeda, 1);
    add(marth_savior, 2);
    unfold_deck_fields();
    auto& grouping = find<wxChoice>("deck grouping");
    focus(grouping);
    press(WXK_DOWN);
    const wxDataViewItem head = model().GetParent(row(marth));
    BOOST_TEST(cell(deck_list(), head, DeckModel::Name) == "Cost 1");
    BOOST_TEST(cell(deck_list(), head, DeckModel::Copies) == "2");
    BOOST_TEST((model().GetParent(row(caeda)) == head));
    BOOST_TEST(deck_list().IsExpanded(head));
    BOOST_TEST(settings.deck_grouping == "cost");
}

BOOST_AUTO_TEST_CASE(cards_over_their_limit_are_marked_beside_their_names)
{
    add(marth, 5);
    add(caeda, 4);
    BOOST_TEST(names() == (std::vector<std::string>{"Altean Prince", "Talys's Heart"}),
               boost::test_tools::per_element());
    const auto icon_width = [&](const char* code) {
        return icon(deck_list(), row(code), DeckModel::Name).GetDefaultSize().x;
    };
    BOOST_TEST((DeckModel::row(row(marth)).flaw == CardFlaw::OverLimit));
    BOOST_TEST(icon_width(marth) > icon_width(caeda)); // of one symbol both
    add(marth, -1);
    BOOST_TEST((DeckModel::row(row(marth)).flaw == CardFlaw::None));
    BOOST_TEST(icon_width(marth) == icon_width(caeda));
}

BOOST_AUTO_TEST_CASE(of_a_chosen_card_the_heading_comes_into_sight_too)
{
    open("altean-vanguard");
    const auto rows = model().rows();
    deck_list().EnsureVisible(rows.back());
    wait_for([this] { return !first_head_is_in_sight(); });
    const DeckRow first = DeckModel::row(rows.front());
    find<wxWindow>("search").SetFocus();
    type(first.code.c_str());
    wait_for([this] { return first_head_is_in_sight(); });
}

BOOST_AUTO_TEST_CASE(grouped_otherwise_the_list_is_shown_from_its_first_heading_on)
{
    open("altean-vanguard");
    deck_list().EnsureVisible(model().rows().back());
    settle();
    for (int grouping : {1, 2, 3, 0}) {
        auto& choice = find<wxChoice>("deck grouping");
        choice.SetSelection(grouping);
        wxCommandEvent chosen(wxEVT_CHOICE, choice.GetId());
        choice.ProcessWindowEvent(chosen);
        wait_for([this] { return first_head_is_in_sight(); });
    }
}

BOOST_AUTO_TEST_SUITE_END()
