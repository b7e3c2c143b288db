#include "gui/deck/legality_panel_test.h"

using namespace kizuna;
using namespace kizuna::test;

BOOST_FIXTURE_TEST_SUITE(mends, LegalityPanelTest)

BOOST_AUTO_TEST_CASE(every_problem_has_its_mend_beside_it)
{
    make_legal_deck();
    add(marth, 1);
    BOOST_TEST(label("verdict") == "1 problem in Unlimited");
    BOOST_TEST(label("mend 1") == "Remove 1 copy of Marth: Altean Prince (B01-003)");
    click(find<wxButton>("mend 1"));
    BOOST_TEST(copies(marth) == 4);
    BOOST_TEST(label("verdict") == "Legal in Unlimited");
}

BOOST_AUTO_TEST_CASE(a_long_mend_is_written_out_where_there_is_room)
{
    make_legal_deck();
    add("S11-001", 60);
    const std::string whole = "Remove 56 copies of Marth: Descendant of Anri the Heroic (S11-001)";
    const wxSize large = frame->GetClientSize();
    frame->SetClientSize(frame->FromDIP(wxSize(900, 520)));
    settle();
    BOOST_TEST(label("mend 1").starts_with("Remove 56 copies"));
    BOOST_TEST(label("mend 1").find("...") != std::string::npos);
    BOOST_TEST(label("mend 1").ends_with("(S11-001)"));
    BOOST_TEST(accessible_name(find<wxWindow>("mend 1")) == whole);
    frame->SetClientSize(large);
    settle();
    BOOST_TEST(label("mend 1") == whole);
}

BOOST_AUTO_TEST_CASE(a_mend_says_what_it_does_when_the_strip_unfolds_for_it)
{
    frame->open(bundled_decks(build_folders()).front().file);
    settle();
    test::change_copies(document, Pile::Cards, "B07-005", 6, "");
    settle();
    auto& mend = find<wxButton>("mend 1");
    wait_for([&] { return mend.IsShownOnScreen(); });
    settle();
    wxImage shown = screen_copy(mend);
    shown = shown.GetSubImage(wxRect(shown.GetSize()).Deflate(mend.FromDIP(5)));
    int dark = 0;
    for (int y = 0; y < shown.GetHeight(); ++y) {
        for (int x = 0; x < shown.GetWidth(); ++x)
            dark += shown.GetRed(x, y) < 100 ? 1 : 0;
    }
    BOOST_TEST(dark > shown.GetHeight());
}

BOOST_AUTO_TEST_CASE(everything_is_mended_with_one_button_and_one_undo)
{
    make_legal_deck();
    add(marth, 2);
    add(caeda, 1);
    click(find<wxButton>("mend all"));
    BOOST_TEST(document.violations().empty());
    document.undo();
    BOOST_TEST(copies(marth) == 6);
    BOOST_TEST(copies(caeda) == 5);
}

BOOST_AUTO_TEST_CASE(a_mend_that_takes_out_many_cards_asks_and_can_change_the_format_instead)
{
    document.open(bundled_deck("altean-vanguard"));
    document.set_format("standard", "");
    settle();
    wxTEST_DIALOG(click(find<wxButton>("mend all")), wxExpectModal<wxMessageDialog>(wxID_CANCEL));
    BOOST_TEST(document.statistics().size == 50);
    wxTEST_DIALOG(click(find<wxButton>("mend all")), wxExpectModal<wxMessageDialog>(wxID_YES));
    BOOST_TEST(document.violations().empty());
    BOOST_TEST(document.deck().format == unlimited_format);
    document.undo();
    settle();
    wxTEST_DIALOG(click(find<wxButton>("mend all")), wxExpectModal<wxMessageDialog>(wxID_NO));
    BOOST_TEST(document.statistics().size < 20);
}

