#pragma once

#include "app/base/messages.h"
#include "cards/library/card_library.h"

#include <string>
#include <vector>

namespace kizuna {

/// One thing that is known about a card.
struct CardFact {
    std::string label;      ///< as in "Attack"
    std::string text;       ///< as in "40"
    bool is_number = false; ///< one of the face's numbers: costs, range, attack, support
    bool is_sign = false;   ///< class, symbol, gender, weapon or type
};

/// What a card's face says beside its name, in the order of the face, then what its text changes in
/// the rules of decks and names. Rules that hold for nearly every card are told only where this
/// card breaks them, but for the number of copies.
std::vector<CardFact> card_facts(const Card& card, const CardLibrary& library,
                                 const Messages& messages);

/// The card's symbols by name, as in "Hoshido and Nohr", or the words for none.
std::string symbols_text(const Card& card, const CardLibrary& library, const Messages& messages);
// The card's other words in the same way.
std::string weapons_text(const Card& card, const CardLibrary& library, const Messages& messages);
std::string types_text(const Card& card, const CardLibrary& library, const Messages& messages);
std::string genders_text(const Card& card, const CardLibrary& library, const Messages& messages);

} // namespace kizuna
