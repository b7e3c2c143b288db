#pragma once

#include "app/base/messages.h"

#include <string>

namespace kizuna {

/// The size of a change with its sign, as in "+1.5" or "−20".
std::string with_sign(double change, const std::string& size);
/// A difference in the user's way with its sign, as in "+1.5" or "−20"; "0" where nothing is left
/// of it after so many decimals.
std::string signed_text(double difference, int decimals, const Messages& messages);
/// The difference of two shares in percentage points: 0.015 as "+1.5".
std::string points_text(double difference, int decimals, const Messages& messages);

} // namespace kizuna
