#include "odds/goldfish/bond_curve.h"

#include "odds/counting/pieces.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace kizuna {
namespace {

constexpr double deviations = 1.959963984540054; // standard deviations of a 95 % interval
constexpr std::uint64_t games_at_a_time = 1024;

/// A value and how often it came up.
struct Weighed {
    double value;
    std::uint64_t times;
};

/// The least value that at least `per_cent` % of the games do not exceed (nearest rank). `values`
/// ascend.
double percentile(const std::vector<Weighed>& values, std::uint64_t count, std::uint64_t per_cent)
{
    const std::uint64_t rank = count / 100 * per_cent + (count % 100 * per_cent + 99) / 100;
    std::uint64_t seen = 0;
    for (const Weighed& one : values) {
        seen += one.times;
        if (seen >= rank)
            return one.value;
    }
    return values.back().value;
}

std::optional<Spread> spread_of(const std::vector<Weighed>& values)
{
    std::uint64_t count = 0;
    double sum = 0;
    for (const Weighed& one : values) {
        count += one.times;
        sum += one.value * static_cast<double>(one.times);
    }
    if (count == 0)
        return std::nullopt;
    const auto games = static_cast<double>(count);
    Spread spread;
    spread.games = count;
    spread.mean = sum / games;
    double squares = 0;
    for (const Weighed& one : values) {
        const double off = one.value - spread.mean;
        squares += off * off * static_cast<double>(one.times);
    }
    const double error = count > 1 ? std::sqrt(squares / (games - 1) / games) : 0;
    spread.low = spread.mean - deviations * error;
    spread.high = spread.mean + deviations * error;
    spread.p10 = percentile(values, count, 10);
    spread.p50 = percentile(values, count, 50);
    spread.p90 = percentile(values, count, 90);
    return spread;
}

} // namespace

GameRange shard_of(std::uint64_t games, std::uint64_t part, std::uint64_t parts)
{
    // The first games % parts parts are one longer.
    const std::uint64_t length = games / parts;
    const std::uint64_t longer = games % parts;
    const std::uint64_t before = part - 1;
    return {before * length + std::min(before, longer), length + (before < longer ? 1 : 0)};
}

GoldfishTotals play_games(const Goldfish& goldfish, const GameRange& range, unsigned threads,
                          const std::stop_token& stop, std::atomic<std::uint64_t>* done)
{
    std::vector<GoldfishTotals> parts(threads);
    Pieces pieces(range.count, games_at_a_time, stop, done);
    on_threads(threads, [&](unsigned thread) {
        GoldfishPlayer player(goldfish);
        GoldfishCounter counter(goldfish);
        while (const auto piece = pieces.next()) {
            for (std::uint64_t game = piece->begin; game < piece->end; ++game)
                player.play(range.first + game, counter);
            pieces.finished(*piece);
        }
        parts[thread] = counter.totals();
    });
    for (unsigned thread = 1; thread < threads; ++thread)
        parts[0].add(parts[thread]);
    return std::move(parts[0]);
}

std::optional<Spread> spread_of(const Tally& tally)
{
    std::vector<Weighed> values;
    for (const auto& [value, times] : tally)
        values.push_back({static_cast<double>(value), times});
    return spread_of(values);
}

std::optional<Spread> spread_of(const CastableTally& tally)
{
    std::vector<std::pair<CastableHand, std::uint64_t>> shares(tally.begin(), tally.end());
    // Compared as fractions: equal shares of different hands could differ as doubles.
    std::ranges::stable_sort(shares, [](const auto& one, const auto& other) {
        return one.first.castable * other.first.hand < other.first.castable * one.first.hand;
    });
    std::vector<Weighed> values;
    for (const auto& [share, times] : shares)
        values.push_back({static_cast<double>(share.castable) / share.hand, times});
    return spread_of(values);
}

Share share_of(std::uint64_t hits, std::uint64_t games)
{
    if (games == 0)
        return {};
    const auto n = static_cast<double>(games);
    const double share = static_cast<double>(hits) / n;
    const double z = deviations * deviations / n;
    const double middle = (share + z / 2) / (1 + z);
    const double half = std::sqrt(share * (1 - share) * z + z * z / 4) / (1 + z);
    // Rounding must not move the ends from 0 and 1, nor leave the share outside its interval.
    return {share, hits == 0 ? 0 : std::clamp(middle - half, 0.0, share),
            hits == games ? 1 : std::clamp(middle + half, share, 1.0)};
}

std::vector<CurveTurn> curve_turns(const GoldfishTotals& totals)
{
    std::vector<CurveTurn> turns;
    for (const TurnTotals& from : totals.turns) {
        CurveTurn turn;
        for (const auto& [bonds, times] : from.bonds)
            turn.games += times;
        turn.bonds = spread_of(from.bonds);
        turn.spent = spread_of(from.spent);
        turn.waste = spread_of(from.waste);
        turn.castable = spread_of(from.castable);
        turn.hand = spread_of(from.hand);
        turn.fuel = spread_of(from.fuel);
        turn.symbols_ready = share_of(from.symbols_ready, turn.games);
        turn.class_changed = share_of(from.class_changed, turn.games);
        turns.push_back(turn);
    }
    return turns;
}

double efficiency_of(const GoldfishTotals& totals)
{
    const auto sum_of = [&](Tally TurnTotals::*tally) {
        std::int64_t sum = 0;
        for (const TurnTotals& turn : totals.turns) {
            for (const auto& [value, times] : turn.*tally)
                sum += value * static_cast<std::int64_t>(times);
        }
        return sum;
    };
    const std::int64_t spent = sum_of(&TurnTotals::spent);
    const std::int64_t bonds = sum_of(&TurnTotals::bonds);
    return bonds == 0 ? 0 : static_cast<double>(spent) / static_cast<double>(bonds);
}

std::optional<Spread> clock_of(const GoldfishTotals& totals)
{
    Tally finished = totals.clock;
    finished.erase(0);
    return spread_of(finished);
}

std::uint64_t unfinished_games(const GoldfishTotals& totals)
{
    return times_of(totals.clock, 0);
}

std::vector<std::pair<std::size_t, std::uint64_t>> dead_cards(const GoldfishTotals& totals)
{
    std::vector<std::pair<std::size_t, std::uint64_t>> cards;
    for (std::size_t kind = 0; kind < totals.dead.size(); ++kind) {
        if (totals.dead[kind] > 0)
            cards.emplace_back(kind, totals.dead[kind]);
    }
    std::ranges::stable_sort(cards, std::greater(), [](const auto& card) { return card.second; });
    return cards;
}

double scripted_share(const ResolvedDeck& deck)
{
    std::int64_t skills = 0;
    std::int64_t scripted = 0;
    for (const ResolvedDeck::Line& line : deck.cards) {
        for (const Skill& skill : line.card->skills) {
            skills += line.copies;
            scripted += skill.scripted ? line.copies : 0;
        }
    }
    return skills == 0 ? 1 : static_cast<double>(scripted) / static_cast<double>(skills);
}

} // namespace kizuna
