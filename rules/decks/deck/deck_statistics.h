#pragma once

#include "decks/deck/deck.h"

#include <map>
#include <string>

namespace kizuna {

/// What a deck is made of. Counts are copies over the whole deck, the protagonist included;
/// unknown cards are counted in `size` alone.
struct DeckStatistics {
    const Card* protagonist = nullptr; ///< as protagonist_of()
    int size = 0;
    int protagonist_line =
        0;              ///< copies that always bear the protagonist's unit name, itself included
    int promotions = 0; ///< of these, with a class-change cost
    std::map<std::string, int> by_cost;         ///< "0", "1", …, "X"
    std::map<std::string, int> by_class_change; ///< "none" included
    std::map<std::string, int> by_symbol; ///< slugs; "none" included; two-symbol cards in both
    std::map<std::string, int> by_support;
    std::map<std::string, int> by_attack;
    std::map<std::string, int> by_range; ///< "1", "1-2", "none"
    std::map<std::string, int> by_weapon;
    std::map<std::string, int> by_type;
    std::map<std::string, int> by_gender;
    /// Copies with a skill of each family, by effect_family_words(); families that no card has are
    /// left out.
    std::map<std::string, int> by_effect;
    int flips = 0; ///< bonds that the skills of all copies ask to turn face-down, each used once
    int flip_copies = 0;     ///< copies with such a skill
    double support_mean = 0; ///< over the deck less the protagonist; X as 0; 0 for an empty deck
    double support_failure =
        0; ///< share of the deck less the protagonist that shares its unit name
};

DeckStatistics deck_statistics(const Deck& deck, const CardLibrary& library);
/// The same for a deck that is resolved already.
DeckStatistics deck_statistics(const ResolvedDeck& deck, const CardLibrary& library);

/// "1-2" for {1, 2}, "none" for no range.
std::string range_text(RangeSet range);
/// "X" or digits.
std::string amount_text(Amount amount);

} // namespace kizuna
