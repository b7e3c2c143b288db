#include "document_edits.h"
#include "gui/deck/deck_model.h"
#include "gui/study/study_test.h"
#include "gui/text/drawn_table.h"

#include <wx/srchctrl.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

using namespace kizuna;
using namespace kizuna::test;

namespace what_if_panel {

struct WhatIfPanelTest : StudyTest {
    /// The first row of the pool that answers a search.
    void select(const char* query)
    {
        find<wxWindow>("search").SetFocus();
        settle();
        user.Char('a', wxMOD_CONTROL);
        type(query);
        press(WXK_DOWN);
    }
    /// As pasted: all at once. The first card of all is selected, and stays so while it answers.
    void ask(const char* text)
    {
        find<wxSearchCtrl>("search").SetValue(to_wx(text));
        focus(pool());
    }
    std::string said(std::size_t row, std::size_t column) const
    {
        std::string text = find<DrawnTable>("what if table").shown(row, column);
        std::ranges::replace(text, '\n', ' '); // where a name took two lines
        return text;
    }
    std::string last_line() const
    {
        std::size_t row = 1;
        while (!said(row + 1, 0).empty())
            ++row;
        return said(row, 0);
    }
    void wait_for_cells()
    {
        wait_for([this] { return find<wxWindow>("what if").IsShown(); });
        if (!find<wxToggleButton>("what if unfolded").GetValue())
            click(find<wxToggleButton>("what if unfolded"));
        wait_for([this] { return !said(1, 1).empty(); });
    }
    void wait_for_title(const std::string& title)
    {
        wait_for([&] {
            std::string shown = label("what if title");
            std::ranges::replace(shown, '\n', ' ');
            return shown == title;
        });
    }
    bool is_unfolded() const { return find<wxWindow>("what if body").IsShownOnScreen(); }
    void set_height(int height)
    {
        frame->SetClientSize(frame->FromDIP(wxSize(1240, height)));
        settle();
    }
};

} // namespace what_if_panel

BOOST_FIXTURE_TEST_SUITE(what_if_panel, WhatIfPanelTest)

BOOST_AUTO_TEST_CASE(a_selected_card_tells_what_a_copy_more_or_less_would_change)
{
    select("S01-001");
    wait_for_cells();
    wait_for_title("What if… Marth: Star and Savior");
    BOOST_TEST(find<wxWindow>("what if").IsShown());
    BOOST_TEST(said(0, 1) == "Now");
    BOOST_TEST(said(0, 2) == "+1");
    BOOST_TEST(said(1, 2) == "+1"); // there are four already
    BOOST_TEST(said(2, 0) == "Support fails");
    BOOST_TEST(said(2, 1) == "10.2%");
    BOOST_TEST(said(2, 2) == "+1.8 pp");
    BOOST_TEST(last_line() == "Unchanged: Cost 1 in hand 100.0%, Its symbol 100.0%");
    BOOST_TEST(says("what if violations", "+1 copy breaks"));
}

BOOST_AUTO_TEST_CASE(the_card_that_was_taken_out_last_is_what_a_swap_would_be_for)
{
    select("B01-001");
    wait_for_cells();
    wait_for_title("What if… Marth: Savior of His Realm");
    BOOST_TEST(said(0, 3).empty());
    BOOST_TEST(said(0, 4).empty());
    test::change_copies(document, Pile::Cards, marth_promotion, -1, "");
    wait_for([this] { return said(0, 3) == "Swap" || said(0, 4) == "Swap"; });
}

BOOST_AUTO_TEST_CASE(a_card_that_the_pointer_rests_on_is_looked_at_until_it_leaves)
{
    ask("B01-00");
    wait_for_title("What if… Marth: Savior of His Realm");
    move_to(place_of(pool(), pool_row(5)));
    wait_for_title("What if… Caeda: Talys's Heart");
    BOOST_TEST((pool().GetSelection() == pool_row(0)));
    move_to(wxPoint(1, 1));
    wait_for_title("What if… Marth: Savior of His Realm");
}

