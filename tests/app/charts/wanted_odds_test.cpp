#include "app/charts/wanted_odds.h"
#include "app/known_cards.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace odds_of_wants {

struct WantedOddsTest {
    Deck deck{.protagonist = marth,
              .cards = {{.code = marth, .copies = 1},
                        {.code = marth_savior, .copies = 4},
                        {.code = caeda, .copies = 36}}};
    OddsInputs inputs = usual_odds();

    WantedOdds answer() const { return *wanted_odds(deck, inputs, shipped_catalogue()); }
    static double chance(const std::optional<OpeningOdds>& odds, std::size_t turn)
    {
        return odds->by_turn.at(turn - 1).chance.hit;
    }
};

} // namespace odds_of_wants

BOOST_FIXTURE_TEST_SUITE(odds_of_wants, WantedOddsTest, *boost::unit_test::tolerance(1e-12))

BOOST_AUTO_TEST_CASE(each_want_has_its_own_chance_and_the_cards_there_are)
{
    inputs.rule = "always-keep";
    const WantedOdds odds = answer();
    BOOST_REQUIRE(odds.rows.size() == 2);
    BOOST_TEST(odds.rows[0].matching == 4);
    BOOST_TEST(odds.rows[1].matching == 36);
    // Going first six cards are seen by turn 1: 1 - C(36,6)/C(40,6).
    double miss = 1;
    for (int drawn = 0; drawn < 6; ++drawn)
        miss *= (36.0 - drawn) / (40.0 - drawn);
    BOOST_TEST(chance(odds.rows[0].odds, 1) == 1 - miss);
    BOOST_TEST(*odds.keep_rate == 1.0);
}

BOOST_AUTO_TEST_CASE(all_together_is_no_likelier_than_any_of_them)
{
    const WantedOdds odds = answer();
    BOOST_REQUIRE(odds.together);
    BOOST_TEST(chance(odds.together, 3) <= chance(odds.rows[0].odds, 3));
    BOOST_TEST(chance(odds.together, 3) > 0.5);
    BOOST_TEST(!odds.in_orbs);
}

BOOST_AUTO_TEST_CASE(orbs_are_asked_apart_from_the_cards_seen)
{
    inputs.rule = "always-keep";
    inputs.wants = {{"is:promotion", 1, true}, {"cost=1", 2, true}, {"cost=1", 1, false}};
    const WantedOdds odds = answer();
    double miss = 1;
    for (int drawn = 0; drawn < 5; ++drawn)
        miss *= (36.0 - drawn) / (40.0 - drawn);
    BOOST_TEST(chance(odds.rows[0].odds, 1) == 1 - miss);
    BOOST_TEST(chance(odds.rows[0].odds, 8) == 1 - miss);
    BOOST_TEST(odds.in_orbs.has_value());
    BOOST_TEST(!odds.together);
}

BOOST_AUTO_TEST_CASE(a_wrong_query_leaves_the_other_wants_their_answer)
{
    inputs.wants.push_back({"colour:purpel"});
    const WantedOdds odds = answer();
    BOOST_TEST(odds.rows[0].odds.has_value());
    BOOST_TEST(!odds.rows[2].odds);
    BOOST_TEST(!odds.together); // nobody can say what all of them are
    const auto fault = want_fault("colour:purpel", shipped_catalogue());
    BOOST_REQUIRE(fault);
    BOOST_TEST(fault->suggestions.front() == "purple");
}

BOOST_AUTO_TEST_CASE(a_wrong_rule_answers_nothing)
{
    inputs.rule = "count(cost=1 >= 1";
    BOOST_TEST(!answer().keep_rate);
    BOOST_TEST(!answer().rows[0].odds);
    BOOST_TEST(rule_fault(inputs.rule, shipped_catalogue()).has_value());
    BOOST_TEST(!rule_fault("count(cost=1) >= 1", shipped_catalogue()));
}

BOOST_AUTO_TEST_CASE(nobody_asks_a_deck_without_a_leader)
{
    deck.cards = {{.code = marth_savior, .copies = 4}};
    BOOST_TEST(!wanted_odds(deck, inputs, shipped_catalogue()));
}

BOOST_AUTO_TEST_CASE(the_chart_has_a_line_for_each_want_and_one_for_all)
{
    const Chart chart = odds_chart(answer(), inputs, 3, english());
    BOOST_TEST(chart.places.size() == 8);
    BOOST_REQUIRE(chart.series.size() == 3);
    BOOST_TEST(chart.series[0].name == "Class change");
    BOOST_TEST(chart.series[2].name == "All together");
    BOOST_TEST((chart.marked == 2));
}

BOOST_AUTO_TEST_CASE(the_verdict_judges_all_wants_together_and_names_the_hardest)
{
    const StudyVerdict verdict = odds_verdict(answer(), inputs, 3, english());
    BOOST_TEST(verdict.sentence ==
               "By turn 3 all of it together is likely; the hardest is “Class change”.");
    BOOST_REQUIRE(verdict.figures.size() == 3);
    BOOST_TEST(verdict.figures[0].meaning == "Class change by turn 3");
    BOOST_TEST(verdict.figures[1].value == "100%");
    BOOST_TEST(verdict.figures[2].meaning == "All together by turn 3");
}

BOOST_AUTO_TEST_CASE(the_verdict_on_one_want_speaks_of_it_and_of_the_hands_kept)
{
    inputs.wants = {{"is:promotion", 1}};
    const StudyVerdict verdict = odds_verdict(answer(), inputs, 8, english());
    BOOST_TEST(verdict.sentence == "By turn 8 “Class change” is very likely.");
    BOOST_REQUIRE(verdict.figures.size() == 2);
    BOOST_TEST(verdict.figures[1].meaning == "opening hands kept");
}

BOOST_AUTO_TEST_CASE(without_a_leader_or_a_want_the_verdict_says_what_is_missing)
{
    BOOST_TEST(odds_verdict(std::nullopt, inputs, 3, english()).sentence ==
               "Odds need a deck with a card of cost 1 to lead it.");
    inputs.wants = {};
    const StudyVerdict verdict = odds_verdict(answer(), inputs, 3, english());
    BOOST_TEST(verdict.sentence.starts_with("Say what you want"));
    BOOST_TEST(verdict.figures.empty());
}

BOOST_AUTO_TEST_CASE(wants_are_called_by_words_or_by_their_query)
{
    BOOST_TEST(want_label({"is:promotion", 2}, english()) == "2 × Class change");
    BOOST_TEST(want_label({"type:dragon", 1}, english()) == "type:dragon");
    BOOST_TEST(want_label({"type:dragon", 3, true}, english()) == "3 × type:dragon (orbs)");
}

BOOST_AUTO_TEST_CASE(a_rule_is_called_by_its_name_or_by_what_it_counts)
{
    BOOST_TEST(rule_in_words("cost-one", english()) == "a cost-1 card of another unit");
    BOOST_TEST(rule_in_words("count(is:promotion) >= 1 and (count(cost=1 -unit:protagonist) >= 2 "
                             "or count(\"a (b\") >= 1)",
                             english()) ==
               "Class change and (2 × Cost 1 of another unit or \"a (b\")");
    for (const char* rule : {"not count(cost=1) >= 1", "count(cost=1) <= 2", "count(cost=1 >= 1"})
        BOOST_TEST(rule_in_words(rule, english()) == rule);
}

BOOST_AUTO_TEST_SUITE_END()
