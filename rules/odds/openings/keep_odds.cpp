#include "odds/openings/keep_odds.h"

#include "odds/counting/binomial.h"
#include "odds/counting/draws.h"
#include "odds/openings/keep_rule_text.h"
#include "odds/openings/opening.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr double max_hands = 20'000;
/// Chances that differ by less than this, relatively, count as the same.
constexpr double same = 1e-12;

/// Calls `visit` with the ways of every hand that adds `left` cards, from group `at` on, to
/// `cards`.
template <typename Visit>
void each_hand(const Population& population, std::vector<int>& cards, std::size_t at, int left,
               double ways, const Visit& visit)
{
    if (at == population.groups.size()) {
        if (left == 0)
            visit(ways);
        return;
    }
    const int there = population.groups[at].cards;
    for (int taken = 0; taken <= std::min(there, left); ++taken) {
        cards[at] = taken;
        each_hand(population, cards, at + 1, left - taken, ways * binomial(there, taken), visit);
    }
    cards[at] = 0;
}

} // namespace

std::optional<HandValues> HandValues::of(const ResolvedDeck& deck, const Card& protagonist,
                                         const OpeningWants& wanted, const QueryContext& context)
{
    if (wanted.wants.size() > 64)
        return std::nullopt;
    HandValues values;
    values.wants_ = wanted.wants;
    values.population_ = population_of(deck, protagonist, queries_of(wanted.wants, {}), context);
    const Population& population = values.population_;
    const auto kinds = static_cast<int>(population.groups.size());
    if (kinds > 60 || binomial(opening_hand + kinds - 1, opening_hand) > max_hands)
        return std::nullopt;
    OpeningWants redrawn = wanted;
    redrawn.rule = KeepRule();
    redrawn.among_orbs = false;
    const auto odds = opening_odds(population, redrawn);
    if (!odds)
        return std::nullopt;
    values.redraw_ = odds->by_turn.back().chance;
    values.hand_ = std::min(population.size, opening_hand);
    values.draws_ = odds->by_turn.back().seen - values.hand_;
    for (std::size_t i = 0; i < wanted.wants.size(); ++i)
        values.needs_.push_back(std::min(wanted.wants[i].at_least, population.matching(i) + 1));
    return values;
}

Chance HandValues::chance_of(const std::vector<int>& cards) const
{
    Population rest;
    DrawRequest request;
    request.needs = needs_;
    for (std::size_t at = 0; at < cards.size(); ++at) {
        const Population::Group& group = population_.groups[at];
        for (std::size_t i = 0; i < needs_.size(); ++i) {
            if ((group.answers >> i) & 1)
                request.needs[i] = std::max(0, request.needs[i] - cards[at]);
        }
        const int left = group.cards - cards[at];
        if (left > 0)
            rest.groups.push_back({group.answers, left});
        rest.size += left;
    }
    request.later = std::min(draws_, rest.size);
    const auto ways = count_draws(rest, request);
    const double all = binomial(rest.size, request.later);
    return Chance::of(ways->kept_hit.back() / all, ways->kept_miss.back() / all);
}

Chance HandValues::keep(std::span<const CardIndex> hand, const QueryContext& context) const
{
    std::vector<int> cards(population_.groups.size());
    for (const CardIndex index : hand) {
        std::uint64_t answers = 0;
        for (std::size_t i = 0; i < wants_.size(); ++i)
            answers |=
                std::uint64_t(wants_[i].query.matches(context.library->cards()[index], context))
                << i;
        const auto group =
            std::ranges::find(population_.groups, answers, &Population::Group::answers);
        if (group != population_.groups.end())
            ++cards[static_cast<std::size_t>(group - population_.groups.begin())];
    }
    return chance_of(cards);
}

HandValues::Worth HandValues::compare(const Chance& keep) const
{
    const auto exceeds = [](const Chance& one, const Chance& other) {
        return one.hit - other.hit > same * other.hit && other.miss - one.miss > same * other.miss;
    };
    if (exceeds(keep, redraw_))
        return Worth::Keep;
    return exceeds(redraw_, keep) ? Worth::Redraw : Worth::Same;
}

HandValues::Best HandValues::best() const
{
    const double all = binomial(population_.size, hand_);
    double hit = 0;
    double miss = 0;
    double kept_ways = 0;
    double redrawn_ways = 0;
    std::vector<std::vector<int>> kept;
    std::vector<std::vector<int>> redrawn;
    Best best;
    std::vector<int> cards(population_.groups.size());
    each_hand(population_, cards, 0, hand_, 1, [&](double ways) {
        const Chance chance = chance_of(cards);
        const Worth worth = compare(chance);
        best.matters = best.matters || worth != Worth::Same;
        if (worth != Worth::Keep) {
            redrawn_ways += ways;
            redrawn.push_back(cards);
            return;
        }
        kept_ways += ways;
        hit += ways * chance.hit;
        miss += ways * chance.miss;
        kept.push_back(cards);
    });
    best.keep_rate = kept_ways / all;
    best.chance = Chance::of((hit + redrawn_ways * redraw_.hit) / all,
                             (miss + redrawn_ways * redraw_.miss) / all);
    std::vector<std::string> wants;
    for (const Want& want : wants_)
        wants.push_back(want.query.to_text());
    best.rule = keep_rule_text(population_, wants, kept, redrawn);
    return best;
}

} // namespace kizuna
