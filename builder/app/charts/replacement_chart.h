#pragma once

#include "app/charts/chart.h"
#include "app/comparison/replacements.h"

namespace kizuna {

/// The copies at each Deployment Cost as they are now, and as a candidate would make them.
Chart replacement_chart(const Replacements& found, const Replacement& by, const Messages& messages);

} // namespace kizuna
