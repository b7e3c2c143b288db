#include "gui/study/study_test.h"

using namespace kizuna;
using namespace kizuna::test;

namespace support_page {

struct SupportPageTest : StudyTest {
    SupportPageTest()
    {
        view('4');
        wait_for([this] { return !table("support units").rows.empty(); });
    }
};

/// The opponent has cards that nobody knows.
struct UnknownOpponentTest : StudyTest {
    UnknownOpponentTest()
    {
        settings.recent_decks = {
            folder
                .write("rival.kizuna.yaml",
                       "kizuna: 1\nname: Rival\ncards:\n  B01-003: 4\n  Z99-001: 3\n")
                .string()};
        view('4');
        wait_for([this] { return !table("support units").rows.empty(); });
        choose("support against", find<wxChoice>("support against").FindString("Rival"));
    }
};

} // namespace support_page

BOOST_FIXTURE_TEST_SUITE(support_page, SupportPageTest)

BOOST_AUTO_TEST_CASE(the_protagonist_is_told_of_until_another_unit_is_chosen)
{
    BOOST_TEST(says("support sentence", "A support for Marth fails 10.2% of the time"));
    BOOST_TEST(!chart("support success").is_empty());
    choose("support unit", 1);
    const std::string unit = table("support units").rows[1][0];
    BOOST_TEST(says("support sentence", "A support for " + unit));
    BOOST_TEST(chart("support added").title.find(unit) != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_flat_support_stands_against_the_units_where_it_is_chosen)
{
    BOOST_TEST(!find<wxWindow>("support flat").IsEnabled());
    choose("support against", 1);
    wait_for([this] { return says("study options set", "always 20"); });
    const std::string even = table("support units").rows[0][5];
    set("support flat", 40);
    wait_for([this] { return says("study options set", "always 40"); });
    BOOST_TEST(table("support units").rows[0][5] != even);
}

BOOST_AUTO_TEST_CASE(a_bundled_deck_can_stand_against_the_units)
{
    auto& against = find<wxChoice>("support against");
    const int golden_deer = against.FindString("Golden Deer Take Wing");
    BOOST_REQUIRE(golden_deer != wxNOT_FOUND);
    choose("support against", golden_deer);
    wait_for([this] { return says("study options set", "Golden Deer"); });
}

BOOST_AUTO_TEST_CASE(evasions_make_attacks_succeed_less_often)
{
    BOOST_TEST(chart("support success").series.size() == 2u);
    set("support evasion", 25);
    BOOST_TEST(chart("support success").series.size() == 4u);
    BOOST_TEST(says("support sentence", "25%"));
}

BOOST_AUTO_TEST_CASE(an_edit_is_followed)
{
    add(marth_promotion, -4);
    wait_for([this] { return says("support sentence", "fails 2.2%"); }); // 1 of 45
}

BOOST_AUTO_TEST_CASE(a_deck_that_nobody_leads_says_so_and_shows_no_old_numbers)
{
    document.start_new();
    settle();
    BOOST_TEST(judges("support", "no card with cost 1"));
    BOOST_TEST(table("support units").rows.empty());
    BOOST_TEST(chart("support success").is_empty());
}

BOOST_FIXTURE_TEST_CASE(unknown_cards_of_the_opponent_are_told, UnknownOpponentTest)
{
    wait_for([this] { return says("study options set", "Rival: 3 cards are not known"); });
    choose("support against", 0);
    wait_for([this] { return !says("study options set", "not known"); });
}

BOOST_AUTO_TEST_SUITE_END()
