#include "gui/study/study_test.h"

using namespace kizuna;
using namespace kizuna::test;

namespace tradeoff_page {

struct TradeoffPageTest : StudyTest {
    TradeoffPageTest()
    {
        view('5');
        wait_for([this] { return !chart("tradeoff chart").is_empty(); });
    }
    std::string marked() const
    {
        const Chart& shown = chart("tradeoff chart");
        return shown.marked ? shown.places[*shown.marked] : "none";
    }
};

} // namespace tradeoff_page

BOOST_FIXTURE_TEST_SUITE(tradeoff_page, TradeoffPageTest)

BOOST_AUTO_TEST_CASE(the_decks_own_line_is_marked_and_follows_an_edit)
{
    BOOST_TEST(marked() == "5");
    add("B01-001", 2); // Marth: Savior of His Realm
    wait_for([this] { return marked() == "7"; });
}

BOOST_AUTO_TEST_CASE(turn_going_and_rule_are_the_players_to_choose)
{
    const auto promotion = [this] { return *chart("tradeoff chart").series[1].values[1]; };
    const auto changed = [&](double before) {
        wait_for([&] { return promotion() != before; });
        return promotion();
    };
    const double by_four = promotion();
    set("tradeoff turn", 2);
    const double by_two = changed(by_four);
    BOOST_TEST(by_two < by_four);
    BOOST_TEST(says("tradeoff sentence", "by turn 2"));
    choose("going", 1); // second: one card more
    const double second = changed(by_two);
    BOOST_TEST(second > by_two);
    choose("keep rule", 1); // always redraw
    changed(second);
}

BOOST_AUTO_TEST_CASE(an_empty_deck_has_nothing_to_trade)
{
    document.start_new();
    settle();
    BOOST_TEST(judges("tradeoff", "no card with cost 1"));
    BOOST_TEST(chart("tradeoff chart").is_empty());
}

BOOST_AUTO_TEST_SUITE_END()
