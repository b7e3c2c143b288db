#pragma once

#include "app/base/messages.h"
#include "app/document/deck_document.h"

#include <cstdint>
#include <string>

namespace kizuna {

/// What became of the active deck, for whoever hears the window and does not see it.
class DeckNews {
public:
    /// Both outlive it. What the deck is now is known and not told.
    DeckNews(const DeckDocument& document, const Messages& messages);

    /// The edit since the last call, or what was undone, with the number of cards; then the verdict
    /// where it is another. Empty where nothing of that is new, or another deck is the active one.
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

/// Whether the deck may be played, in a few words, as in "Legal in Standard", "2 problems in
/// Standard" or, of a deck that is only begun, "Under construction (Standard)".
std::string verdict_text(const DeckDocument& document, const Messages& messages);

} // namespace kizuna
