#include "odds/openings/question_counts.h"

#include <algorithm>

namespace kizuna {

QuestionCounts& QuestionCounts::operator+=(const QuestionCounts& other)
{
    trials += other.trials;
    kept += other.kept;
    hits.resize(std::max(hits.size(), other.hits.size()));
    for (std::size_t turn = 0; turn < other.hits.size(); ++turn)
        hits[turn] += other.hits[turn];
    return *this;
}

} // namespace kizuna
