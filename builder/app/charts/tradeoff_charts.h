#pragma once

#include "app/base/messages.h"
#include "app/charts/chart.h"
#include "odds/support/tradeoff.h"

namespace kizuna {

/// The chances of a failed support, of a promotion and of two cards of the protagonist, by the
/// length of the protagonist's line. `turn`: an own turn of the table. The deck's own length is
/// marked.
Chart tradeoff_chart(const Tradeoff& table, int turn, const Messages& messages);
/// The deck's own row in sentences, and the change if the line were one card longer.
std::string tradeoff_sentence(const Tradeoff& table, int turn, const Messages& messages);

} // namespace kizuna
