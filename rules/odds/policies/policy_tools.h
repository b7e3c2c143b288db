#pragma once

#include "odds/policies/policy.h"

#include "game/values/legal.h"

namespace kizuna {

/// What a policy asks of P's deck list again and again.
class DeckSymbols {
public:
    explicit DeckSymbols(const GameCards& cards);
    std::uint32_t needed() const { return needed_; } ///< on any card of the list
    /// Cards of the list that show the symbol, as a bit.
    int cards_with(std::uint32_t symbols) const;

private:
    std::uint32_t needed_ = 0;
    std::array<int, 32> cards_{};
};

/// An action of P about a card of the hand.
Action hand_action(const GameState& state, ActionKind kind, CardNumber card);
/// Deploys it: to the back where it reaches from there, else to the front.
Action deployment(const GameState& state, CardNumber card);
Action level_up(const GameState& state, CardNumber card, const Unit& unit);
Action plain_action(ActionKind kind);

/// The own unit that the card shares a unit name with, or null.
const Unit* namesake(const GameState& state, CardNumber card);
/// A card with the protagonist's unit name, a class-change cost and more printed strength than the
/// protagonist has now.
bool is_promotion(const GameState& state, CardNumber card);
/// The promotion to do now: the strongest, then the cheapest, then the lowest id; no_card where
/// none is legal.
CardNumber legal_promotion(const GameState& state);

/// The next attack on the dummy's protagonist, strongest first; else the end of the turn.
Choice choose_attack(const GameState& state);
/// A critical hit only where it turns the attack.
Choice choose_critical(const GameState& state);
/// Skills are declined; where something must be chosen it is the first there is.
Choice decline(const GameState& state);

/// A policy that differs from others in what it lays and plays: where it does not say otherwise it
/// attacks, and answers everything else, as choose_attack(), choose_critical() and decline() do.
class PhasePolicy : public Policy {
public:
    Choice choose(const GameState& state) final;

private:
    virtual Choice choose_bond(const GameState& state) = 0;
    virtual Choice choose_play(const GameState& state) = 0;
    virtual Choice choose_action(const GameState& state);
    virtual Choice choose_answer(const GameState& state); ///< but about critical hits
};

/// What one more card of the hand does for the cost that is left.
struct PlayOption {
    CardNumber card = no_card;
    std::uint16_t name = 0;
    UnitId unit = no_unit; ///< to level up; none: a deployment
    std::uint8_t cost = 0;
    std::int16_t strength = 0;
    bool class_change = false;
    int worth = 0; ///< to a policy that weighs more than the cost
};
using PlayOptions = InlineList<PlayOption, 24>;
/// Everything that may be done now with a card of the hand and makes a unit or makes one stronger,
/// ascending by id: deployments of names that are not out, and level-ups. With `equal_changes` also
/// class changes that leave the strength as it is, for they draw a card.
PlayOptions play_options(const GameState& state, bool equal_changes = false);

/// The best options, at most one a name, within what is left to spend: those of the greatest total
/// cost, then the most, then the strongest, then the smallest list of ids.
PlayOptions best_plan(const GameState& state, const PlayOptions& options);
/// As best_plan(), but the greatest sum of worth comes first of all.
PlayOptions worthiest_plan(const GameState& state, const PlayOptions& options);

} // namespace kizuna
