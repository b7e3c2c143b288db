#pragma once

#include "game/play/engine.h"

#include <array>
#include <optional>
#include <string>

namespace kizuna::test {

/// Watches one game from its start, action by action, for the invariants that compare two states or
/// speak of a whole turn, and for JUDGE-3. Where an effect of a card is being carried out only
/// those are looked at that no effect may break.
class GameWatch {
public:
    /// The first invariant that this action broke, as in "INV-12"; empty where it broke none.
    std::string look(const GameState& before, const GameState& after, const Action& action,
                     const EventLog& log);

    /// How often each could have been broken: a test that never looked proves nothing.
    struct Seen {
        int payments = 0;    ///< INV-5
        int bonds = 0;       ///< INV-6
        int face_down = 0;   ///< INV-7
        int level_ups = 0;   ///< INV-11
        int taps = 0;        ///< INV-12
        int untaps = 0;      ///< INV-12
        int setups = 0;      ///< INV-13
        int orbs = 0;        ///< INV-14
        int wins = 0;        ///< INV-15
        int concessions = 0; ///< INV-15
        int first_draws = 0; ///< INV-16: beginnings without one
        int draws = 0;       ///< INV-16: beginnings with one
        int judgements = 0;  ///< INV-17
        int evasions = 0;    ///< INV-17
        int replaced = 0;    ///< destroyed units that went elsewhere than to retreat
        void add(const Seen& more);
    };
    const Seen& seen() const { return seen_; }

private:
    bool keeps_costs(const GameState& before, const GameState& after, const Action& action);
    bool keeps_bonds(const GameState& before, const GameState& after, const Action& action,
                     const EventLog& log);
    bool keeps_faces(const GameState& before, const GameState& after, const EventLog& log);
    bool keeps_stacks(const GameState& before, const GameState& after, const Action& action,
                      const EventLog& log);
    bool keeps_taps(const GameState& before, const GameState& after, const Action& action,
                    const EventLog& log);
    bool is_set_up(const GameState& state);
    bool keeps_orbs(const GameState& before, const GameState& after, const Action& action,
                    const EventLog& log);
    bool ends_rightly(const GameState& after, const Action& action);
    bool begins_rightly(const GameState& before, const GameState& after, const EventLog& log);
    void note_falls(const GameState& before, const GameState& after, const EventLog& log);
    bool judges(const GameState& before, const GameState& after, const EventLog& log);
    bool follows_destroyed(const GameState& before, const GameState& after, const EventLog& log);

    Seen seen_;
    bool quiet_ = true; ///< no effect is carried out in this step
    int paid_ = 0;      ///< in this turn
    int bonded_ = 0;    ///< in this turn
    bool evaded_ = false;
    std::array<std::size_t, 2> to_hand_{};  ///< cards of units destroyed in this step
    std::array<std::size_t, 2> to_bonds_{}; ///<
    std::array<bool, 2>
        fell_{}; ///< the protagonist was destroyed and its orbs are still to be taken
    std::optional<Player> doomed_; ///< its protagonist was destroyed without an orb
};

} // namespace kizuna::test
