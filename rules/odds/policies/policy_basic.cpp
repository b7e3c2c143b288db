#include "odds/policies/policy_basic.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <tuple>

namespace kizuna {
namespace {

constexpr int last_turn_of_bonds = 6; ///< after it a bond needs a hand above `small_hand`
constexpr std::size_t small_hand = 3;
constexpr int soon = 2; ///< cards are kept that this many more bonds can pay

/// The cost, or the greatest int for an X, which cannot be paid.
int payable(int cost)
{
    return cost == CardKind::printed_x ? std::numeric_limits<int>::max() : cost;
}

int deployment_cost(const GameState& state, CardNumber card)
{
    return payable(cost_of(state, Player::P, card, false));
}

/// The class-change cost where the card could change one of P's units, else the deployment cost.
int cost_of_use(const GameState& state, CardNumber card)
{
    const bool changes = state.kind(Player::P, card).has_class_change() && namesake(state, card);
    return changes ? payable(cost_of(state, Player::P, card, true)) : deployment_cost(state, card);
}

/// The cards that may become a bond, one of each kind. The last card of the protagonist's name and
/// the last promotion are left out, unless there are no others.
CardPile bond_candidates(const GameState& state)
{
    const Unit* protagonist = protagonist_of(state, Player::P);
    const CardPile& hand = state[Player::P].hand;
    int named = 0;
    int promotions = 0;
    for (const CardNumber card : hand) {
        named += protagonist && shares_name(state, Player::P, card, true, *protagonist) ? 1 : 0;
        promotions += is_promotion(state, card) ? 1 : 0;
    }
    CardPile candidates;
    CardPile bondable;
    for_each_hand_kind(state, Player::P, [&](CardNumber card, std::uint16_t) {
        if (refusal_of_bond(state, card) != Clause::None)
            return;
        bondable.push_back(card);
        const bool is_last_name =
            named == 1 && protagonist && shares_name(state, Player::P, card, true, *protagonist);
        const bool is_last_promotion = promotions == 1 && is_promotion(state, card);
        if (!is_last_name && !is_last_promotion)
            candidates.push_back(card);
    });
    return candidates.empty() ? bondable : candidates;
}

} // namespace

void BasicPolicy::begin_game(std::uint64_t, std::uint64_t)
{
    carries_out_plan_ = false;
}

Choice BasicPolicy::choose_bond(const GameState& state)
{
    const PlayerState& player = state[Player::P];
    const Action none = plain_action(ActionKind::NoBond);
    if (player.own_turns > last_turn_of_bonds && player.hand.size() <= small_hand)
        return {none, ChoiceReason::BondHandSmall};
    const CardPile candidates = bond_candidates(state);
    if (candidates.empty())
        return {none, ChoiceReason::BondNothing};
    const std::uint32_t missing = symbols_.needed() & ~bond_symbols(state, Player::P);
    CardNumber best = no_card;
    std::tuple<int, int, int, int> max;
    for (const CardNumber card : candidates) {
        const std::uint32_t brings = state.kind(Player::P, card).symbols & missing;
        if (brings == 0)
            continue;
        int pairs = -std::popcount(brings); // the card itself does not count
        for (const CardNumber other : player.hand)
            pairs += std::popcount(state.kind(Player::P, other).symbols & brings);
        const std::tuple value(std::popcount(brings), pairs, symbols_.cards_with(brings),
                               deployment_cost(state, card));
        if (best == no_card || value > max) {
            best = card;
            max = value;
        }
    }
    if (best != no_card)
        return {hand_action(state, ActionKind::Bond, best), ChoiceReason::BondNewSymbol};
    const int reach = static_cast<int>(player.bonds.size()) + soon;
    const bool any_dear = std::any_of(candidates.begin(), candidates.end(), [&](CardNumber card) {
        return cost_of_use(state, card) > reach;
    });
    for (const CardNumber card : candidates) {
        if (any_dear && cost_of_use(state, card) <= reach)
            continue;
        if (best == no_card || deployment_cost(state, card) > deployment_cost(state, best))
            best = card;
    }
    return {hand_action(state, ActionKind::Bond, best),
            any_dear ? ChoiceReason::BondTooDear : ChoiceReason::BondDearest};
}

Choice BasicPolicy::choose_play(const GameState& state)
{
    if (carries_out_plan_)
        return next_of_plan(state);
    if (const CardNumber card = legal_promotion(state); card != no_card)
        return {level_up(state, card, *protagonist_of(state, Player::P)), ChoiceReason::Promotion};
    const PlayOptions plan = best_plan(state, play_options(state));
    for (const PlayOption& option : plan) {
        if (option.class_change)
            return {level_up(state, option.card, *state.find(option.unit)),
                    ChoiceReason::PlanClassChange};
    }
    plan_.clear();
    for (const bool level_ups : {true, false}) {
        for (const PlayOption& option : plan) {
            if ((option.unit != no_unit) == level_ups)
                plan_.push_back(option);
        }
    }
    carries_out_plan_ = true;
    return next_of_plan(state);
}

Choice BasicPolicy::next_of_plan(const GameState& state)
{
    while (!plan_.empty()) {
        const PlayOption option = plan_[0];
        plan_.erase_at(0);
        const Unit* unit = option.unit == no_unit ? nullptr : state.find(option.unit);
        if (std::ranges::find(state[Player::P].hand, option.card) == state[Player::P].hand.end())
            continue; // an effect took it
        if (unit && refusal_of_level_up(state, option.card, *unit) == Clause::None)
            return {level_up(state, option.card, *unit), ChoiceReason::PlanLevelUp};
        if (option.unit == no_unit && refusal_of_deployment(state, option.card) == Clause::None)
            return {deployment(state, option.card), ChoiceReason::PlanDeployment};
    }
    carries_out_plan_ = false;
    return {plain_action(ActionKind::NextPhase), ChoiceReason::PlanNothing};
}

} // namespace kizuna
