#include "app/settings/settings.h"

#include "app/base/files.h"
#include "app/base/messages.h"
#include "app/settings/setting_value.h"
#include "cards/base/utf8.h"
#include "odds/policies/policy.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t max_bytes = 1U << 20;
constexpr std::size_t max_open = 500;
constexpr int min_text = 80;
constexpr int max_text = 200;
constexpr int min_window = 200;
constexpr int max_window = 20'000;
constexpr int max_share = 1000;
constexpr std::size_t max_wants = 8;
constexpr int max_of_one_want = 50;
constexpr int max_odds_turns = 120;

struct ShareName {
    std::string_view key;
    int Settings::*share;
};

struct TextName {
    std::string_view key;
    std::string Settings::*text;
    std::array<std::string_view, 3> words{}; ///< allowed values; all empty: decided by `may_be`
    bool (*may_be)(const std::string& value) = nullptr; ///< null: any value is allowed
};

bool is_policy(const std::string& value)
{
    return std::ranges::find(policy_ids(), value) != policy_ids().end();
}

bool is_language(const std::string& value)
{
    return std::ranges::find(message_languages(), value) != message_languages().end();
}

/// Any format id is allowed: an unknown one may come with an added library.
constexpr std::array texts{
    TextName{"language", &Settings::language, {}, is_language},
    TextName{"card-names", &Settings::card_names, {"en", "ja", "both"}},
    TextName{"colours", &Settings::colours, {"light", "dark"}},
    TextName{"mulligan", &Settings::mulligan},
    TextName{"deck-view", &Settings::deck_view},
    TextName{"deck-grouping", &Settings::deck_grouping},
    TextName{"format", &Settings::format},
    TextName{"what-if", &Settings::what_if, {"whole", "line"}},
    TextName{"policy", &Settings::policy, {}, is_policy},
    TextName{"deck-folder", &Settings::deck_folder},
    TextName{"picture-folder", &Settings::picture_folder},
    TextName{"picture-kind", &Settings::picture_kind, {"2160", "1080", "svg"}},
    TextName{"picture-paper", &Settings::picture_paper, {"light", "dark"}},
    TextName{"library-folder", &Settings::library_folder}};

constexpr std::array shares{ShareName{"lists-share", &Settings::lists_share},
                            ShareName{"pool-share", &Settings::pool_share},
                            ShareName{"card-share", &Settings::card_share},
                            ShareName{"study-beside-share", &Settings::study_beside_share},
                            ShareName{"study-below-share", &Settings::study_below_share}};

void read_wants(const YamlNode& wants, OddsInputs& odds)
{
    std::vector<WantLine> read;
    for (const YamlNode& each : wants.items()) {
        if (read.size() == max_wants)
            break;
        WantLine want;
        take_setting(each, "query", want.query);
        take_setting(each, "at-least", want.at_least, 1, max_of_one_want);
        take_setting(each, "orbs", want.among_orbs);
        read.push_back(std::move(want));
    }
    odds.wants = std::move(read);
}

void read_odds(const YamlNode& node, OddsInputs& odds)
{
    take_setting(node, "rule", odds.rule);
    take_setting(node, "goes-first", odds.goes_first);
    take_setting(node, "turns", odds.turns, 1, max_odds_turns);
    take_setting(node, "wants", [&](const YamlNode& value) { read_wants(value, odds); });
}

std::string text_of(const OddsInputs& odds)
{
    std::string text = "odds:\n  rule: " + yaml_scalar(odds.rule) +
                       "\n  goes-first: " + (odds.goes_first ? "true" : "false") +
                       "\n  turns: " + std::to_string(odds.turns) +
                       "\n  wants:" + (odds.wants.empty() ? " []" : "") + '\n';
    for (const WantLine& want : odds.wants)
        text += "  - query: " + yaml_scalar(want.query) +
                "\n    at-least: " + std::to_string(want.at_least) +
                "\n    orbs: " + (want.among_orbs ? "true" : "false") + '\n';
    return text;
}

