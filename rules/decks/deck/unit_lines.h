#pragma once

#include "decks/deck/deck.h"

#include <string_view>
#include <unordered_map>

namespace kizuna {

/// How many copies of a deck share a unit name with a card, for many cards: the deck is looked
/// through once. Refers to the deck and to its cards.
class UnitLines {
public:
    explicit UnitLines(const ResolvedDeck& deck);

    int copies_sharing_name(const Card& card) const;

private:
    const ResolvedDeck& deck_;
    std::unordered_map<std::string_view, int> by_name_;
};

} // namespace kizuna
