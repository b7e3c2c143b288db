#include "gui/study/study_test.h"

#include <wx/textctrl.h>

using namespace kizuna;
using namespace kizuna::test;

namespace opening_page {

struct OpeningPageTest : StudyTest {
    OpeningPageTest()
    {
        view('6');
        wait_for([this] { return !table("opening rules").rows.empty(); });
    }
    void write(const wxString& name, const char* text) { find<wxTextCtrl>(name).SetValue(text); }
    std::string gain() const { return table("opening rules").rows[0][3]; }
};

} // namespace opening_page

BOOST_FIXTURE_TEST_SUITE(opening_page, OpeningPageTest)

BOOST_AUTO_TEST_CASE(a_rule_that_cannot_be_understood_says_where)
{
    write("opening rule", "count(cost=1) >= ");
    BOOST_TEST(judges("opening", "The rule is not understood. At character"));
    BOOST_TEST(table("opening rules").rows.empty());
    BOOST_TEST(!find<wxButton>("opening use best").IsEnabled());
    write("opening rule", "count(cost=1) >= 2");
    wait_for([this] { return !table("opening rules").rows.empty(); });
    BOOST_TEST(says("opening sentence", "Your rule keeps"));
}

BOOST_AUTO_TEST_CASE(a_goal_that_cannot_be_understood_says_where)
{
    write("opening want 1", "is:nothing");
    BOOST_TEST(judges("opening", "The goal is not understood. At character"));
    write("opening want 1", "");
    BOOST_TEST(judges("opening", "Say what is wanted"));
}

BOOST_AUTO_TEST_CASE(using_the_best_rule_leaves_nothing_to_gain)
{
    BOOST_TEST(gain() != "0");
    push("opening use best");
    wait_for([this] { return !table("opening rules").rows.empty() && gain() == "0"; });
    BOOST_TEST(!find<wxButton>("opening use best").IsEnabled());
}

BOOST_AUTO_TEST_CASE(two_wants_are_harder_than_one)
{
    const auto own = [this] { return *chart("opening chart").series[0].values.back(); };
    const double one = own();
    write("opening want 2", "cost=1 -unit:protagonist");
    wait_for([&] { return own() != one; });
    const double both = own();
    BOOST_TEST(both < one);
    choose("opening number 2", 2);
    wait_for([&] { return own() != both; });
    BOOST_TEST(own() < both);
}

BOOST_AUTO_TEST_CASE(a_preset_writes_its_condition_for_the_player_to_change)
{
    choose("opening preset", 3);
    BOOST_TEST(from_wx(find<wxTextCtrl>("opening rule").GetValue()) ==
               "count(cost=1 -unit:protagonist) >= 1 and count(is:promotion) >= 1");
}

BOOST_AUTO_TEST_CASE(each_hand_gets_the_verdict_of_rule_and_odds)
{
    BOOST_TEST(table("opening hand").rows.size() == 6u);
    BOOST_TEST(says("opening hand verdict", "The rule"));
    BOOST_TEST(says("opening hand verdict", "reach"));
    const auto first = table("opening hand").rows;
    push("opening next hand");
    BOOST_TEST((table("opening hand").rows != first));
    set("opening seed", 2); // begins with its first hand
    BOOST_TEST(label("opening hand number") == "Hand 1");
    set("opening seed", 1);
    BOOST_TEST((table("opening hand").rows == first));
}

BOOST_AUTO_TEST_CASE(a_rule_that_no_preset_has_is_not_shown_under_the_name_of_one)
{
    const auto& preset = find<wxChoice>("opening preset");
    push("opening use best");
    BOOST_TEST(from_wx(preset.GetStringSelection()) == "a rule of your own");
    BOOST_TEST(!settings.studies.opening_rule.empty());
    choose("opening preset", 3);
    BOOST_TEST(preset.GetSelection() == 3);
    BOOST_TEST(settings.studies.opening_rule.empty());
}

BOOST_AUTO_TEST_SUITE_END()
