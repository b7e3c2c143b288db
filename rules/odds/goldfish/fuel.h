#pragma once

#include <algorithm>

namespace kizuna {

/// Fuel: cards for critical hits and evasions. Of the cards with the protagonist's unit name, one
/// class change is none while the protagonist waits for it.
constexpr int fuel_of(int named, int class_changes, bool has_changed = false)
{
    const bool waits = class_changes > 0 && !has_changed;
    return std::max(0, named - (waits ? 1 : 0));
}

} // namespace kizuna