BOOST_AUTO_TEST_CASE(a_card_of_the_deck_is_looked_at_where_the_pointer_rests_on_it)
{
    select("B01-001");
    wait_for_cells();
    const auto& deck = static_cast<DeckModel&>(*deck_list().GetModel());
    move_to(place_of(deck_list(), deck.find(Pile::Cards, caeda)));
    wait_for_title("What if… Caeda: Talys's Heart");
    BOOST_TEST(said(0, 3) == "−1");
}

BOOST_AUTO_TEST_CASE(what_is_selected_last_is_looked_at_wherever_the_pointer_lies)
{
    ask("B01-00");
    move_to(place_of(pool(), pool_row(5)));
    wait_for_title("What if… Caeda: Talys's Heart");
    press(WXK_DOWN);
    wait_for_title("What if… Marth: Prince of a Fallen Land");
}

BOOST_AUTO_TEST_CASE(a_long_heading_takes_the_lines_it_needs)
{
    frame->SetClientSize(frame->FromDIP(wxSize(1000, 600)));
    select("B01-002");
    wait_for_title("What if… Marth: Prince of a Fallen Land");
    const auto& title = find<wxWindow>("what if title");
    settle();
    const auto lines = static_cast<int>(std::ranges::count(label("what if title"), '\n')) + 1;
    BOOST_TEST(lines == 2);
    BOOST_TEST(title.GetSize().y > title.GetCharHeight());
    BOOST_TEST(title.GetScreenRect().GetBottom() <= title.GetParent()->GetScreenRect().GetBottom());
}

BOOST_AUTO_TEST_CASE(a_mend_tells_what_it_would_change_where_the_keyboard_is_on_it)
{
    select("B01-001");
    test::change_copies(document, Pile::Cards, marth_promotion, 1, "");
    wait_for_cells();
    wait_for_title("What if… Marth: Savior of His Realm");
    auto& mend = find<wxWindow>("mend 1");
    focus(mend);
    wait_for([this] { return said(0, 2) == "Mended"; });
    BOOST_TEST(said(1, 2) == "−1");
    BOOST_TEST(last_line().find("symbol") == std::string::npos); // of no card
}

BOOST_AUTO_TEST_CASE(in_a_low_window_it_is_one_line_until_somebody_wants_more)
{
    move_to(wxPoint(1, 1));
    set_height(520);
    ask("B01-00");
    wait_for_title("What if… Marth: Savior of His Realm");
    BOOST_TEST(!is_unfolded());
    move_to(place_of(pool(), pool_row(5)));
    wait_for_title("What if… Caeda: Talys's Heart");
    BOOST_TEST(!is_unfolded()); // it stays as it was left
    move_to(wxPoint(1, 1));
    click(find<wxToggleButton>("what if unfolded"));
    wait_for([this] { return is_unfolded(); });
    BOOST_TEST(settings.what_if == "whole");
    BOOST_TEST(label("what if unfolded") == "▾");
    press('I', wxMOD_CONTROL);
    wait_for([this] { return !is_unfolded(); });
    BOOST_TEST(settings.what_if == "line");
    BOOST_TEST(label("what if unfolded") == "▴");
}

BOOST_AUTO_TEST_CASE(in_a_low_window_it_leaves_the_card_most_of_the_room_and_cuts_no_word)
{
    set_height(520);
    select("S01-001");
    wait_for_cells();
    settle();
    const int pane = find<wxWindow>("what if").GetParent()->GetClientSize().y;
    BOOST_TEST(find<wxWindow>("card details").GetSize().y > pane / 2);
    const auto& table = find<DrawnTable>("what if table");
    BOOST_TEST(table.GetSize().y > 5 * table.GetCharHeight());
    for (std::size_t row = 1; row <= 5; ++row) {
        const wxString first = to_wx(table.shown(row, 0)).BeforeFirst('\n');
        BOOST_TEST(table.GetTextExtent(first).x < table.GetSize().x, said(row, 0));
        BOOST_TEST(said(row, 0).find("...") == std::string::npos);
    }
}

BOOST_AUTO_TEST_SUITE_END()
