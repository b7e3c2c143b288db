#include "app/charts/wanted_odds.h"
#include "document_edits.h"
#include "gui/study/study_test.h"

#include <wx/textctrl.h>

using namespace kizuna;
using namespace kizuna::test;

namespace odds_page {

struct OddsPageTest : StudyTest {
    OddsPageTest()
    {
        view('3');
        wait_for([&] { return find<StudyHead>("odds verdict").verdict().figures.size() == 3; });
    }

    wxDataViewListCtrl& wants() { return find<wxDataViewListCtrl>("wants"); }
    std::string want(int row, unsigned column)
    {
        return from_wx(wants().GetTextValue(static_cast<unsigned>(row), column));
    }
    /// Does something that changes a row of the wants, and waits for it.
    template <typename Act>
    void changes(int row, unsigned column, Act act)
    {
        const std::string before = want(row, column);
        act();
        wait_for([&] { return want(row, column) != before; });
    }
    const Chart& odds_chart_shown() { return chart("odds chart"); }
    void type_query(const char* query) { find<wxTextCtrl>("want query").SetValue(query); }
};

} // namespace odds_page

BOOST_FIXTURE_TEST_SUITE(odds_page, OddsPageTest)

BOOST_AUTO_TEST_CASE(the_chance_of_a_class_change_by_turn_3_is_read_at_a_glance)
{
    const auto odds = wanted_odds(document.deck(), usual_odds(), shipped_catalogue());
    const std::string chance = english().percent(odds->rows[0].odds->by_turn[2].chance.hit);
    const StudyVerdict& verdict = find<StudyHead>("odds verdict").verdict();
    BOOST_TEST(verdict.sentence.starts_with("By turn 3 "));
    BOOST_TEST(verdict.figures[0].meaning == "Class change by turn 3");
    BOOST_TEST(want(0, 2) == chance);
    BOOST_TEST(says("study options set", "keeps"));
}

BOOST_AUTO_TEST_CASE(chances_follow_each_edit_of_the_deck)
{
    changes(0, 2, [&] { test::change_copies(document, Pile::Cards, "S01-001", -2, "fewer"); });
    BOOST_TEST(want(0, 1) == "2");
}

BOOST_AUTO_TEST_CASE(the_chart_takes_the_room_that_the_page_has)
{
    const auto& chart = find<ChartView>("odds chart");
    const int min = chart.height_for(chart.GetSize().x);
    wait_for([&] { return chart.GetSize().y > min; });
    resting_place(chart);
    const int before = chart.GetSize().y;
    frame->SetSize(frame->GetSize() + wxSize(0, 200));
    wait_for([&] { return chart.GetSize().y > before + 100; });
}

BOOST_AUTO_TEST_CASE(wants_are_added_edited_and_removed)
{
    click(find<wxButton>("add want"));
    BOOST_REQUIRE(wants().GetItemCount() == 3);
    BOOST_TEST(find<wxTextCtrl>("want query").HasFocus());
    type_query("weapon:bow");
    wait_for([&] { return want(2, 1) == "3"; });
    BOOST_TEST(want(2, 0) == "weapon:bow");
    BOOST_TEST(odds_chart_shown().series.size() == 4);
    set("want at least", 2);
    wait_for([&] { return want(2, 0) == "2 × weapon:bow"; });
    click(find<wxButton>("remove want"));
    BOOST_TEST(wants().GetItemCount() == 2);
    BOOST_TEST((settings.odds == usual_odds()));
}

BOOST_AUTO_TEST_CASE(a_wrong_query_is_told_under_its_field_with_what_would_be_right)
{
    changes(0, 2, [&] { type_query("color:reb"); });
    BOOST_TEST(want(0, 2) == "–");
    const auto& fault = find<wxWindow>("want query fault");
    BOOST_TEST(fault.IsShown());
    BOOST_TEST(!fault.GetLabel().empty());
    auto& suggestion = find<wxButton>("want query suggestion 1");
    BOOST_REQUIRE(suggestion.IsShown());
    changes(0, 2, [&] { click(suggestion); });
    BOOST_TEST(settings.odds.wants[0].query == "color:red");
    BOOST_TEST(!fault.IsShown());
    BOOST_TEST(want(0, 2) == "100.0%");
}

BOOST_AUTO_TEST_CASE(a_rule_of_ones_own_is_asked_as_it_is_typed)
{
    const std::string usual = want(0, 2);
    click(find<wxWindow>("study options unfolded"));
    choose("keep rule", static_cast<int>(find<wxChoice>("keep rule").GetCount()) - 1);
    auto& rule = find<wxTextCtrl>("own rule");
    BOOST_TEST(rule.IsShownOnScreen());
    changes(0, 2, [&] { rule.SetValue("count(is:promotion) >= 1"); });
    BOOST_TEST(settings.odds.rule == "count(is:promotion) >= 1");
    const auto presets = keep_rule_presets();
    choose("keep rule", static_cast<int>(std::ranges::find(presets, "cost-one") - presets.begin()));
    wait_for([&] { return want(0, 2) == usual; });
    BOOST_TEST(!rule.IsShownOnScreen());
    BOOST_TEST(settings.odds.rule == "cost-one");
}

BOOST_AUTO_TEST_CASE(who_goes_second_sees_a_card_more)
{
    const double first = *odds_chart_shown().series[0].values[2];
    changes(0, 2, [&] { choose("going", 1); });
    BOOST_TEST(!settings.odds.goes_first);
    BOOST_TEST(*odds_chart_shown().series[0].values[2] > first);
}

BOOST_AUTO_TEST_CASE(cards_among_the_orbs_are_as_likely_in_every_turn)
{
    changes(0, 2, [&] { choose("want place", 1); });
    const auto& values = odds_chart_shown().series[0].values;
    BOOST_TEST(*values.front() == *values.back());
    BOOST_TEST(odds_chart_shown().series.size() == 2); // one each: nothing is together
}

BOOST_AUTO_TEST_CASE(a_deck_that_nobody_leads_says_what_it_needs)
{
    document.start_new();
    wait_for([&] { return judges("odds", "cost 1"); });
    BOOST_TEST(odds_chart_shown().is_empty());
}

BOOST_AUTO_TEST_SUITE_END()
