#pragma once

#include "decks/exchange/lackey_card.h"
#include "decks/files/deck_import.h"

#include <optional>
#include <string>
#include <string_view>

namespace kizuna {

/// What the forms share that name cards as LackeyCCG's lists do, "Unit Name, Title".
std::string exchange_name(const Card& card);

/// A card as such a form has it; all but one part may be empty.
struct NamedCard {
    std::string name;
    std::string code; ///< a printing's code or a card's number
    std::string set;
};

/// A card of a form as a deck keeps it.
struct AddedCard {
    std::string code;           ///< of its entry
    const Card* card = nullptr; ///< null where it is unknown
};

/// Adds copies of the card that a form names, found or not, and tells where code and name mean
/// different cards.
AddedCard add_named(DeckImport& import, LackeyFinder& finder, const CardLibrary& library, Pile pile,
                    const NamedCard& card, int copies, int line);

/// A positive number of copies as written in another form; empty where it is none that an entry can
/// hold.
std::optional<int> foreign_count(std::string_view text);

} // namespace kizuna
