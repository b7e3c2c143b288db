#include "cards/text/nearest.h"

#include "cards/text/text_folding.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace kizuna {
namespace {

std::size_t difference(std::size_t one, std::size_t other)
{
    return one > other ? one - other : other - one;
}

/// Restricted Damerau-Levenshtein distance (optimal string alignment), a row at a time, and of each
/// row only what can end within the limit (Ukkonen 1985). Keeps its rows from one count to the
/// next.
class DistanceCounter {
public:
    int count(std::u32string_view one, std::u32string_view other, int limit);

private:
    /// Counts from column `begin` to `end`, which are the nearest to the diagonal. Returns the
    /// least.
    int count_row(std::u32string_view one, std::u32string_view other, std::size_t i,
                  std::size_t begin, std::size_t end);

    std::vector<int> before_last_;
    std::vector<int> last_;
    std::vector<int> row_;
};

int DistanceCounter::count(std::u32string_view one, std::u32string_view other, int limit)
{
    const int too_far = limit + 1;
    const auto reach = static_cast<std::size_t>(std::max(limit, 0));
    if (limit < 0 || difference(one.size(), other.size()) > reach)
        return too_far;
    before_last_.assign(other.size() + 1, too_far);
    row_ = before_last_;
    last_ = before_last_;
    for (std::size_t j = 0; j <= std::min(other.size(), reach); ++j)
        last_[j] = static_cast<int>(j);

    int min_before = 0;
    for (std::size_t i = 1; i <= one.size(); ++i) {
        const std::size_t begin = i > reach ? i - reach : 1;
        const std::size_t end = std::min(i + reach, other.size());
        row_[begin - 1] = begin == 1 ? static_cast<int>(i) : too_far;
        const int least = std::min(row_[begin - 1], count_row(one, other, i, begin, end));
        if (end < other.size())
            row_[end + 1] = too_far;
        // A swap reaches back over one row, never over two.
        if (least > limit && min_before > limit)
            return too_far;
        min_before = least;
        std::swap(before_last_, last_);
        std::swap(last_, row_);
    }
    return std::min(last_.back(), too_far);
}

int DistanceCounter::count_row(std::u32string_view one, std::u32string_view other, std::size_t i,
                               std::size_t begin, std::size_t end)
{
    int least = row_[begin - 1];
    for (std::size_t j = begin; j <= end; ++j) {
        const int change = one[i - 1] == other[j - 1] ? 0 : 1;
        int steps = std::min({last_[j] + 1, row_[j - 1] + 1, last_[j - 1] + change});
        if (i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1])
            steps = std::min(steps, before_last_[j - 2] + 1);
        row_[j] = steps;
        least = std::min(least, steps);
    }
    return least;
}

LetterCounts letters_of(std::u32string_view text)
{
    LetterCounts counts{};
    for (const char32_t letter : text) {
        std::uint8_t& count = counts[letter % counts.size()];
        count = static_cast<std::uint8_t>(std::min(count + 1, 255));
    }
    return counts;
}

/// Each letter that one text has more of takes a change.
int min_distance(const LetterCounts& one, const LetterCounts& other)
{
    int more_in_one = 0;
    int more_in_other = 0;
    for (std::size_t at = 0; at < one.size(); ++at) {
        more_in_one += std::max(one[at] - other[at], 0);
        more_in_other += std::max(other[at] - one[at], 0);
    }
    return std::max(more_in_one, more_in_other);
}

/// A beginning is worth as much as one and a half slips.
constexpr int cost_of_slip = 2;
constexpr int cost_of_beginning = 3;
constexpr std::size_t min_beginning = 2;

/// The cheapest texts so far, none twice that differ in their capitals alone; of equally cheap ones
/// the first to come.
class Best {
public:
    explicit Best(std::size_t most) : most_(most) {}

    int max_useful_cost() const
    {
        if (most_ == 0)
            return -1;
        return kept_.size() < most_ ? std::numeric_limits<int>::max() : kept_.back().cost - 1;
    }
    void add(int cost, const std::string& text, const std::u32string& folded)
    {
        const auto is_same = [&](const Candidate& kept) {
            return *kept.folded == folded && kept.text->size() == text.size(); // SR+ is not SR
        };
        if (cost > max_useful_cost() || std::ranges::any_of(kept_, is_same))
            return;
        if (kept_.size() == most_)
            kept_.pop_back();
        kept_.insert(std::ranges::upper_bound(kept_, cost, {}, &Candidate::cost),
                     {cost, &text, &folded});
    }
    std::vector<std::string> texts() const
    {
        std::vector<std::string> texts;
        for (const Candidate& kept : kept_)
            texts.push_back(*kept.text);
        return texts;
    }

private:
    struct Candidate {
        int cost;
        const std::string* text;
        const std::u32string* folded;
    };
    std::size_t most_;
    std::vector<Candidate> kept_; ///< the cheapest first
};

} // namespace

int edit_distance(std::string_view one, std::string_view other, int limit)
{
    return DistanceCounter().count(code_points(one), code_points(other), limit);
}

KnownTexts::KnownTexts(std::vector<std::string> texts)
{
    known_.reserve(texts.size());
    for (std::string& text : texts) {
        std::u32string folded = code_points(fold(text));
        const LetterCounts letters = letters_of(folded);
        known_.push_back({std::move(text), std::move(folded), letters});
    }
}

std::vector<std::string>
KnownTexts::nearest(std::string_view text, std::size_t most,
                    const std::function<bool(std::string_view)>& is_worth_a_look) const
{
    const std::u32string wanted = code_points(fold(text));
    if (wanted.empty())
        return {};
    const int limit = std::max(1, static_cast<int>(wanted.size() / 3));
    const LetterCounts letters = letters_of(wanted);

    Best best(most);
    DistanceCounter counter;
    for (const Known& known : known_) {
        const auto longer = static_cast<int>(difference(wanted.size(), known.folded.size()));
        if (wanted.size() >= min_beginning && known.folded.starts_with(wanted)) {
            if (!is_worth_a_look || is_worth_a_look(known.text))
                best.add(longer <= limit ? longer * cost_of_slip : cost_of_beginning, known.text,
                         known.folded);
            continue;
        }
        // Nothing dearer than the last of the best is of use.
        const int reach = std::min(limit, best.max_useful_cost() / cost_of_slip);
        if (longer > reach || min_distance(letters, known.letters) > reach ||
            (is_worth_a_look && !is_worth_a_look(known.text)))
            continue;
        const int distance = counter.count(wanted, known.folded, reach);
        if (distance <= reach)
            best.add(distance * cost_of_slip, known.text, known.folded);
    }
    return best.texts();
}

std::vector<std::string> nearest(std::string_view text, const std::vector<std::string>& known,
                                 std::size_t most)
{
    return KnownTexts(known).nearest(text, most);
}

} // namespace kizuna
