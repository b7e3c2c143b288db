#pragma once

#include "app/base/messages.h"
#include "cards/library/card_library.h"

#include <string>
#include <string_view>

namespace kizuna {

/// The sign before a skill that the engine does not play.
inline constexpr std::string_view unplayed_sign = "⊘";

/// As skill_text(), but a skill that the engine does not play begins with words that say so, as in
/// "not played by the engine: ACT". For screen readers.
std::string spoken_skill_text(const Skill& skill, const CardLibrary& library,
                              const Messages& messages);
/// As spoken_skill_text(), with unplayed_sign before a skill that the engine does not play.
std::string marked_skill_text(const Skill& skill, const CardLibrary& library,
                              const Messages& messages);

/// The tooltip of a card: its name, then each skill on a line of its own. Lines are broken at
/// tip_columns.
std::string effect_tip(const Card& card, const CardLibrary& library, const Messages& messages);

/// As effect_tip(), without the name.
std::string skills_tip(const Card& card, const CardLibrary& library, const Messages& messages);

inline constexpr int tip_columns = 60; ///< in columns; an East Asian letter takes two
/// Breaks a text into lines of at most `columns`, where line_breaks() allows it, and keeps its own
/// line breaks. A longer word stays whole.
std::string in_columns(std::string_view text, int columns = tip_columns);

} // namespace kizuna
