#pragma once

#include "odds/policies/policy_tools.h"

namespace kizuna {

/// "planner": looks ahead over the hand. A bond is laid only while the hand and the coming draws
/// cost more than the bonds will pay; the card that goes is the one the hand can best do without;
/// and what is played sets up the class changes that are in the hand, which draw cards.
class PlannerPolicy : public PhasePolicy {
public:
    /// `cards` outlives it.
    explicit PlannerPolicy(const GameCards& cards);

private:
    Choice choose_bond(const GameState& state) override;
    Choice choose_play(const GameState& state) override;

    DeckSymbols symbols_;
    int draw_use_; ///< what an unknown card of the deck costs to use, in hundredths of a bond
};

} // namespace kizuna
