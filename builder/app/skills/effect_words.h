#pragma once

#include "app/base/messages.h"

#include <string>
#include <string_view>

namespace kizuna {

// The words of the query language about effects as texts for the user: "draw" is "Draws". Empty for
// an unknown word.

/// One of effect_family_words().
std::string effect_family_text(std::string_view word, const Messages& messages);
/// One of paid_with_words(), or "none".
std::string paid_with_text(std::string_view word, const Messages& messages);
/// One of moment_words(), or "always".
std::string moment_text(std::string_view word, const Messages& messages);

} // namespace kizuna
