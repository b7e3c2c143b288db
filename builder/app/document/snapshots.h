#pragma once

#include "app/base/messages.h"
#include "app/cards/catalogue.h"
#include "app/document/deck_document.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// A version of a deck that the player gave a name. It lives in the deck's own file, as one of the
/// keys that every reader keeps, so it goes wherever the file goes.
struct Snapshot {
    std::string name;  ///< each once
    std::string taken; ///< when, in universal time: "2026-11-21T18:40:00Z"; empty where unknown
    std::string text;  ///< the whole deck as its file has it, without snapshots
    bool operator==(const Snapshot&) const = default;
};

/// The key that a deck's memory has them under.
inline constexpr std::string_view snapshots_key = "snapshots";

/// Oldest first. Empty optional: the file has something under this key that is not ours, and it
/// stays as it is.
std::optional<std::vector<Snapshot>> snapshots_of(const Deck& deck);

/// The deck as it was; empty where the text is damaged.
std::optional<Deck> deck_of(const Snapshot& snapshot, const DeckFileTools& tools);

// What the player does with them. Undo takes none of these back but a restoring: a version that was
// kept must not be lost with the steps around it.

/// Keeps the open deck as it is now. One of the same name is replaced. False where the deck's file
/// holds something else under the key.
bool take_snapshot(DeckDocument& document, const std::string& name,
                   std::chrono::system_clock::time_point now);
void remove_snapshot(DeckDocument& document, const std::string& name);
/// False where there is one of the new name already, or the new name is empty.
bool rename_snapshot(DeckDocument& document, const std::string& name, const std::string& new_name);
/// Makes the open deck what it was, as one step. False where the snapshot is damaged or not there.
bool restore_snapshot(DeckDocument& document, const std::string& name, const Messages& messages);

/// A name that no snapshot of the deck has: "Version 3".
std::string free_snapshot_name(const DeckDocument& document, const Messages& messages);
/// When it was taken, as date_text() says it; empty where unknown.
std::string taken_text(const Snapshot& snapshot, const Messages& messages);

} // namespace kizuna
