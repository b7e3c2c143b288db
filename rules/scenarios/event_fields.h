#pragma once

#include "game/state/event.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kizuna {

/// One thing an event says: a number, a word, or a list of card ids or unit names.
using EventValue = std::variant<int, std::string, std::vector<std::string>>;
struct EventField {
    std::string_view name;
    EventValue value;
    bool operator==(const EventField&) const = default;
};

/// What an event says, as in {"player": "P", "units": ["Kess"]} for a march: the player first. The
/// names are promised by `play --json`.
std::vector<EventField> fields_of(const Event& event, const EventLog& log, const GameCards& cards);

} // namespace kizuna
