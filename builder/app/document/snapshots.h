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

/// A version of a deck that the player named. Stored in the deck's own file, under a key that older
/// programs keep too.
struct Snapshot {
    std::string name;  ///< unique in the deck
    std::string taken; ///< in UTC, "2026-11-21T18:40:00Z"; empty if unknown
    std::string text;  ///< the whole deck as file text, without snapshots
    bool operator==(const Snapshot&) const = default;
};

/// The key of the snapshots in DeckFileMemory.
inline constexpr std::string_view snapshots_key = "snapshots";

/// Oldest first. nullopt if the file has something else under this key, which stays untouched.
std::optional<std::vector<Snapshot>> snapshots_of(const Deck& deck);

/// Empty if the text is damaged.
std::optional<Deck> deck_of(const Snapshot& snapshot, const DeckFileTools& tools);

// Only restoring can be undone: a kept version must not be lost with the steps around it.

/// Stores the open deck as it is now, in place of a snapshot of the same name. False if the deck's
/// file has something else under the key.
bool take_snapshot(DeckDocument& document, const std::string& name,
                   std::chrono::system_clock::time_point now);
void remove_snapshot(DeckDocument& document, const std::string& name);
/// False if the new name is empty or taken.
bool rename_snapshot(DeckDocument& document, const std::string& name, const std::string& new_name);
/// Makes the open deck equal to the snapshot, as one step. False if it is damaged or missing.
bool restore_snapshot(DeckDocument& document, const std::string& name, const Messages& messages);

/// An unused name, as in "Version 3".
std::string free_snapshot_name(const DeckDocument& document, const Messages& messages);
/// The time of a snapshot as date_text(); empty if unknown.
std::string taken_text(const Snapshot& snapshot, const Messages& messages);

} // namespace kizuna
