#pragma once

#include "app/studies/study_deck.h"
#include "odds/openings/keep_odds.h"
#include "odds/openings/opening.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// What a rule for keeping opening hands is worth for a goal.
struct RuleValue {
    std::string rule; ///< as KeepRule::to_text()
    Chance chance;    ///< of the goal by its turn
    double keep_rate = 0;
};

/// A goal (wants by their last turn) under the player's rule, the presets and the best rule there
/// is. Exact.
struct OpeningStudy {
    RuleValue own;
    std::vector<Chance> by_turn; ///< of the own rule, from turn 1
    std::vector<RuleValue> presets;
    /// Empty where the hands are too many to be gone through.
    std::optional<HandValues> hands;
    HandValues::Best best;            ///< with `hands` alone
    std::vector<Chance> best_by_turn; ///< of the best rule, from turn 1; perhaps empty

    /// What the best rule adds to the own one, at least 0.
    double gain() const;
};

/// Empty where the wants and the rule ask for too much at once. The deck has no trouble().
std::optional<OpeningStudy> study_opening(const StudyDeck& deck, const OpeningWants& wanted);

/// Six cards of a deal and what would be right to do with them.
struct SampleHand {
    std::vector<CardIndex> cards;
    bool rule_keeps = true;
    Chance keep;
    HandValues::Worth worth = HandValues::Worth::Same;
};
/// Deal `number` of a seed, as `kizuna-cli hand` deals it.
SampleHand sample_hand(const StudyDeck& deck, const KeepRule& rule, const HandValues& hands,
                       std::uint64_t seed, std::uint64_t number);

} // namespace kizuna
