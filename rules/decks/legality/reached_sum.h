#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace kizuna {

/// The greatest sum of a ReachRule: beyond it a proof would be too long to read.
inline constexpr int max_reached_sum = 12;

/// A way to make up a sum that the numbers at hand do not allow, and why.
struct MissingWay {
    std::vector<int> parts; ///< whole numbers above 0 that add up to the sum, the greatest first
    int number = 0;         ///< the first of them of which there are too few
    int needed = 0;
    int there = 0;
    bool operator==(const MissingWay&) const = default;
};

/// What some of the numbers add up to, as near below a sum as they come.
struct ReachedSum {
    int wanted = 0;
    int sum = 0; ///< the highest that is not above `wanted`
    /// The places of the fewest numbers that add up to it, ascending; of equals the first ones.
    std::vector<std::size_t> picked;
    /// The proof that none add up to `wanted`: every way there would be. Empty where some do.
    std::vector<MissingWay> missing;
    bool is_exact() const { return sum == wanted; }
};

/// `wanted` is 1 to max_reached_sum; numbers below 1 add nothing.
ReachedSum reach_sum(std::span<const int> numbers, int wanted);

} // namespace kizuna
