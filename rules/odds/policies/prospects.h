#pragma once

#include "odds/policies/policy_tools.h"

namespace kizuna {

// Worths by which the planner weighs cards, in hundredths of a bond; those of effects are in
// skill_worth.cpp and skill_picks.cpp. Chosen by hand. Over 4,000 games of each bundled deck at
// gf-0 none that counts there matters much: halving or doubling one changes what is spent by less
// than a hundredth. The exception is Golden Deer, which spends a fourteenth less with half the
// worth of a draw or twice the worth of a flip.
inline constexpr int worth_of_bond = 100;
inline constexpr int worth_of_draw = 150;       ///< a card that comes into the hand
inline constexpr int worth_of_body = 150;       ///< a card for a class change of the hand to lie on
inline constexpr int worth_of_promotion = 1000; ///< the first, until the protagonist has one
inline constexpr int strength_for_one = 10;     ///< strength worth one hundredth, to break ties

/// What a card is good for in the turns to come, whatever it costs.
struct Prospect {
    CardNumber card = no_card;
    const CardKind* kind = nullptr;
    int use = 0;   ///< bonds that it costs; 0 where the card has no use
    int worth = 0; ///< in hundredths of a bond; 0: can neither make a unit nor a stronger one
    bool promotion = false;
    bool draws = false; ///< it would be a class change, which draws a card
    bool has_use() const { return worth > 0; }
};
using Prospects = InlineList<Prospect, 24>;

/// The prospects of the cards of P's hand, in its order. Of several copies or promotions, the first
/// counts most.
Prospects look_ahead(const GameState& state);
/// The prospect of a card of P that is not in the hand, as though it were the last card of `hand`.
Prospect prospect_of(const GameState& state, CardNumber card, const Prospects& hand);

/// True if another card of the hand is a class change with the card's name.
bool is_body_of_hand(const GameState& state, CardNumber card);

} // namespace kizuna
