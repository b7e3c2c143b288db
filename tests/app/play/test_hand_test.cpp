#include "app/play/test_hand.h"

#include "app/known_cards.h"
#include "document_edits.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace kizuna;
using namespace kizuna::test;

namespace test_hand {

struct TestHandTest {
    DeckDocument document{shipped_catalogue()};

    TestHandTest()
    {
        test::change_copies(document, Pile::Cards, marth, 4, "");
        test::change_copies(document, Pile::Cards, marth_savior, 4, "");
        test::change_copies(document, Pile::Cards, caeda, 42, "");
        document.set_protagonist(marth, "");
    }

    /// Cards with cost 1 that are not the protagonist's unit.
    static std::size_t caedas(const std::vector<CardIndex>& cards)
    {
        return static_cast<std::size_t>(
            std::ranges::count(cards, shipped_catalogue().library.index_of(card(caeda))));
    }
};

} // namespace test_hand

BOOST_FIXTURE_TEST_SUITE(test_hand, TestHandTest)

BOOST_AUTO_TEST_CASE(six_cards_are_held_and_no_orb_lies_before_the_choice)
{
    const TestHand hand(document, 7, "cost-one");
    BOOST_TEST((hand.state() == TestHand::State::Deciding));
    BOOST_TEST(hand.hand().size() == 6U);
    BOOST_TEST(hand.orbs().empty());
}

BOOST_AUTO_TEST_CASE(keeping_keeps_the_cards_and_lays_five_orbs)
{
    TestHand hand(document, 7, "cost-one");
    const auto before = hand.hand();
    hand.keep();
    BOOST_TEST(hand.hand() == before, boost::test_tools::per_element());
    BOOST_TEST(hand.orbs().size() == 5U);
}

BOOST_AUTO_TEST_CASE(a_redraw_gives_six_others_once)
{
    TestHand hand(document, 7, "cost-one");
    const auto before = hand.hand();
    hand.redraw();
    const auto after = hand.hand();
    BOOST_TEST(after.size() == 6U);
    BOOST_TEST(after != before);
    hand.redraw();
    BOOST_TEST(hand.hand() == after, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_same_seed_and_number_deal_the_same_hand)
{
    TestHand hand(document, 7, "cost-one");
    const auto first = hand.hand();
    hand.next_hand();
    BOOST_TEST(hand.number() == 1U);
    hand.set_seed(7);
    BOOST_TEST(hand.number() == 0U);
    BOOST_TEST(hand.hand() == first, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_cards_are_those_that_the_command_line_deals)
{
    const TestHand hand(document, 7, "always-keep");
    const auto rule = std::get<KeepRule>(KeepRule::parse("always-keep", hand.library()));
    const OpeningDeal deal = deal_opening(document.resolved(), card(marth), rule,
                                          document.catalogue().context(&card(marth)), 7, 0);
    BOOST_TEST(hand.hand() == deal.first, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_rule_counts_the_cards_it_looks_for)
{
    const TestHand hand(document, 7, "cost-one-and-promotion");
    BOOST_REQUIRE(hand.reasons().size() == 2U);
    BOOST_TEST((hand.reasons()[0].kind == TestHand::Reason::Kind::CostOne));
    BOOST_TEST(hand.reasons()[0].cards.size() == caedas(hand.hand()));
    BOOST_TEST((hand.reasons()[1].kind == TestHand::Reason::Kind::Promotion));
    const bool both = !hand.reasons()[0].cards.empty() && !hand.reasons()[1].cards.empty();
    BOOST_TEST(hand.rule_keeps() == both);
}

BOOST_AUTO_TEST_CASE(after_a_redraw_the_rule_counts_the_cards_now_held)
{
    TestHand hand(document, 7, "cost-one-and-promotion");
    bool differed = false;
    for (int hands = 0; hands < 20; ++hands, hand.next_hand()) {
        const auto first = hand.reasons()[0].cards;
        hand.redraw();
        BOOST_TEST(hand.reasons()[0].cards.size() == caedas(hand.hand()));
        const bool both = !hand.reasons()[0].cards.empty() && !hand.reasons()[1].cards.empty();
        BOOST_TEST(hand.rule_keeps() == both);
        differed = differed || hand.reasons()[0].cards.size() != first.size();
    }
    BOOST_TEST(differed);
}

BOOST_AUTO_TEST_CASE(a_rule_that_nobody_knows_is_taken_as_cost_one)
{
    BOOST_TEST(TestHand(document, 7, "nonsense").preset() == "cost-one");
}

BOOST_AUTO_TEST_CASE(without_a_cost_one_card_there_is_no_hand)
{
    document.start_new();
    test::change_copies(document, Pile::Cards, marth_savior, 4, "");
    TestHand hand(document, 7, "cost-one");
    BOOST_TEST((hand.state() == TestHand::State::NoHand));
    hand.keep();
    BOOST_TEST((hand.state() == TestHand::State::NoHand));
    BOOST_TEST(hand.hand().empty());
    BOOST_TEST(!hand.rule_keeps());
    BOOST_TEST(hand.reasons().empty());
}

BOOST_AUTO_TEST_CASE(an_edit_of_the_deck_deals_again_and_opens_the_choice)
{
    TestHand hand(document, 7, "cost-one");
    hand.keep();
    test::change_copies(document, Pile::Cards, caeda, -42, "");
    BOOST_TEST((hand.state() == TestHand::State::Deciding));
    BOOST_TEST(caedas(hand.hand()) == 0U);
}

BOOST_AUTO_TEST_SUITE_END()
