#pragma once

#include "app/document/deck_storage.h"

#include <functional>

namespace kizuna {

/// Writes decks to the disk: this one at once, a window's beside itself.
class DeckSaver {
public:
    using Write = std::function<SavedDeck()>;
    using Done = std::function<void(const SavedDeck&)>;

    virtual ~DeckSaver() = default;

    /// Calls `write` on any thread, one after another in the order of the calls, and then `done` on
    /// the caller's.
    // NOLINTNEXTLINE(performance-unnecessary-value-param): others keep them
    virtual void run(Write write, Done done) { done(write()); }
    /// Comes back once nothing is being written and every `done` was called.
    virtual void wait() {}
};

} // namespace kizuna
