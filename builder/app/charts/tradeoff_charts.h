#pragma once

#include "app/base/messages.h"
#include "app/charts/chart.h"
#include "odds/support/tradeoff.h"

namespace kizuna {

/// What each length of the protagonist's line costs and gives by own turn `turn`, one that the
/// table has; the deck's own length is marked.
Chart tradeoff_chart(const Tradeoff& table, int turn, const Messages& messages);
/// The deck's own row in sentences, and what one card more or less of the line would make of it.
std::string tradeoff_sentence(const Tradeoff& table, int turn, const Messages& messages);

} // namespace kizuna
