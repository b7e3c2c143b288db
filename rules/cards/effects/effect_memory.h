#pragma once

#include "cards/effects/effect.h"

#include <string_view>

namespace kizuna {

/// What the steps of an effect so far leave for later ones to speak of.
struct EffectMemory {
    bool seen = false;   ///< a step looked at or showed cards
    bool done = false;   ///< a step took cards or units
    bool paid = false;   ///< there is a payment
    bool chosen = false; ///< a `choose` step

    /// After the step and all steps in it.
    void note(const Step& step);
};

/// True where Zone::Done and Quality::Done speak of such a step once it was carried out.
bool is_remembered_as_done(Verb verb);

/// The word (`seen`, `done`, `paid` or `chosen`) that the step itself, without the steps in it, or
/// one of the conditions uses although nothing before it is remembered so; empty where there is
/// none.
std::string_view word_without_memory(const Step& step, const EffectMemory& memory);
std::string_view word_without_memory(const std::vector<Condition>& conditions,
                                     const EffectMemory& memory);

} // namespace kizuna