BOOST_AUTO_TEST_CASE(a_mend_that_needs_a_choice_shows_the_cards_to_choose_from)
{
    make_legal_deck();
    for (const char* code : {"B01-003", "B01-006", "B01-008", "B01-010", "B01-012"})
        test::change_copies(document, Pile::Cards, code, -4, "");
    for (int set = 2; set <= 6; ++set)
        test::change_copies(document, Pile::Cards, "B0" + std::to_string(set) + "-001", 4, "");
    settle();
    BOOST_REQUIRE_EQUAL(document.violations().size(), 1U);
    click(find<wxButton>("mend 1"));
    BOOST_TEST(from_wx(find<wxSearchCtrl>("search").GetValue()) == "cost=1");
}

BOOST_AUTO_TEST_CASE(where_any_card_would_do_those_of_the_deck_s_symbols_are_shown_in_front)
{
    add(marth, 4);
    press('2', wxMOD_CONTROL); // a study is in front
    click(find<wxButton>("mend 1"));
    BOOST_TEST(from_wx(find<wxSearchCtrl>("search").GetValue()) == "symbol:blade-of-light");
    BOOST_TEST(find<wxSearchCtrl>("search").IsShownOnScreen());
}

BOOST_AUTO_TEST_CASE(what_mending_all_leaves_to_choose_is_chosen_in_the_pool)
{
    add(marth, 5);
    press('2', wxMOD_CONTROL);
    click(find<wxButton>("mend all"));
    BOOST_TEST(copies(marth) == 4);
    BOOST_TEST(find<wxSearchCtrl>("search").IsShownOnScreen());
}

BOOST_AUTO_TEST_CASE(a_card_that_was_meant_takes_the_place_of_an_unknown_one)
{
    Deck next = document.deck();
    next.cards = {{.code = "Lon’qu", .copies = 2}};
    document.change_to(std::move(next), "");
    settle();
    auto& meant = find<wxButton>("meant B01-070");
    wxCommandEvent pushed(wxEVT_BUTTON, meant.GetId());
    meant.HandleWindowEvent(pushed); // it may have to be scrolled to
    settle();
    BOOST_TEST(copies("B01-070") == 2);
    BOOST_TEST(document.deck().cards.size() == 1U);
}

BOOST_AUTO_TEST_CASE(after_a_mend_the_list_and_the_keyboard_stay_where_they_are)
{
    make_legal_deck();
    for (int number = 1; number <= 30; ++number) {
        const std::string code = (number < 10 ? "B01-00" : "B01-0") + std::to_string(number);
        test::change_copies(document, Pile::Cards, code, number <= 12 ? 1 : 5, "");
    }
    settle();
    auto& reasons = find<wxScrolledWindow>("reasons");
    focus(find<wxButton>("mend 20"));
    const int scrolled = reasons.GetViewStart().y;
    BOOST_REQUIRE(scrolled > 0);
    press(WXK_SPACE);
    BOOST_TEST(document.violations().size() == 29U);
    BOOST_TEST(reasons.GetViewStart().y == scrolled);
    BOOST_TEST(find<wxButton>("mend 20").HasFocus());
}

BOOST_AUTO_TEST_CASE(after_the_last_mend_of_the_list_the_one_before_has_the_keyboard)
{
    make_legal_deck();
    add(marth, 1);
    add(caeda, 1);
    focus(find<wxButton>("mend 2"));
    press(WXK_SPACE);
    BOOST_TEST(find<wxButton>("mend 1").HasFocus());
}

BOOST_AUTO_TEST_CASE(mending_all_is_off_where_every_mend_is_a_choice)
{
    make_legal_deck();
    Deck smaller = document.deck();
    smaller.cards.resize(1); // too few cards, none of cost 1, and four of that one already
    smaller.protagonist.clear();
    document.change_to(std::move(smaller), "");
    settle();
    BOOST_TEST(is_shown("mend all"));
    BOOST_TEST(!find<wxButton>("mend all").IsEnabled());
    add(marth, 5);
    BOOST_TEST(find<wxButton>("mend all").IsEnabled());
}

BOOST_AUTO_TEST_SUITE_END()
