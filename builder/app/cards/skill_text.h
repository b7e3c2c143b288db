#pragma once

#include "app/messages.h"
#include "cards/card_library.h"

#include <string>
#include <string_view>

namespace kizuna {

/// One effect as facts: category, marks, limit and cost, or a support skill's emblem with what it
/// does in our own words. As in "ACT, once per turn: tap this unit, flip 2 bonds".
std::string skill_text(const Skill& skill, const CardLibrary& library, const Messages& messages);

/// A filter of a skill in words: "tag:Red,other" is "Blade of Light, other".
std::string filter_text(std::string_view filter, const CardLibrary& library,
                        const Messages& messages);

/// A unit name as the language has it, where some card tells; else the English one.
std::string unit_text(std::string_view unit, const CardLibrary& library, const Messages& messages);

} // namespace kizuna
