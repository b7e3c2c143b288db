#pragma once

#include "app/base/messages.h"
#include "app/charts/chart.h"
#include "app/studies/curve_study.h"

namespace kizuna {

// All functions need a study with at least one game.

/// Mean bonds laid and spent by own turn, with the range from the 10th to the 90th percentile, and
/// the share of the deck's cards that the bonds can pay for.
Chart bonds_chart(const CurveStudy& study, const Messages& messages);
/// The demand for bonds: cards by the cost of their cheapest use, and the first turn in which the
/// mean bonds pay for it.
Chart demand_chart(const CurveStudy& study, const Messages& messages);
/// The shares of games by own turn in which the class was changed and in which every symbol was
/// shown, with 95 % intervals.
Chart readiness_chart(const CurveStudy& study, const Messages& messages);
/// Every number of every own turn: the mean ± half the width of its 95 % interval.
ChartTable curve_turns_table(const CurveStudy& study, const Messages& messages);
/// Totals over all turns: efficiency, clock, class change, hands kept, scripted share of the
/// skills.
ChartTable curve_totals_table(const CurveStudy& study, const Messages& messages);
/// Cards left in hand at the end of a game that were never castable, the most frequent first.
ChartTable dead_cards_table(const CurveStudy& study, const Messages& messages);
/// The settings of the games in words, so that they can be repeated.
std::string curve_conditions(const GoldfishSettings& settings, std::uint64_t games,
                             const Messages& messages);
/// A caution about how to read the numbers; mostly empty.
std::string curve_note(const CurveStudy& study, const Messages& messages);

} // namespace kizuna
