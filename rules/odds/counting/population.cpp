#include "odds/counting/population.h"

#include <algorithm>

namespace kizuna {
namespace {

void add(Population& population, std::uint64_t answers, int cards)
{
    if (cards <= 0)
        return;
    const auto at =
        std::ranges::lower_bound(population.groups, answers, {}, &Population::Group::answers);
    if (at != population.groups.end() && at->answers == answers)
        at->cards += cards;
    else
        population.groups.insert(at, {answers, cards});
    population.size += cards;
}

} // namespace

int Population::matching(std::size_t query) const
{
    int cards = 0;
    for (const Group& group : groups)
        cards += (group.answers >> query) & 1 ? group.cards : 0;
    return cards;
}

Population population_of(const ResolvedDeck& deck, const Card& protagonist,
                         std::span<const Query> queries, const QueryContext& context)
{
    Population population;
    for (const ResolvedDeck::Line& line : deck.cards) {
        std::uint64_t answers = 0;
        for (std::size_t i = 0; i < queries.size(); ++i)
            answers |= std::uint64_t(queries[i].matches(*line.card, context)) << i;
        add(population, answers, line.copies - (line.card == &protagonist ? 1 : 0));
    }
    return population;
}

Population by_first_queries(const Population& population, std::size_t count)
{
    const std::uint64_t mask = count >= 64 ? ~std::uint64_t(0) : (std::uint64_t(1) << count) - 1;
    Population merged;
    for (const Population::Group& group : population.groups)
        add(merged, group.answers & mask, group.cards);
    return merged;
}

} // namespace kizuna
