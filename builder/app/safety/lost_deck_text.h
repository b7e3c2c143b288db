#pragma once

#include "app/base/messages.h"
#include "app/cards/catalogue.h"
#include "app/safety/journal_text.h"

#include <string>
#include <vector>

namespace kizuna {

/// What a person needs to know of a deck that was found in a journal.
struct LostDeckText {
    std::string name;
    std::string changed_at; ///< day and time, as the language writes them
    std::string difference; ///< from what its file holds now
};

/// The decks that would be lost, those without unsaved changes left out.
std::vector<LostDeckText> lost_deck_texts(const KeptDecks& lost, const Catalogue& catalogue,
                                          const Messages& messages);

} // namespace kizuna
