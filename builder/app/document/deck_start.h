#pragma once

#include "app/base/messages.h"
#include "app/document/deck_document.h"

#include <string>
#include <vector>

namespace kizuna {

/// One thing that a deck needs before it may be played.
struct StartItem {
    std::string text;
    bool is_done = false;
    const Violation* missing = nullptr; ///< of the document, with its mend; null where it is done
};

/// True while the active deck is only begun: empty, or built here from nothing or from a handful of
/// cards, in no step of its history enough to be legal, and nothing wrong but that cards are
/// missing. What is missing is then no mistake yet.
bool is_only_begun(const DeckDocument& document);

/// What such a deck needs, and what of it is there. Points into the document until it changes.
std::vector<StartItem> start_items(const DeckDocument& document, const Messages& messages);

/// An item as screen readers say it: what its sign shows is said.
std::string spoken_item(const StartItem& item, const Messages& messages);

} // namespace kizuna
