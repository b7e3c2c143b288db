#pragma once

#include <cstdint>
#include <string_view>

namespace kizuna {

/// XXH3 of 64 bits without a seed: the same in every build and release, so it may stand in a file.
/// It shows damage and changes, but does not protect against forgery.
std::uint64_t stable_hash(std::string_view bytes);

} // namespace kizuna
