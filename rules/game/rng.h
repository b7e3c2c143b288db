#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>

namespace kizuna {

/// The program's only source of chance: xoshiro256++ (Blackman and Vigna, 2019), seeded by
/// SplitMix64 from a hash of (seed, stream, chunk). The same three numbers give the same cards on
/// every machine, compiler and number of threads. A value of 32 bytes: copied, compared and printed
/// with its owner.
class Rng {
public:
    explicit Rng(std::uint64_t seed, std::uint64_t stream = 0, std::uint64_t chunk = 0);

    /// 64 even bits.
    std::uint64_t next();

    /// A number in [0, bound), each as likely as the next (Lemire 2019, on the upper 32 bits of
    /// next(), drawing again where that would favour some). `bound` is above 0.
    std::uint32_t below(std::uint32_t bound);

    /// Fisher-Yates from the top: position 0 gets a card first, drawn from all that are left. A
    /// prefix of a full shuffle is the same as a shuffle stopped there.
    template <typename T>
    void shuffle(std::span<T> items)
    {
        shuffle_top(items, items.size());
    }
    /// Shuffles only the first `count` positions, by the same draws as shuffle().
    template <typename T>
    void shuffle_top(std::span<T> items, std::size_t count)
    {
        for (std::size_t at = 0; at < count && at + 1 < items.size(); ++at) {
            const auto left = static_cast<std::uint32_t>(items.size() - at);
            std::swap(items[at], items[at + below(left)]);
        }
    }

    const std::array<std::uint64_t, 4>& state() const { return state_; }
    bool operator==(const Rng&) const = default;

private:
    std::array<std::uint64_t, 4> state_;
};

} // namespace kizuna
