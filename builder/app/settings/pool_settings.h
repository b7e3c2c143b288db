#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

class YamlNode;

/// A query stored under a name.
struct SavedSearch {
    std::string name;
    std::string query;
    bool operator==(const SavedSearch&) const = default;
};

/// In device-independent pixels.
inline constexpr int max_column_width = 4000;

/// Width of the card faces in grids and piles, in device-independent pixels.
inline constexpr int min_card_width = 90;
inline constexpr int max_card_width = 400;

/// A column of the card list, as the user arranged it.
struct PoolColumn {
    std::string id; ///< as in "name"
    bool shown = true;
    /// In device-independent pixels at the usual text size; 0: the list's own width.
    int width = 0;
    bool operator==(const PoolColumn&) const = default;
};

/// Settings of the card list and its search. A part of Settings.
struct PoolSettings {
    std::vector<SavedSearch> saved;   ///< in the order of their names, each name once
    std::vector<std::string> history; ///< newest first, each once
    std::vector<PoolColumn> columns;  ///< in the user's order; columns not listed keep their place
    std::string sort = "id";
    bool descending = false;
    bool as_grid = true;                  ///< faces instead of rows
    int card_width = 150;                 ///< of the faces, in device-independent pixels
    std::vector<std::string> built_decks; ///< files of decks built from the same owned cards
    std::string deck_folder; ///< the folder last looked at in the deck folder view; empty: none
    bool operator==(const PoolSettings&) const = default;
};

inline constexpr std::size_t max_searches_kept = 20;   ///< in `history`
inline constexpr std::size_t max_saved_searches = 200; ///< in `saved`

/// Values that cannot be read keep their defaults.
PoolSettings read_pool_settings(const YamlNode& settings);
/// The lines of the settings file.
std::string pool_settings_text(const PoolSettings& settings);

/// Stores a query in place of one of the same name. Does nothing if the name or query is empty or
/// there are max_saved_searches others.
void save_search(PoolSettings& settings, SavedSearch search);
void forget_search(PoolSettings& settings, std::string_view name);
/// Puts a query first in the history, and drops the newest one if the query continues it, as
/// "marth" does "mar".
void remember_search(PoolSettings& settings, const std::string& query);

} // namespace kizuna
