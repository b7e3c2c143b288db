#include "app/settings.h"

#include "app/files.h"
#include "app/messages.h"
#include "cards/utf8.h"
#include "cards/yaml_reader.h"
#include "cards/yaml_writer.h"

#include <algorithm>
#include <array>
#include <functional>

namespace kizuna {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_bytes = 1U << 20;
constexpr std::size_t most_recent = 10;
constexpr int smallest_window = 200;
constexpr int largest_window = 20'000;
constexpr int largest_share = 1000;

struct ShareName {
    std::string_view key;
    int Settings::*share;
};

constexpr std::array shares{ShareName{"lists-share", &Settings::lists_share},
                            ShareName{"pool-share", &Settings::pool_share},
                            ShareName{"card-share", &Settings::card_share}};

/// Gives a setting its stored value; one that cannot be read keeps what it has.
void read_setting(const YamlNode& settings, std::string_view key,
                  const std::function<void(const YamlNode&)>& read)
{
    try {
        if (const std::optional<YamlNode> value = settings.find(key))
            read(*value);
    } catch (const DataError&) {
        // An old or damaged setting is no reason to bother anybody.
    }
}

void read_recent(const YamlNode& decks, Settings& settings)
{
    for (const YamlNode& deck : decks.items()) {
        if (settings.recent_decks.size() < most_recent)
            settings.recent_decks.emplace_back(deck.text());
    }
}

Settings read_settings(const YamlNode& root)
{
    Settings settings;
    read_setting(root, "language", [&](const YamlNode& value) {
        const std::string language(value.text());
        if (std::ranges::find(message_languages(), language) != message_languages().end())
            settings.language = language;
    });
    read_setting(root, "mulligan",
                 [&](const YamlNode& value) { settings.mulligan = value.text(); });
    read_setting(root, "deck-grouping",
                 [&](const YamlNode& value) { settings.deck_grouping = value.text(); });
    read_setting(root, "window-width", [&](const YamlNode& value) {
        settings.window_width = value.number(smallest_window, largest_window);
    });
    read_setting(root, "window-height", [&](const YamlNode& value) {
        settings.window_height = value.number(smallest_window, largest_window);
    });
    read_setting(root, "window-maximised",
                 [&](const YamlNode& value) { settings.window_maximised = value.flag(); });
    for (const ShareName& each : shares) {
        read_setting(root, each.key, [&](const YamlNode& value) {
            settings.*each.share = value.number(1, largest_share);
        });
    }
    read_setting(root, "recent-decks",
                 [&](const YamlNode& value) { read_recent(value, settings); });
    return settings;
}

std::string whole_name(const fs::path& deck)
{
    return fs::absolute(deck).lexically_normal().string();
}

} // namespace

Settings load_settings(const fs::path& file)
{
    const std::variant<std::string, Fault> text = read_file(file, most_bytes);
    if (std::holds_alternative<Fault>(text))
        return {};
    try {
        return read_settings(YamlDocument(std::get<std::string>(text), file.string()).root());
    } catch (const DataError&) {
        return {};
    }
}

void save_settings(const Settings& settings, const fs::path& file)
{
    std::string text;
    const auto write = [&](std::string_view key, std::string_view value) {
        text += std::string(key) + ": " + std::string(value) + '\n';
    };
    if (!settings.language.empty())
        write("language", yaml_scalar(settings.language));
    write("mulligan", yaml_scalar(settings.mulligan));
    write("deck-grouping", yaml_scalar(settings.deck_grouping));
    if (settings.window_width > 0 && settings.window_height > 0) {
        write("window-width", std::to_string(settings.window_width));
        write("window-height", std::to_string(settings.window_height));
    }
    write("window-maximised", settings.window_maximised ? "true" : "false");
    for (const ShareName& each : shares)
        write(each.key, std::to_string(settings.*each.share));
    if (!settings.recent_decks.empty())
        text += "recent-decks:\n";
    for (const std::string& deck : settings.recent_decks)
        text += "- " + yaml_scalar(deck) + '\n';

    std::error_code error;
    fs::create_directories(file.parent_path(), error);
    write_file(file, text);
}

void remember_deck(Settings& settings, const fs::path& deck)
{
    const std::string name = whole_name(deck);
    if (!is_utf8(name))
        return; // YAML could not hold it
    std::erase(settings.recent_decks, name);
    settings.recent_decks.insert(settings.recent_decks.begin(), name);
    settings.recent_decks.resize(std::min(settings.recent_decks.size(), most_recent));
}

void forget_deck(Settings& settings, const fs::path& deck)
{
    std::erase(settings.recent_decks, whole_name(deck));
}

} // namespace kizuna
