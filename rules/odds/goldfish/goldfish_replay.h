#pragma once

#include "odds/goldfish/goldfish.h"

#include <string>
#include <vector>

namespace kizuna {

/// One choice of a replayed game.
struct ReplayStep {
    int turn = 0;           ///< own turn; 0 before the first
    std::string action;     ///< in the form of a scenario, as to_text() of transcript.h
    bool is_answer = false; ///< answers a decision that another action raised
    bool ends_turn = false; ///< an answer given between the end of this own turn and the next
    ChoiceReason reason = ChoiceReason::OnlyWay;
    // For an answer that a scenario writes as an item of a list, as picks and orders are:
    std::string list; ///< the name of the list, as in "cards"; else empty
    std::string item; ///< as it is written in the list
    int place = 0;    ///< the step of the effect; items of one step form one list
    int options = 0;  ///< of an order: how many there were to choose from
};

/// A simulated game as a list of its choices.
struct Replay {
    std::vector<ReplayStep> steps;
    /// False where a scenario cannot state what an effect left to chance.
    bool playable = true;
    // The other parts of its scenario, as text:
    std::string start;
    std::string chance; ///< `shuffles` and `picks`; may be empty
    std::string expect;
};

/// The game of that number, as play_games() plays it.
Replay replay_game(const Goldfish& goldfish, std::uint64_t game);

/// The comments in the scenario of a replay, one line each.
struct ReplayComments {
    std::string name;               ///< of the scenario
    std::vector<std::string> head;  ///< at its beginning
    std::vector<std::string> turns; ///< over the choices of each own turn, from turn 1
    std::vector<std::string> steps; ///< behind each choice
};

/// The replay as a scenario, which `play` plays again.
std::string scenario_text(const Replay& replay, const ReplayComments& comments);

} // namespace kizuna
