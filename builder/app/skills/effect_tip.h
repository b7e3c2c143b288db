#pragma once

#include "app/base/messages.h"
#include "cards/library/card_library.h"

#include <string>
#include <string_view>

namespace kizuna {

/// Stands before a skill that plays as nothing, beside the words for it.
inline constexpr std::string_view unplayed_sign = "⊘";

/// The same as skill_text(); where the engine does not play the skill, the words for that stand
/// before it, as in "not played by the engine: ACT". Said aloud as it stands.
std::string spoken_skill_text(const Skill& skill, const CardLibrary& library,
                              const Messages& messages);
/// The same with unplayed_sign before it, for the eye.
std::string marked_skill_text(const Skill& skill, const CardLibrary& library,
                              const Messages& messages);

/// What a card does, for whoever points at it: its name, then each skill from a line of its own. No
/// line is wider than tip_columns.
std::string effect_tip(const Card& card, const CardLibrary& library, const Messages& messages);

/// The same without the name, for whoever points at a face, which says that.
std::string skills_tip(const Card& card, const CardLibrary& library, const Messages& messages);

inline constexpr int tip_columns = 60; ///< East Asian letters take two
/// A text in lines of so many columns, broken as line_breaks() allows and where it has a line break
/// of its own.
std::string in_columns(std::string_view text, int columns = tip_columns);

} // namespace kizuna
