#pragma once

#include "app/studies/study_deck.h"
#include "odds/openings/keep_odds.h"
#include "odds/openings/opening.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// The value of a keep rule for a goal.
struct RuleValue {
    std::string rule; ///< as KeepRule::to_text()
    Chance chance;    ///< of reaching the goal by its turn
    double keep_rate = 0;
};

/// Exact chances of a goal (wants by their last turn) under the user's rule, the presets and the
/// best rule.
struct OpeningStudy {
    RuleValue own;
    std::vector<Chance> by_turn; ///< of the user's rule, from turn 1
    std::vector<RuleValue> presets;
    /// Empty if there are too many hands to enumerate.
    std::optional<HandValues> hands;
    HandValues::Best best;            ///< only set with `hands`
    std::vector<Chance> best_by_turn; ///< of the best rule, from turn 1; may be empty

    /// The gain of the best rule over the user's rule, at least 0.
    double gain() const;
};

/// Empty if wants and rule are too much to compute. The deck must have no trouble().
std::optional<OpeningStudy> study_opening(const StudyDeck& deck, const OpeningWants& wanted);

/// Six cards of a deal, and what is right to do with them.
struct SampleHand {
    std::vector<CardIndex> cards;
    bool rule_keeps = true;
    Chance keep;
    HandValues::Worth worth = HandValues::Worth::Same;
};
/// Deal `number` of a seed, as in `kizuna-cli hand`.
SampleHand sample_hand(const StudyDeck& deck, const KeepRule& rule, const HandValues& hands,
                       std::uint64_t seed, std::uint64_t number);

} // namespace kizuna
