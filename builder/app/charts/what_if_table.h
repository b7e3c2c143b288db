#pragma once

#include "app/base/messages.h"
#include "app/charts/chart.h"
#include "app/comparison/what_if.h"

namespace kizuna {

/// How another number of copies of a card changes a deck, in short texts. One row for each measure
/// that changes: its name, its value now, and its change with one copy more, one less and a swap,
/// as far as these are possible.
struct WhatIfTable {
    ChartTable table;
    std::vector<std::string> meanings; ///< for each row, a sentence with the values in full
    std::string same;         ///< the measures that do not change, in one line; empty if all do
    std::string same_meaning; ///< `meanings` of the measures in `same`
    std::string violations;   ///< gained and mended ones, one a line; may be empty
};
/// `counts_rules`: false for a deck that is only begun, where missing cards are no violation yet.
WhatIfTable what_if_table(const WhatIf& answer, const Messages& messages, bool counts_rules = true);

} // namespace kizuna
