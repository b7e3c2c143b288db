#pragma once

#include "game/state/action.h"
#include "game/state/event.h"

#include <optional>

namespace kizuna {

/// A game that waits for P to choose a protagonist (SETUP-2). The same seed and actions give the
/// same game everywhere. Each deck must be of at least twelve cards.
GameState new_game(std::shared_ptr<const GameCards> cards, std::uint64_t seed,
                   const Rulings& rulings = {});

/// The player to act; empty if the game is over or a turn waits for begin_turn().
std::optional<Player> to_act(const GameState& state);

/// The legal actions of the player to act, in a fixed order (cards by id, units by line and age).
/// Empty only if nobody has to act. Conceding (RULING-47) and manual actions are never listed.
ActionList legal_actions(const GameState& state);

/// The first clause that forbids the action (RULING-58), or None.
Clause refusal_of(const GameState& state, const Action& action);

/// Carries out the action and all that follows without a decision. Returns None, or the clause that
/// forbids the action; then nothing has changed. Adds events to `log`, if not null.
Clause apply(GameState& state, const Action& action, EventLog* log = nullptr);

/// Begins the turn that waits because of Rulings::wait_before_turns; does nothing if none waits. A
/// position in the end phase is first played to the end of its turn.
void begin_turn(GameState& state, EventLog* log = nullptr);

/// Carries out what is due in a position before a player acts, for example a defeat.
void settle(GameState& state, EventLog* log = nullptr);

/// True if a turn waits for begin_turn().
bool waits_for_turn(const GameState& state);

} // namespace kizuna
