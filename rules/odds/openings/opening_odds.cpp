#include "odds/openings/opening_odds.h"

#include "odds/counting/binomial.h"
#include "odds/counting/draws.h"
#include "odds/openings/opening.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr std::size_t max_queries = 64;

/// The number each want needs, at most one more than the cards that match, which cannot be met
/// either.
std::vector<int> needs_of(const std::vector<Want>& wants, const Population& population)
{
    std::vector<int> needs;
    for (std::size_t i = 0; i < wants.size(); ++i)
        needs.push_back(std::min(wants[i].at_least, population.matching(i) + 1));
    return needs;
}

/// Sizes of the parts of the deck, where it may be too small for all of them.
struct Parts {
    Parts(int population, const OpeningWants& wanted)
        : hand(std::min(population, opening_hand)), orbs(std::min(population - hand, opening_orbs)),
          draws(std::min(population - hand - orbs,
                         cards_seen(wanted.turns, wanted.going) - opening_hand))
    {
    }
    int hand;
    int orbs;
    int draws; ///< until the last turn
};

} // namespace

WantCounts& WantCounts::operator+=(const WantCounts& other)
{
    trials += other.trials;
    kept += other.kept;
    hits.resize(std::max(hits.size(), other.hits.size()));
    for (std::size_t turn = 0; turn < other.hits.size(); ++turn)
        hits[turn] += other.hits[turn];
    return *this;
}

int cards_seen(int turn, Going going)
{
    return opening_hand + turn - (going == Going::First ? 1 : 0);
}

std::vector<Query> queries_of(const std::vector<Want>& wants, const KeepRule& rule)
{
    std::vector<Query> queries;
    for (const Want& want : wants)
        queries.push_back(want.query);
    for (const KeepRule::Count& count : rule.counts())
        queries.push_back(count.query);
    return queries;
}

std::optional<OpeningOdds> opening_odds(const Population& population, const OpeningWants& wanted)
{
    const Parts parts(population.size, wanted);
    DrawRequest kept;
    kept.hand = parts.hand;
    kept.later = wanted.among_orbs ? parts.orbs : parts.draws;
    kept.hand_helps = !wanted.among_orbs;
    kept.needs = needs_of(wanted.wants, population);
    for (const KeepRule::Count& count : wanted.rule.counts())
        kept.enough.push_back(count.enough);
    kept.keeps = [&](std::span<const int> numbers) { return wanted.rule.keeps_counted(numbers); };
    // The rule does not look at the second hand, so this is just the first of the cards drawn.
    DrawRequest redrawn;
    redrawn.later = wanted.among_orbs ? parts.orbs : parts.hand + parts.draws;
    redrawn.needs = kept.needs;
    const auto first = count_draws(population, kept);
    const auto second = count_draws(by_first_queries(population, wanted.wants.size()), redrawn);
    if (!first || !second)
        return std::nullopt;

    OpeningOdds odds;
    odds.population = population.size;
    for (std::size_t i = 0; i < wanted.wants.size(); ++i)
        odds.matching.push_back(population.matching(i));
    const double hands = binomial(population.size, parts.hand);
    odds.keep_rate = std::min(1.0, first->kept / hands);
    const double redraw_rate = first->redrawn / hands;
    for (int turn = 1; turn <= wanted.turns; ++turn) {
        const int drawn =
            wanted.among_orbs
                ? parts.orbs
                : std::min(cards_seen(turn, wanted.going) - opening_hand, parts.draws);
        const int afresh = wanted.among_orbs ? parts.orbs : parts.hand + drawn;
        const auto at = static_cast<std::size_t>(drawn);
        const auto from = static_cast<std::size_t>(afresh);
        const double kept_ways = hands * binomial(population.size - parts.hand, drawn);
        const double new_ways = binomial(population.size, afresh);
        odds.by_turn.push_back(
            {turn, afresh,
             Chance::of(first->kept_hit[at] / kept_ways +
                            redraw_rate * (second->kept_hit[from] / new_ways),
                        first->kept_miss[at] / kept_ways +
                            redraw_rate * (second->kept_miss[from] / new_ways))});
    }
    return odds;
}

std::optional<OpeningOdds> opening_odds(const ResolvedDeck& deck, const Card& protagonist,
                                        const OpeningWants& wanted, const QueryContext& context)
{
    const std::vector<Query> queries = queries_of(wanted.wants, wanted.rule);
    if (queries.size() > max_queries)
        return std::nullopt;
    return opening_odds(population_of(deck, protagonist, queries, context), wanted);
}

} // namespace kizuna
