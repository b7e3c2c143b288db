#pragma once

#include "app/charts/wanted_odds.h"
#include "app/studies/study_verdict.h"

namespace kizuna {

/// How likely what is wanted has come by own turn `turn`, and what is the hardest of it. `odds` is
/// empty for a deck that nobody leads.
StudyVerdict odds_verdict(const std::optional<WantedOdds>& odds, const OddsInputs& inputs, int turn,
                          const Messages& messages);

} // namespace kizuna
