#pragma once

#include <chrono>
#include <ctime>
#include <optional>
#include <string>

namespace kizuna {

/// A time in UTC as in ISO 8601, to the second: "2026-11-28T14:30:00Z". For files; the same in
/// every language.
std::string utc_text(std::chrono::system_clock::time_point time);
/// Parses utc_text(), to seconds since 1970; empty if the text is no such time.
std::optional<std::time_t> read_utc(const std::string& text);

} // namespace kizuna
