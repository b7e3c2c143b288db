#pragma once

#include "decks/files/deck_import.h"
#include "decks/lookup/foreign_card.h"

#include <string>
#include <string_view>

namespace kizuna {

/// How LackeyCCG's deck files name one card (docs/EXCHANGE.md; neither part alone identifies a
/// printing).
struct LackeyCard {
    std::string id;   ///< of the image, as in "B01-006HN_SAMPLE.png"
    std::string name; ///< as in "Caeda, Talys's Heart", with a marker behind for other printings
    std::string set;  ///< that the printing was released in
};

/// The parts by which Lackey's files name a printing.
LackeyCard lackey_card(const CardMatch& printing, const DeckFileTools& tools);

/// The name without the marker of another printing: "Marth, Altean Prince" of "… (P2)" or "…+".
std::string unmarked_name(std::string_view name);

/// The printing that these parts mean: by image and set, for starters share images with boosters;
/// else by name; else by the collector number in the image's name. A single match always has its
/// printing.
CardLookup look_up_lackey(const LackeyCard& card, const DeckFileTools& tools);

/// A card's name in the forms that name cards as LackeyCCG's lists do: "Unit Name, Title".
std::string exchange_name(const Card& card);

/// A card as an exchange form names it; all parts but one may be empty.
struct NamedCard {
    std::string name;
    std::string code; ///< a printing's code or a card's number
    std::string set;
    std::string foreign_id = {}; ///< another program's id in place of a code; for unknown cards
};

/// Adds copies of the card that a form names, known or not, and reports a code and a name of
/// different cards. Returns the code of the deck's entry.
std::string add_named(DeckImport& import, const DeckFileTools& tools, Pile pile,
                      const NamedCard& card, int copies, int line);

/// Reports a card that was found and added although its name is another card's, or its code is an
/// unknown printing's.
void tell_of_found(DeckImport& import, const DeckFileTools& tools, const DeckLine& line,
                   const LackeyCard& card, const CardMatch& match, const std::string& code);

/// An entry whose card the library lacks, in the parts that a form has places for. All of it is the
/// name where the parts would be read back as a card or as another text.
ForeignCard foreign_parts(const DeckEntry& entry, const CardLibrary& library);

} // namespace kizuna
