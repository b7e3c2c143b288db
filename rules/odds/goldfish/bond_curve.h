#pragma once

#include "odds/goldfish/goldfish_totals.h"

#include <atomic>
#include <map>
#include <optional>
#include <stop_token>
#include <utility>

namespace kizuna {

/// The games of these numbers: first to first + count - 1.
struct GameRange {
    std::uint64_t first = 0;
    std::uint64_t count = 0;
};
/// The games of part `part` of `parts`, counted from 1. The parts follow each other and cover all
/// games.
GameRange shard_of(std::uint64_t games, std::uint64_t part, std::uint64_t parts);

/// Plays the games and adds them up. The totals are the same for any number of threads, at least
/// one. After a stop they cover only the first games of the range, as many as totals.games says.
/// `done`, if not null, counts games while they are played.
GoldfishTotals play_games(const Goldfish& goldfish, const GameRange& range, unsigned threads,
                          const std::stop_token& stop, std::atomic<std::uint64_t>* done = nullptr);

/// A mean with its 95 % interval (normal approximation), and nearest-rank percentiles.
struct Spread {
    double mean = 0;
    double low = 0;
    double high = 0;
    double p10 = 0;
    double p50 = 0;
    double p90 = 0;
    std::uint64_t games = 0; ///< that the numbers are taken over
    /// False for a single game: low and high are its value then.
    bool has_interval() const { return games > 1; }
    bool operator==(const Spread&) const = default;
};
/// Empty where the tally is.
std::optional<Spread> spread_of(const Tally& tally);
std::optional<Spread> spread_of(const CastableTally& tally);

/// A share of games with its 95 % interval (Wilson, 1927), which always contains the share.
struct Share {
    double share = 0;
    double low = 0;
    double high = 0;
};
Share share_of(std::uint64_t hits, std::uint64_t games);

/// The numbers of one own turn, over the games that came to it. The spreads are empty where none
/// did.
struct CurveTurn {
    std::uint64_t games = 0;
    std::optional<Spread> bonds;
    std::optional<Spread> spent;
    std::optional<Spread> waste;
    std::optional<Spread> castable; ///< over games with a hand
    std::optional<Spread> hand;
    std::optional<Spread> fuel;
    Share symbols_ready;
    Share class_changed;
};
std::vector<CurveTurn> curve_turns(const GoldfishTotals& totals);

/// All that was spent as a share of all bonds there were to spend; 0 without bonds.
double efficiency_of(const GoldfishTotals& totals);
/// The own turn in which the dummy was defeated, over the games in which it was; empty without any.
std::optional<Spread> clock_of(const GoldfishTotals& totals);
/// Games that ended before the dummy was defeated; 0 at gf-0.
std::uint64_t unfinished_games(const GoldfishTotals& totals);

/// The kinds of cards that were in the hand at the end of games without ever having been castable,
/// with the number of such games: by most games, then by kind.
std::vector<std::pair<std::size_t, std::uint64_t>> dead_cards(const GoldfishTotals& totals);

/// The deck less the protagonist by cheapest use, "0", "1", … or "X": the deployment cost, or the
/// class-change cost where a card of the same unit with a lower deployment cost is in the deck. A
/// printed X counts as what the engine charges for it in the first deployment phase, when all orbs
/// are there; "X" is left for one that no skill defines, which nobody can pay (RULING-55).
std::map<std::string, int> demand_in_play(const ResolvedDeck& deck, const Goldfish& goldfish);

/// The share of skills on the deck's cards, copies counted, that the engine plays; 1 without
/// skills.
double scripted_share(const ResolvedDeck& deck);

} // namespace kizuna
