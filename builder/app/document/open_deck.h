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

/// The state of a deck's file, compared with when it was last read or written.
enum class OnDisk : std::uint8_t {
    NoFile,  ///< the deck has no file
    Same,    ///< unchanged
    Changed, ///< another program changed it
    Gone     ///< it or its folder no longer exists
};

/// One of the open decks, with its own history.
struct OpenDeck {
    std::uint64_t id; ///< unique in the document, never reused
    History<Deck> history;
    std::filesystem::path file;             ///< empty for a new or imported deck
    std::optional<std::size_t> fingerprint; ///< of the file as last read or written
    int saves = 0;                          ///< saves of this deck that have begun and not ended

    const Deck& deck() const { return history.now(); }
    bool has_unsaved_changes() const { return !history.is_saved(); }
    /// True if nothing was done with it since it was created, so that another deck may replace it.
    bool is_untouched() const
    {
        return file.empty() && history.is_saved() && !history.can_undo() && !history.can_redo();
    }
};

/// The deck's name, or its file's, or "unnamed" in the user's language.
inline std::string deck_name(const Deck& deck, const std::filesystem::path& file,
                             const Messages& messages)
{
    const std::string name = deck.name.empty() ? file.filename().string() : deck.name;
    return name.empty() ? messages.get("gui.deck.unnamed"_msg) : name;
}

} // namespace kizuna
