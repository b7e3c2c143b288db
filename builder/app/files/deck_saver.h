#pragma once

#include "app/document/deck_storage.h"

#include <functional>

namespace kizuna {

/// Writes decks to disk. This class writes at once; the window's derived class uses a thread.
class DeckSaver {
public:
    using Write = std::function<SavedDeck()>;
    using Done = std::function<void(const SavedDeck&)>;

    virtual ~DeckSaver() = default;

    /// Calls `write` on any thread, in the order of the calls of run(), and then `done` on the
    /// caller's thread.
    // NOLINTNEXTLINE(performance-unnecessary-value-param): others keep them
    virtual void run(Write write, Done done) { done(write()); }
    /// Returns when nothing is being written and every `done` was called.
    virtual void wait() {}
};

} // namespace kizuna
