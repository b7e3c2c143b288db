#pragma once

#include "decks/deck.h"
#include "odds/keep_rule.h"

#include <cstdint>
#include <vector>

namespace kizuna {

/// One opening as SETUP-3 to SETUP-7 deal it: six cards, perhaps six others, then five orbs. Fewer
/// where the deck is too small.
struct OpeningDeal {
    std::vector<CardIndex> first;
    bool kept = true;
    std::vector<CardIndex> second; ///< empty where the first hand was kept
    std::vector<CardIndex> orbs;
    const std::vector<CardIndex>& hand() const { return kept ? first : second; }
    bool operator==(const OpeningDeal&) const = default;
};

/// Deals opening number `number` of a seed: the protagonist leaves the deck first, the rest is put
/// in the order of card id, then copy, shuffled, and redrawn at most once as `rule` says. The same
/// (deck, protagonist, rule, seed, number) gives the same cards on every machine. Unknown cards are
/// not dealt. `protagonist` is in the deck.
OpeningDeal deal_opening(const ResolvedDeck& deck, const Card& protagonist, const KeepRule& rule,
                         const QueryContext& context, std::uint64_t seed, std::uint64_t number);

} // namespace kizuna
