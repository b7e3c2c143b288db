#pragma once

#include <chrono>
#include <ctime>
#include <optional>
#include <string>

namespace kizuna {

/// The time to the second in universal time as in ISO 8601, as in "2026-11-28T14:30:00Z": the same
/// in every language, for files.
std::string utc_text(std::chrono::system_clock::time_point time);
/// Reads that again, in seconds since 1970; empty where it is no such time.
std::optional<std::time_t> read_utc(const std::string& text);

} // namespace kizuna
