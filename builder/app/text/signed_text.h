#pragma once

#include "app/base/messages.h"

#include <string>

namespace kizuna {

/// `size` with the sign of `change`, as in "+1.5" or "−20".
std::string with_sign(double change, const std::string& size);
/// A difference in the user's notation with its sign, as in "+1.5" or "−20"; "0" if it rounds to 0.
std::string signed_text(double difference, int decimals, const Messages& messages);
/// The difference of two shares in percentage points: 0.015 as "+1.5".
std::string points_text(double difference, int decimals, const Messages& messages);

} // namespace kizuna
