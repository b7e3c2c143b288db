#include "app/settings/pool_settings.h"

#include "app/settings/setting_value.h"
#include "cards/base/plain_text.h"
#include "cards/text/text_folding.h"

#include <algorithm>

namespace kizuna {

PoolSettings read_pool_settings(const YamlNode& settings)
{
    PoolSettings pool;
    take_setting(settings, "saved-searches", [&](const YamlNode& list) {
        for (const YamlNode& each : list.items())
            save_search(
                pool, {std::string(each.at("name").text()), std::string(each.at("query").text())});
    });
    take_setting(settings, "search-history", pool.history, max_searches_kept);
    take_setting(settings, "pool-columns", [&](const YamlNode& list) {
        for (const YamlNode& each : list.items())
            pool.columns.push_back({std::string(each.at("id").text()), each.at("shown").flag(),
                                    each.at("width").number(0, max_column_width)});
    });
    take_setting(settings, "pool-sort", pool.sort);
    take_setting(settings, "pool-descending", pool.descending);
    take_setting(settings, "pool-grid", pool.as_grid);
    take_setting(settings, "pool-card-width", pool.card_width, min_card_width, max_card_width);
    take_setting(settings, "built-decks", pool.built_decks, pool.built_decks.max_size());
    take_setting(settings, "viewed-folder", pool.deck_folder);
    return pool;
}

std::string pool_settings_text(const PoolSettings& settings)
{
    std::string text;
    if (!settings.saved.empty())
        text += "saved-searches:\n";
    for (const SavedSearch& search : settings.saved)
        text += "- name: " + yaml_scalar(search.name) + "\n  query: " + yaml_scalar(search.query) +
                '\n';
    text += setting_lines("search-history", settings.history);
    if (!settings.columns.empty())
        text += "pool-columns:\n";
    for (const PoolColumn& column : settings.columns)
        text += "- id: " + yaml_scalar(column.id) +
                "\n  shown: " + (column.shown ? "true" : "false") +
                "\n  width: " + std::to_string(column.width) + '\n';
    text += setting_lines("built-decks", settings.built_decks);
    if (!settings.deck_folder.empty())
        text += setting_line("viewed-folder", settings.deck_folder);
    return text + setting_line("pool-sort", settings.sort) +
           setting_line("pool-descending", settings.descending) +
           setting_line("pool-grid", settings.as_grid) +
           setting_line("pool-card-width", settings.card_width);
}

void save_search(PoolSettings& settings, SavedSearch search)
{
    search.name = trimmed(search.name);
    search.query = trimmed(search.query);
    if (search.name.empty() || search.query.empty())
        return;
    forget_search(settings, search.name);
    if (settings.saved.size() >= max_saved_searches)
        return;
    const auto place =
        std::ranges::upper_bound(settings.saved, fold(search.name), {},
                                 [](const SavedSearch& each) { return fold(each.name); });
    settings.saved.insert(place, std::move(search));
}

void forget_search(PoolSettings& settings, std::string_view name)
{
    std::erase_if(settings.saved, [&](const SavedSearch& each) { return each.name == name; });
}

void remember_search(PoolSettings& settings, const std::string& query)
{
    const std::string text(trimmed(query));
    if (text.empty())
        return;
    if (!settings.history.empty() && text.starts_with(settings.history.front()))
        settings.history.erase(settings.history.begin());
    std::erase(settings.history, text);
    settings.history.insert(settings.history.begin(), text);
    settings.history.resize(std::min(settings.history.size(), max_searches_kept));
}

} // namespace kizuna
