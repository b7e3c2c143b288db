#include "odds/policies/policy_tools.h"

#include <algorithm>
#include <bit>

namespace kizuna {
namespace {

/// The best plan of one total cost.
struct Plan {
    bool exists = false;
    int worth = 0;
    int strength = 0;
    std::size_t size = 0;
    CardBits cards;
};

/// Compares two sets of equal size by their ascending lists of card numbers, which are in the order
/// of ids.
bool is_smaller_list(const CardBits& first, const CardBits& second)
{
    for (std::size_t word = 0; word < first.bits().size(); ++word) {
        const std::uint64_t differs = first.bits()[word] ^ second.bits()[word];
        if (differs != 0)
            return (first.bits()[word] & differs & (~differs + 1)) != 0;
    }
    return false;
}

bool is_better(const Plan& one, const Plan& other)
{
    if (!other.exists || one.worth != other.worth)
        return !other.exists || one.worth > other.worth;
    if (one.size != other.size)
        return one.size > other.size;
    if (one.strength != other.strength)
        return one.strength > other.strength;
    return is_smaller_list(one.cards, other.cards);
}

/// True if the unit may attack, but would reach the target only from its other line.
bool reaches_from_other_line(const GameState& state, const Unit& unit, const Unit& target)
{
    if (refusal_of_attack(state, unit) != Clause::None ||
        refusal_of_target(state, unit, target) != Clause::Range2)
        return false;
    Unit moved = unit;
    moved.line = other(unit.line);
    return refusal_of_target(state, moved, target) == Clause::None;
}

/// The attacking unit's strength at the judgement with a critical hit.
int strength_with_critical(const GameState& state)
{
    GameState hit = state;
    hit.battle.critical = true;
    return judged_strength(hit, Player::P);
}

/// Why there is no attack (any more).
ChoiceReason reason_of_no_attack(const GameState& state, const Unit* target)
{
    const bool could_move =
        target && std::ranges::any_of(state[Player::P].units, [&](const Unit& unit) {
            return reaches_from_other_line(state, unit, *target);
        });
    return could_move ? ChoiceReason::AttackFromOtherLine : ChoiceReason::AttackNone;
}

} // namespace

DeckSymbols::DeckSymbols(const GameCards& cards)
{
    for (std::size_t card = 0; card < cards.size(Player::P); ++card) {
        const std::uint32_t symbols = cards.kind(Player::P, static_cast<CardNumber>(card)).symbols;
        needed_ |= symbols;
        for (std::uint32_t left = symbols; left != 0; left &= left - 1)
            ++cards_[static_cast<std::size_t>(std::countr_zero(left))];
    }
}

int DeckSymbols::cards_with(std::uint32_t symbols) const
{
    int cards = 0;
    for (; symbols != 0; symbols &= symbols - 1)
        cards += cards_[static_cast<std::size_t>(std::countr_zero(symbols))];
    return cards;
}

Action plain_action(ActionKind kind)
{
    return {.kind = kind, .player = Player::P};
}

Action hand_action(const GameState& state, ActionKind kind, CardNumber card)
{
    Action action = plain_action(kind);
    action.card = state.cards->kind_number(Player::P, card);
    return action;
}

Action deployment(const GameState& state, CardNumber card)
{
    Action action = hand_action(state, ActionKind::Deploy, card);
    action.line = state.kind(Player::P, card).range.contains(2) ? Line::Back : Line::Front;
    return action;
}

Action level_up(const GameState& state, CardNumber card, const Unit& unit)
{
    Action action = hand_action(state, ActionKind::LevelUp, card);
    action.unit = unit.id;
    return action;
}

const Unit* namesake(const GameState& state, CardNumber card)
{
    for (const Unit& unit : state[Player::P].units) {
        if (shares_name(state, Player::P, card, true, unit))
            return &unit;
    }
    return nullptr;
}

bool is_promotion(const GameState& state, CardNumber card)
{
    const Unit* protagonist = protagonist_of(state, Player::P);
    const CardKind& kind = state.kind(Player::P, card);
    return protagonist && kind.has_class_change() &&
           kind.attack > state.kind(*protagonist).attack &&
           shares_name(state, Player::P, card, true, *protagonist);
}

CardNumber legal_promotion(const GameState& state)
{
    CardNumber best = no_card;
    for_each_hand_kind(state, Player::P, [&](CardNumber card, std::uint16_t) {
        if (!is_promotion(state, card) ||
            refusal_of_level_up(state, card, *protagonist_of(state, Player::P)) != Clause::None)
            return;
        if (best == no_card) {
            best = card;
            return;
        }
        const CardKind& one = state.kind(Player::P, card);
        const CardKind& other = state.kind(Player::P, best);
        if (one.attack > other.attack ||
            (one.attack == other.attack &&
             cost_of(state, Player::P, card, true) < cost_of(state, Player::P, best, true)))
            best = card;
    });
    return best;
}

Choice choose_attack(const GameState& state)
{
    const Unit* target = protagonist_of(state, Player::Q);
    const Unit* best = nullptr;
    int strength = 0;
    for (const Unit& unit : state[Player::P].units) {
        if (!target || refusal_of_attack(state, unit) != Clause::None ||
            refusal_of_target(state, unit, *target) != Clause::None)
            continue;
        const int its = strength_of(state, unit);
        const bool comes_first =
            !best || its > strength || (its == strength && unit.top < best->top);
        if (comes_first) {
            best = &unit;
            strength = its;
        }
    }
    if (!best)
        return {plain_action(ActionKind::EndTurn), reason_of_no_attack(state, target)};
    Action action = plain_action(ActionKind::Attack);
    action.unit = best->id;
    action.target = target->id;
    return {action, ChoiceReason::AttackStrongest};
}

Choice choose_critical(const GameState& state)
{
    const int attack = judged_strength(state, Player::P);
    const int defence = judged_strength(state, Player::Q);
    const Action none = plain_action(ActionKind::NoCritical);
    if (attack >= defence)
        return {none, ChoiceReason::CriticalNeedless};
    if (defence > strength_with_critical(state))
        return {none, ChoiceReason::CriticalTooWeak};
    CardNumber best = no_card;
    const auto comes_first = [&](const CardKind& one, const CardKind& other) {
        if (one.has_class_change() != other.has_class_change())
            return !one.has_class_change();
        return one.attack < other.attack;
    };
    const Unit* unit = state.find(state.battle.attacker);
    for_each_hand_kind(state, Player::P, [&](CardNumber card, std::uint16_t) {
        if (!unit || !shares_name(state, Player::P, card, true, *unit))
            return;
        if (best == no_card ||
            comes_first(state.kind(Player::P, card), state.kind(Player::P, best)))
            best = card;
    });
    if (best == no_card)
        return {none, ChoiceReason::CriticalNoCard};
    return {hand_action(state, ActionKind::Critical, best), ChoiceReason::CriticalWins};
}

Choice decline(const GameState& state)
{
    const ActionList choices = legal_actions(state);
    for (const Action& action : choices) {
        if (action.kind == ActionKind::No || action.kind == ActionKind::Enough)
            return {action, ChoiceReason::DeclinedSkill};
    }
    return {choices[0], ChoiceReason::OnlyWay};
}

PlayOptions play_options(const GameState& state, bool equal_changes)
{
    PlayOptions options;
    for_each_hand_kind(state, Player::P, [&](CardNumber card, std::uint16_t) {
        const CardKind& kind = state.kind(Player::P, card);
        PlayOption option;
        option.card = card;
        option.name = kind.name;
        option.strength = kind.attack;
        if (const Unit* unit = namesake(state, card)) {
            const int now = state.kind(*unit).attack;
            const bool helps = kind.attack > now ||
                               (equal_changes && kind.has_class_change() && kind.attack == now);
            if (!helps || refusal_of_level_up(state, card, *unit) != Clause::None)
                return;
            option.unit = unit->id;
            option.class_change = kind.has_class_change();
        } else if (refusal_of_deployment(state, card) != Clause::None) {
            return;
        }
        option.cost =
            static_cast<std::uint8_t>(cost_of(state, Player::P, card, option.class_change));
        options.push_back(option);
    });
    return options;
}

namespace {

/// The best plan of each total cost, from 0 to the bonds left to spend.
using Plans = InlineList<Plan, 16>;
Plans best_plans(const GameState& state, const PlayOptions& options)
{
    Plans plans;
    const PlayerState& player = state[Player::P];
    const std::size_t bonds = player.bonds.size();
    const std::size_t budget = bonds > player.spent ? bonds - player.spent : 0;
    for (std::size_t total = 0; total <= budget; ++total)
        plans.push_back({});
    plans[0].exists = true;
    CardBits done; // options whose name is done
    for (std::size_t first = 0; first < options.size(); ++first) {
        if (done.contains(static_cast<CardNumber>(first)))
            continue;
        // At most one option of a name can be taken, so all of them extend the same plans.
        for (std::size_t total = budget + 1; total-- > 0;) {
            Plan best = plans[total];
            for (std::size_t at = first; at < options.size(); ++at) {
                const PlayOption& option = options[at];
                if (option.name != options[first].name)
                    continue;
                done.insert(static_cast<CardNumber>(at));
                // An option of cost 0 extends plans[total] too, not `best`, which may hold another
                // option of the name.
                if (option.cost > total || !plans[total - option.cost].exists)
                    continue;
                Plan with = plans[total - option.cost];
                with.worth += option.worth;
                with.strength += option.strength;
                ++with.size;
                with.cards.insert(option.card);
                if (is_better(with, best))
                    best = with;
            }
            plans[total] = best;
        }
    }
    return plans;
}

PlayOptions options_of(const Plan& plan, const PlayOptions& options)
{
    PlayOptions taken;
    for (const PlayOption& option : options) {
        if (plan.cards.contains(option.card))
            taken.push_back(option);
    }
    return taken;
}

} // namespace

PlayOptions best_plan(const GameState& state, const PlayOptions& options)
{
    Plans plans = best_plans(state, options);
    while (!plans.back().exists)
        plans.pop_back();
    return options_of(plans.back(), options);
}

PlayOptions worthiest_plan(const GameState& state, const PlayOptions& options)
{
    Plans plans = best_plans(state, options);
    Plan best;
    for (std::size_t total = plans.size(); total-- > 0;) {
        if (plans[total].exists && (!best.exists || plans[total].worth > best.worth))
            best = plans[total];
    }
    return options_of(best, options);
}

Choice PhasePolicy::choose_action(const GameState& state)
{
    return choose_attack(state);
}

Choice PhasePolicy::choose_answer(const GameState& state)
{
    return decline(state);
}

Choice PhasePolicy::choose(const GameState& state)
{
    if (state.decision == Decision::Critical)
        return choose_critical(state);
    if (state.decision != Decision::None)
        return choose_answer(state);
    if (state.phase == Phase::Bond)
        return choose_bond(state);
    if (state.phase == Phase::Deployment)
        return choose_play(state);
    return choose_action(state);
}

} // namespace kizuna
