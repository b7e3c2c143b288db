#pragma once

#include "cards/effects/effect.h"

#include <string_view>

namespace kizuna {

/// What a step of an effect can refer to: the event that set it off, and what earlier steps did.
struct EffectMemory {
    bool seen = false;      ///< a step looked at or showed cards
    bool shown = false;     ///< a step showed cards
    bool done = false;      ///< a step took cards or units
    bool paid = false;      ///< there is a payment
    bool chosen = false;    ///< a `choose` step
    bool subject = false;   ///< the event that set it off is about a unit
    bool destroyed = false; ///< the battle may have destroyed its defender

    /// Notes what the step leaves for later ones. Call it after the steps inside it.
    void note(const Step& step);
    /// Notes what sets the effect off.
    void note(const std::vector<Trigger>& when);
    /// Adds what the steps of `other` leave: the steps of either branch may have run.
    void add(const EffectMemory& other);
};

/// True where one of the steps, or of the steps in it, is a Copy.
bool makes_copy(const std::vector<Step>& steps);

/// True if Zone::Done and Quality::Done refer to what a step with this verb did.
bool is_remembered_as_done(Verb verb);

/// The first word, a member name of EffectMemory, that refers to something no earlier step did;
/// empty if there is none. Looks at the step without the steps in it, at all conditions, or at the
/// filters of the event.
std::string_view word_without_memory(const Step& step, const EffectMemory& memory);
std::string_view word_without_memory(const std::vector<Condition>& conditions,
                                     const EffectMemory& memory);
std::string_view word_without_memory(const Trigger& trigger);

} // namespace kizuna
