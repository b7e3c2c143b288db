#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace kizuna {

/// One step of SplitMix64 (Steele, Lea and Flood, 2014): advances `state` and returns the next 64
/// bits.
constexpr std::uint64_t split_mix_64(std::uint64_t& state)
{
    state += 0x9e3779b97f4a7c15;
    std::uint64_t mixed = state;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
    return mixed ^ (mixed >> 31);
}

/// The program's only source of chance: xoshiro256++ (Blackman and Vigna, 2019). The same three
/// numbers give the same cards on every machine, compiler and number of threads. A value of 32
/// bytes: copied, compared and printed with its owner.
///
/// Seeding is part of the definition. With S(x) for the first output of SplitMix64 started at x,
/// the state is the first four outputs of SplitMix64 started at S(S(S(seed) ^ stream) ^ chunk): a
/// hash, because with a plain sum neighbouring streams overlapped.
class Rng {
public:
    explicit Rng(std::uint64_t seed, std::uint64_t stream = 0, std::uint64_t chunk = 0)
    {
        const auto hash = [](std::uint64_t start) { return split_mix_64(start); };
        std::uint64_t start = hash(hash(hash(seed) ^ stream) ^ chunk);
        for (std::uint64_t& word : state_)
            word = split_mix_64(start);
    }
    /// Continues from a printed state, which is not all zero.
    explicit Rng(const std::array<std::uint64_t, 4>& state) : state_(state)
    {
        assert((state[0] | state[1] | state[2] | state[3]) != 0);
    }

    /// The next 64 random bits.
    std::uint64_t next()
    {
        const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }

    /// A number in [0, bound), all equally likely. `bound` must be above 0. (Lemire 2019, on the
    /// upper 32 bits of next(); numbers that would be biased are drawn again.)
    std::uint32_t below(std::uint32_t bound)
    {
        std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t favoured = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < favoured)
                product = (next() >> 32) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// Fisher-Yates from the top: position 0 is filled first, from all cards that are left. The
    /// start of a full shuffle is therefore the same as a shuffle that stops there.
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
