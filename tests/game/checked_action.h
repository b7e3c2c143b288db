#pragma once

#include "game/game_watch.h"
#include "game/state/transcript.h"
#include "game/values/invariants.h"
#include "scenarios/given.h"

#include <string>

namespace kizuna::test {

/// Does one action and looks at whatever must be true of every action. Gives what is wrong, with
/// the state for whoever has to find it again; empty where nothing is. `log` gets the events.
inline std::string do_and_look(GameState& state, const Action& action, GameWatch& watch,
                               EventLog& log)
{
    log.clear();
    EventLog twin_log;
    const GameState before = state;
    GameState twin = state; // the same game, played beside
    const auto told = [&](const std::string& what, const GameState& where) {
        return what + " after " + to_text(before, action) + "\nturn " + std::to_string(where.turn) +
               '\n' + to_given(where);
    };
    if (!(apply(state, action, &log) == Clause::None))
        return told("refused", before);
    apply(twin, action, &twin_log);
    if (!(twin == state && twin_log == log))
        return told("INV-18", before);
    const int broken = broken_invariant(state);
    if (broken != 0)
        return told("INV-" + std::to_string(broken), state);
    const std::string wrong = watch.look(before, state, action, log);
    return wrong.empty() ? wrong : told(wrong, state);
}

} // namespace kizuna::test
