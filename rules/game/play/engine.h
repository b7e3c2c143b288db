#pragma once

#include "game/state/action.h"
#include "game/state/event.h"

#include <optional>

namespace kizuna {

/// A game that waits for P to choose a protagonist (SETUP-2). The same seed and actions give the
/// same game everywhere. Each deck must be of at least twelve cards.
GameState new_game(std::shared_ptr<const GameCards> cards, std::uint64_t seed,
                   const Rulings& rulings = {});

/// Who has to act: empty where the game is over, or something waits for begin_turn().
std::optional<Player> to_act(const GameState& state);

/// Everything that the player to act may do, in a fixed order (cards by id, units by line and
/// age): never empty while somebody has to act. Conceding is always possible and never listed
/// (RULING-47).
ActionList legal_actions(const GameState& state);

/// The first clause that forbids the action (RULING-58), or None.
Clause refusal_of(const GameState& state, const Action& action);

/// Does it, and everything that follows without a decision. A refused action changes nothing and
/// gives the clause. Events are added to `log`, where there is one.
Clause apply(GameState& state, const Action& action, EventLog* log = nullptr);

/// Begins the turn that waits, under Rulings::wait_before_turns; elsewhere does nothing. A position
/// in the end phase is first played to the end of its turn.
void begin_turn(GameState& state, EventLog* log = nullptr);

/// Carries out what a position leaves due before anybody acts, as a defeat.
void settle(GameState& state, EventLog* log = nullptr);

/// True where the beginning of a turn waits for begin_turn().
bool waits_for_turn(const GameState& state);

} // namespace kizuna
