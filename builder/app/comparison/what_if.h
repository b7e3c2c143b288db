#pragma once

#include "app/cards/catalogue.h"
#include "decks/legality/legality.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace kizuna {

/// Exact numbers of a deck that change with single cards. Chances are with the mulligan rule
/// cost-one, going first. Empty if the deck has no protagonist or too many cards.
struct DeckMeasures {
    std::optional<double> failure;     ///< chance that a support for the protagonist fails
    std::optional<double> promotion_3; ///< chance of a promotion seen by turn 3
    std::optional<double> promotion_4; ///< chance of a promotion seen by turn 4
    std::optional<double> opener; ///< chance of a cost-1 card of another unit in the opening hand
    std::optional<double> mean_cost;    ///< of all known cards
    std::optional<double> symbol_share; ///< share of cards with a symbol of WhatIf::card
};

/// How a deck changes with other numbers of copies of a card.
struct WhatIf {
    struct Change {
        DeckMeasures then;
        std::vector<Violation> gained; ///< violations that it does not have now
        std::vector<Violation> mended; ///< violations that it no longer has
    };
    const Card* card = nullptr; ///< null if the change is a mend
    const Card* out = nullptr;  ///< the card removed in a swap
    DeckMeasures now;
    std::size_t broken = 0; ///< violations now
    std::optional<Change> more;
    std::optional<Change> less; ///< empty if the deck has no copy
    std::optional<Change> swap; ///< one more copy, and one of `out` less; empty without a copy of
                                ///< `out`
    std::optional<Change> mend; ///< a mend; then the changes above are empty
};

/// The measures of a deck, without symbol_share.
DeckMeasures measures_of(const Deck& deck, const Catalogue& catalogue);

/// `out` may be null, or not in the deck. Takes about a frame for usual decks, more for large ones,
/// so call it on a worker. If stopped, the remaining changes stay empty.
WhatIf what_if(const Deck& deck, const Format& format, const Card& card, const Card* out,
               const Catalogue& catalogue, const std::stop_token& stop = {});
/// As what_if(), for the edits of a mend. Edits that leave the choice of a card to the player
/// change nothing.
WhatIf what_if_mended(const Deck& deck, const Format& format, std::span<const Edit> edits,
                      const Catalogue& catalogue, const std::stop_token& stop = {});

} // namespace kizuna
