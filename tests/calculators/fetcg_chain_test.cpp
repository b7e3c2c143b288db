#include "calculators/calculation_support.h"
#include "calculators/fetcg/chain.h"
#include "calculators/fetcg/script.h"

#include <boost/test/unit_test.hpp>
#include <rapidcheck.h>

#include <algorithm>
#include <utility>
#include <vector>

using namespace kizuna;
using namespace kizuna::fetcg;

namespace {

ChainRun chain_of(std::string_view script)
{
    return run(std::get<std::vector<ChainAction>>(read_chain_script(script)));
}

ChainEffect::State state_of(const ChainRun& run, int number)
{
    return run.effects.at(static_cast<std::size_t>(number - 1)).state;
}

/// Some stop the last effect that waits, some name the one they stop.
std::vector<ChainAction> any_actions()
{
    std::vector<ChainAction> actions;
    std::vector<int> waiting;
    int used = 0;
    const int count = number(1, 14);
    for (int at = 0; at < count; ++at) {
        if (!waiting.empty() && number(0, 3) == 0) {
            actions.emplace_back();
            waiting.pop_back();
            continue;
        }
        ChainAction action{.kind = ChainAction::Kind::Use,
                           .player = number(0, 1) == 0 ? Player::A : Player::B,
                           .effect = "E",
                           .chips = number(0, 1),
                           .discards = number(0, 2),
                           .stops = !waiting.empty() && number(0, 1) == 0};
        if (action.stops && number(0, 1) == 0)
            action.stopped =
                waiting[static_cast<std::size_t>(number(0, static_cast<int>(waiting.size()) - 1))];
        actions.push_back(std::move(action));
        waiting.push_back(++used);
    }
    return actions;
}

/// The same by a plain stack: what stands on top resolves, and stops what it names, or what stood
/// below it.
struct NaiveEffect {
    int number;
    int stops; ///< 0: nothing
    bool stopped = false;
};
std::vector<std::pair<int, bool>> naive_order(const std::vector<ChainAction>& actions)
{
    std::vector<NaiveEffect> stack;
    std::vector<std::pair<int, bool>> order;
    int used = 0;
    const auto resolve_top = [&] {
        const NaiveEffect top = stack.back();
        stack.pop_back();
        order.emplace_back(top.number, !top.stopped);
        for (NaiveEffect& below : stack)
            below.stopped = below.stopped || (!top.stopped && below.number == top.stops);
    };
    for (const ChainAction& action : actions) {
        if (action.kind == ChainAction::Kind::Pass) {
            resolve_top();
            continue;
        }
        int stops = 0;
        if (action.stops)
            stops = action.stopped > 0 ? action.stopped : stack.back().number;
        stack.push_back({++used, stops});
    }
    while (!stack.empty())
        resolve_top();
    return order;
}

} // namespace

BOOST_AUTO_TEST_SUITE(fetcg_chain)

// FET-T6; FET-CHN-1
BOOST_AUTO_TEST_CASE(fet_t6_a_cancelled_cancel_lets_the_first_effect_stand)
{
    const ChainRun result = chain_of("A 補給\nB サプライズ無効 stops\nA サプライズ無効 stops");
    BOOST_TEST(result.order == std::vector({3, 2, 1}), boost::test_tools::per_element());
    BOOST_TEST((state_of(result, 3) == ChainEffect::State::Resolved));
    BOOST_TEST((state_of(result, 2) == ChainEffect::State::Stopped));
    BOOST_TEST((state_of(result, 1) == ChainEffect::State::Resolved));
}

// FET-T7; FET-CHN-2
BOOST_AUTO_TEST_CASE(fet_t7_more_effects_may_come_before_all_have_resolved)
{
    const ChainRun result = chain_of("A 補給\nB 無効 stops\nA カードロー\nB カード交換\n"
                                     "pass\npass\nA 無効 stops");
    BOOST_TEST(result.order == std::vector({4, 3, 5, 2, 1}), boost::test_tools::per_element());
    BOOST_TEST((state_of(result, 2) == ChainEffect::State::Stopped));
    BOOST_TEST((state_of(result, 1) == ChainEffect::State::Resolved));
}

