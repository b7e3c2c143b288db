#pragma once

#include "decks/deck/deck.h"
#include "game/compiled/game_cards.h"
#include "odds/openings/keep_rule.h"

#include <cstdint>
#include <vector>

namespace kizuna {

/// An opening as SETUP-3 to SETUP-7 deal it: six cards, six others if they are redrawn, and five
/// orbs. Fewer where the deck is too small.
struct OpeningDeal {
    std::vector<CardIndex> first;
    bool kept = true;
    std::vector<CardIndex> second; ///< empty where the first hand was kept
    std::vector<CardIndex> orbs;
    bool operator==(const OpeningDeal&) const = default;
};

/// The streams of the random numbers of an opening: Rng(seed, stream, number). The redraw has its
/// own, so that the second hand does not depend on how the first was dealt.
inline constexpr std::uint64_t opening_stream = 1;
inline constexpr std::uint64_t redraw_stream = 2;

/// Deals opening number `number` of a seed: the protagonist leaves the deck first, the rest is put
/// in the order of card id, then copy, and shuffled; the top six are the hand. Where `rule` does
/// not keep it all goes back, the whole rest is shuffled from the same order again, and the six
/// drawn then are final. The five cards under the hand are the orbs. The same (deck, protagonist,
/// rule, seed, number) gives the same cards on every machine. Unknown cards are not dealt.
/// `protagonist` is in the deck.
OpeningDeal deal_opening(const ResolvedDeck& deck, const Card& protagonist, const KeepRule& rule,
                         const QueryContext& context, std::uint64_t seed, std::uint64_t number);

} // namespace kizuna
