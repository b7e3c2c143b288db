#pragma once

#include "cards/base/fault.h"
#include "decks/files/deck_file.h"

#include <cstdint>
#include <filesystem>
#include <stop_token>
#include <string_view>
#include <vector>

namespace kizuna {

/// Whether a file is a deck, judged by its name.
enum class DeckName : std::uint8_t {
    No,
    Perhaps, ///< an extension that other files have too: the content decides
    Yes
};
DeckName deck_name(std::string_view file);
/// True if a kind of deck file recognises the content, or for a .txt file in which most of the
/// first lines name cards of the library. A card list without counts looks like any other text.
bool holds_deck(std::string_view text, std::string_view file, const DeckFileTools& tools);

/// The deck files in a folder and its subfolders.
struct DeckFilesFound {
    std::vector<std::filesystem::path> files; ///< sorted by path
    std::vector<Fault> faults;                ///< folders that could not be read to their end
    /// Archives, then files with the extension of a deck that hold none; each sorted by path.
    std::vector<std::filesystem::path> passed_over;
    int others = 0; ///< number of files without the extension of a deck or archive
};

/// Files whose name is Perhaps or Yes (deck_name()). Skips hidden files and folders. Follows links
/// to folders, but enters each folder once, by its own path if it has one here. If stopped, returns
/// what was found so far.
DeckFilesFound possible_deck_files_under(const std::filesystem::path& folder,
                                         const std::stop_token& stop = {});
/// As above, but of the Perhaps files only those that hold a deck or cannot be read.
DeckFilesFound deck_files_under(const std::filesystem::path& folder, const DeckFileTools& tools,
                                const std::stop_token& stop = {});

} // namespace kizuna
