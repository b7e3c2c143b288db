#pragma once

#include "app/base/messages.h"
#include "app/charts/chart.h"
#include "app/comparison/what_if.h"

namespace kizuna {

/// What the deck would be with other numbers of a card, in few letters: a row for each measure that
/// changes, with its name and what it is now; then a column each for one copy more, one less, and
/// the swap, as far as they are possible, with what they change.
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
