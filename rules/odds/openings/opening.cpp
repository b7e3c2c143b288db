#include "odds/openings/opening.h"

#include "game/state/rng.h"

#include <algorithm>

namespace kizuna {
namespace {

/// The deck without one copy of the protagonist, by card id (SETUP-2).
std::vector<CardIndex> pile_of(const ResolvedDeck& deck, const Card& protagonist,
                               const CardLibrary& library)
{
    std::vector<CardIndex> pile;
    for (const ResolvedDeck::Line& line : deck.cards) {
        const int copies = line.card == &protagonist ? line.copies - 1 : line.copies;
        pile.insert(pile.end(), static_cast<std::size_t>(copies), library.index_of(*line.card));
    }
    std::ranges::sort(pile);
    return pile;
}

/// The top of the shuffled pile: the cards of an opening.
std::vector<CardIndex> shuffled_top(std::vector<CardIndex> pile, Rng rng)
{
    constexpr std::size_t seen = opening_hand + opening_orbs;
    rng.shuffle_top(std::span(pile), seen);
    pile.resize(std::min(pile.size(), seen));
    return pile;
}

std::vector<CardIndex> hand_of(const std::vector<CardIndex>& top)
{
    const std::size_t size = std::min<std::size_t>(top.size(), opening_hand);
    return {top.begin(), top.begin() + static_cast<std::ptrdiff_t>(size)};
}

} // namespace

OpeningDeal deal_opening(const ResolvedDeck& deck, const Card& protagonist, const KeepRule& rule,
                         const QueryContext& context, std::uint64_t seed, std::uint64_t number)
{
    const std::vector<CardIndex> pile = pile_of(deck, protagonist, *context.library);
    std::vector<CardIndex> top = shuffled_top(pile, Rng(seed, opening_stream, number));
    OpeningDeal deal;
    deal.first = hand_of(top);
    deal.kept = rule.keeps(deal.first, context);
    if (!deal.kept) { // SETUP-6: all or nothing, once
        top = shuffled_top(pile, Rng(seed, redraw_stream, number));
        deal.second = hand_of(top);
    }
    if (top.size() > opening_hand)
        deal.orbs.assign(top.begin() + opening_hand, top.end());
    return deal;
}

} // namespace kizuna
