#pragma once

#include "app/base/messages.h"
#include "app/charts/chart.h"
#include "app/studies/support_study.h"

#include <span>

namespace kizuna {

/// A row for each unit: its supports, and the odds of an attack at equal strength.
ChartTable support_units_table(std::span<const UnitSupport> units, const Messages& messages);
/// The numbers of one unit in sentences. `evasion`: the chance of an evasion, as in the request.
std::string support_sentence(const UnitSupport& unit, double evasion, const Messages& messages);
/// The chance of each amount that a support adds, on attack and on defence.
Chart support_chart(const UnitSupport& unit, const Messages& messages);
/// The chance that an attack succeeds, by the attacker's lead in strength before supports; with
/// evasion too if `evasion` is above 0. No places if the unit cannot attack.
Chart success_chart(const UnitSupport& unit, double evasion, const Messages& messages);
/// A row for each card of the deck: the effect of one copy more and of one copy less.
ChartTable support_changes_table(const UnitSupport& unit, const Messages& messages);

} // namespace kizuna
