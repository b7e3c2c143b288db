#pragma once

#include "app/base/messages.h"
#include "app/studies/study_deck.h"
#include "decks/deck/deck_statistics.h"
#include "odds/support/support_odds.h"

#include <string>

namespace kizuna {

/// Why nothing can be computed for a deck, in a sentence; empty where there is no trouble.
std::string trouble_text(const StudyDeck& deck, StudyDeck::Trouble trouble,
                         const Messages& messages);

/// Says that so many cards of a deck are not known and so not counted; empty where all are known.
std::string unknown_cards_text(int copies, const Messages& messages);
/// Copies that print X among the cards a mean support is made of.
int x_supports(const DeckStatistics& statistics);
/// Says that there are supports that print X, which count as 0; empty where there are none.
std::string x_supports_sentence(const UnitSupport& unit, const Messages& messages);
/// What skills make other than the printed numbers have it, as in "attack +20, critical hit 180";
/// empty where they change nothing.
std::string support_skills_text(const UnitSupport& unit, const Messages& messages);
/// How the unit's attack on the opponent ends, and what it defends with, in sentences.
std::string duel_sentence(const UnitSupport& unit, const Messages& messages);
/// A mean support with what there is to say of X behind it.
std::string mean_support_text(const DeckStatistics& statistics, const Messages& messages);

} // namespace kizuna
