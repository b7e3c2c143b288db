#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

class YamlNode;

/// A query worth keeping, under a name of the user's.
struct SavedSearch {
    std::string name;
    std::string query;
    bool operator==(const SavedSearch&) const = default;
};

/// The widest that a column can be, in device-independent pixels.
inline constexpr int max_column_width = 4000;

/// The width of a card's face in grids and piles, in device-independent pixels.
inline constexpr int min_card_width = 90;
inline constexpr int max_card_width = 400;

/// A column of the card list as the user left it.
struct PoolColumn {
    std::string id; ///< as in "name"
    bool shown = true;
    /// The width in device-independent pixels at the usual text size; 0: as the list shares its
    /// room out.
    int width = 0;
    bool operator==(const PoolColumn&) const = default;
};

/// What the user chose about finding cards. A part of Settings.
struct PoolSettings {
    std::vector<SavedSearch> saved;   ///< by name, each name once
    std::vector<std::string> history; ///< newest first, each once
    std::vector<PoolColumn> columns;  ///< in the user's order; those not named keep their place
    std::string sort = "id";
    bool descending = false;
    bool as_grid = true;                  ///< faces instead of rows
    int card_width = 150;                 ///< of the faces, in device-independent pixels
    std::vector<std::string> built_decks; ///< files of the decks that share the cards one has
    std::string deck_folder;              ///< whose decks were last looked at; empty: none yet
    bool operator==(const PoolSettings&) const = default;
};

inline constexpr std::size_t max_searches_kept = 20; ///< of those asked

/// Takes what can be read of it; the rest keeps its defaults.
PoolSettings read_pool_settings(const YamlNode& settings);
/// These settings as lines of the settings file.
std::string pool_settings_text(const PoolSettings& settings);

/// Keeps a query under its name, in place of an older one of that name. An empty name or
/// query is not kept.
void save_search(PoolSettings& settings, SavedSearch search);
void forget_search(PoolSettings& settings, std::string_view name);
/// Puts a query first in the history. One that only the end of was typed on since, as "mar" is
/// of "marth", goes.
void remember_search(PoolSettings& settings, const std::string& query);

} // namespace kizuna
