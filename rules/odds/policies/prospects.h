#pragma once

#include "odds/policies/policy_tools.h"

namespace kizuna {

// What things are worth to the planner, in hundredths of a bond; those of effects are in
// skill_worth.cpp and skill_picks.cpp. Chosen by hand. Over 4,000 games of each bundled deck at
// gf-0 none that counts there matters much: halved or doubled, each changes what is spent by less
// than a hundredth. But with a draw of half, or a flip of twice the worth, Golden Deer spends a
// fourteenth less.
inline constexpr int worth_of_bond = 100;
inline constexpr int worth_of_draw = 150;       ///< a card that comes into the hand
inline constexpr int worth_of_body = 150;       ///< a card whose class change is in the hand
inline constexpr int worth_of_promotion = 1000; ///< the first, while the protagonist waits for it
inline constexpr int strength_for_one = 10;     ///< is worth one hundredth: for ties

/// What a card is good for in the turns to come, whatever it costs.
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

/// The prospects of the cards of P's hand, in its order; of copies, and of promotions, the first
/// counts most.
Prospects look_ahead(const GameState& state);
/// The prospect of a card of P that lies elsewhere, as though it came into that hand last.
Prospect prospect_of(const GameState& state, CardNumber card, const Prospects& hand);

/// True where a class change in the hand could lie on the card.
bool is_body_of_hand(const GameState& state, CardNumber card);

} // namespace kizuna
