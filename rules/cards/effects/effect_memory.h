#pragma once

#include "cards/effects/effect.h"

#include <string_view>

namespace kizuna {

/// What set an effect off, and what its steps so far leave for later ones to speak of.
struct EffectMemory {
    bool seen = false;      ///< a step looked at or showed cards
    bool shown = false;     ///< a step showed cards
    bool done = false;      ///< a step took cards or units
    bool paid = false;      ///< there is a payment
    bool chosen = false;    ///< a `choose` step
    bool subject = false;   ///< the event that set it off is about a unit
    bool destroyed = false; ///< the battle may have destroyed its defender

    /// Notes what the step leaves; called after all steps in it.
    void note(const Step& step);
    /// Notes what sets the effect off.
    void note(const std::vector<Trigger>& when);
    /// Adds what `other` leaves, for the steps of either may have been carried out.
    void add(const EffectMemory& other);
};

/// True where one of the steps, or of the steps in it, is a Copy.
bool makes_copy(const std::vector<Step>& steps);

/// True where Zone::Done and Quality::Done speak of such a step once it was carried out.
bool is_remembered_as_done(Verb verb);

/// The word (the name of what EffectMemory has) that the step itself, without the steps in it, one
/// of the conditions, or a filter of the event uses although nothing before it is remembered so;
/// empty where there is none.
std::string_view word_without_memory(const Step& step, const EffectMemory& memory);
std::string_view word_without_memory(const std::vector<Condition>& conditions,
                                     const EffectMemory& memory);
std::string_view word_without_memory(const Trigger& trigger);

} // namespace kizuna
