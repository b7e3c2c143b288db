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
/// Openings that share a stream. Results do not hang on how chunks are spread over threads.
inline constexpr std::uint64_t openings_a_chunk = 65'536;

/// Deals openings by the thousand to check what opening_odds() computes: the same wants, asked
/// of hands that were really drawn. Eight openings are dealt beside each other in the lanes of a
/// vector: places of the deck, all different (Floyd's sampling), from bounded draws of 16 bits
/// (Lemire's bounds, drawn again where they would favour some).
class Dealer {
public:
    /// `population` was told apart by queries_of(); at most 8 wants, of up to 127 cards,
    /// and 4 counts of a rule: can_deal().
    Dealer(const Population& population, const OpeningWants& wanted);
    static bool can_deal(const OpeningWants& wanted);

    /// `openings` of them, from the first of chunk `chunk` on; at most openings_a_chunk.
    WantCounts deal(std::uint64_t seed, std::uint64_t chunk, std::uint64_t openings) const;

private:
    template <int known_hand, int known_orbs>
    void deal(Rng rng, WantCounts& counts) const;

    /// Of the card at each place of the deck:
    std::vector<std::uint64_t> wants_; ///< a byte for each want that it serves
    std::vector<std::uint16_t> rules_; ///< a digit of base 7 for each count of the rule
    const OpeningWants& wanted_;
    std::uint64_t short_of_ = 0;     ///< with the wants' counts added, the top bit of each met want
    std::size_t counts_ = 0;         ///< of the rule
    std::vector<std::uint8_t> kept_; ///< by counts as digits of base 7
    int hand_ = 6;
    int orbs_ = 5;
    int draws_ = 0;
};

/// The wants asked of so many openings on this machine's threads. `progress` is told from time
/// to time how many are done, from any thread; a stop gives what was counted until then.
WantCounts simulate_openings(const Dealer& dealer, std::uint64_t seed, std::uint64_t openings,
                             unsigned threads = 1, std::stop_token stop = {},
                             const std::function<void(std::uint64_t done)>& progress = {});

} // namespace kizuna
