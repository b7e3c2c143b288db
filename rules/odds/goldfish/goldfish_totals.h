#pragma once

#include "odds/goldfish/goldfish.h"

#include <compare>
#include <cstdint>
#include <vector>

namespace kizuna {

/// How often each whole number came up. Whole numbers alone are added, so that no sum depends on
/// the order in which results are joined.
class Tally {
public:
    static constexpr int min = -255;

    void add(int value, std::uint64_t times = 1)
    {
        const auto at = static_cast<std::size_t>(value - min);
        if (at >= counts_.size())
            counts_.resize(at + 1);
        counts_[at] += times;
    }
    void add(const Tally& other);
    struct Entry {
        int value;
        std::uint64_t times;
        bool operator==(const Entry&) const = default;
    };
    /// What came up at all, ascending.
    std::vector<Entry> entries() const;
    std::uint64_t count() const;
    std::int64_t sum() const;
    bool operator==(const Tally& other) const { return entries() == other.entries(); }

private:
    std::vector<std::uint64_t> counts_; ///< of min, min + 1, …
};

/// The castable cards of hands: for each size of hand how often how many of it were castable.
class CastableTally {
public:
    void add(int hand, int castable, std::uint64_t times = 1);
    void add(const CastableTally& other);
    struct Entry {
        int hand;
        int castable;
        std::uint64_t times;
        bool operator==(const Entry&) const = default;
    };
    std::vector<Entry> entries() const;
    bool operator==(const CastableTally& other) const { return entries() == other.entries(); }

private:
    std::vector<Tally> by_hand_;
};

/// One own turn over all games that came to it.
struct TurnTotals {
    Tally bonds;
    Tally spent;
    Tally waste;
    Tally hand;
    Tally fuel;
    CastableTally castable; ///< games with a hand
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
    Tally clock;             ///< 0: not in time
    std::vector<std::uint64_t>
        dead; ///< by kind of the deck's cards: games that ended with one in the hand
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
    CardBits castable_; ///< of them, ever castable then
};

} // namespace kizuna
