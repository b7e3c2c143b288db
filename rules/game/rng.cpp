#include "game/rng.h"

#include <cassert>

namespace kizuna {
namespace {

std::uint64_t first_output(std::uint64_t start)
{
    return split_mix_64(start);
}

} // namespace

Rng::Rng(std::uint64_t seed, std::uint64_t stream, std::uint64_t chunk)
{
    std::uint64_t start = first_output(first_output(first_output(seed) ^ stream) ^ chunk);
    for (std::uint64_t& word : state_)
        word = split_mix_64(start);
}

Rng::Rng(const std::array<std::uint64_t, 4>& state) : state_(state)
{
    assert((state[0] | state[1] | state[2] | state[3]) != 0);
}

} // namespace kizuna
