#pragma once

#include "app/base/messages.h"
#include "app/document/deck_document.h"

#include <string>
#include <vector>

namespace kizuna {

/// A requirement for playing a deck.
struct StartItem {
    std::string text;
    bool is_done = false;
    const Violation* missing = nullptr; ///< the violation in the document; null if done
};

/// True if the active deck was only just begun: it is empty or was started here with few cards, it
/// never had enough cards to be legal, and nothing but missing cards is wrong. Missing cards are
/// not shown as a mistake then.
bool is_only_begun(const DeckDocument& document);

/// The requirements for such a deck, done or not. Points into the document; invalid once it
/// changes.
std::vector<StartItem> start_items(const DeckDocument& document, const Messages& messages);

/// The text of an item for screen readers, including what its icon shows.
std::string spoken_item(const StartItem& item, const Messages& messages);

} // namespace kizuna
