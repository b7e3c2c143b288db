#pragma once

#include "odds/counting/population.h"
#include "odds/openings/keep_rule.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace kizuna {

/// At least `at_least` cards that the query matches.
struct Want {
    Query query;
    int at_least = 1;
};

enum class Going : std::uint8_t { First, Second };

/// The cards that one hopes for, other than the protagonist, and how the game begins.
struct OpeningWants {
    std::vector<Want> wants; ///< all of them together; a card may serve several
    KeepRule rule;           ///< SETUP-6: a hand that it does not keep is redrawn once
    Going going = Going::First;
    int turns = 8; ///< own turns, 1 to max_turns
    /// The cards are looked for among the five orbs (SETUP-7) instead of the cards seen.
    bool among_orbs = false;
};

inline constexpr int max_turns = 120;

/// The cards of the hand and those drawn at the beginning of own turns 1 to `turn`; without cards
/// drawn by class changes or effects. SETUP-5, TURN-BEGIN-2, TURN-2: 6 + turn, less one for the
/// player who goes first.
int cards_seen(int turn, Going going);

/// A chance and its opposite, each added up from ways that are all positive: neither loses digits
/// where the other is near 1. Both are within 1e-12 of the exact value, relatively.
struct Chance {
    double hit = 0;
    double miss = 1;
    /// The chance from sums that may have been rounded up beyond 1.
    static Chance of(double hit, double miss) { return {std::min(hit, 1.0), std::min(miss, 1.0)}; }
};

struct OpeningOdds {
    struct Turn {
        int turn = 1;
        int seen = 6; ///< cards seen, or orbs; fewer where the deck ends
        Chance chance;
    };
    int population = 0; ///< cards that are shuffled
    double keep_rate = 1;
    std::vector<Turn> by_turn;
    std::vector<int> matching; ///< cards of the population that each want matches
};

/// How many of the simulated openings or games met the wants. Whole numbers, so that parts add up
/// to the same total in any order.
struct WantCounts {
    std::uint64_t trials = 0;
    std::uint64_t kept = 0;          ///< trials whose first hand was kept
    std::vector<std::uint64_t> hits; ///< [turn - 1]: trials that met all wants by then
    WantCounts& operator+=(const WantCounts& other);
    bool operator==(const WantCounts&) const = default;
};

/// The exact chances of each turn. The orbs are any five of the rest, so setting them aside changes
/// no chance of the draws. A deck with less than twelve cards gives what there is. Empty where
/// wants and rule have more than 64 queries together, or too many states for count_draws().
std::optional<OpeningOdds> opening_odds(const ResolvedDeck& deck, const Card& protagonist,
                                        const OpeningWants& wanted, const QueryContext& context);

/// The queries of the wants, then those of the rule's counts, in the order that count_draws()
/// expects.
std::vector<Query> queries_of(const std::vector<Want>& wants, const KeepRule& rule);

/// The same for a population that is grouped by queries_of().
std::optional<OpeningOdds> opening_odds(const Population& population, const OpeningWants& wanted);

} // namespace kizuna
