#pragma once

#include "app/skills/filter_words.h"

#include <span>

namespace kizuna {

/// The form that a step's words take in their sentence; languages inflect the verb by it.
enum class StepForm {
    Says,     ///< "draw 1 card", the end of a clause
    SaysMore, ///< the same, with another step after it in the clause
    May,      ///< after "you may"
    MayMore,  ///<
    Always,   ///< always-on: "this unit gets +20 strength", without an end
};

/// One step, without capital and full stop; steps inside it are clauses of it.
std::string step_text(const Step& step, StepForm form, const EffectReader& reader);
/// Steps one by one, all but the last in the form `more`; those that do something to the same unit
/// for the same time are one text, as in "until the end of the turn, this unit gets +10 strength
/// and cannot be destroyed".
std::vector<std::string> step_texts(std::span<const Step> steps, StepForm form, StepForm more,
                                    const EffectReader& reader);
/// Several steps in one clause, as in "draw 1 card, then destroy 1 enemy".
std::string steps_text(std::span<const Step> steps, StepForm form, const EffectReader& reader);

/// The word that messages select by for what a step forbids, as in "be_attacked".
const char* forbidden_act(UnitAct act);
/// The word that they select by for how long something lasts, as in "opponents_turn".
const char* duration_word(Until until);

} // namespace kizuna
