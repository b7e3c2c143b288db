#pragma once

#include "decks/proposal/pool.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// A unit that may be an ally, with its cards that suit the deck.
struct AllyCandidate {
    std::string_view unit;
    std::vector<const Card*> cards; ///< best first
    ProposalReason::Tie tie = ProposalReason::Tie::Symbol;
    int sets = 0;     ///< that it shares with the hero
    double worth = 0; ///< how well it suits, whatever else the deck holds

    /// The best card of this step; null where there is none.
    const Card* best(CurveStep step) const;
};

/// What ally_candidates() needs to know of a deck.
struct AllyRequest {
    const Card& lead;
    std::vector<const Card*> line;    ///< the hero's cards in the deck
    Symbols symbols;                  ///< the deck's
    bool also_without_symbol = false; ///< cards without a symbol will do
    const std::set<const Card*>& unwanted;
};

/// Every unit that can be an ally, in no order of worth: each has a card of cost 1 or 2 that suits,
/// and none of its cards bears a name of the hero.
std::vector<AllyCandidate> ally_candidates(const AllyRequest& request, const ProposalPool& pool);

/// How much more an ally is worth because its first card has what the deck still lacks: high
/// supports, support skills, one of two symbols.
double need_for(const AllyCandidate& ally, const std::vector<ProposalLine>& deck, Symbols symbols);

} // namespace kizuna
