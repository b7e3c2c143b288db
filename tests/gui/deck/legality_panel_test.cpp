#include "gui/window_test.h"

#include "document_edits.h"
#include "gui/base/accessible.h"
#include "gui/screen_copy.h"

#include <wx/button.h>
#include <wx/msgdlg.h>
#include <wx/scrolwin.h>
#include <wx/srchctrl.h>
#include <wx/testing.h>

using namespace kizuna;
using namespace kizuna::test;

namespace legality_panel {

struct LegalityPanelTest : WindowTest {
    /// Fifty cards of four copies each, Marth among them.
    void make_legal_deck()
    {
        for (int number = 1; number <= 12; ++number) {
            const std::string code =
                "B01-0" + std::string(number < 10 ? "0" : "") + std::to_string(number);
            test::change_copies(document, Pile::Cards, code, 4, "");
        }
        test::change_copies(document, Pile::Cards, "B01-013", 2, "");
        document.set_protagonist(marth, "");
        settle();
    }
    bool is_shown(const char* name) const
    {
        const wxWindow* window = wxWindow::FindWindowByName(name, frame);
        return window && window->IsShown();
    }
};

} // namespace legality_panel

BOOST_FIXTURE_TEST_SUITE(legality_panel, LegalityPanelTest)

BOOST_AUTO_TEST_CASE(a_legal_deck_is_called_legal)
{
    make_legal_deck();
    BOOST_TEST(label("verdict") == "Legal in Unlimited");
    BOOST_TEST(accessible_name(find<wxWindow>("verdict")) == "Legal in Unlimited");
    BOOST_TEST(!is_shown("mend all"));
    BOOST_TEST(!is_shown("mend 1"));
}

BOOST_AUTO_TEST_CASE(the_program_s_own_decks_are_shown_as_legal)
{
    for (const BundledDeck& deck : bundled_decks(build_folders())) {
        frame->open(deck.file);
        settle();
        BOOST_TEST(label("verdict").starts_with("Legal in "), deck.id);
    }
}

BOOST_AUTO_TEST_CASE(a_deck_that_is_only_begun_is_no_problem)
{
    BOOST_TEST(label("verdict") == "Under construction (Unlimited)");
    BOOST_TEST(!is_shown("mend all"));
    add(marth, 4);
    BOOST_TEST(label("verdict") == "Under construction (Unlimited)");
    BOOST_TEST(label("mend 1") == "Show cards to choose from");
    std::string told;
    for (const wxWindow* each : find<wxScrolledWindow>("reasons").GetChildren())
        told += from_wx(each->GetLabel()) + '\n';
    BOOST_TEST(told.find("50 cards: 4 so far") != std::string::npos, told);
    add(marth, 1);
    BOOST_TEST(label("verdict").find("problems") != std::string::npos);
    BOOST_TEST(is_shown("mend all"));
}

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

BOOST_AUTO_TEST_CASE(of_very_many_problems_the_first_are_told_and_the_others_counted)
{
    Deck next = document.deck();
    for (int number = 1; number <= 60; ++number)
        next.cards.push_back({.code = "NO-" + std::to_string(number), .copies = 1});
    document.change_to(std::move(next), "");
    settle();
    const std::size_t all = document.violations().size();
    BOOST_REQUIRE(all > 60U);
    BOOST_TEST(is_shown("mend 40"));
    BOOST_TEST(!is_shown("mend 41"));
    const std::string count = std::to_string(all - 40);
    std::string told;
    for (const wxWindow* each : find<wxScrolledWindow>("reasons").GetChildren())
        told += from_wx(each->GetLabel()) + '\n';
    BOOST_TEST(told.find("There are " + count + " more reasons.") != std::string::npos, told);
    const auto buttons = find<wxScrolledWindow>("reasons").GetChildren();
    BOOST_TEST(std::count_if(buttons.begin(), buttons.end(), [](const wxWindow* each) {
                   return each->GetName() == "unclear lines";
               }) == 1);
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
    document.open(document.catalogue().decks / "altean-vanguard.kizuna.yaml");
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

BOOST_AUTO_TEST_CASE(a_legal_deck_takes_one_line_and_its_problems_the_room_they_need)
{
    make_legal_deck();
    const auto height = [this] { return find<wxWindow>("legality").GetSize().y; };
    const int line = height();
    BOOST_TEST(line < 3 * frame->GetCharHeight());
    BOOST_TEST(!is_shown("reasons"));
    add(marth, 1);
    add(caeda, 1);
    wait_for([&] { return height() > line; });
    BOOST_TEST(is_shown("reasons"));
    const auto& reasons = find<wxScrolledWindow>("reasons");
    BOOST_TEST(reasons.GetVirtualSize().y <= reasons.GetClientSize().y);
    document.undo();
    document.undo();
    wait_for([&] { return height() == line; });
}

BOOST_AUTO_TEST_CASE(what_the_player_dragged_stays_through_every_problem)
{
    make_legal_deck();
    add(marth, 1);
    const auto height = [this] { return find<wxWindow>("legality").GetSize().y; };
    for (int key = 0; key < 6; ++key)
        press(WXK_UP, wxMOD_ALT | wxMOD_SHIFT);
    const int dragged = height();
    add(caeda, 1);
    BOOST_TEST(height() == dragged);
}

BOOST_AUTO_TEST_CASE(the_line_of_a_legal_deck_gives_advice_and_unfolds)
{
    make_legal_deck();
    add("B01-013", 1); // over fifty
    BOOST_TEST(label("legality summary").starts_with("Advice: "));
    click(find<wxButton>("legality unfold"));
    wait_for([this] { return is_shown("reasons"); });
    BOOST_TEST(find<wxScrolledWindow>("reasons").HasFocus());
}

BOOST_AUTO_TEST_CASE(a_key_goes_to_the_first_problem)
{
    make_legal_deck();
    add(marth, 1);
    press(WXK_F8);
    BOOST_TEST(find<wxButton>("mend 1").HasFocus());
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
