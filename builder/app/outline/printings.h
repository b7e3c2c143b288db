#pragma once

#include "app/base/messages.h"
#include "app/document/deck_document.h"

#include <span>
#include <string>
#include <vector>

namespace kizuna {

/// A printing of a card, and its copies in a pile of the deck.
struct PrintingCount {
    std::string code;   ///< as in "B01-003ST+"
    std::string rarity; ///< as in "ST+"
    std::string set;    ///< name of the set it was released in, or its id
    int copies = 0;
    bool operator==(const PrintingCount&) const = default;
};

/// Every printing of the card, the usual one first. Entries with the card's id count for that one.
std::vector<PrintingCount> printing_counts(const DeckDocument& document, Pile pile,
                                           const Card& card, const Messages& messages);

/// Sets the copies of each printing in the pile, as one step; `copies` in the order of
/// printing_counts().
void set_printing_counts(DeckDocument& document, Pile pile, const Card& card,
                         std::span<const int> copies, const Messages& messages);

} // namespace kizuna
