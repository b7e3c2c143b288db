#pragma once

#include "game/state/event.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kizuna {

/// A number, a word, or a list of card ids or unit names.
using EventValue = std::variant<int, std::string, std::vector<std::string>>;
struct EventField {
    std::string_view name;
    EventValue value;
    bool operator==(const EventField&) const = default;
};

/// The fields of an event, the player first, as in {"player": "P", "units": ["Kess"]} for a march.
/// The names are part of the form of `play --json`, which users rely on.
std::vector<EventField> fields_of(const Event& event, const EventLog& log, const GameCards& cards);

} // namespace kizuna
