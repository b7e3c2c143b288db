#include "odds/openings/want_counts.h"

#include <algorithm>

namespace kizuna {

WantCounts& WantCounts::operator+=(const WantCounts& other)
{
    trials += other.trials;
    kept += other.kept;
    hits.resize(std::max(hits.size(), other.hits.size()));
    for (std::size_t turn = 0; turn < other.hits.size(); ++turn)
        hits[turn] += other.hits[turn];
    return *this;
}

} // namespace kizuna
