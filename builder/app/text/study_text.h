#pragma once

#include "app/decks/study_deck.h"
#include "app/messages.h"

#include <string>

namespace kizuna {

/// Why nothing can be computed for a deck, in a sentence; empty where there is no trouble.
std::string trouble_text(const StudyDeck& deck, StudyDeck::Trouble trouble,
                         const Messages& messages);

} // namespace kizuna
