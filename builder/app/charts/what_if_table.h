#pragma once

#include "app/base/messages.h"
#include "app/charts/chart.h"
#include "app/comparison/what_if.h"

namespace kizuna {

/// What other numbers of a card would change, in few letters. A row for each measure that changes:
/// its name, its value now, and what one copy more, one less and the swap make of it, where
/// possible.
struct WhatIfTable {
    ChartTable table;
    std::vector<std::string> meanings; ///< of each row, in a sentence with the whole numbers
    std::string same;                  ///< the measures that stay, in one line; "" where all change
    std::string same_meaning;          ///< of these, as of the rows
    std::string violations; ///< gained and mended ones in words, a line each; may be empty
};
/// `counts_rules`: not of a deck that is only begun, whose missing cards are no broken rules yet.
WhatIfTable what_if_table(const WhatIf& answer, const Messages& messages, bool counts_rules = true);

} // namespace kizuna
