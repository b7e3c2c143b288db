#pragma once

#include "decks/files/deck_file.h"
#include "decks/lookup/card_lookup.h"

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

/// What a file of Lackey's calls a printing.
LackeyCard lackey_card(const CardMatch& printing, const DeckFileTools& tools);

/// The name without the marker of another printing: "Marth, Altean Prince" of "… (P2)" or "…+".
std::string unmarked_name(std::string_view name);

/// The printing that such a file means: by image and set, for starters share images with boosters;
/// else by name; else by the collector number in the image's name. A single match always has its
/// printing.
CardLookup look_up_lackey(const LackeyCard& card, const DeckFileTools& tools);

/// The cards that the name means where it means others than `found`, which the image means; else
/// empty.
std::vector<const Card*> named_instead(const LackeyCard& card, const Card& found,
                                       const CardLibrary& library);

/// False where the image's name or code names a printing of `found` that nobody knows.
bool knows_printing(const LackeyCard& card, const Card& found, const DeckFileTools& tools);

} // namespace kizuna
