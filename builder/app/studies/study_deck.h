#pragma once

#include "app/cards/catalogue.h"
#include "cards/query/query.h"
#include "decks/deck/deck_statistics.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace kizuna {

/// A deck for a study on another thread: does not point into the document. The catalogue must
/// outlive it.
struct StudyDeck {
    ResolvedDeck cards;                ///< without unknown entries
    const Card* protagonist = nullptr; ///< as protagonist_of()
    QueryContext context;              ///< of the protagonist
    int known = 0;                     ///< copies of known cards
    int unknown = 0;                   ///< copies of unknown cards, which are not counted

    enum class Trouble : std::uint8_t {
        None,
        NoProtagonist, ///< no cost-1 card
        TooLarge,      ///< more cards than can be computed or dealt
        TooSmall,      ///< for games: fewer than min_goldfish_cards
    };
    /// Why exact odds are not possible.
    Trouble trouble() const;
    /// Why games are not possible.
    Trouble trouble_for_games() const;
};

StudyDeck study_deck(const Deck& deck, const Catalogue& catalogue);

/// The mean of the numeric values, weighted by their counts; empty if there are none.
std::optional<double> mean_number(const std::map<std::string, int>& counts);
/// The mean printed deployment cost of all copies with a numeric cost; 0 if there are none. Every
/// mean cost shown in the program is this one.
double mean_cost(const DeckStatistics& statistics);

} // namespace kizuna
