#pragma once

#include "app/base/messages.h"
#include "cards/library/card_library.h"

#include <string>
#include <vector>

namespace kizuna {

/// A labelled fact about a card.
struct CardFact {
    std::string label;      ///< as in "Attack"
    std::string text;       ///< as in "40"
    bool is_number = false; ///< a number on the face: costs, range, attack or support
    bool is_sign = false;   ///< class, symbol, gender, weapon or type
};

/// The facts on a card's face except its name, then the number of copies allowed, then the
/// exceptions of this card to the rules of decks and names.
std::vector<CardFact> card_facts(const Card& card, const CardLibrary& library,
                                 const Messages& messages);

/// The names of the card's symbols, as in "Hoshido and Nohr", or words for none.
std::string symbols_text(const Card& card, const CardLibrary& library, const Messages& messages);
// Likewise for weapons, types and genders.
std::string weapons_text(const Card& card, const CardLibrary& library, const Messages& messages);
std::string types_text(const Card& card, const CardLibrary& library, const Messages& messages);
std::string genders_text(const Card& card, const CardLibrary& library, const Messages& messages);

} // namespace kizuna
