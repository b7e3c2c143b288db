#pragma once

#include "app/base/messages.h"
#include "cards/library/card_library.h"

#include <string>

namespace kizuna {

/// What a skill says that is a field of its card, as in "this card cannot be put into the bonds",
/// with when that holds not where its effect is that alone. Empty for a skill that is no card's of
/// the library.
std::string stated_text(const Skill& skill, const CardLibrary& library, const Messages& messages);

} // namespace kizuna
