#pragma once

#include "odds/openings/opening_odds.h"

#include <optional>
#include <vector>

namespace kizuna {

inline constexpr int min_line = 4;
inline constexpr int max_line = 20;

/// The game's central trade-off: cards of the protagonist's unit name promote it and pay for
/// critical hits and evasions, and each of them is a support that fails for it.
struct Tradeoff {
    struct Row {
        int m = 0;          ///< cards with the protagonist's unit name in the deck beside it
        int promotions = 0; ///< of these
        double failure = 0; ///< of a support for the protagonist: m of the population
        std::vector<Chance> promotion_by_turn; ///< at least one promotion seen
        std::vector<Chance> two_fuel_by_turn;  ///< at least two of the m cards seen
    };
    int population = 0;
    int line = 0; ///< the deck's own m
    std::vector<Row> rows;

    /// The row for m; null where there is none.
    const Row* row(int m) const;
};

/// A row for each m from min_line to max_line that the population has room for. The size of the
/// deck stays the same: where m changes, the cards of the line, and the other cards, keep their
/// proportions, rounded to whole cards by the greatest remainders; the deck's own m is the deck
/// itself. A deck without further cards of the line gets more copies of the protagonist. Of
/// `wanted` only the rule, going and turns are used. Empty where opening_odds() is.
std::optional<Tradeoff> tradeoff(const ResolvedDeck& deck, const Card& protagonist,
                                 const OpeningWants& wanted, const QueryContext& context);

} // namespace kizuna
