// Long because: one fixture opens the panel, and each promise of the list is a test of its own.
#include "document_edits.h"
#include "gui/base/accessible.h"
#include "gui/deck/deck_model.h"
#include "gui/window_test.h"

#include <wx/choice.h>
#include <wx/textctrl.h>

using namespace kizuna;
using namespace kizuna::test;

namespace deck_panel {

struct DeckPanelTest : WindowTest {
    DeckModel& model() const { return *static_cast<DeckModel*>(deck_list().GetModel()); }

    wxDataViewItem row(const char* code) const { return model().find(Pile::Cards, code); }

    /// Selects a row as a click on it does.
    void select(const wxDataViewItem& item)
    {
        move_to(place_of(deck_list(), item));
        user.MouseClick();
        settle();
    }
    void open(const char* bundled)
    {
        document.open(shipped_catalogue().decks / (std::string(bundled) + ".kizuna.yaml"));
        wxTheApp->ProcessIdle(); // before GTK lays anything out, as at the start of the program
        for (int turn = 0; turn < 5; ++turn) // while GTK measures the rows
            settle();
    }
    bool first_head_is_in_sight() const
    {
        return model().first().IsOk() && deck_list().GetTopItem() == model().first();
    }
    wxChoice& protagonists() const { return find<wxChoice>("deck protagonist"); }
    std::string protagonist() const { return from_wx(protagonists().GetStringSelection()); }
    std::string selected_name() const
    {
        return cell(deck_list(), deck_list().GetSelection(), DeckModel::Name);
    }
    std::vector<std::string> names() const
    {
        std::vector<std::string> names;
        for (const wxDataViewItem& item : model().rows())
            names.push_back(cell(deck_list(), item, DeckModel::Name));
        return names;
    }
};

} // namespace deck_panel

BOOST_FIXTURE_TEST_SUITE(deck_panel, DeckPanelTest)

