#pragma once

#include "app/base/messages.h"
#include "app/charts/chart.h"
#include "app/studies/support_study.h"

#include <span>

namespace kizuna {

/// Supports of each unit and how an even attack ends, a row each.
ChartTable support_units_table(std::span<const UnitSupport> units, const Messages& messages);
/// What the numbers of one unit say, in sentences. `evasion` as in the request.
std::string support_sentence(const UnitSupport& unit, double evasion, const Messages& messages);
/// How likely a support adds how much, on attack and on defence.
Chart support_chart(const UnitSupport& unit, const Messages& messages);
/// How likely an attack succeeds by what the attacking unit is stronger before supports; also
/// against evasions where `evasion` is above 0. Without places for a unit that cannot attack.
Chart success_chart(const UnitSupport& unit, double evasion, const Messages& messages);
/// What a copy more or less of each card of the deck does, a row each.
ChartTable support_changes_table(const UnitSupport& unit, const Messages& messages);

} // namespace kizuna
