#include "odds/policies/policy_planner.h"

#include <algorithm>

namespace kizuna {
namespace {

// What things are worth, in hundredths of a bond. Tuned on the bundled decks; none of them matters
// much: halved or doubled, each changes what is spent by less than a twentieth.
constexpr int bond = 100;
constexpr int drawn_card = 150;   ///< by a class change
constexpr int first_step = 150;   ///< a body whose class change is in the hand
constexpr int a_promotion = 1000; ///< the first, while the protagonist waits for it
constexpr int a_symbol = 20;      ///< that the bonds lack, for each card of the deck that shows it
constexpr int by_strength = 10;   ///< so much strength is worth one hundredth: for ties

constexpr int horizon = 3;     ///< own turns that count: this one and those after it
constexpr int min_bonds = 2;   ///< before that every turn lays one
constexpr int bonds_ahead = 2; ///< bonds to come within which a card can be used

/// What a card of the hand is good for in the turns to come, whatever it costs.
struct Prospect {
    CardNumber card = no_card;
    const CardKind* kind = nullptr;
    int use = 0;   ///< in bonds; 0 where it has none
    int worth = 0; ///< 0: it can make no unit, nor make one stronger
    bool promotion = false;
    bool draws = false; ///< by a class change
    bool has_use() const { return worth > 0; }
};
using Prospects = InlineList<Prospect, 24>;

/// What else in the hand has the name of a card.
struct Namesakes {
    bool body = false;    ///< costs less: the card could lie on it
    bool changes = false; ///< a class change that could lie on the card
    bool copies = false;  ///< already counted
};

Namesakes namesakes_of(const GameState& state, CardNumber card, const Prospects& before)
{
    const CardKind& kind = state.kind(Player::P, card);
    Namesakes found;
    for (const CardNumber other : state[Player::P].hand) {
        const CardKind& its = state.kind(Player::P, other);
        if (other == card || its.name != kind.name)
            continue;
        found.body |= its.cost >= 0 && its.cost < kind.cost;
        found.changes |= its.has_class_change();
    }
    found.copies = std::any_of(before.begin(), before.end(),
                               [&](const Prospect& other) { return other.kind == &kind; });
    return found;
}

Prospect prospect_of(const GameState& state, CardNumber card, const Prospects& before)
{
    Prospect one;
    one.card = card;
    one.kind = &state.kind(Player::P, card);
    const CardKind& kind = *one.kind;
    const Unit* unit = namesake(state, card);
    const Namesakes others = namesakes_of(state, card, before);
    const bool changes = kind.has_class_change();
    one.draws = changes && (unit || others.body || others.copies);
    bool has_use = changes || !others.copies;
    if (unit) {
        const int now = state.kind(*unit).attack;
        has_use = has_use && (kind.attack > now || (changes && kind.attack == now));
    }
    const int cost = one.draws ? kind.class_change_cost : kind.cost;
    if (!has_use || cost < 0)
        return one;
    one.use = cost;
    one.worth = 1 + cost * bond + (one.draws ? drawn_card : 0) + kind.attack / by_strength;
    if (!unit && !changes && others.changes)
        one.worth += first_step;
    return one;
}

void look_ahead(const GameState& state, Prospects& into)
{
    const Unit* protagonist = protagonist_of(state, Player::P);
    bool waits = protagonist && !is_class_changed(state, *protagonist);
    into.clear();
    for (const CardNumber card : state[Player::P].hand) {
        Prospect one = prospect_of(state, card, into);
        if (waits && is_promotion(state, card)) {
            waits = false;
            one.promotion = true;
            one.worth += a_promotion;
        }
        into.push_back(one);
    }
}

} // namespace

PlannerPolicy::PlannerPolicy(const GameCards& cards) : symbols_(cards)
{
    int sum = 0;
    for (std::size_t at = 0; at < cards.size(Player::P); ++at) {
        const CardKind& kind = cards.kind(Player::P, static_cast<CardNumber>(at));
        sum += std::max<int>(0, kind.has_class_change() ? kind.class_change_cost : kind.cost);
    }
    draw_use_ = sum * bond / static_cast<int>(cards.size(Player::P));
}

Choice PlannerPolicy::choose_bond(const GameState& state)
{
    const std::uint32_t missing = symbols_.needed() & ~bond_symbols(state, Player::P);
    const int bonds = static_cast<int>(state[Player::P].bonds.size());
    Prospects hand;
    look_ahead(state, hand);
    const Prospect* best = nullptr;
    int least = 0;
    for (const Prospect& one : hand) {
        if (refusal_of_bond(state, one.card) != Clause::None)
            continue;
        const bool is_far = !one.promotion && one.use > bonds + bonds_ahead;
        const int loss = one.worth / (is_far ? 2 : 1) -
                         symbols_.cards_with(one.kind->symbols & missing) * a_symbol;
        if (!best || loss < least) {
            best = &one;
            least = loss;
        }
    }
    if (!best)
        return {plain_action(ActionKind::NoBond), ChoiceReason::BondNothing};
    const Action action = hand_action(state, ActionKind::Bond, best->card);
    if ((best->kind->symbols & missing) != 0)
        return {action, ChoiceReason::BondNewSymbol};
    // With the bond and without it: what there will be to spend, as far as there are bonds for it.
    int supply = (horizon - 1) * draw_use_;
    int lost = 0;
    bool promotion_waits = false;
    for (const Prospect& one : hand) {
        const int spends = one.has_use() ? one.use * bond + (one.draws ? draw_use_ : 0) : 0;
        supply += spends;
        lost = &one == best ? spends : lost;
        promotion_waits |= one.promotion && one.use > bonds;
    }
    const int without = std::min(supply, horizon * bonds * bond);
    const int with = std::min(supply - lost, horizon * (bonds + 1) * bond);
    if (bonds < min_bonds || promotion_waits || with > without)
        return {action, ChoiceReason::AheadBond};
    return {plain_action(ActionKind::NoBond), ChoiceReason::AheadNoBond};
}

Choice PlannerPolicy::choose_play(const GameState& state)
{
    if (const CardNumber card = legal_promotion(state); card != no_card)
        return {level_up(state, card, *protagonist_of(state, Player::P)), ChoiceReason::Promotion};
    PlayOptions options;
    play_options(state, options, true);
    for (PlayOption& option : options) {
        const Namesakes others = namesakes_of(state, option.card, {});
        const bool is_body = option.unit == no_unit && others.changes &&
                             !state.kind(Player::P, option.card).has_class_change();
        option.worth = option.cost * bond + option.strength / by_strength +
                       (option.class_change ? drawn_card : 0) + (is_body ? first_step : 0);
    }
    // Whatever is done, the rest is planned anew: it may have drawn a card, or made a body.
    const PlayOptions plan = worthiest_plan(state, options);
    const PlayOption* first = nullptr;
    const auto rank = [](const PlayOption& option) {
        return option.class_change ? 0 : option.unit != no_unit ? 1 : 2;
    };
    for (const PlayOption& option : plan) {
        if (!first || rank(option) < rank(*first))
            first = &option;
    }
    if (!first)
        return {plain_action(ActionKind::NextPhase), ChoiceReason::PlanNothing};
    if (first->unit == no_unit)
        return {deployment(state, first->card), ChoiceReason::AheadPlay};
    return {level_up(state, first->card, *state.find(first->unit)),
            first->class_change ? ChoiceReason::AheadDraws : ChoiceReason::AheadPlay};
}

} // namespace kizuna
