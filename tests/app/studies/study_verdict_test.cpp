#include "app/studies/study_verdict.h"

#include "app/altean_deck.h"
#include "app/studies/support_study.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace kizuna;
using namespace kizuna::test;

namespace study_verdicts {

struct VerdictTest {
    StudyDeck deck = altean_study();
    DeckStatistics statistics = deck_statistics(altean_deck(), shipped_catalogue().library);
    const Messages& messages = english();

    static std::vector<std::string> values_of(const StudyVerdict& verdict)
    {
        std::vector<std::string> values;
        for (const VerdictFigure& figure : verdict.figures)
            values.push_back(figure.value);
        return values;
    }
    OpeningWants goal(const char* rule) const
    {
        const CardLibrary& library = shipped_catalogue().library;
        return {{{std::get<Query>(Query::parse("is:promotion", library)), 1}},
                std::get<KeepRule>(KeepRule::parse(rule, library)),
                Going::First,
                4};
    }
    CurveStudy played(GoldfishSettings settings) const
    {
        CurveStudy all;
        study_curve(deck, settings, 400, 1, {}, [&](const CurveStudy& study) { all = study; });
        return all;
    }
    Tradeoff lines() const
    {
        return tradeoff(deck.cards, *deck.protagonist, goal("cost-one"), deck.context).value();
    }
};

using Values = std::vector<std::string>;

} // namespace study_verdicts

BOOST_FIXTURE_TEST_SUITE(study_verdicts, VerdictTest)

BOOST_AUTO_TEST_CASE(a_chance_has_the_word_of_the_step_it_has_reached)
{
    const std::pair<double, const char*> steps[] = {
        {1, "certain"},  {0.95, "certain"}, {0.949, "very"}, {0.8, "very"},       {0.799, "likely"},
        {0.6, "likely"}, {0.599, "even"},   {0.4, "even"},   {0.399, "unlikely"}, {0.2, "unlikely"},
        {0.199, "rare"}, {0.001, "rare"},   {0, "never"}};
    for (const auto& [chance, word] : steps)
        BOOST_TEST(likelihood_word(chance) == word, chance);
}

BOOST_AUTO_TEST_CASE(a_figure_says_all_or_nothing_only_of_what_is_so)
{
    BOOST_TEST(figure_percent(0.834, messages) == "83%");
    BOOST_TEST(figure_percent(0.996, messages) == "99.6%");
    BOOST_TEST(figure_percent(0.004, messages) == "0.4%");
    BOOST_TEST(figure_percent(0.9998, messages) == "> 99.9%");
    BOOST_TEST(figure_percent(0.0002, messages) == "< 0.1%");
    BOOST_TEST(figure_percent(1, messages) == "100%");
    BOOST_TEST(figure_percent(0, messages) == "0%");
}

BOOST_AUTO_TEST_CASE(a_deck_is_judged_by_its_costs_and_supports)
{
    const StudyVerdict verdict = deck_verdict(statistics, messages);
    BOOST_TEST(verdict.sentence == "Marth leads a quick deck, with weak supports.");
    BOOST_TEST(values_of(verdict) == (Values{"1.9", "15.5", "10%"}),
               boost::test_tools::per_element());
    statistics.by_cost = {{"3", 49}, {"X", 1}};
    statistics.support_mean = 22.5;
    BOOST_TEST(deck_verdict(statistics, messages).sentence ==
               "Marth leads a heavy deck, with strong supports.");
    statistics.by_cost = {{"2", 10}, {"3", 10}};
    statistics.support_mean = 20;
    BOOST_TEST(deck_verdict(statistics, messages).sentence ==
               "Marth leads an even deck, with usual supports.");
}

