#pragma once

#include "app/base/history.h"
#include "app/base/messages.h"
#include "decks/deck/deck.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace kizuna {

/// What has become of an open deck's file since it was last read or written.
enum class OnDisk : std::uint8_t {
    NoFile,  ///< the deck has none yet
    Same,    ///< it holds what was read or written
    Changed, ///< another program wrote something else
    Gone     ///< it was removed, or its folder is not there
};

/// One of the decks that are open, with its own past.
struct OpenDeck {
    std::uint64_t id; ///< never given to two decks of one document
    History<Deck> history;
    std::filesystem::path file;             ///< empty for a new or imported deck
    std::optional<std::size_t> fingerprint; ///< of the file, when it was last read or written
    int saves = 0;                          ///< of this deck that have begun and not yet ended

    const Deck& deck() const { return history.now(); }
    bool has_unsaved_changes() const { return !history.is_saved(); }
    /// True where nobody did anything with it since it was started, so another may take its place.
    bool is_untouched() const
    {
        return file.empty() && history.is_saved() && !history.can_undo() && !history.can_redo();
    }
};

/// What a deck is called: its name, or its file's, or the words for one without.
inline std::string deck_name(const Deck& deck, const std::filesystem::path& file,
                             const Messages& messages)
{
    const std::string name = deck.name.empty() ? file.filename().string() : deck.name;
    return name.empty() ? messages.get("gui.deck.unnamed"_msg) : name;
}

} // namespace kizuna