// FET-T8; FET-CHN-4
BOOST_AUTO_TEST_CASE(fet_t8_a_negated_exchange_costs_chips_and_no_cards)
{
    const ChainRun result = chain_of("A カード交換 chips 2 discard 1\nB 無効 stops");
    BOOST_TEST((state_of(result, 1) == ChainEffect::State::Stopped));
    BOOST_TEST(result.chips_paid(Player::A) == 2);
    BOOST_TEST(result.cards_discarded(Player::A) == 0);
    BOOST_TEST(chain_of("A カード交換 chips 2 discard 1").cards_discarded(Player::A) == 1);
}

// FET-CHN-3
BOOST_AUTO_TEST_CASE(after_everything_has_resolved_more_may_be_used)
{
    const ChainRun result = chain_of("A One\npass\nA Two\nA Three");
    BOOST_TEST(result.order == std::vector({1, 3, 2}), boost::test_tools::per_element());
    BOOST_TEST(std::ranges::count(result.steps, "FET-CHN-3", &CalculationStep::clause) == 1);
}

// FET-CHIP-1
BOOST_AUTO_TEST_CASE(a_player_pays_no_more_chips_in_one_timing_than_there_are)
{
    BOOST_TEST(chain_of("A One chips 12\nB Two chips 12\nA Three chips 9").refused->clause ==
               "FET-CHIP-1");
    BOOST_TEST(!chain_of("A One chips 12\nB Two chips 12\nA Three chips 8").refused);
}

BOOST_AUTO_TEST_CASE(nothing_can_be_said_or_stopped_where_nothing_waits)
{
    BOOST_TEST(chain_of("pass").refused->clause == "FET-CHN-2");
    BOOST_TEST(chain_of("A Stop stops").refused->clause == "FET-CHN-1");
    BOOST_TEST(chain_of("A One\npass\nB Two\nA Stop stops 1").refused->clause == "FET-CHN-2");
    BOOST_TEST(chain_of("A One\nA Stop stops 2").refused->clause == "FET-CHN-2");
    BOOST_TEST(chain_of("A One\nA Stop stops 3").refused->clause == "FET-CHN-2");
}

BOOST_AUTO_TEST_CASE(a_second_cancel_of_the_same_effect_misses)
{
    const ChainRun result = chain_of("A One\nB Stop stops 1\nB Stop stops 1");
    BOOST_TEST((state_of(result, 1) == ChainEffect::State::Stopped));
    BOOST_TEST((state_of(result, 2) == ChainEffect::State::Resolved));
    BOOST_TEST((state_of(result, 3) == ChainEffect::State::Resolved));
}

// FET-CHN-4
BOOST_AUTO_TEST_CASE(a_surprise_card_goes_outside_as_it_resolves)
{
    const auto count = [](std::string_view script, StepKind kind) {
        return std::ranges::count(chain_of(script).steps, kind, &CalculationStep::kind);
    };
    BOOST_TEST(count("A Supply surprise", StepKind::GoesOutside) == 1);
    BOOST_TEST(count("A Supply", StepKind::GoesOutside) == 0);
    const char* const stopped = "A Supply surprise\nB Stop surprise stops";
    BOOST_TEST(count(stopped, StepKind::GoesOutside) == 1);
    BOOST_TEST(count(stopped, StepKind::OutsideOpen) == 1);
}

BOOST_AUTO_TEST_CASE(the_chain_resolves_as_a_plain_stack_does)
{
    BOOST_TEST(rc::check([] {
        const std::vector<ChainAction> actions = any_actions();
        const ChainRun result = run(actions);
        RC_ASSERT(!result.refused);
        std::vector<std::pair<int, bool>> order;
        for (const int number : result.order)
            order.emplace_back(number, state_of(result, number) == ChainEffect::State::Resolved);
        RC_ASSERT(order == naive_order(actions));
    }));
}

BOOST_AUTO_TEST_SUITE_END()
