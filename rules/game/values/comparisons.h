#pragma once

#include "game/values/values.h"

namespace kizuna {

/// A unit or a card, with the facts by which it is compared.
struct Compared {
    const CardKind* kind = nullptr;
    const Unit* unit = nullptr; ///< null for a card
    AddedFacts added;
    const LyingCard* lying = nullptr; ///< null for a unit, or if it does not matter where it lies
};

/// True if the unit or card passes `test`, one of GameFilter::more.
bool passes_more(const GameState& state, const Viewpoint& from, const GameTest& test,
                 const Compared& one);

} // namespace kizuna
