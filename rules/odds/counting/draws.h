#pragma once

#include "odds/counting/population.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace kizuna {

/// Counts the ways in which a hand and then further cards can be drawn from a population, exactly,
/// by going through its groups one after the other: no way is looked at twice, none is sampled.
struct DrawRequest {
    int hand = 0;  ///< cards of the hand
    int later = 0; ///< the most cards drawn after it; every smaller number is answered too
    /// needs[i]: cards wanted of query i, of the hand and the later cards together.
    std::vector<int> needs;
    bool hand_helps = true; ///< false: only the later cards count for `needs`
    /// enough[j]: more cards of query needs.size() + j in the hand make no difference.
    std::vector<int> enough;
    /// Whether a hand with these numbers of cards is kept; each is at most enough[j].
    std::function<bool(std::span<const int> numbers)> keeps;
};

/// Ways as numbers: of C(size, hand) hands, and of C(size - hand, d) draws after each.
struct DrawWays {
    double kept = 0;               ///< hands that are kept
    double redrawn = 0;            ///< hands that are not
    std::vector<double> kept_hit;  ///< [d]: kept, and all needs are met after d later cards
    std::vector<double> kept_miss; ///< [d]: kept, and some need is not met
};

/// Empty if more than max_draw_states states can occur. hand + later is at most population.size.
std::optional<DrawWays> count_draws(const Population& population, const DrawRequest& request);

inline constexpr std::size_t max_draw_states = 65'536;

} // namespace kizuna
