#pragma once

#include "game/play/engine.h"

#include <set>
#include <tuple>
#include <vector>

namespace kizuna::test {

/// The rules once more, as a person would read them off the cards: for games of cards without
/// skills that change what may be done. Shares nothing with the engine but the state.
std::vector<Action> plain_actions(const GameState& state);

/// Judges by what is printed which skills of units may be used: those that have no mark and no
/// condition and cost nothing but taps, bonds, orbs and cards of any kind. Has to be told of every
/// action of a game.
class PlainSkills {
public:
    /// Empty where the skill is none of these.
    std::optional<bool> may_use(const GameState& state, const Unit& unit, std::size_t skill) const;
    void note(const GameState& before, const Action& action);

private:
    std::uint16_t turn_ = 0;
    std::set<std::tuple<UnitId, CardNumber, std::size_t>> used_; ///< in this turn
};

} // namespace kizuna::test
