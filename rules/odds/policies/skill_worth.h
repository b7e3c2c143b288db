#pragma once

#include "odds/policies/prospects.h"

#include "game/values/choices.h"

namespace kizuna {

/// Worth of a card of the hand that can pay for a critical hit, in hundredths of a bond.
inline constexpr int worth_of_critical = 150;

/// What steps of an effect bring P and what they take, in hundredths of a bond.
struct SkillWorth {
    int gain = 0;
    int price = 0;
    int left() const { return gain - price; }
};

/// Values the steps of skills for the planner in games against a dummy, by the table in
/// rules/odds/README.md. It uses only what P may know: a search is taken to find its card. Made for
/// one state, which must outlive it.
class SkillJudge {
public:
    /// `attacks` is false for games in which no unit attacks: strength is worth nothing then.
    SkillJudge(const GameState& state, bool attacks);

    /// The worth of the steps from `first` on, payments included.
    SkillWorth worth_of(const Viewpoint& from, Place16 first) const;
    /// What the card's own skills bring when it comes into play, less their prices; 0 where none is
    /// worth its price.
    int worth_of_arrival(CardNumber card, bool levels_up, bool changes_class) const;

    /// The candidates to pick for the step, at most `count`, the best first: those that bring most
    /// or are missed least. Fewer where the step is "up to" a number and the rest brings nothing.
    Candidates picks(const Viewpoint& from, const Op& op, std::size_t count,
                     const Candidates& candidates) const;
    /// True where picking the candidate is a loss for P.
    bool takes_away(const Viewpoint& from, const Op& op, std::uint16_t candidate) const;

private:
    /// The state of a walk along the steps.
    struct Walk {
        int steps_left;
        const Op* choice = nullptr; ///< the last step that chooses units for later ones
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