BOOST_AUTO_TEST_CASE(a_name_of_any_length_is_shown)
{
    const std::string name(2'000, 'a');
    test::set_name(document, name, "");
    BOOST_TEST(from_wx(find<wxTextCtrl>("deck name").GetValue()) == name);
}

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

BOOST_AUTO_TEST_CASE(delete_backspace_and_minus_remove_and_plus_adds)
{
    add(marth, 4);
    select(row(marth));
    press(WXK_DELETE);
    BOOST_TEST(copies(marth) == 3);
    press(WXK_BACK);
    BOOST_TEST(copies(marth) == 2);
    press('-');
    BOOST_TEST(copies(marth) == 1);
    press('+', wxMOD_SHIFT);
    BOOST_TEST(copies(marth) == 2);
}

BOOST_AUTO_TEST_CASE(after_the_last_copy_the_next_row_is_selected)
{
    add(marth, 1);
    add(caeda, 2);
    select(row(marth));
    press(WXK_DELETE);
    press(WXK_DELETE);
    BOOST_TEST(copies(marth) == 0);
    BOOST_TEST(copies(caeda) == 1);
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

BOOST_AUTO_TEST_CASE(delete_in_the_search_removes_no_card)
{
    add(marth, 2);
    select(row(marth));
    focus(find<wxWindow>("search"));
    press(WXK_DELETE);
    BOOST_TEST(copies(marth) == 2);
}

BOOST_AUTO_TEST_CASE(a_double_click_takes_one_copy_out)
{
    add(marth, 3);
    double_click(deck_list(), row(marth));
    BOOST_TEST(copies(marth) == 2);
}

BOOST_AUTO_TEST_CASE(the_protagonist_is_marked_by_a_sign_and_told_by_name)
{
    add(caeda, 1);
    add(marth, 1);
    select(row(marth));
    press('M', wxMOD_CONTROL);
    BOOST_TEST(document.deck().protagonist == marth);
    BOOST_TEST(protagonist() == "Marth: Altean Prince");
    BOOST_TEST(names() == (std::vector<std::string>{"★ Altean Prince", "Talys's Heart"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_protagonist_can_be_chosen_from_a_list_and_nobody_too)
{
    add(marth_savior, 1);
    add(marth, 1);
    add(caeda, 1);
    BOOST_TEST(protagonist() == "none designated");
    BOOST_TEST(protagonists().GetCount() == 3U);
    unfold_deck_fields();
    focus(protagonists());
    press(WXK_DOWN);
    BOOST_TEST(document.deck().protagonist == marth);
    press(WXK_DOWN);
    BOOST_TEST(document.deck().protagonist == caeda);
    press(WXK_UP);
    press(WXK_UP);
    BOOST_TEST(document.deck().protagonist.empty());
    document.undo();
    BOOST_TEST(protagonist() == "Marth: Altean Prince");
}

BOOST_AUTO_TEST_CASE(a_protagonist_who_may_not_be_one_is_shown_all_the_same)
{
    add(marth, 1);
    document.set_protagonist(marth_savior, "");
    BOOST_TEST(protagonist() == "Marth: Savior of His Realm");
    document.set_protagonist("X99-001", "");
    BOOST_TEST(protagonist() == "X99-001");
    document.set_protagonist(marth, "");
    BOOST_TEST(protagonists().GetCount() == 2U);
}

BOOST_AUTO_TEST_CASE(a_card_that_does_not_cost_one_cannot_be_made_protagonist)
{
    add(marth_savior, 1);
    select(row(marth_savior));
    press('M', wxMOD_CONTROL);
    BOOST_TEST(document.deck().protagonist.empty());
}

BOOST_AUTO_TEST_CASE(a_name_counts_when_it_is_entered)
{
    focus(find<wxTextCtrl>("deck name"));
    type("prince");
    press(WXK_RETURN);
    BOOST_TEST(document.deck().name == "prince");
    BOOST_TEST(document.can_undo());
}

BOOST_AUTO_TEST_CASE(a_name_counts_when_a_command_comes)
{
    add(marth, 1);
    focus(find<wxTextCtrl>("deck name"));
    type("prince");
    press('T', wxMOD_CONTROL);
    BOOST_TEST(document.deck().name == "prince");
}

BOOST_AUTO_TEST_CASE(a_name_that_the_field_cannot_hold_is_not_changed_by_looking_at_it)
{
    const std::string name = "two\nlines " + std::string(300, 'x');
    test::set_name(document, name, "");
    focus(find<wxTextCtrl>("deck name"));
    focus(pool());
    BOOST_TEST(document.deck().name == name);
}

BOOST_AUTO_TEST_CASE(the_keyboard_comes_to_the_first_card)
{
    add(marth, 1);
    add(caeda, 1);
    focus(deck_list());
    BOOST_TEST(selected_name() == "Altean Prince");
}

BOOST_AUTO_TEST_CASE(arrow_keys_start_from_the_card_that_was_added_last)
{
    for (const char* code : {marth, marth_savior, caeda})
        add(code, 1);
    select(row(caeda));
    press('F', wxMOD_CONTROL);
    type("altean prince");
    press(WXK_RETURN);
    focus(deck_list());
    press(WXK_DOWN);
    BOOST_TEST(selected_name() == "Savior of His Realm");
}

BOOST_AUTO_TEST_CASE(left_goes_to_the_unit_and_folds_it_and_right_unfolds)
{
    add(marth, 1);
    select(row(marth));
    const wxDataViewItem unit = model().GetParent(row(marth));
    press(WXK_LEFT);
    BOOST_TEST((deck_list().GetSelection() == unit));
    press(WXK_LEFT);
    BOOST_TEST(!deck_list().IsExpanded(unit));
    press(WXK_RIGHT);
    BOOST_TEST(deck_list().IsExpanded(unit));
    press(WXK_DOWN);
    BOOST_TEST(selected_name() == "Altean Prince");
}

BOOST_AUTO_TEST_CASE(delete_on_a_unit_removes_nothing)
{
    add(marth, 1);
    select(row(marth));
    press(WXK_LEFT);
    press(WXK_DELETE);
    BOOST_TEST(copies(marth) == 1);
}

BOOST_AUTO_TEST_CASE(the_letter_of_a_folded_field_unfolds_it)
{
    BOOST_REQUIRE(!find<wxChoice>("deck format").IsShown());
    press('O', wxMOD_ALT);
    BOOST_TEST(find<wxChoice>("deck format").HasFocus());
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

BOOST_AUTO_TEST_CASE(the_format_can_be_chosen_and_undone)
{
    unfold_deck_fields();
    auto& choice = find<wxChoice>("deck format");
    focus(choice);
    press(WXK_DOWN);
    BOOST_TEST(choice.GetSelection() == 1);
    BOOST_TEST(document.deck().format == document.catalogue().formats[1].id);
    document.undo();
    BOOST_TEST(choice.GetSelection() == 0);
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

BOOST_AUTO_TEST_CASE(shift_and_arrow_select_several_and_plus_and_delete_act_on_all_as_one_step)
{
    add(marth, 1);
    add(marth_savior, 2);
    select(row(marth));
    press(WXK_DOWN, wxMOD_SHIFT);
    press('+', wxMOD_SHIFT);
    BOOST_TEST(copies(marth) == 2);
    BOOST_TEST(copies(marth_savior) == 3);
    document.undo();
    settle();
    press(WXK_DELETE);
    BOOST_TEST(copies(marth) == 0);
    BOOST_TEST(copies(marth_savior) == 1);
}

BOOST_AUTO_TEST_CASE(enter_takes_a_copy_of_each_selected_card_out)
{
    add(marth, 2);
    add(marth_savior, 2);
    select(row(marth));
    press(WXK_DOWN, wxMOD_SHIFT);
    press(WXK_RETURN);
    BOOST_TEST(copies(marth) == 1);
    BOOST_TEST(copies(marth_savior) == 1);
    BOOST_TEST(deck_list().GetSelectedItemsCount() == 2);
}

BOOST_AUTO_TEST_CASE(several_stay_selected_while_their_numbers_change)
{
    add(marth, 2);
    add(caeda, 2);
    select(row(marth));
    move_to(place_of(deck_list(), row(caeda)));
    user.KeyDown(WXK_CONTROL);
    user.MouseClick();
    user.KeyUp(WXK_CONTROL);
    settle();
    press('-');
    BOOST_TEST(copies(marth) == 1);
    BOOST_TEST(copies(caeda) == 1);
    BOOST_TEST(deck_list().GetSelectedItemsCount() == 2);
}

BOOST_AUTO_TEST_CASE(in_a_low_window_the_page_of_an_empty_deck_scrolls_to_its_last_button)
{
    frame->SetClientSize(frame->FromDIP(wxSize(900, 330)));
    settle();
    auto& tour = find<wxWindow>("empty help.tour");
    const wxRect page = find<wxWindow>("empty deck").GetScreenRect();
    BOOST_REQUIRE(!page.Contains(tour.GetScreenRect()));
    focus(tour);
    BOOST_TEST(page.Contains(tour.GetScreenRect()));
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
