#pragma once

#include "calculators/calculation.h"

#include <optional>

namespace kizuna::fetcg {

enum class Player : std::uint8_t { A, B };

/// What a player does where effects may be used: use one, or say "nothing".
struct ChainAction {
    enum class Kind : std::uint8_t { Use, Pass };
    Kind kind = Kind::Pass;
    Player player = Player::A;
    std::string effect;
    int chips = 0;            ///< paid when it is declared (FET-CHN-4)
    int discards = 0;         ///< cards; only when it resolves
    bool is_surprise = false; ///< a surprise card, which goes outside
    bool stops = false;       ///< another effect that has not resolved
    /// The number of that effect, from 1; 0: the last one that waits.
    int stopped = 0;
};

/// An effect that was used.
struct ChainEffect {
    enum class State : std::uint8_t { Waiting, Resolved, Stopped };
    Player player = Player::A;
    std::string effect;
    int chips = 0;
    int discards = 0;
    int stops = 0; ///< the number of the effect it is to stop; 0: none
    bool is_surprise = false;
    State state = State::Waiting;
    bool was_stopped = false; ///< it has no effect when its turn comes
};

struct ChainRun {
    std::vector<ChainEffect> effects; ///< in the order of their use
    std::vector<int> order;           ///< numbers from 1, as their turns came
    CalculationSteps steps;
    std::optional<CalculationStep> refused; ///< why the action at `done` may not be
    std::size_t done = 0;

    int chips_paid(Player player) const;
    int cards_discarded(Player player) const;
};

/// Carries the actions out; after the last one everything that waits resolves.
ChainRun run(const std::vector<ChainAction>& actions);

} // namespace kizuna::fetcg
