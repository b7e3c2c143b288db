#pragma once

#include "cards/base/fault.h"
#include "decks/files/deck_file.h"

#include <cstdint>
#include <filesystem>
#include <stop_token>
#include <string_view>
#include <vector>

namespace kizuna {

/// What the name of a file says of a deck in it.
enum class DeckName : std::uint8_t {
    No,
    Perhaps, ///< an ending that other files have, too: what it holds decides
    Yes
};
DeckName deck_name(std::string_view file);
/// Whether any kind of deck file recognises the content, or it is a list most of whose first lines
/// name cards of the library: lists without counts look like any other text.
bool holds_deck(std::string_view text, std::string_view file, const DeckFileTools& tools);

/// What lies in a folder and its folders, as far as they could be looked into.
struct DeckFilesFound {
    std::vector<std::filesystem::path> files; ///< by path
    std::vector<Fault> faults;                ///< folders that cannot be read, or not to their end
    /// What was passed over: archives, and files that end like decks and hold none, by path.
    std::vector<std::filesystem::path> passed_over;
    int others = 0; ///< files whose names end like no deck file
};

/// Files whose name says Perhaps or Yes. What is hidden is passed over; links to folders are
/// followed, each folder once and by its own name where it lies there itself. Once it is told to
/// stop, what was found so far comes back.
DeckFilesFound possible_deck_files_under(const std::filesystem::path& folder,
                                         const std::stop_token& stop = {});
/// The same, but only the files that end like a deck file, and those whose content is a deck or
/// cannot be read.
DeckFilesFound deck_files_under(const std::filesystem::path& folder, const DeckFileTools& tools,
                                const std::stop_token& stop = {});

} // namespace kizuna
