#pragma once

#include "app/base/messages.h"
#include "app/charts/chart.h"
#include "app/studies/curve_study.h"

namespace kizuna {

// All of a study with at least one game.

/// Bonds laid and spent by own turn, with what lies between the 10th and the 90th percentile, and
/// what share of the deck's cards the bonds pay for.
Chart bonds_chart(const CurveStudy& study, const Messages& messages);
/// Against it the demand: cards by what their cheapest use costs, and from which turn on the bonds
/// pay for it on average.
Chart demand_chart(const CurveStudy& study, const Messages& messages);
/// The share of games that have changed class, and that show every symbol, by own turn, with 95 %
/// intervals.
Chart readiness_chart(const CurveStudy& study, const Messages& messages);
/// Every number of every own turn: mean ± half of its 95 % interval.
ChartTable curve_turns_table(const CurveStudy& study, const Messages& messages);
/// What is said once of all turns: efficiency, clock, class change, hands kept, skills played.
ChartTable curve_totals_table(const CurveStudy& study, const Messages& messages);
/// The cards that ended games in the hand without ever having been castable, the most first.
ChartTable dead_cards_table(const CurveStudy& study, const Messages& messages);
/// How games are played, so that they can be played again.
std::string curve_conditions(const GoldfishSettings& settings, std::uint64_t games,
                             const Messages& messages);
/// What the numbers do not say by themselves; mostly empty.
std::string curve_note(const CurveStudy& study, const Messages& messages);

} // namespace kizuna
