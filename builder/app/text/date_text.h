#pragma once

#include "app/base/messages.h"

#include <ctime>
#include <string>

namespace kizuna {

/// A day and a minute by the clock on the player's wall, as the language writes them: "Nov 21,
/// 2026, 7:40 PM". Empty for 0, which stands for unknown.
std::string date_text(std::time_t seconds, const Messages& messages);

} // namespace kizuna
