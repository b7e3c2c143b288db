#include "document_edits.h"
#include "gui/study/study_test.h"

#include <gtk/gtk.h>

using namespace kizuna;
using namespace kizuna::test;

namespace curve_page {

struct CurvePageTest : StudyTest {
    CurvePageTest()
    {
        view('7');
        set("curve games", 400);
        wait_for([this] { return says("study options set", "All 400 games"); });
    }
    void set_endless() { set("curve games", 9'000'000); }
};

} // namespace curve_page

BOOST_FIXTURE_TEST_SUITE(curve_page, CurvePageTest)

BOOST_AUTO_TEST_CASE(the_games_are_shown_with_how_they_were_played)
{
    BOOST_TEST(says("study options set", "All 400 games"));
    BOOST_TEST(says("study options set", "seed 1"));
    BOOST_TEST(chart("curve bonds").places.size() == 8u);
    BOOST_TEST(table("curve all turns").rows.size() == 8u);
    BOOST_TEST(!table("curve totals").rows.empty());
}

BOOST_AUTO_TEST_CASE(the_same_seed_plays_the_same_games)
{
    const Chart first = chart("curve bonds");
    set("curve seed", 2);
    wait_for([this] {
        return says("study options set", "All 400 games") && says("study options set", "seed 2");
    });
    BOOST_TEST((chart("curve bonds") != first));
    set("curve seed", 1);
    wait_for([this] {
        return says("study options set", "All 400 games") && says("study options set", "seed 1");
    });
    BOOST_TEST((chart("curve bonds") == first));
}

BOOST_AUTO_TEST_CASE(an_edit_marks_the_result_as_old_until_the_deck_has_been_played_again)
{
    const Chart before = chart("curve bonds");
    test::change_copies(document, Pile::Cards, marth_promotion, -4, "");
    BOOST_TEST(says("curve state", "Out of date"));
    BOOST_TEST((chart("curve bonds") == before));
    wait_for([this] { return says("study options set", "All 400 games"); });
    BOOST_TEST(!says("curve state", "Out of date"));
    BOOST_TEST((chart("curve bonds") != before));
}

BOOST_AUTO_TEST_CASE(a_few_games_are_shown_at_once_and_the_rest_can_be_stopped)
{
    set_endless();
    wait_for([this] { return says("curve state", "Playing: 200 of 9,000,000"); });
    BOOST_TEST(label("curve run") == "Stop");
    push("curve run");
    settle();
    BOOST_TEST(says("curve state", "Stopped: these are the first 200"));
    BOOST_TEST(label("curve run") == "Run again");
}

BOOST_AUTO_TEST_CASE(a_window_may_close_while_games_are_played)
{
    set_endless();
    frame->Destroy();
    settle();
    BOOST_TEST(!frame);
}

BOOST_AUTO_TEST_CASE(a_page_out_of_sight_leaves_an_edited_deck_alone)
{
    view('1');
    test::change_copies(document, Pile::Cards, marth_promotion, -4, "");
    settle();
    BOOST_TEST(says("study options set", "All 400 games"));
    BOOST_TEST(!says("curve state", "Out of date"));
    view('7');
    wait_for([this] { return says("study options set", "All 400 games"); });
    BOOST_TEST(table("curve totals").rows.size() >= 3u);
}

BOOST_AUTO_TEST_CASE(the_bar_that_scrolls_the_page_is_seen_without_the_pointer)
{
    view('7');
    GtkWidget* page = find<wxScrolledWindow>("curve page").GetHandle();
    BOOST_TEST(!gtk_scrolled_window_get_overlay_scrolling(GTK_SCROLLED_WINDOW(page)));
}

BOOST_AUTO_TEST_CASE(a_pile_of_less_than_twelve_cards_is_no_game)
{
    document.start_new();
    add(marth, 4);
    BOOST_TEST(judges("curve", "4 known cards are not a game"));
    BOOST_TEST(!find<wxButton>("curve run").IsEnabled());
}

BOOST_AUTO_TEST_CASE(in_a_small_window_the_charts_stand_below_each_other_as_high_as_they_need)
{
    frame->SetClientSize(frame->FromDIP(wxSize(900, 520)));
    settle();
    auto* apart =
        wxGetTopLevelParent(&find<wxWindow>("curve page")); // the window has no room for it
    apart->SetClientSize(apart->FromDIP(wxSize(560, 480)));
    settle();
    const auto& bonds = find<ChartView>("curve bonds");
    const auto& demand = find<ChartView>("curve demand");
    wait_for([&] { return bonds.GetRect().GetBottom() < demand.GetRect().y; });
    for (const ChartView* chart : {&bonds, &demand})
        BOOST_TEST(chart->GetSize().y >= chart->height_for(chart->GetSize().x));
}

BOOST_AUTO_TEST_SUITE_END()
