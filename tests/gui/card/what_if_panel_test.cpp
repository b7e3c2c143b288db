#include "gui/study/study_test.h"

using namespace kizuna;
using namespace kizuna::test;

namespace {

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
    std::string said(int row, int column) const
    {
        return label(wxString::Format("what if %d %d", row, column));
    }
    void wait_for_cells()
    {
        wait_for([this] { return wxWindow::FindWindowByName("what if 1 1", frame) != nullptr; });
    }
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(what_if_panel, WhatIfPanelTest)

BOOST_AUTO_TEST_CASE(a_selected_card_tells_what_a_copy_more_or_less_would_change)
{
    select("S01-001");
    wait_for_cells();
    BOOST_TEST(find<wxWindow>("what if").IsShown());
    BOOST_TEST(said(0, 1) == "+1");
    BOOST_TEST(said(1, 1) == "▲ 1"); // there are four already
    BOOST_TEST(said(2, 0) == "Fails 10.2%");
    BOOST_TEST(said(2, 1) == "▲ +1.8");
    BOOST_TEST(says("what if violations", "+1 copy breaks"));
}

BOOST_AUTO_TEST_CASE(the_card_that_was_taken_out_last_is_what_a_swap_would_be_for)
{
    select("B01-001");
    wait_for_cells();
    BOOST_TEST(said(0, 3).empty());
    document.change_copies(Pile::Cards, marth_promotion, -1, "");
    wait_for([this] { return said(0, 2) == "Swap" || said(0, 3) == "Swap"; });
}

BOOST_AUTO_TEST_SUITE_END()