Settings read_settings(const YamlNode& root)
{
    Settings settings;
    for (const TextName& each : texts) {
        take_setting(root, each.key, [&](const YamlNode& value) {
            std::string text(value.text());
            const bool has_words = !each.words.front().empty();
            const bool is_word = !text.empty() && std::ranges::count(each.words, text) > 0;
            if (has_words ? is_word : !each.may_be || each.may_be(text))
                settings.*each.text = std::move(text);
        });
    }
    take_setting(root, "text-size", settings.text_size, min_text, max_text);
    take_setting(root, "window-width", settings.window_width, min_window, max_window);
    take_setting(root, "window-height", settings.window_height, min_window, max_window);
    take_setting(root, "window-maximised", settings.window_maximised);
    take_setting(root, "large-on-hover", settings.large_on_hover);
    take_setting(root, "deck-fields-open", settings.deck_fields_open);
    for (const ShareName& each : shares) {
        take_setting(root, each.key, settings.*each.share, 1, max_share);
    }
    take_setting(root, "odds", [&](const YamlNode& value) { read_odds(value, settings.odds); });
    take_setting(root, "recent-decks", settings.recent_decks, max_recent_decks);
    take_setting(root, "open-decks", settings.open_decks, max_open);
    take_setting(root, "active-deck", settings.active_deck, 0, static_cast<int>(max_open));
    settings.pool = read_pool_settings(root);
    settings.studies = read_study_inputs(root);
    return settings;
}

std::string whole_name(const fs::path& deck)
{
    return absolute_path(deck).lexically_normal().string();
}

} // namespace

std::optional<Settings> settings_in(std::string_view text)
{
    try {
        return read_settings(YamlDocument(text, "settings").root());
    } catch (const DataError&) {
        return std::nullopt;
    }
}

Settings load_settings(const fs::path& file)
{
    const std::optional<std::string> read = read_if_possible(file, max_bytes);
    return read ? settings_in(*read).value_or(Settings()) : Settings();
}

std::string settings_text(const Settings& settings)
{
    std::string text;
    const auto write = [&](std::string_view key, const auto& value) {
        text += setting_line(key, value);
    };
    for (const TextName& each : texts) {
        if (const std::string& value = settings.*each.text; !value.empty() && is_utf8(value))
            write(each.key, value);
    }
    write("text-size", settings.text_size);
    if (settings.window_width > 0 && settings.window_height > 0) {
        write("window-width", settings.window_width);
        write("window-height", settings.window_height);
    }
    write("large-on-hover", settings.large_on_hover);
    write("deck-fields-open", settings.deck_fields_open);
    write("window-maximised", settings.window_maximised);
    for (const ShareName& each : shares)
        write(each.key, settings.*each.share);
    text += pool_settings_text(settings.pool);
    if (settings.odds != usual_odds())
        text += text_of(settings.odds);
    text += study_inputs_text(settings.studies);
    write("active-deck", settings.active_deck);
    return text + setting_lines("recent-decks", settings.recent_decks) +
           setting_lines("open-decks", settings.open_decks);
}

void remember_deck(Settings& settings, const fs::path& deck)
{
    const std::string name = whole_name(deck);
    if (!is_utf8(name))
        return; // cannot be stored in YAML
    std::erase(settings.recent_decks, name);
    settings.recent_decks.insert(settings.recent_decks.begin(), name);
    settings.recent_decks.resize(std::min(settings.recent_decks.size(), max_recent_decks));
}

void remember_open_decks(Settings& settings, const std::vector<fs::path>& decks, int active)
{
    settings.open_decks.clear();
    settings.active_deck = 0;
    for (std::size_t at = 0; at < decks.size(); ++at) {
        const std::string name = whole_name(decks[at]);
        if (settings.open_decks.size() == max_open || !is_utf8(name))
            continue;
        if (static_cast<int>(at) <= active)
            settings.active_deck = static_cast<int>(settings.open_decks.size());
        settings.open_decks.push_back(name);
    }
}

void forget_deck(Settings& settings, const fs::path& deck)
{
    std::erase(settings.recent_decks, whole_name(deck));
}

} // namespace kizuna
