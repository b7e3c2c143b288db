#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace kizuna {

/// The version of the native form that we read and write whole.
inline constexpr int kizuna_form = 1;

/// The top-level keys that we understand, in the order in which a new file has them.
inline constexpr std::array<std::string_view, 10> kizuna_keys{
    "kizuna",       "name", "author", "format", "protagonist",
    "alternatives", "tags", "notes",  "cards",  "maybe",
};

inline bool is_kizuna_key(std::string_view key)
{
    return std::ranges::find(kizuna_keys, key) != kizuna_keys.end();
}

} // namespace kizuna
