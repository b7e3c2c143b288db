#pragma once

#include "app/base/messages.h"
#include "app/charts/chart.h"
#include "app/studies/opening_study.h"

#include <string_view>

namespace kizuna {

/// The keep rule of a preset as a condition that the user can edit; other rules unchanged.
std::string rule_condition(std::string_view preset);
/// The chance of the goal by each own turn, under the user's rule and the best rule.
Chart opening_chart(const OpeningStudy& study, const Messages& messages);
/// A row each for the user's rule, the best rule if it is known, and the presets.
ChartTable rules_table(const OpeningStudy& study, const Messages& messages);
/// The chance under the user's rule, and what the best rule adds to it.
std::string opening_sentence(const OpeningStudy& study, const Messages& messages);
/// Whether the rule keeps a sample hand of six cards, and whether the odds would.
std::string sample_sentence(const SampleHand& sample, const HandValues& hands,
                            const Messages& messages);

} // namespace kizuna
