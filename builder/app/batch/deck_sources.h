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

/// A file or an archive that decks are read from.
struct DeckSource {
    std::string name;             ///< as the user sees it
    std::filesystem::path path;   ///< empty where the text is here already
    std::filesystem::path inside; ///< where it lies below what was named, for what is written
    bool is_archive = false;
    bool is_certain = true; ///< false: only its content says whether it is a deck
    std::uintmax_t bytes = 1;
    std::optional<std::string> text = {};
};

/// One deck file of a source.
struct DeckText {
    std::string name;
    std::filesystem::path inside;
    std::variant<std::string, Fault> text;
    std::pair<std::size_t, std::size_t> order; ///< of the source, and in it
};

/// Folders, archives and files, looked through for what may be decks.
struct DeckSources {
    std::vector<DeckSource> sources;
    std::vector<Fault> faults; ///< of folders
    int others = 0;            ///< files in folders whose names end like no deck file

    /// `path` is a folder, an archive or a file. What lies in it is put below `under`, that of an
    /// archive in a folder below a folder of the archive's name.
    void add(const std::filesystem::path& path, const std::filesystem::path& under = {});
    std::uintmax_t bytes() const;
};

/// Calls work with every deck file, on several threads at once and in no order. No more texts are
/// in memory than a few for each thread. `done` grows to DeckSources::bytes(). Answers the names of
/// the files that turned out to be no decks, in their order.
std::vector<std::string> for_each_deck(const DeckSources& sources, const DeckFileTools& tools,
                                       const std::stop_token& stop,
                                       std::atomic<std::uint64_t>& done,
                                       const std::function<void(const DeckText& deck)>& work);

} // namespace kizuna
