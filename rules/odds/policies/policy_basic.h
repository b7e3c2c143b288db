#pragma once

#include "odds/policies/policy_tools.h"

namespace kizuna {

/// "gf-basic", the default policy: deterministic, without skills and moves. Described in
/// rules/odds/README.md.
class BasicPolicy : public PhasePolicy {
public:
    /// `cards` must outlive it.
    explicit BasicPolicy(const GameCards& cards) : symbols_(cards) {}
    void begin_game(std::uint64_t seed, std::uint64_t game) override;

private:
    Choice choose_bond(const GameState& state) override;
    Choice choose_play(const GameState& state) override;
    Choice next_of_plan(const GameState& state);

    DeckSymbols symbols_;
    PlayOptions plan_; ///< plays still to be made
    bool carries_out_plan_ = false;
};

} // namespace kizuna
