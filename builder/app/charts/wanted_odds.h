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

/// What is wrong with a query or a rule; empty where it can be asked.
std::optional<Fault> want_fault(const std::string& query, const Catalogue& catalogue);
std::optional<Fault> rule_fault(const std::string& rule, const Catalogue& catalogue);

/// How a want is called: in words where it is a usual one, else by its query.
std::string want_label(const WantLine& want, const Messages& messages);

/// A rule for keeping hands in words, as "Class change and 2 × Cost 1 of another unit": the name of
/// a preset, or what it counts as wants are called; as it is written where it asks for anything
/// else than at least so many.
std::string rule_in_words(const std::string& rule, const Messages& messages);

/// The exact answer to a question.
struct WantedOdds {
    struct Row {
        int matching = 0;                ///< cards of the deck but the protagonist
        std::optional<OpeningOdds> odds; ///< empty: too much at once, or a query that is not right
    };
    std::vector<Row> rows;               ///< one a want
    std::optional<OpeningOdds> together; ///< of two or more among the cards seen: all of them
    std::optional<OpeningOdds> in_orbs;  ///< of two or more among the orbs: all of them
    std::optional<double> keep_rate;     ///< of opening hands; empty: a rule that is not right
};

/// Empty for a deck that nobody can lead. May take longer than a frame: for a worker, which gives
/// its own copy of the deck.
std::optional<WantedOdds> wanted_odds(const Deck& deck, const OddsInputs& inputs,
                                      const Catalogue& catalogue);

/// A line for each want and one for all together, turn by turn, with turn `marked` marked.
Chart odds_chart(const WantedOdds& odds, const OddsInputs& inputs, int marked,
                 const Messages& messages);

/// How likely what is wanted has come by own turn `turn`, and what is the hardest of it. `odds` is
/// empty for a deck that nobody leads.
StudyVerdict odds_verdict(const std::optional<WantedOdds>& odds, const OddsInputs& inputs, int turn,
                          const Messages& messages);

} // namespace kizuna
