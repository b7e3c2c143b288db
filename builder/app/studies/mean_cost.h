#pragma once

#include "decks/deck/deck_statistics.h"

namespace kizuna {

/// The mean Deployment Cost as printed, of every copy whose cost is a number; 0 where there is
/// none. Whoever names a mean cost means this one.
double mean_cost(const DeckStatistics& statistics);

} // namespace kizuna
