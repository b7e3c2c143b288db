#pragma once

#include "app/base/messages.h"
#include "app/document/deck_document.h"

#include <cstdint>
#include <string>

namespace kizuna {

/// Announces changes of the active deck for screen readers.
class DeckNews {
public:
    /// Both must outlive this. The present state counts as known.
    DeckNews(const DeckDocument& document, const Messages& messages);

    /// The edit or undo since the last call, with the number of cards; then the verdict if it
    /// changed. Empty if nothing changed or another deck became active.
    std::string next();

private:
    struct Seen {
        std::uint64_t deck = 0;
        std::uint64_t step = 0;
        std::string undo_reason;
        std::string verdict;
    };
    Seen look() const;

    const DeckDocument& document_;
    const Messages& messages_;
    Seen seen_;
};

/// The legality in a few words, as in "Legal in Standard", "2 problems in Standard" or, for a deck
/// that is only begun, "Under construction (Standard)".
std::string verdict_text(const DeckDocument& document, const Messages& messages);

} // namespace kizuna
