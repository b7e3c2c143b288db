#include "decks/legality/reached_sum.h"

#include <algorithm>
#include <functional>
#include <optional>

namespace kizuna {
namespace {

using Places = std::vector<std::size_t>;

/// For each sum up to `wanted` the fewest places that make it up.
std::vector<std::optional<Places>> reachable(std::span<const int> numbers, int wanted)
{
    std::vector<std::optional<Places>> sums(static_cast<std::size_t>(wanted) + 1);
    sums[0] = Places();
    for (std::size_t place = 0; place < numbers.size(); ++place) {
        const int number = numbers[place];
        if (number < 1 || number > wanted)
            continue;
        for (int sum = wanted; sum >= number; --sum) {
            const auto& before = sums[static_cast<std::size_t>(sum - number)];
            auto& now = sums[static_cast<std::size_t>(sum)];
            if (!before || (now && now->size() <= before->size() + 1))
                continue;
            Places places = *before;
            places.push_back(place);
            now = std::move(places);
        }
    }
    return sums;
}

/// These parts of a sum, with the first of which there are too few.
MissingWay missing_way(std::span<const int> numbers, const std::vector<int>& parts)
{
    for (const int part : parts) {
        const auto needed = static_cast<int>(std::ranges::count(parts, part));
        const auto there = static_cast<int>(std::ranges::count(numbers, part));
        if (there < needed)
            return {parts, part, needed, there};
    }
    return {parts, 0, 0, 0};
}

void add_ways(std::span<const int> numbers, int left, int max_part, std::vector<int>& parts,
              std::vector<MissingWay>& ways)
{
    if (left == 0) {
        ways.push_back(missing_way(numbers, parts));
        return;
    }
    for (int part = std::min(left, max_part); part >= 1; --part) {
        parts.push_back(part);
        add_ways(numbers, left - part, part, parts, ways);
        parts.pop_back();
    }
}

} // namespace

ReachedSum reach_sum(std::span<const int> numbers, int wanted)
{
    ReachedSum result{.wanted = wanted};
    auto sums = reachable(numbers, wanted);
    for (int sum = wanted; sum >= 0; --sum) {
        if (auto& places = sums[static_cast<std::size_t>(sum)]) {
            result.sum = sum;
            result.picked = std::move(*places);
            break;
        }
    }
    if (!result.is_exact()) {
        std::vector<int> parts;
        add_ways(numbers, wanted, wanted, parts, result.missing);
    }
    return result;
}

} // namespace kizuna
