#pragma once

#include "cards/yaml/yaml_reader.h"
#include "cards/yaml/yaml_writer.h"

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// Calls `take` with the stored value of a setting. Does nothing if there is none or `take` throws
/// DataError: an old or damaged setting is ignored without a message.
template <std::invocable<const YamlNode&> Take>
void take_setting(const YamlNode& settings, std::string_view key, const Take& take)
{
    try {
        if (const std::optional<YamlNode> value = settings.find(key))
            take(*value);
    } catch (const DataError&) {
    }
}

/// Stores the value in `into`, which stays unchanged if the value does not fit.
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
/// Appends the texts of a list until `into` has `max`.
inline void take_setting(const YamlNode& settings, std::string_view key,
                         std::vector<std::string>& into, std::size_t max)
{
    take_setting(settings, key, [&](const YamlNode& list) {
        for (const YamlNode& each : list.items()) {
            if (into.size() < max)
                into.emplace_back(each.text());
        }
    });
}

/// A setting as a line of the settings file.
inline std::string setting_line(std::string_view key, const std::string& text)
{
    return std::string(key) + ": " + yaml_scalar(text) + '\n';
}
std::string setting_line(std::string_view key, const char* text) = delete; // else taken as a flag
inline std::string setting_line(std::string_view key, int number)
{
    return std::string(key) + ": " + std::to_string(number) + '\n';
}
inline std::string setting_line(std::string_view key, bool flag)
{
    return std::string(key) + ": " + (flag ? "true" : "false") + '\n';
}
/// A list with a line for each text; nothing if the list is empty.
inline std::string setting_lines(std::string_view key, const std::vector<std::string>& texts)
{
    std::string lines = texts.empty() ? std::string() : std::string(key) + ":\n";
    for (const std::string& text : texts)
        lines += "- " + yaml_scalar(text) + '\n';
    return lines;
}

} // namespace kizuna
