#pragma once

#include "cards/yaml/yaml_reader.h"

#include <concepts>
#include <optional>
#include <string>
#include <string_view>

namespace kizuna {

/// Hands the stored value of a setting to `take`. Where there is none, or `take` throws DataError,
/// nothing happens: an old or damaged setting is no reason to bother anybody.
template <std::invocable<const YamlNode&> Take>
void take_setting(const YamlNode& settings, std::string_view key, const Take& take)
{
    try {
        if (const std::optional<YamlNode> value = settings.find(key))
            take(*value);
    } catch (const DataError&) {
    }
}

/// The same into a variable, which keeps what it has where the value does not fit.
inline void take_setting(const YamlNode& settings, std::string_view key, bool& into)
{
    take_setting(settings, key, [&](const YamlNode& value) { into = value.flag(); });
}
inline void take_setting(const YamlNode& settings, std::string_view key, std::string& into)
{
    take_setting(settings, key, [&](const YamlNode& value) { into = value.text(); });
}
inline void take_setting(const YamlNode& settings, std::string_view key, int& into, int min,
                         int max)
{
    take_setting(settings, key, [&](const YamlNode& value) { into = value.number(min, max); });
}

} // namespace kizuna
