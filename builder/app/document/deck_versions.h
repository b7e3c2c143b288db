#pragma once

#include "app/base/messages.h"
#include "app/document/deck_document.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// A deck to compare with: the open one, an older state of it, or another deck.
struct DeckVersion {
    enum class Kind : std::uint8_t { Now, SavedFile, Snapshot, Step, OpenDeck, File };
    Kind kind = Kind::Now;
    std::string name;           ///< for lists, in the user's language
    std::string snapshot;       ///< for Snapshot: its own name
    std::size_t step = 0;       ///< for Step: its index in the history
    std::uint64_t deck = 0;     ///< for OpenDeck: its id
    std::filesystem::path file; ///< for SavedFile and File
    /// True for the same deck, even if `name` differs.
    bool is_same(const DeckVersion& other) const
    {
        return kind == other.kind && snapshot == other.snapshot && step == other.step &&
               deck == other.deck && file == other.file;
    }
};

/// All decks to compare the open one with: itself, its file, its snapshots from the newest, the
/// other open decks, its steps from the last, then the given files, such as recent decks.
std::vector<DeckVersion> deck_versions(const DeckDocument& document,
                                       const std::vector<std::filesystem::path>& files,
                                       const Messages& messages);

DeckVersion file_version(const std::filesystem::path& file);

/// A function that loads the deck of a version; it returns empty if the deck is gone or cannot be
/// read. Any thread may call it, because it copies what it needs from the document; the catalogue
/// must outlive it.
std::function<std::optional<Deck>()> deck_reader(const DeckVersion& version,
                                                 const DeckDocument& document);

} // namespace kizuna
