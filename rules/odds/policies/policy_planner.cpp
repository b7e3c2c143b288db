#include "odds/policies/policy_planner.h"

#include "odds/policies/skill_answers.h"
#include "odds/policies/skill_worth.h"

#include <algorithm>
#include <optional>

namespace kizuna {
namespace {

constexpr int a_symbol = 20;   ///< worth of a symbol that the bonds lack, for each such card listed
constexpr int horizon = 3;     ///< own turns to plan for: this one and those after it
constexpr int min_bonds = 2;   ///< with fewer, every turn lays a bond
constexpr int bonds_ahead = 2; ///< a card that this many more bonds cannot pay counts half

constexpr int max_skills = 20; ///< act skills used in one turn

} // namespace

PlannerPolicy::PlannerPolicy(const GameCards& cards, bool attacks)
    : symbols_(cards), attacks_(attacks)
{
    int sum = 0;
    for (std::size_t at = 0; at < cards.size(Player::P); ++at) {
        const CardKind& kind = cards.kind(Player::P, static_cast<CardNumber>(at));
        sum += std::max<int>(0, kind.has_class_change() ? kind.class_change_cost : kind.cost);
    }
    for (std::uint16_t kind = 0; kind < cards.kind_count(); ++kind)
        has_acts_ |= cards.kind(kind).has_act || cards.grants_acts();
    draw_use_ = sum * worth_of_bond / static_cast<int>(cards.size(Player::P));
}

void PlannerPolicy::begin_game(std::uint64_t, std::uint64_t)
{
    skills_turn_ = 0;
    skills_used_ = 0;
}

Choice PlannerPolicy::choose_bond(const GameState& state)
{
    const std::uint32_t missing = symbols_.needed() & ~bond_symbols(state, Player::P);
    const int bonds = static_cast<int>(state[Player::P].bonds.size());
    const Prospects hand = look_ahead(state);
    const Prospect* best = nullptr;
    int min = 0;
    for (const Prospect& one : hand) {
        if (refusal_of_bond(state, one.card) != Clause::None)
            continue;
        const bool is_far = !one.promotion && one.use > bonds + bonds_ahead;
        const int loss = one.worth / (is_far ? 2 : 1) -
                         symbols_.cards_with(one.kind->symbols & missing) * a_symbol;
        if (!best || loss < min) {
            best = &one;
            min = loss;
        }
    }
    if (!best)
        return {plain_action(ActionKind::NoBond), ChoiceReason::BondNothing};
    const Action action = hand_action(state, ActionKind::Bond, best->card);
    if ((best->kind->symbols & missing) != 0)
        return {action, ChoiceReason::BondNewSymbol};
    // Compares what can be spent within the horizon with and without the bond: what the cards cost,
    // but no more than the bonds pay.
    int supply = (horizon - 1) * draw_use_;
    int lost = 0;
    bool promotion_waits = false;
    for (const Prospect& one : hand) {
        const int spends =
            one.has_use() ? one.use * worth_of_bond + (one.draws ? draw_use_ : 0) : 0;
        supply += spends;
        lost = &one == best ? spends : lost;
        promotion_waits |= one.promotion && one.use > bonds;
    }
    const int without = std::min(supply, horizon * bonds * worth_of_bond);
    const int with = std::min(supply - lost, horizon * (bonds + 1) * worth_of_bond);
    if (bonds < min_bonds || promotion_waits || with > without)
        return {action, ChoiceReason::AheadBond};
    return {plain_action(ActionKind::NoBond), ChoiceReason::AheadNoBond};
}

Choice PlannerPolicy::choose_play(const GameState& state)
{
    if (const CardNumber card = legal_promotion(state); card != no_card)
        return {level_up(state, card, *protagonist_of(state, Player::P)), ChoiceReason::Promotion};
    PlayOptions options = play_options(state, true);
    std::optional<SkillJudge> judge; // made once it is needed
    const auto worth_of_arrival = [&](const PlayOption& option) {
        if (state.kind(Player::P, option.card).moments == 0)
            return 0;
        if (!judge)
            judge.emplace(state, attacks_);
        return judge->worth_of_arrival(option.card, option.unit != no_unit, option.class_change);
    };
    for (PlayOption& option : options) {
        const bool is_body = option.unit == no_unit && is_body_of_hand(state, option.card) &&
                             !state.kind(Player::P, option.card).has_class_change();
        option.worth = option.cost * worth_of_bond + option.strength / strength_for_one +
                       (option.class_change ? worth_of_draw : 0) + (is_body ? worth_of_body : 0) +
                       worth_of_arrival(option);
    }
    // Only one card is played now. The rest is planned again, as it may have drawn a card or made a
    // body.
    const PlayOptions plan = worthiest_plan(state, options);
    const PlayOption* first = nullptr;
    const auto rank = [](const PlayOption& option) {
        return option.class_change ? 0 : option.unit != no_unit ? 1 : 2;
    };
    for (const PlayOption& option : plan) {
        if (!first || rank(option) < rank(*first))
            first = &option;
    }
    if (!first) {
        const bool goes_on = attacks_ || has_use_in_action_phase(state);
        return {plain_action(goes_on ? ActionKind::NextPhase : ActionKind::EndTurn),
                ChoiceReason::PlanNothing};
    }
    if (first->unit == no_unit)
        return {deployment(state, first->card), ChoiceReason::AheadPlay};
    return {level_up(state, first->card, *state.find(first->unit)),
            first->class_change ? ChoiceReason::AheadDraws : ChoiceReason::AheadPlay};
}

bool PlannerPolicy::has_use_in_action_phase(const GameState& state) const
{
    if (!has_acts_)
        return false;
    GameState later = state;
    later.phase = Phase::Action;
    return best_use(later, attacks_).has_value();
}

Choice PlannerPolicy::choose_action(const GameState& state)
{
    if (skills_turn_ != state.turn) {
        skills_turn_ = state.turn;
        skills_used_ = 0;
    }
    if (has_acts_ && skills_used_ < max_skills) {
        if (const auto use = best_use(state, attacks_)) {
            ++skills_used_;
            return *use;
        }
    }
    if (attacks_)
        return choose_attack(state);
    return {plain_action(ActionKind::EndTurn), ChoiceReason::PlanNothing};
}

Choice PlannerPolicy::choose_answer(const GameState& state)
{
    return answer_by_worth(state, attacks_);
}

} // namespace kizuna
