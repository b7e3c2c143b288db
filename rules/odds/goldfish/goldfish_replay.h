#pragma once

#include "odds/goldfish/goldfish.h"

#include <string>
#include <vector>

namespace kizuna {

/// One choice of a replayed game.
struct ReplayStep {
    int turn = 0;           ///< own turn; 0 before the first
    std::string action;     ///< in the form of a scenario, as to_text() of transcript.h
    bool is_answer = false; ///< to a decision that something else raised
    bool ends_turn = false; ///< an answer asked for before the next own turn begins
    ChoiceReason reason = ChoiceReason::OnlyWay;
    // Of an answer that is one of several, as picks and orders are:
    std::string list; ///< as in "cards"; else empty
    std::string item; ///< as it stands in that list
    int place = 0;    ///< the step of the effect, for items of one step are one list
    int options = 0;  ///< there were
};

/// A simulated game, told choice by choice.
struct Replay {
    std::vector<ReplayStep> steps;
    /// False where chance came into an effect in a way that a scenario cannot state.
    bool playable = true;
    // What its scenario says beside the actions, in the form of a scenario:
    std::string start;
    std::string chance; ///< `shuffles` and `picks`; may be empty
    std::string expect;
};

/// The game of that number, as play_games() plays it.
Replay replay_game(const Goldfish& goldfish, std::uint64_t game);

/// What people read in the scenario of a replay, one line each.
struct ReplayComments {
    std::string name;               ///< of the scenario
    std::vector<std::string> head;  ///< at its beginning
    std::vector<std::string> turns; ///< over the choices of each own turn, from turn 1
    std::vector<std::string> steps; ///< behind each choice
};

/// The replay as a scenario, which `play` plays again.
std::string scenario_text(const Replay& replay, const ReplayComments& comments);

} // namespace kizuna
