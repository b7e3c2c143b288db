#pragma once

#include "app/base/messages.h"
#include "app/charts/chart.h"
#include "app/studies/opening_study.h"

#include <string_view>

namespace kizuna {

/// What a preset asks, written as a condition that can be changed.
std::string rule_condition(std::string_view preset);
/// The chance of the goal by each own turn, under the own rule and the best one.
Chart opening_chart(const OpeningStudy& study, const Messages& messages);
/// The own rule, the presets and the best rule: a row each.
ChartTable rules_table(const OpeningStudy& study, const Messages& messages);
/// What the own rule is worth and what the best one adds.
std::string opening_sentence(const OpeningStudy& study, const Messages& messages);
/// What rule and odds say of six cards.
std::string sample_sentence(const SampleHand& sample, const HandValues& hands,
                            const Messages& messages);

} // namespace kizuna
