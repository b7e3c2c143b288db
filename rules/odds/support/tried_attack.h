#pragma once

#include "game/engine.h"

namespace kizuna {

/// How an attack was judged.
struct Fight {
    bool is_judged = false; ///< false where a text keeps the units apart
    int attack = 0;
    int defence = 0;
    bool evasion_asked = false; ///< it is not forbidden
    bool supported = true;      ///< the unit of player P, as far as a support was turned over
};

/// An attack without and with a critical hit.
struct TriedAttack {
    Fight plain;
    Fight critical;            ///< as `plain` where it is forbidden
    bool has_critical = false; ///< it is not forbidden
};

/// Plays an attack to its judgement. Nothing optional is done, and of several things the first. The
/// critical hit is paid with a card of the unit's name that comes into the hand for it.
TriedAttack try_attack(GameState state, const Action& attack);

} // namespace kizuna
