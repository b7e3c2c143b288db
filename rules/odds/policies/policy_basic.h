#pragma once

#include "odds/policies/policy_tools.h"

namespace kizuna {

/// "GF-basic": the default policy, deterministic, written out in the README beside this. It uses no
/// skills and no moves.
class BasicPolicy : public PhasePolicy {
public:
    /// `cards` outlives it.
    explicit BasicPolicy(const GameCards& cards) : symbols_(cards) {}
    void begin_game(std::uint64_t seed, std::uint64_t game) override;

private:
    Choice choose_bond(const GameState& state) override;
    Choice choose_play(const GameState& state) override;
    Choice next_of_plan(const GameState& state);

    DeckSymbols symbols_;
    PlayOptions plan_; ///< what is left of it
    bool carries_out_plan_ = false;
};

} // namespace kizuna
