#pragma once

#include "decks/exchange/lackey_card.h"
#include "decks/files/deck_import.h"
#include "decks/lookup/foreign_card.h"

#include <string>
#include <string_view>

namespace kizuna {

/// A card's name in the forms that name cards as LackeyCCG's lists do: "Unit Name, Title".
std::string exchange_name(const Card& card);

/// What such a form says of a card; all parts but one may be empty.
struct NamedCard {
    std::string name;
    std::string code; ///< a printing's code or a card's number
    std::string set;
    std::string foreign_id = {}; ///< in place of a code, of no meaning here; kept for unknown cards
};

/// Adds copies of the card that a form names, found or not, and tells where code and name mean
/// different cards. The code it is kept under.
std::string add_named(DeckImport& import, const DeckFileTools& tools, Pile pile,
                      const NamedCard& card, int copies, int line);

/// Reports a card that was found and added although its name is another card's, or its code is no
/// printing's.
void tell_of_found(DeckImport& import, const DeckFileTools& tools, const DeckLine& line,
                   const LackeyCard& card, const CardMatch& match, const std::string& code);

/// An entry whose card the library lacks, in the parts that a form has places for. All of it is the
/// name where the parts would be read back as a card or as another text.
ForeignCard foreign_parts(const DeckEntry& entry, const CardLibrary& library);

} // namespace kizuna
