#pragma once

#include "odds/policies/policy_tools.h"

namespace kizuna {

/// "planner": looks ahead over the hand. It lays a bond only while the hand and the coming draws
/// cost more than the bonds will pay, gives up the card that the hand needs least, and sets up the
/// class changes of the hand, which draw cards. It uses skills that SkillJudge values above their
/// price.
class PlannerPolicy : public PhasePolicy {
public:
    /// `cards` must outlive it. `attacks` is false for games in which no unit ever attacks.
    PlannerPolicy(const GameCards& cards, bool attacks);
    void begin_game(std::uint64_t seed, std::uint64_t game) override;
    bool has_action_phase() const override { return true; }

private:
    Choice choose_bond(const GameState& state) override;
    Choice choose_play(const GameState& state) override;

    Choice choose_action(const GameState& state) override;
    Choice choose_answer(const GameState& state) override;
    bool has_use_in_action_phase(const GameState& state) const;

    DeckSymbols symbols_;
    bool attacks_;
    bool has_acts_ = false;
    std::uint16_t skills_turn_ = 0; ///< the turn in which `skills_used_` were used
    int skills_used_ = 0;
    int draw_use_ = 0; ///< mean cost of using a card of the deck, in hundredths of a bond
};

} // namespace kizuna
