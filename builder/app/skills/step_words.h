#pragma once

#include "app/skills/filter_words.h"

#include <span>

namespace kizuna {

/// The form of a step within its sentence; languages inflect the verb by it.
enum class StepForm {
    Says,     ///< "draw 1 card", the end of a clause
    SaysMore, ///< as Says, with another step after it in the clause
    May,      ///< after "you may"
    MayMore,  ///< as May, with another step after it in the clause
    Always,   ///< of an always-on skill: "this unit gets +20 strength", without a duration
};

/// One step, without capital letter and full stop. Steps inside it become clauses.
std::string step_text(const Step& step, StepForm form, const EffectReader& reader);
/// Texts of the steps in order, all but the last in the form `more`. Steps of equal duration on the
/// same units share one text, as in "until the end of the turn, this unit gets +10 strength and
/// cannot be destroyed".
std::vector<std::string> step_texts(std::span<const Step> steps, StepForm form, StepForm more,
                                    const EffectReader& reader);
/// Several steps in one clause, as in "draw 1 card, then destroy 1 enemy".
std::string steps_text(std::span<const Step> steps, StepForm form, const EffectReader& reader);

/// The select word in messages of a forbidden act, as in "be_attacked".
const char* forbidden_act(UnitAct act);
/// The select word in messages of a duration, as in "opponents_turn".
const char* duration_word(Until until);

} // namespace kizuna
