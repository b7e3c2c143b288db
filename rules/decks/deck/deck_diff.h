#pragma once

#include "decks/deck/deck.h"

#include <string>
#include <vector>

namespace kizuna {

/// How two decks differ, card by card; printings of one card count together. Unknown cards compare
/// by their code.
struct DeckDiff {
    struct Change {
        std::string card; ///< card id, or the code of an unknown card
        int before;
        int after;
        bool operator==(const Change&) const = default;
    };
    std::vector<Change> added;   ///< before is 0; by id
    std::vector<Change> removed; ///< after is 0; by id
    std::vector<Change> changed; ///< both above 0; by id
    bool protagonist_changed = false;
    bool empty() const
    {
        return added.empty() && removed.empty() && changed.empty() && !protagonist_changed;
    }
};

DeckDiff diff(const Deck& before, const Deck& after, const CardLibrary& library);

} // namespace kizuna
