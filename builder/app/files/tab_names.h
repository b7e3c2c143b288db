#pragma once

#include "app/base/messages.h"
#include "app/document/open_deck.h"

#include <span>
#include <string>
#include <vector>

namespace kizuna {

struct TabName {
    std::string brief; ///< for small space: only what differs from the others
    std::string whole; ///< as in "prince-2: Prince"
};

/// Names of the open decks in the order of their tabs. Decks of equal name are distinguished by
/// their files, else by their tab numbers.
std::vector<TabName> tab_names(std::span<const OpenDeck> decks, const Messages& messages);

} // namespace kizuna
