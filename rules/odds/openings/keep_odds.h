#pragma once

#include "odds/openings/opening_odds.h"

#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// The chance that all wants are met by their last turn, seen from the moment of the mulligan: what
/// a hand is worth, and what a redraw is. The wants' rule and `among_orbs` are not asked.
class HandValues {
public:
    /// Empty if there are too many different hands to go through in reasonable time.
    static std::optional<HandValues> of(const ResolvedDeck& deck, const Card& protagonist,
                                        const OpeningWants& wanted, const QueryContext& context);

    /// The chance with any six other cards.
    Chance redraw() const { return redraw_; }
    /// The chance with this hand of cards of the population.
    Chance keep(std::span<const CardIndex> hand, const QueryContext& context) const;

    /// What is better for a hand of that chance; Same where rounding alone tells them apart.
    enum class Worth { Keep, Redraw, Same };
    Worth compare(const Chance& keep) const;

    /// The best that can be done: keep a hand where its chance exceeds the redraw's.
    struct Best {
        Chance chance;
        double keep_rate = 0;
        bool matters = false; ///< some hand is better than a redraw, or worse
        /// The rule, to be parsed by KeepRule: keep_rule_text().
        std::string rule;
    };
    Best best() const;

private:
    HandValues() = default;
    /// Of a hand with so many cards of each group of population_.
    Chance chance_of(const std::vector<int>& cards) const;

    Population population_; ///< told apart by the wants
    std::vector<Want> wants_;
    std::vector<int> needs_;
    int hand_ = 6;
    int draws_ = 0;
    Chance redraw_;
};

} // namespace kizuna
