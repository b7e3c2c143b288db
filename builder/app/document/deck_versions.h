#pragma once

#include "app/base/messages.h"
#include "app/document/deck_document.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// A deck that can be compared: what is open now, an older state of it, or another deck.
struct DeckVersion {
    enum class Kind : std::uint8_t { Now, SavedFile, Snapshot, Step, OpenDeck, File };
    Kind kind = Kind::Now;
    std::string name;           ///< what a list calls it, in the user's language
    std::string snapshot;       ///< of a snapshot: its own name
    std::size_t step = 0;       ///< of a step: where it is in the history
    std::uint64_t deck = 0;     ///< of another open deck: its id
    std::filesystem::path file; ///< of a file, the saved one too
    /// The same deck, however it is called by now.
    bool is_same(const DeckVersion& other) const
    {
        return kind == other.kind && snapshot == other.snapshot && step == other.step &&
               deck == other.deck && file == other.file;
    }
};

/// Everything that the open deck can be compared with: itself, its file, its snapshots from the
/// newest, the other open decks, its steps from the last, then the files given, such as recent
/// decks.
std::vector<DeckVersion> deck_versions(const DeckDocument& document,
                                       const std::vector<std::filesystem::path>& files,
                                       const Messages& messages);

DeckVersion file_version(const std::filesystem::path& file);

/// A function that reads the deck of a version; it returns empty where the deck is gone or cannot
/// be read. It copies what it needs of the document, so any thread may call it; the catalogue must
/// outlive it.
std::function<std::optional<Deck>()> deck_reader(const DeckVersion& version,
                                                 const DeckDocument& document);

} // namespace kizuna
