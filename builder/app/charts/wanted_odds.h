#pragma once

#include "app/base/messages.h"
#include "app/charts/chart.h"
#include "app/document/deck_document.h"
#include "app/settings/odds_inputs.h"
#include "app/studies/study_verdict.h"
#include "odds/openings/opening_odds.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace kizuna {

/// The fault of a query or a keep rule; empty if it can be used.
std::optional<Fault> want_fault(const std::string& query, const Catalogue& catalogue);
std::optional<Fault> rule_fault(const std::string& rule, const Catalogue& catalogue);

/// The name of a want: words for the usual ones, else its query, with the number wanted.
std::string want_label(const WantLine& want, const Messages& messages);

/// A keep rule in words, as "Class change and 2 × Cost 1 of another unit": the name of a preset, or
/// the labels of its counts. A rule with anything but counts of "at least" is returned as written.
std::string rule_in_words(const std::string& rule, const Messages& messages);

/// Exact odds of all wants.
struct WantedOdds {
    struct Row {
        int matching = 0;                ///< copies in the deck, without the protagonist
        std::optional<OpeningOdds> odds; ///< empty: too much to compute, or a faulty query
    };
    std::vector<Row> rows;               ///< one for each want
    std::optional<OpeningOdds> together; ///< all wants among the cards seen, if there are two or
                                         ///< more
    std::optional<OpeningOdds> in_orbs;  ///< all wants among the orbs, if there are two or more
    std::optional<double> keep_rate;     ///< share of opening hands kept; empty: a faulty rule
};

/// Empty for a deck without a protagonist. May take longer than a frame: call it on a worker, with
/// a copy of the deck.
std::optional<WantedOdds> wanted_odds(const Deck& deck, const OddsInputs& inputs,
                                      const Catalogue& catalogue);

/// A line for each want and one for all together, by own turn. `marked`: the own turn to mark.
Chart odds_chart(const WantedOdds& odds, const OddsInputs& inputs, int marked,
                 const Messages& messages);

/// The chance of the wants by own turn `turn`, and the least likely of them. `odds` is empty for a
/// deck without a protagonist.
StudyVerdict odds_verdict(const std::optional<WantedOdds>& odds, const OddsInputs& inputs, int turn,
                          const Messages& messages);

} // namespace kizuna
