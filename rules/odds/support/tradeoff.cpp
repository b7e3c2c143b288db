#include "odds/support/tradeoff.h"

#include <algorithm>
#include <numeric>

namespace kizuna {
namespace {

constexpr std::size_t promotion = 0;
constexpr std::size_t line_card = 1;
constexpr std::size_t max_tradeoff_queries = 64;

Query query(std::string_view text, const CardLibrary& library)
{
    return std::get<Query>(Query::parse(text, library));
}

bool is_line(const Population::Group& group)
{
    return (group.answers >> line_card) & 1;
}

/// Adds `wanted` cards in the proportions of these groups, rounded by the greatest remainders.
void add_scaled(const std::vector<Population::Group>& groups, int wanted, Population& into)
{
    const int all = std::accumulate(groups.begin(), groups.end(), 0,
                                    [](int sum, const auto& group) { return sum + group.cards; });
    if (all == 0)
        return;
    std::vector<std::pair<int, std::size_t>> remainders;
    std::vector<int> cards;
    int left = wanted;
    for (std::size_t at = 0; at < groups.size(); ++at) {
        cards.push_back(groups[at].cards * wanted / all);
        left -= cards.back();
        remainders.emplace_back(-(groups[at].cards * wanted % all), at);
    }
    std::ranges::sort(remainders);
    for (const auto& [remainder, at] : remainders)
        cards[at] += left-- > 0 ? 1 : 0;
    for (std::size_t at = 0; at < groups.size(); ++at) {
        if (cards[at] > 0)
            into.groups.push_back({groups[at].answers, cards[at]});
    }
    into.size += wanted;
}

} // namespace

const Tradeoff::Row* Tradeoff::row(int m) const
{
    const auto found = std::ranges::find(rows, m, &Row::m);
    return found == rows.end() ? nullptr : &*found;
}

std::optional<Tradeoff> tradeoff(const ResolvedDeck& deck, const Card& protagonist,
                                 const OpeningWants& wanted, const QueryContext& context)
{
    const Query promotes = query("is:promotion", *context.library);
    const Query named = query("unit:protagonist", *context.library);
    OpeningWants one_promotion = wanted;
    one_promotion.among_orbs = false;
    one_promotion.wants = {{promotes, 1}, {named, 0}};
    OpeningWants two_named = one_promotion;
    two_named.wants = {{promotes, 0}, {named, 2}};
    const std::vector<Query> queries = queries_of(one_promotion.wants, wanted.rule);
    if (queries.size() > max_tradeoff_queries)
        return std::nullopt;
    const Population own = population_of(deck, protagonist, queries, context);

    std::vector<Population::Group> line;
    std::vector<Population::Group> others;
    for (const Population::Group& group : own.groups)
        (is_line(group) ? line : others).push_back(group);
    if (line.empty()) {
        std::uint64_t answers = 0;
        for (std::size_t i = 0; i < queries.size(); ++i)
            answers |= std::uint64_t(queries[i].matches(protagonist, context)) << i;
        line.push_back({answers, 1});
    }

    Tradeoff result;
    result.population = own.size;
    result.line = own.matching(line_card);
    for (int m = min_line; m <= std::min(max_line, own.size); ++m) {
        if (others.empty() && m < own.size)
            continue; // no other cards to fill the deck with
        Population population;
        add_scaled(line, m, population);
        add_scaled(others, own.size - m, population);
        std::ranges::sort(population.groups, {}, &Population::Group::answers);
        const auto promoted = opening_odds(population, one_promotion);
        const auto two_seen = opening_odds(population, two_named);
        if (!promoted || !two_seen)
            return std::nullopt;
        Tradeoff::Row row;
        row.m = m;
        row.promotions = population.matching(promotion);
        row.failure = static_cast<double>(m) / own.size;
        for (const OpeningOdds::Turn& turn : promoted->by_turn)
            row.promotion_by_turn.push_back(turn.chance);
        for (const OpeningOdds::Turn& turn : two_seen->by_turn)
            row.two_fuel_by_turn.push_back(turn.chance);
        result.rows.push_back(std::move(row));
    }
    return result;
}

} // namespace kizuna
