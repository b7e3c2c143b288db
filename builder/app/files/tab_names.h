#pragma once

#include "app/base/messages.h"
#include "app/document/open_deck.h"

#include <span>
#include <string>
#include <vector>

namespace kizuna {

struct TabName {
    std::string brief; ///< for where there is little room: what tells it from the others
    std::string whole; ///< as in "prince-2: Prince"
};

/// What the open decks are called, in the order of their tabs. Those of one name are told apart by
/// their files, else by the numbers of their tabs.
std::vector<TabName> tab_names(std::span<const OpenDeck> decks, const Messages& messages);

} // namespace kizuna
