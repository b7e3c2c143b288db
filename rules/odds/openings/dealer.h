#pragma once

#include "game/state/rng.h"
#include "odds/openings/opening_odds.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace kizuna {

/// The streams of Rng for simulated openings: Rng(seed, simulation_stream, chunk).
inline constexpr std::uint64_t simulation_stream = 7;
/// Openings that share a stream. Results do not depend on how chunks are spread over threads.
inline constexpr std::uint64_t openings_a_chunk = 65'536;

/// Checks opening_odds() by simulation: counts how often hands that are really drawn meet the same
/// wants. Eight openings are dealt at once, in the lanes of a vector. Each draw gives different
/// places of the deck (Floyd's sampling), from 16-bit numbers brought below a bound (Lemire's
/// method, drawn again where they would favour some).
class Dealer {
public:
    /// `population` is grouped by queries_of(), can_deal(wanted) holds, and `wanted` must outlive
    /// this.
    Dealer(const Population& population, const OpeningWants& wanted);
    static bool can_deal(const OpeningWants& wanted);

    /// The first `openings` openings of chunk `chunk`, at most openings_a_chunk.
    WantCounts deal(std::uint64_t seed, std::uint64_t chunk, std::uint64_t openings) const;

private:
    template <int known_hand, int known_orbs>
    void deal(Rng rng, WantCounts& counts) const;

    /// Of the card at each place of the deck:
    std::vector<std::uint64_t> wants_; ///< a byte for each want that it serves
    std::vector<std::uint16_t> rules_; ///< a digit of base 7 for each count of the rule
    const OpeningWants& wanted_;
    /// A byte for each want: adding the number of its cards seen sets the top bit once it is met.
    std::uint64_t short_of_ = 0;
    std::size_t counts_ = 0;         ///< of the rule
    std::vector<std::uint8_t> kept_; ///< the rule's answer, by its counts as digits of base 7
    int hand_ = 6;
    int orbs_ = 5;
    int draws_ = 0;
};

/// Deals openings 0 to `openings` - 1 on so many threads and counts those that meet the wants.
/// `progress` is called now and then, on any thread, with the number done. After a stop the counts
/// cover only the openings dealt before it.
WantCounts simulate_openings(const Dealer& dealer, std::uint64_t seed, std::uint64_t openings,
                             unsigned threads = 1, std::stop_token stop = {},
                             const std::function<void(std::uint64_t done)>& progress = {});

} // namespace kizuna
