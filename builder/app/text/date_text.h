#pragma once

#include "app/base/messages.h"

#include <ctime>
#include <string>

namespace kizuna {

/// Local date and time to the minute in the user's language: "Nov 21, 2026, 7:40 PM". Empty for 0,
/// which means unknown.
std::string date_text(std::time_t seconds, const Messages& messages);

} // namespace kizuna
