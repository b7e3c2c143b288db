#include "app/comparison/deck_figures.h"
#include "gui/charts/chart_view.h"
#include "gui/window_test.h"

#include <wx/checkbox.h>
#include <wx/scrolwin.h>
#include <wx/textctrl.h>

using namespace kizuna;
using namespace kizuna::test;

namespace statistics_page {

struct StatisticsTest : WindowTest {
    StatisticsTest()
    {
        add(marth, 4);
        press('2', wxMOD_CONTROL);
    }
    ChartView& chart(const char* id) { return find<ChartView>(wxString("chart ") + id); }
    wxDataViewListCtrl& formats() { return find<wxDataViewListCtrl>("format verdicts"); }
    std::string verdict(int row) { return cell(formats(), formats().RowToItem(row), 0); }
};

} // namespace statistics_page

BOOST_FIXTURE_TEST_SUITE(statistics_page, StatisticsTest)

BOOST_AUTO_TEST_CASE(charts_and_numbers_follow_each_edit)
{
    BOOST_TEST((chart("cost").chart().series[0].values[0] == 4.0));
    add(caeda, 3);
    BOOST_TEST((chart("cost").chart().series[0].values[0] == 7.0));
    const std::string figures = from_wx(find<wxTextCtrl>("deck figures").GetValue());
    BOOST_TEST(figures.find("7\tCards in the deck") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(every_format_says_in_words_whether_the_deck_is_legal)
{
    BOOST_REQUIRE(static_cast<std::size_t>(formats().GetItemCount()) ==
                  shipped_catalogue().formats.size());
    BOOST_TEST(verdict(0) == "Not legal: 1 reason");
    document.open(bundled_deck("altean-vanguard"));
    settle();
    BOOST_TEST(verdict(0) == "Legal");
}

BOOST_AUTO_TEST_CASE(a_format_that_is_chosen_judges_the_deck)
{
    formats().SelectRow(1);
    formats().SetFocus();
    settle();
    press(WXK_RETURN);
    BOOST_TEST(document.deck().format == shipped_catalogue().formats[1].id);
    BOOST_TEST(formats().GetSelectedRow() == 1);
}

BOOST_AUTO_TEST_CASE(one_box_turns_all_charts_into_tables)
{
    click(find<wxWindow>("study options unfolded"));
    click(find<wxCheckBox>("statistics as tables"));
    BOOST_TEST(chart("cost").is_table());
    BOOST_TEST(chart("gender").is_table());
}

BOOST_AUTO_TEST_CASE(charts_lie_side_by_side_and_inside_the_page)
{
    frame->SetSize(1440, 900); // where studies have the width of the window below the cards
    wait_for([this] { return chart("cost").GetParent()->GetClientSize().x > 700; });
    const wxRect first = chart("cost").GetRect();
    const wxRect second = chart("support").GetRect();
    BOOST_TEST(first.y == second.y);
    BOOST_TEST(first.GetRight() < second.x);
    BOOST_TEST(second.GetRight() <= chart("support").GetParent()->GetClientSize().x);
}

BOOST_AUTO_TEST_CASE(the_wheel_over_the_figures_scrolls_the_page)
{
    frame->SetClientSize(frame->FromDIP(wxSize(900, 520)));
    settle();
    auto& page = find<wxScrolledWindow>("statistics");
    auto& figures = find<wxTextCtrl>("deck figures");
    wxMouseEvent wheel(wxEVT_MOUSEWHEEL);
    wheel.m_wheelDelta = 120;
    wheel.m_wheelRotation = -120;
    wheel.m_linesPerAction = 3;
    wheel.SetEventObject(&figures);
    figures.ProcessWindowEvent(wheel);
    settle();
    BOOST_TEST(page.GetViewStart().y > 0);
}

BOOST_AUTO_TEST_SUITE_END()
