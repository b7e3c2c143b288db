#pragma once

#include "app/base/messages.h"
#include "app/studies/study_deck.h"
#include "decks/deck/deck_statistics.h"
#include "odds/support/support_odds.h"

#include <string>

namespace kizuna {

/// Why a study is not possible, in a sentence; empty for None.
std::string trouble_text(const StudyDeck& deck, StudyDeck::Trouble trouble,
                         const Messages& messages);

/// A sentence that this many copies are unknown and not counted; empty for 0.
std::string unknown_cards_text(int copies, const Messages& messages);
/// The number of copies with support X, without the protagonist.
int x_supports(const DeckStatistics& statistics);
/// A sentence that supports of X count as 0; empty if there are none.
std::string x_supports_sentence(const UnitSupport& unit, const Messages& messages);
/// Changes by skills to the printed numbers, as in "attack +20, critical hit 180"; empty for none.
std::string support_skills_text(const UnitSupport& unit, const Messages& messages);
/// The result of the unit's attack on the opponent, and its defence, in sentences.
std::string duel_sentence(const UnitSupport& unit, const Messages& messages);
/// The mean support, with the number of supports of X if there are any.
std::string mean_support_text(const DeckStatistics& statistics, const Messages& messages);

} // namespace kizuna
