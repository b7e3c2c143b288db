#pragma once

#include <cstdint>
#include <vector>

namespace kizuna {

/// How often what was simulated, openings or whole games, met a question: whole numbers, so that
/// parts add up to the same total in any order.
struct WantCounts {
    std::uint64_t trials = 0;
    std::uint64_t kept = 0;          ///< trials whose first hand was kept
    std::vector<std::uint64_t> hits; ///< [turn - 1]
    WantCounts& operator+=(const WantCounts& other);
    bool operator==(const WantCounts&) const = default;
};

} // namespace kizuna
