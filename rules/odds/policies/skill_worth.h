#pragma once

#include "odds/policies/prospects.h"

#include "game/values/choices.h"

namespace kizuna {

/// A card of the hand that can pay for a critical hit, in hundredths of a bond.
inline constexpr int worth_of_critical = 150;

/// What steps of an effect bring P, and what they take, in hundredths of a bond.
struct SkillWorth {
    int gain = 0;
    int price = 0;
    int left() const { return gain - price; }
};

/// How the planner sees skills while it plays against a dummy: what the README beside this says of
/// each step. It looks at nothing that P may not know: a card that is searched for is taken to be
/// there. Made for one moment of a game, which outlives it.
class SkillJudge {
public:
    /// `attacks`: false where nobody attacks in this game, so that strength is worth nothing.
    SkillJudge(const GameState& state, bool attacks);

    /// The worth of a chain of steps with the payments in it.
    SkillWorth worth_of(const Viewpoint& from, Place16 first) const;
    /// What the skills that a card sets off by its own arrival bring, less their prices, where that
    /// is worth doing; else 0.
    int worth_of_arrival(CardNumber card, bool levels_up, bool changes_class) const;

    /// The candidates to pick for the step, at most `count`: those that bring most or are missed
    /// least come first. Fewer where the step need not take what is a loss.
    Candidates picks(const Viewpoint& from, const Op& op, std::size_t count,
                     const Candidates& candidates) const;
    /// True where what the step takes is a loss.
    bool takes_away(const Viewpoint& from, const Op& op, std::uint16_t candidate) const;

private:
    /// What a walk along the steps remembers.
    struct Walk {
        int steps_left;
        const Op* choice = nullptr; ///< the last that chose units for later steps
    };
    /// What picks are sorted by: the greater come first.
    struct Rank {
        int worth = 0;
        int tie = 0;
        std::uint16_t candidate = 0;
    };

    SkillWorth walk(const Viewpoint& from, Place16 first, Walk& on) const;
    SkillWorth worth_of_options(const Viewpoint& from, const Op& op, Walk& on) const;
    int worth_of_step(const Viewpoint& from, const Op& op, const Walk& on) const;
    int worth_on_units(const Viewpoint& from, const Op& op, const Op* choice) const;
    int worth_on_cards(const Viewpoint& from, const Op& op) const;
    int worth_on_unit(const Viewpoint& from, const Op& op, const Unit& unit) const;
    int worth_on_card(const Viewpoint& from, const Op& op, CardNumber card) const;
    int worth_of_strength(int amount, const Unit& unit) const;
    int worth_in(Zone zone, CardNumber card) const;
    int hidden_worth(const Op& op) const;
    int worth_in_hand(CardNumber card) const;
    bool pays_for_critical(CardNumber card) const;
    Rank rank(const Viewpoint& from, const Op& op, std::uint16_t candidate) const;
    int price_of_flip(CardNumber card, const Candidates& flipped) const;
    Candidates cheapest_flips(const Candidates& bonds, std::size_t count) const;
    int reach_gained_by_move(const Unit& unit) const;
    bool can_attack(const Unit& unit) const;
    const Op& use_of_choice(const Op& op) const;

    const GameState& state_;
    const Program& program_;
    bool attacks_;
    Prospects hand_;
    std::uint32_t symbols_needed_ = 0; ///< by the cards of the hand that have a use
};

} // namespace kizuna
