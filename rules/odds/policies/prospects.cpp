#include "odds/policies/prospects.h"

#include <algorithm>

namespace kizuna {
namespace {

/// What else of a card's name there is in the hand.
struct Namesakes {
    bool body = false;    ///< a card that costs less: the card could lie on it
    bool changes = false; ///< a class change that could lie on the card
    bool copies = false;  ///< a copy of the card comes before it
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

Prospect prospect_beside(const GameState& state, CardNumber card, const Prospects& before)
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
    one.worth =
        1 + cost * worth_of_bond + (one.draws ? worth_of_draw : 0) + kind.attack / strength_for_one;
    if (!unit && !changes && others.changes)
        one.worth += worth_of_body;
    return one;
}

/// Adds the worth of a promotion to the first one while the protagonist has not changed class, and
/// clears `waits`.
void add_promotion(const GameState& state, bool& waits, Prospect& one)
{
    if (!waits || !is_promotion(state, one.card))
        return;
    waits = false;
    one.promotion = true;
    one.worth += worth_of_promotion;
}

bool waits_for_promotion(const GameState& state)
{
    const Unit* protagonist = protagonist_of(state, Player::P);
    return protagonist && !is_class_changed(state, *protagonist);
}

} // namespace

Prospects look_ahead(const GameState& state)
{
    bool waits = waits_for_promotion(state);
    Prospects hand;
    for (const CardNumber card : state[Player::P].hand) {
        Prospect one = prospect_beside(state, card, hand);
        add_promotion(state, waits, one);
        hand.push_back(one);
    }
    return hand;
}

Prospect prospect_of(const GameState& state, CardNumber card, const Prospects& hand)
{
    bool waits =
        waits_for_promotion(state) &&
        std::none_of(hand.begin(), hand.end(), [](const Prospect& one) { return one.promotion; });
    Prospect one = prospect_beside(state, card, hand);
    add_promotion(state, waits, one);
    return one;
}

bool is_body_of_hand(const GameState& state, CardNumber card)
{
    return namesakes_of(state, card, {}).changes;
}

} // namespace kizuna
