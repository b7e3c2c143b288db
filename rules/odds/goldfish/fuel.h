#pragma once

#include <algorithm>

namespace kizuna {

/// Fuel: the cards that can pay for critical hits and evasions. These are the `named` cards of the
/// protagonist's unit, less one class change while the protagonist has not changed class.
constexpr int fuel_of(int named, int class_changes, bool has_changed = false)
{
    const bool waits = class_changes > 0 && !has_changed;
    return std::max(0, named - (waits ? 1 : 0));
}

} // namespace kizuna
