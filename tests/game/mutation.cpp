#include "game/mutation.h"

#include <algorithm>
#include <array>
#include <limits>
#include <stdexcept>
#include <string>

namespace kizuna::test {
namespace {

constexpr auto ids = std::to_array<std::string_view>({
#include "mutated_clauses.inc"
});
constexpr std::int64_t unlimited = std::numeric_limits<std::int64_t>::max();

} // namespace

int broken_clause = -1;
std::int64_t questions_left = unlimited;

std::span<const std::string_view> mutated_clauses()
{
    return ids;
}

BrokenClause::BrokenClause(std::string_view id, std::int64_t questions)
{
    const auto found = std::ranges::find(ids, id);
    if (found == ids.end() && !id.empty())
        throw std::invalid_argument("mutations.txt does not break " + std::string(id));
    broken_clause = found == ids.end() ? -1 : static_cast<int>(found - ids.begin());
    questions_left = questions;
}

BrokenClause::~BrokenClause()
{
    broken_clause = -1;
    questions_left = unlimited;
}

} // namespace kizuna::test
