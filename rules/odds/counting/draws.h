#pragma once

#include "odds/counting/population.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace kizuna {

/// A hand, the cards drawn after it, and what they must hold: the input of count_draws().
struct DrawRequest {
    int hand = 0;  ///< cards of the hand
    int later = 0; ///< the most cards drawn after the hand; smaller numbers are counted, too
    /// needs[i]: how many cards that match query i are wanted, in the hand and the later cards
    /// together.
    std::vector<int> needs;
    bool hand_helps = true; ///< false: only the later cards count for `needs`
    /// enough[j]: cards of the hand that match query needs.size() + j are counted up to this
    /// number.
    std::vector<int> enough;
    /// True for a hand that is kept; numbers[j] is its count for enough[j]. Empty: every hand is
    /// kept.
    std::function<bool(std::span<const int> numbers)> keeps;
};

/// Numbers of ways: of hands for the first two, of hands with d later cards for the others.
struct DrawWays {
    double kept = 0;               ///< hands that are kept
    double redrawn = 0;            ///< hands that are not
    std::vector<double> kept_hit;  ///< [d]: kept, and all needs are met after d later cards
    std::vector<double> kept_miss; ///< [d]: kept, and some need is not met
};

/// Counts exactly, by going through the groups of the population; nothing is sampled. Empty if more
/// than max_draw_states states come up, or more could than 64 bits number. hand + later is at most
/// population.size.
std::optional<DrawWays> count_draws(const Population& population, const DrawRequest& request);

inline constexpr std::size_t max_draw_states = 65'536;

} // namespace kizuna
