#pragma once

#include "odds/counting/population.h"
#include "odds/openings/keep_rule.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace kizuna {

/// At least so many cards that the query matches.
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
    /// Among the five orbs (SETUP-7) instead of among the cards seen.
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

/// How often what was simulated, openings or whole games, met the wants: whole numbers, so that
/// parts add up to the same total in any order.
struct WantCounts {
    std::uint64_t trials = 0;
    std::uint64_t kept = 0;          ///< trials whose first hand was kept
    std::vector<std::uint64_t> hits; ///< [turn - 1]
    WantCounts& operator+=(const WantCounts& other);
    bool operator==(const WantCounts&) const = default;
};

/// Exact. The draws of a game follow the hand, and the orbs are any five of the rest: so the cards
/// seen are a hand that was kept, or any other, and cards drawn from all the rest. A deck with less
/// than twelve cards gives what there is. Empty where wants and rule ask for so many different
/// things together that they cannot be told apart in good time (count_draws()), or more than 64.
std::optional<OpeningOdds> opening_odds(const ResolvedDeck& deck, const Card& protagonist,
                                        const OpeningWants& wanted, const QueryContext& context);

/// The counts of a rule after those of the wants, as count_draws() asks them.
std::vector<Query> queries_of(const std::vector<Want>& wants, const KeepRule& rule);

/// The part of opening_odds() behind the cards: `population` was told apart by queries_of().
std::optional<OpeningOdds> opening_odds(const Population& population, const OpeningWants& wanted);

} // namespace kizuna
