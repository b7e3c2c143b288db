#pragma once

#include "odds/openings/opening_odds.h"

#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// The chance to meet all wants by their last turn, for a hand that is kept and for a redraw. The
/// wants' rule and `among_orbs` are ignored.
class HandValues {
public:
    /// Empty if there are too many different hands to go through in reasonable time.
    static std::optional<HandValues> of(const ResolvedDeck& deck, const Card& protagonist,
                                        const OpeningWants& wanted, const QueryContext& context);

    /// The chance after a redraw, with any six cards.
    Chance redraw() const { return redraw_; }
    /// The chance if this hand, drawn from the population, is kept.
    Chance keep(std::span<const CardIndex> hand, const QueryContext& context) const;

    /// What is better for a hand with this chance; Same where the two differ only by rounding.
    enum class Worth { Keep, Redraw, Same };
    Worth compare(const Chance& keep) const;

    /// The best that can be done: keep a hand where its chance exceeds the redraw's.
    struct Best {
        Chance chance;
        double keep_rate = 0;
        bool matters = false; ///< some hand is better than a redraw, or worse
        /// The rule as text for KeepRule::parse(), from keep_rule_text().
        std::string rule;
    };
    Best best() const;

private:
    HandValues() = default;
    /// The chance of a hand with cards[i] cards of group i of population_.
    Chance chance_of(const std::vector<int>& cards) const;

    Population population_; ///< grouped by the wants
    std::vector<Want> wants_;
    std::vector<int> needs_;
    int hand_ = 6;
    int draws_ = 0;
    Chance redraw_;
};

} // namespace kizuna
