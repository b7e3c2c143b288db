#include "cards/text_folding.h"

#include <algorithm>
#include <cstdint>

namespace kizuna {
namespace {

/// Restricted Damerau-Levenshtein distance (optimal string alignment), a row at a time.
int edit_distance(const std::u32string& one, const std::u32string& other, int limit)
{
    const auto difference =
        static_cast<std::ptrdiff_t>(one.size()) - static_cast<std::ptrdiff_t>(other.size());
    if (std::abs(difference) > limit)
        return limit + 1;

    std::vector<int> before_last(other.size() + 1);
    std::vector<int> last(other.size() + 1);
    std::vector<int> row(other.size() + 1);
    for (std::size_t j = 0; j <= other.size(); ++j)
        last[j] = static_cast<int>(j);

    for (std::size_t i = 1; i <= one.size(); ++i) {
        row[0] = static_cast<int>(i);
        for (std::size_t j = 1; j <= other.size(); ++j) {
            const int change = one[i - 1] == other[j - 1] ? 0 : 1;
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + change});
            if (i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1])
                row[j] = std::min(row[j], before_last[j - 2] + 1);
        }
        // A swap reaches back over one row, never over two.
        if (std::ranges::min(row) > limit && std::ranges::min(last) > limit)
            return limit + 1;
        std::swap(before_last, last);
        std::swap(last, row);
    }
    return std::min(last.back(), limit + 1);
}

/// A beginning is worth as much as one and a half slips.
constexpr int cost_of_slip = 2;
constexpr int cost_of_beginning = 3;
constexpr std::size_t least_beginning = 2;

} // namespace

int edit_distance(std::string_view one, std::string_view other, int limit)
{
    return edit_distance(code_points(one), code_points(other), limit);
}

std::vector<std::string> nearest(std::string_view text, const std::vector<std::string>& known,
                                 std::size_t most)
{
    const std::u32string wanted = code_points(fold(text));
    if (wanted.empty())
        return {};
    const int limit = std::max(1, static_cast<int>(wanted.size() / 3));

    struct Candidate {
        int cost;
        const std::string* text;
    };
    std::vector<Candidate> candidates;
    for (const std::string& candidate : known) {
        const std::u32string folded = code_points(fold(candidate));
        const int distance = edit_distance(wanted, folded, limit);
        if (distance <= limit)
            candidates.push_back({distance * cost_of_slip, &candidate});
        else if (wanted.size() >= least_beginning && folded.starts_with(wanted))
            candidates.push_back({cost_of_beginning, &candidate});
    }
    std::ranges::stable_sort(candidates, {}, &Candidate::cost);

    std::vector<std::string> found;
    for (const Candidate& candidate : candidates) {
        if (found.size() == most)
            break;
        if (std::ranges::find(found, *candidate.text) == found.end())
            found.push_back(*candidate.text);
    }
    return found;
}

} // namespace kizuna
