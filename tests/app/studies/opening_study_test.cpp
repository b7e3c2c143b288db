#include "app/studies/opening_study.h"

#include "app/altean_deck.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace kizuna;
using namespace kizuna::test;

namespace opening_studies {

struct OpeningStudyTest {
    const CardLibrary& library = shipped_catalogue().library;
    StudyDeck deck = altean_study();
    OpeningWants wanted{{{std::get<Query>(Query::parse("is:promotion", library)), 1}},
                        rule("cost-one"),
                        Going::First,
                        3};

    KeepRule rule(std::string_view text) const
    {
        return std::get<KeepRule>(KeepRule::parse(text, library));
    }
    OpeningStudy study() const { return study_opening(deck, wanted).value(); }
};

} // namespace opening_studies

BOOST_FIXTURE_TEST_SUITE(opening_studies, OpeningStudyTest, *boost::unit_test::tolerance(1e-12))

BOOST_AUTO_TEST_CASE(the_own_rule_is_worth_what_the_odds_say)
{
    const auto odds = opening_odds(deck.cards, *deck.protagonist, wanted, deck.context).value();
    const OpeningStudy found = study();
    BOOST_TEST(found.own.chance.hit == odds.by_turn.back().chance.hit);
    BOOST_TEST(found.own.keep_rate == odds.keep_rate);
    BOOST_TEST(found.by_turn.size() == 3u);
}

BOOST_AUTO_TEST_CASE(no_rule_is_better_than_the_best_and_using_it_leaves_no_gain)
{
    const OpeningStudy found = study();
    BOOST_REQUIRE(found.hands.has_value());
    BOOST_TEST(found.presets.size() == 4u);
    for (const RuleValue& preset : found.presets)
        BOOST_TEST(preset.chance.hit <= found.best.chance.hit + 1e-12);
    BOOST_TEST(found.gain() > 0.01);

    wanted.rule = rule(found.best.rule);
    BOOST_TEST((study().gain() < 1e-12));
    BOOST_TEST(study().own.chance.hit == found.best_by_turn.back().hit);
}

BOOST_AUTO_TEST_CASE(too_many_wants_at_once_are_no_answer)
{
    wanted.wants.resize(65, wanted.wants.front());
    BOOST_TEST(!study_opening(deck, wanted).has_value());
}

BOOST_AUTO_TEST_CASE(a_sample_hand_is_the_one_that_the_setup_deals)
{
    const OpeningStudy found = study();
    for (std::uint64_t number = 0; number < 20; ++number) {
        const SampleHand sample = sample_hand(deck, wanted.rule, *found.hands, 7, number);
        const OpeningDeal deal =
            deal_opening(deck.cards, *deck.protagonist, wanted.rule, deck.context, 7, number);
        BOOST_TEST((sample.cards == deal.first));
        BOOST_TEST(sample.rule_keeps == deal.kept);
    }
}

BOOST_AUTO_TEST_CASE(a_hand_with_the_goal_in_it_is_worth_keeping_and_one_without_a_redraw)
{
    const OpeningStudy found = study();
    const Query goal = wanted.wants.front().query;
    for (std::uint64_t number = 0; number < 20; ++number) {
        const SampleHand sample = sample_hand(deck, wanted.rule, *found.hands, 1, number);
        const bool has_goal = std::ranges::any_of(sample.cards, [&](CardIndex card) {
            return goal.matches(library.cards()[card], deck.context);
        });
        BOOST_TEST(
            (sample.worth == (has_goal ? HandValues::Worth::Keep : HandValues::Worth::Redraw)));
        BOOST_TEST((sample.keep.hit == 1.0) == has_goal);
    }
}

BOOST_AUTO_TEST_SUITE_END()
