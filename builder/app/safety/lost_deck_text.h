#pragma once

#include "app/base/messages.h"
#include "app/cards/catalogue.h"
#include "app/safety/journal_text.h"

#include <string>
#include <vector>

namespace kizuna {

/// A deck found in a journal, for the user.
struct LostDeckText {
    std::string name;
    std::string changed_at; ///< day and time in the user's language
    std::string difference; ///< from the current content of its file
};

/// The decks with unsaved changes.
std::vector<LostDeckText> lost_deck_texts(const KeptDecks& lost, const Catalogue& catalogue,
                                          const Messages& messages);

} // namespace kizuna
