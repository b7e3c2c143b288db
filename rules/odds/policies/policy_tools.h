#pragma once

#include "odds/policies/policy.h"

#include "game/values/legal.h"

namespace kizuna {

/// The symbols on P's deck list, counted once.
class DeckSymbols {
public:
    explicit DeckSymbols(const GameCards& cards);
    std::uint32_t needed() const { return needed_; } ///< as bits, of all cards of the list
    /// Cards of the list that show the symbols, given as bits; a card counts once for each of them.
    int cards_with(std::uint32_t symbols) const;

private:
    std::uint32_t needed_ = 0;
    std::array<int, 32> cards_{};
};

/// An action of P with a card of the hand.
Action hand_action(const GameState& state, ActionKind kind, CardNumber card);
/// Deploys the card: in the back line if its range includes 2, else in the front line.
Action deployment(const GameState& state, CardNumber card);
Action level_up(const GameState& state, CardNumber card, const Unit& unit);
Action plain_action(ActionKind kind);

/// P's unit that shares a unit name with the card, or null.
const Unit* namesake(const GameState& state, CardNumber card);
/// True for a card with the protagonist's unit name, a class-change cost and more printed strength
/// than the protagonist has now.
bool is_promotion(const GameState& state, CardNumber card);
/// The promotion to do now: the strongest, then the cheapest, then the lowest id; no_card where
/// none is legal.
CardNumber legal_promotion(const GameState& state);

/// The next attack on the dummy's protagonist, strongest first; else the end of the turn.
Choice choose_attack(const GameState& state);
/// Takes a critical hit only where the attack fails without it and succeeds with it.
Choice choose_critical(const GameState& state);
/// Declines whatever is optional, else takes the first legal action.
Choice decline(const GameState& state);

/// A policy with a function for each kind of decision. Unless overridden, it attacks as
/// choose_attack() and answers as decline() do; critical hits are always left to choose_critical().
class PhasePolicy : public Policy {
public:
    Choice choose(const GameState& state) final;

private:
    virtual Choice choose_bond(const GameState& state) = 0;
    virtual Choice choose_play(const GameState& state) = 0;
    virtual Choice choose_action(const GameState& state);
    virtual Choice choose_answer(const GameState& state); ///< to any decision but a critical hit
};

/// A card of the hand that P can play now: a deployment or a level-up.
struct PlayOption {
    CardNumber card = no_card;
    std::uint16_t name = 0;
    UnitId unit = no_unit; ///< the unit to level up; no_unit: a deployment
    std::uint8_t cost = 0;
    std::int16_t strength = 0;
    bool class_change = false;
    int worth = 0; ///< set by policies that weigh more than the cost
};
using PlayOptions = InlineList<PlayOption, 24>;
/// The legal plays of P's hand that make a unit or make one stronger, by ascending card id:
/// deployments of names that are not out, and level-ups. With `equal_changes` also class changes
/// that leave the strength as it is, for they draw a card.
PlayOptions play_options(const GameState& state, bool equal_changes = false);

/// The options to play within the bonds left to spend, at most one of each name: those of the
/// greatest total cost; among equals the most cards, then the most strength, then the smallest list
/// of ids.
PlayOptions best_plan(const GameState& state, const PlayOptions& options);
/// As best_plan(), but by the greatest sum of `worth` first.
PlayOptions worthiest_plan(const GameState& state, const PlayOptions& options);

} // namespace kizuna
