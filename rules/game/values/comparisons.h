#pragma once

#include "game/values/values.h"

namespace kizuna {

/// A unit, or a card that lies somewhere: what two things are compared by.
struct Compared {
    const CardKind* kind = nullptr;
    const Unit* unit = nullptr; ///< where it is one
    AddedFacts added;
    const LyingCard* lying = nullptr; ///< where it is none
};

/// What a filter asks last: how strong something is, or how it compares with other units and cards.
bool passes_more(const GameState& state, const Viewpoint& from, const GameTest& test,
                 const Compared& one);

} // namespace kizuna
