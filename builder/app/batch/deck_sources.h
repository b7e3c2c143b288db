#pragma once

#include "app/batch/deck_search.h"

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace kizuna {

/// A file or archive to read decks from.
struct DeckSource {
    std::string name;             ///< for the user
    std::filesystem::path path;   ///< empty if `text` is set
    std::filesystem::path inside; ///< relative path for files written from it
    bool is_archive = false;
    bool is_certain = true; ///< false: only its content tells whether it is a deck
    std::uintmax_t bytes = 1;
    std::optional<std::string> text = {};
};

/// One deck file of a source.
struct DeckText {
    std::string name;
    std::filesystem::path inside;
    std::variant<std::string, Fault> text;
    std::pair<std::size_t, std::size_t> order; ///< index of the source, and of the deck in it
};

/// The files to search for decks, from folders, archives and single files.
struct DeckSources {
    std::vector<DeckSource> sources;
    std::vector<Fault> faults; ///< of folders that cannot be read
    int others = 0;            ///< files in folders without the extension of a deck

    /// Adds a folder, an archive or a file. Files written from it go below `under`; those of an
    /// archive into a subfolder with the archive's name.
    void add(const std::filesystem::path& path, const std::filesystem::path& under = {});
    std::uintmax_t bytes() const;
};

/// Calls `work` for every deck file, on several threads and in any order, keeping only a few texts
/// per thread in memory. `done` grows to DeckSources::bytes(). Returns the names of files that are
/// no decks, in their order.
std::vector<std::string> for_each_deck(const DeckSources& sources, const DeckFileTools& tools,
                                       const std::stop_token& stop,
                                       std::atomic<std::uint64_t>& done,
                                       const std::function<void(const DeckText& deck)>& work);

} // namespace kizuna
