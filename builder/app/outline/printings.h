#pragma once

#include "app/base/messages.h"
#include "app/document/deck_document.h"

#include <span>
#include <string>
#include <vector>

namespace kizuna {

/// One printing of a card, and how often a pile of the deck holds just that one.
struct PrintingCount {
    std::string code;   ///< as in "B01-003ST+"
    std::string rarity; ///< as in "ST+"
    std::string set;    ///< the set it came out in, by name where it has one
    int copies = 0;
    bool operator==(const PrintingCount&) const = default;
};

/// Every printing of the card, the usual one first. Entries with the card's id count as the usual
/// printing.
std::vector<PrintingCount> printing_counts(const DeckDocument& document, Pile pile,
                                           const Card& card, const Messages& messages);

/// Gives the pile these numbers, as one step: `copies` of each printing, in the order of
/// printing_counts().
void set_printing_counts(DeckDocument& document, Pile pile, const Card& card,
                         std::span<const int> copies, const Messages& messages);

} // namespace kizuna
