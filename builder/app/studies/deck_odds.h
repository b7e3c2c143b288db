#pragma once

#include "odds/keep_odds.h"
#include "odds/support_odds.h"
#include "odds/tradeoff.h"

#include <optional>
#include <vector>

namespace kizuna {

/// What a player wants to know of a deck's chances while it is being edited. A value.
struct OddsWishes {
    std::vector<OpeningQuestion> questions; ///< each with its wants, rule, going and turns
    OpeningQuestion goal;                   ///< what a kept hand is judged by
};

/// A card of cost 1 beside the protagonist in the opening, a promotion by each turn to the eighth,
/// and both together; kept for a promotion by turn 4. Under the rule cost-one, going first.
OddsWishes usual_wishes(const CardLibrary& library);

/// All of it, exact, for one deck: what the panels beside the deck show after each edit.
struct DeckOdds {
    std::vector<std::optional<OpeningOdds>> openings; ///< one a question; empty: too much at once
    std::optional<HandValues::Best> best_rule;
    std::optional<UnitSupport> support; ///< of the protagonist
    std::vector<DuelChance> duels;      ///< of the protagonist against itself
    std::optional<Tradeoff> tradeoff;   ///< under the goal's rule, going and turns
};

/// `context.protagonist` is `protagonist`, and `context.library` is set.
DeckOdds deck_odds(const ResolvedDeck& deck, const Card& protagonist, const OddsWishes& wishes,
                   const QueryContext& context);

} // namespace kizuna
