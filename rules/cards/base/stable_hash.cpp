#include "cards/base/stable_hash.h"

#include <xxhash.h>

namespace kizuna {

std::uint64_t stable_hash(std::string_view bytes)
{
    return XXH3_64bits(bytes.data(), bytes.size());
}

} // namespace kizuna
