#include "app/studies/mean_cost.h"

#include <charconv>

namespace kizuna {

double mean_cost(const DeckStatistics& statistics)
{
    double sum = 0;
    int copies = 0;
    for (const auto& [cost, count] : statistics.by_cost) {
        int number = 0;
        const auto read = std::from_chars(cost.data(), cost.data() + cost.size(), number);
        if (read.ec != std::errc())
            continue;
        sum += number * count;
        copies += count;
    }
    return copies > 0 ? sum / copies : 0;
}

} // namespace kizuna