BOOST_AUTO_TEST_CASE(supports_that_fail_are_told_by_the_nearest_share)
{
    const auto told = [&](double failure) {
        CurveStudy study = played({.rule = {}});
        study.failure = failure;
        const std::string sentence = curve_verdict(study, messages).sentence;
        return sentence.substr(sentence.find("; ") + 2);
    };
    const std::pair<double, const char*> shares[] = {{0, "no support fails."},
                                                     {0.039, "hardly any support fails."},
                                                     {0.04, "about one support in twenty fails."},
                                                     {0.22, "about one support in five fails."},
                                                     {0.23, "about one support in four fails."},
                                                     {0.41, "about one support in three fails."},
                                                     {0.42, "about one support in two fails."},
                                                     {0.599, "about one support in two fails."},
                                                     {0.6, "most supports fail."}};
    for (const auto& [failure, words] : shares)
        BOOST_TEST(told(failure) == words, failure);
}

BOOST_AUTO_TEST_CASE(a_deck_that_nobody_leads_is_judged_without_supports_that_fail)
{
    statistics.protagonist = nullptr;
    const StudyVerdict verdict = deck_verdict(statistics, messages);
    BOOST_TEST(verdict.sentence == "A quick deck that nobody leads yet, with weak supports.");
    BOOST_TEST(verdict.figures.size() == 2U);
}

BOOST_AUTO_TEST_CASE(a_deck_that_is_hardly_begun_is_not_judged)
{
    BOOST_TEST(deck_verdict({}, messages).sentence ==
               "The deck is empty: there is nothing to judge yet.");
    statistics.size = min_judged - 1;
    const StudyVerdict verdict = deck_verdict(statistics, messages);
    BOOST_TEST(verdict.sentence == "19 cards so far: too few to judge the deck.");
    BOOST_TEST(verdict.figures.empty());
}

BOOST_AUTO_TEST_CASE(the_curve_tells_of_the_class_change_and_of_supports_that_fail)
{
    const StudyVerdict verdict = curve_verdict(played({.rule = {}}), messages);
    BOOST_TEST(verdict.sentence ==
               "Marth changes class by turn 4 in about half of the games; about one support in "
               "ten fails.");
    BOOST_REQUIRE(verdict.figures.size() == 3U);
    BOOST_TEST(verdict.figures[0].meaning == "class change made by turn 4");
    BOOST_TEST(verdict.figures[1].value == "10%");
    BOOST_TEST(verdict.figures[2].meaning == "bonds that are spent");
}

BOOST_AUTO_TEST_CASE(the_curve_judges_no_turn_that_was_not_played)
{
    const StudyVerdict verdict = curve_verdict(played({.turns = 2, .rule = {}}), messages);
    BOOST_TEST(verdict.figures[0].meaning == "class change made by turn 2");
}

BOOST_AUTO_TEST_CASE(with_a_dummy_the_curve_tells_when_it_falls)
{
    const StudyVerdict verdict = curve_verdict(
        played({.level = GoldfishLevel::PassiveDummy, .turns = 12, .rule = {}}), messages);
    BOOST_TEST(verdict.figures.back().meaning == "turn in which the dummy falls");
}

BOOST_AUTO_TEST_CASE(a_deck_without_a_class_change_is_told_so)
{
    CurveStudy study = played({.rule = {}});
    study.has_promotion = false;
    study.failure = 0;
    const StudyVerdict verdict = curve_verdict(study, messages);
    BOOST_TEST(verdict.sentence == "The deck has no class change for Marth; no support fails.");
    BOOST_TEST(verdict.figures.size() == 2U);
}

BOOST_AUTO_TEST_CASE(supports_are_judged_for_one_unit_against_the_evasions_that_are_set)
{
    const UnitSupport unit = study_support(deck, {}).units.front();
    const StudyVerdict verdict = support_verdict(unit, 0, messages);
    BOOST_TEST(verdict.sentence.starts_with("For Marth, about one support in ten fails; an attack "
                                            "on equal Attack "),
               verdict.sentence);
    BOOST_REQUIRE(verdict.figures.size() == 3U);
    const StudyVerdict evaded = support_verdict(unit, 1, messages);
    BOOST_TEST(evaded.figures[2].value != verdict.figures[2].value);
}

