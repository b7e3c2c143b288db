#include "gui/deck/deck_panel_test.h"

using namespace kizuna;
using namespace kizuna::test;

BOOST_FIXTURE_TEST_SUITE(deck_fields, DeckPanelTest)

BOOST_AUTO_TEST_CASE(a_name_of_any_length_is_shown)
{
    const std::string name(2'000, 'a');
    test::set_name(document, name, "");
    BOOST_TEST(from_wx(find<wxTextCtrl>("deck name").GetValue()) == name);
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

BOOST_AUTO_TEST_CASE(the_letter_of_a_folded_field_unfolds_it)
{
    BOOST_REQUIRE(!find<wxChoice>("deck format").IsShown());
    press('O', wxMOD_ALT);
    BOOST_TEST(find<wxChoice>("deck format").HasFocus());
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

BOOST_AUTO_TEST_SUITE_END()
