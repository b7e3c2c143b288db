#pragma once

#include "odds/goldfish/goldfish.h"

#include <compare>
#include <cstdint>
#include <map>
#include <vector>

namespace kizuna {

/// How often each value came up, without those that never did. Only whole numbers are added, so
/// that no total depends on the order in which parts are joined.
using Tally = std::map<int, std::uint64_t>;

/// 0 where the value never came up.
std::uint64_t times_of(const Tally& tally, int value);

/// How many cards of a hand are castable.
struct CastableHand {
    int hand = 0;
    int castable = 0;
    auto operator<=>(const CastableHand&) const = default;
};
using CastableTally = std::map<CastableHand, std::uint64_t>;

/// One own turn over all games that came to it.
struct TurnTotals {
    Tally bonds;
    Tally spent;
    Tally waste;
    Tally hand;
    Tally fuel;
    CastableTally castable; ///< only games with a hand
    std::uint64_t symbols_ready = 0;
    std::uint64_t class_changed = 0;
    bool operator==(const TurnTotals&) const = default;
};

/// Everything that a bond curve is made of, as whole numbers over games.
struct GoldfishTotals {
    std::uint64_t games = 0;
    std::uint64_t kept = 0;
    std::vector<TurnTotals> turns;
    Tally class_change_turn; ///< 0: never
    Tally clock;             ///< own turn of the dummy's defeat; 0: not in the turns played
    std::vector<std::uint64_t>
        dead; ///< by kind: games that ended with such a card, never castable, in the hand
    void add(const GoldfishTotals& other);
    bool operator==(const GoldfishTotals&) const = default;
};

/// Adds up the games that it watches.
class GoldfishCounter : public GoldfishWatcher {
public:
    explicit GoldfishCounter(const Goldfish& goldfish);
    const GoldfishTotals& totals() const { return totals_; }

    void opened(const GameState& state, bool kept) override;
    void deployment_begins(const GameState& state) override;
    void deployment_ends(const GameState& state) override;
    void ends(const GameState& state) override;

private:
    GoldfishTotals totals_;
    std::uint32_t symbols_; ///< of the deck list
    bool attacks_;
    // Of the game that is watched:
    int class_change_turn_ = 0;
    CardBits examined_; ///< cards that were in the hand when a deployment phase began
    CardBits castable_; ///< those of them that were castable at such a time
};

} // namespace kizuna
