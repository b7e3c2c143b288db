#pragma once

#include "decks/proposal/pool.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// An ally that a deck may hold, with the cards of it that suit.
struct Companion {
    std::string_view unit;
    std::vector<const Card*> cards; ///< best first
    ProposalReason::Tie tie = ProposalReason::Tie::Symbol;
    int sets = 0;     ///< that it shares with the hero
    double worth = 0; ///< how well it suits, whatever else the deck holds

    /// The best card of this step; null where there is none.
    const Card* best(CurveStep step) const;
};

/// What makes an ally suit a deck.
struct CompanionRequest {
    const Card& lead;
    std::vector<const Card*> line;    ///< the hero's cards in the deck
    Symbols symbols;                  ///< the deck's
    bool also_without_symbol = false; ///< cards without a symbol will do
    const std::set<const Card*>& unwanted;
};

/// Every unit that can be an ally, in no promised order of worth: each has a card that is deployed
/// for 1 or 2, and none of its cards bears a name of the hero.
std::vector<Companion> companions_for(const CompanionRequest& request, const ProposalPool& pool);

/// How much more an ally is worth for what the deck still lacks and the ally's first card has: high
/// supports, support skills, one of two symbols.
double need_for(const Companion& ally, const std::vector<ProposalLine>& deck, Symbols symbols);

} // namespace kizuna
