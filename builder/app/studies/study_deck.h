#pragma once

#include "app/cards/catalogue.h"
#include "cards/query/query.h"
#include "decks/deck/deck_statistics.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace kizuna {

/// A deck as a study takes it along to another thread: nothing in it points into the document. The
/// catalogue outlives it.
struct StudyDeck {
    ResolvedDeck cards;                ///< without unknown entries
    const Card* protagonist = nullptr; ///< as protagonist_of()
    QueryContext context;              ///< of the protagonist
    int known = 0;                     ///< copies that the library knows
    int unknown = 0;                   ///< copies that it does not know, and nothing counts

    enum class Trouble : std::uint8_t {
        None,
        NoProtagonist, ///< no card costs 1
        TooLarge,      ///< more cards than can be computed or dealt with
        TooSmall,      ///< for games: fewer than min_goldfish_cards
    };
    /// Why nothing exact can be said about the deck.
    Trouble trouble() const;
    /// Why it cannot be goldfished.
    Trouble trouble_for_games() const;
};

StudyDeck study_deck(const Deck& deck, const Catalogue& catalogue);

/// The mean of the values that are numbers, each as often as it is counted; empty where none is.
std::optional<double> mean_number(const std::map<std::string, int>& counts);
/// The mean Deployment Cost as printed, of every copy whose cost is a number; 0 where there is
/// none. Whoever names a mean cost means this one.
double mean_cost(const DeckStatistics& statistics);

} // namespace kizuna