BOOST_AUTO_TEST_CASE(a_unit_that_cannot_attack_has_no_chance_of_it)
{
    UnitSupport unit = study_support(deck, {}).units.front();
    unit.can_attack = false;
    const StudyVerdict verdict = support_verdict(unit, 0, messages);
    BOOST_TEST(verdict.sentence.ends_with("; it cannot attack."), verdict.sentence);
    BOOST_TEST(verdict.figures.size() == 2U);
}

BOOST_AUTO_TEST_CASE(a_rule_is_judged_by_what_it_gives_away)
{
    const OpeningStudy good = study_opening(deck, goal("count(is:promotion) >= 1")).value();
    BOOST_TEST(
        opening_verdict(good, messages)
            .sentence.starts_with("Your rule is as good as any: by turn 4 the goal is likely"));
    const OpeningStudy bad = study_opening(deck, goal("always-keep")).value();
    const StudyVerdict verdict = opening_verdict(bad, messages);
    BOOST_TEST(verdict.sentence.starts_with("Your rule gives much away"), verdict.sentence);
    BOOST_REQUIRE(verdict.figures.size() == 3U);
    BOOST_TEST(verdict.figures[1].value == "100%"); // every hand is kept
}

BOOST_AUTO_TEST_CASE(a_rule_without_a_best_one_beside_it_is_judged_by_itself)
{
    OpeningStudy study = study_opening(deck, goal("always-keep")).value();
    study.hands.reset();
    const StudyVerdict verdict = opening_verdict(study, messages);
    BOOST_TEST(verdict.sentence.starts_with("Your rule is judged by itself"));
    BOOST_TEST(verdict.figures.size() == 2U);
}

BOOST_AUTO_TEST_CASE(the_tradeoff_says_whether_one_more_card_would_pay)
{
    Tradeoff table = lines();
    const StudyVerdict verdict = tradeoff_verdict(table, 4, messages);
    BOOST_TEST(verdict.sentence.starts_with(
                   "With 5 more cards of the protagonist’s name, about one support in ten fails; a "
                   "class change by turn 4 is "),
               verdict.sentence);
    BOOST_TEST(verdict.figures.size() == 3U);
    const auto longer = std::ranges::find(table.rows, table.line + 1, &Tradeoff::Row::m);
    const auto own = std::ranges::find(table.rows, table.line, &Tradeoff::Row::m);
    longer->promotion_by_turn[3].hit = own->promotion_by_turn[3].hit;
    longer->two_fuel_by_turn[3].hit = own->two_fuel_by_turn[3].hit;
    BOOST_TEST(tradeoff_verdict(table, 4, messages)
                   .sentence.ends_with("One more of them would cost more than it gains."));
    longer->promotion_by_turn[3].hit += longer->failure - own->failure;
    BOOST_TEST(tradeoff_verdict(table, 4, messages)
                   .sentence.ends_with("One more of them would gain about what it costs."));
}

BOOST_AUTO_TEST_CASE(a_line_outside_the_table_is_told_so)
{
    Tradeoff table = lines();
    table.line = 40;
    const StudyVerdict verdict = tradeoff_verdict(table, 4, messages);
    BOOST_TEST(verdict.sentence.find("40 such cards") != std::string::npos);
    BOOST_TEST(verdict.figures.empty());
}

BOOST_AUTO_TEST_CASE(a_verdict_is_heard_with_its_figures)
{
    BOOST_TEST(verdict_spoken({"A sentence.", {{"83%", "class change by turn 4"}}}, messages) ==
               "A sentence. class change by turn 4: 83%.");
}

BOOST_AUTO_TEST_CASE(every_language_has_a_whole_sentence_for_every_step)
{
    for (const Messages* language : {&english(), &japanese(), &italian()}) {
        CurveStudy study = played({.turns = 2, .rule = {}});
        for (const double failure : {0.0, 0.01, 0.2, 0.5, 0.9}) {
            study.failure = failure;
            const std::string sentence = curve_verdict(study, *language).sentence;
            BOOST_TEST(sentence.find('{') == std::string::npos, sentence);
            BOOST_TEST(sentence.find("verdict.") == std::string::npos, sentence);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
