#pragma once

#include "app/cards/catalogue.h"
#include "decks/legality/legality.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace kizuna {

/// The few exact numbers of a deck that one card more or less moves. Chances are under the mulligan
/// rule cost-one, going first. Empty where the deck has nobody to lead it, or too many cards.
struct DeckMeasures {
    std::optional<double> failure;     ///< of a support for the protagonist
    std::optional<double> promotion_3; ///< a promotion seen by turn 3
    std::optional<double> promotion_4; ///< by turn 4
    std::optional<double> opener;      ///< a cost-1 card of another unit in the opening hand
    std::optional<double> mean_cost;   ///< mean_cost() of its statistics
    std::optional<double>
        symbol_share; ///< of the deck: cards with a symbol of the card in question
};

/// What the deck would be with another number of copies of a card.
struct WhatIf {
    struct Change {
        DeckMeasures then;
        std::vector<Violation> gained; ///< rules that the deck would break anew
        std::vector<Violation> mended; ///< that it breaks now, and would no longer
    };
    const Card* card = nullptr; ///< null where the change is a mend
    const Card* out = nullptr;  ///< the card that makes room in a swap
    DeckMeasures now;
    std::size_t broken = 0; ///< rules that the deck breaks now
    std::optional<Change> more;
    std::optional<Change> less; ///< empty where the deck has no copy of it
    std::optional<Change> swap; ///< one copy of `out` for one of it; empty without such a copy
    std::optional<Change> mend; ///< in place of all these
};

/// The measures of a deck, symbol_share left out.
DeckMeasures measures_of(const Deck& deck, const Catalogue& catalogue);

/// `out` may be null, or not in the deck. Takes no longer than a frame for a usual deck, but
/// belongs beside the window for the unusual ones. Once stopped, the changes not yet worked out
/// stay empty.
WhatIf what_if(const Deck& deck, const Format& format, const Card& card, const Card* out,
               const Catalogue& catalogue, const std::stop_token& stop = {});
/// The same for the edits of a mend; those that leave the card to the player change nothing.
WhatIf what_if_mended(const Deck& deck, const Format& format, std::span<const Edit> edits,
                      const Catalogue& catalogue, const std::stop_token& stop = {});

} // namespace kizuna
