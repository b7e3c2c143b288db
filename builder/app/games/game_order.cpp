#include "app/games/game_order.h"

#include <algorithm>
#include <limits>

namespace kizuna {

void sort_game_cards(std::vector<CardIndex>& cards, const GameOrder& order,
                     const CardLibrary& library)
{
    if (!order.number)
        return sort_cards(cards, order.key, order.descending, library);
    std::ranges::stable_sort(cards, {}, [&](CardIndex at) {
        const auto& numbers = library.cards()[at].numbers;
        const int value = numbers ? (*numbers)[*order.number] : CardTraits::absent;
        return value < 0 ? std::numeric_limits<int>::max() : order.descending ? -value : value;
    });
}

} // namespace kizuna
