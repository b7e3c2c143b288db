#include "cards/text/nearest.h"

#include "cards/text/text_folding.h"

#include <algorithm>
#include <limits>
#include <numeric>
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
        const int min = std::min(row_[begin - 1], count_row(one, other, i, begin, end));
        if (end < other.size())
            row_[end + 1] = too_far;
        // A swap reaches back over one row, never over two.
        if (min > limit && min_before > limit)
            return too_far;
        min_before = min;
        std::swap(before_last_, last_);
        std::swap(last_, row_);
    }
    return std::min(last_.back(), too_far);
}

int DistanceCounter::count_row(std::u32string_view one, std::u32string_view other, std::size_t i,
                               std::size_t begin, std::size_t end)
{
    int min = row_[begin - 1];
    for (std::size_t j = begin; j <= end; ++j) {
        const int change = one[i - 1] == other[j - 1] ? 0 : 1;
        int steps = std::min({last_[j] + 1, row_[j - 1] + 1, last_[j - 1] + change});
        if (i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1])
            steps = std::min(steps, before_last_[j - 2] + 1);
        row_[j] = steps;
        min = std::min(min, steps);
    }
    return min;
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

/// A lower bound of the edit distance: each letter that one text has more of needs a change.
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

/// A text that only begins with the wanted one costs at most one and a half slips.
constexpr int cost_of_slip = 2;
constexpr int cost_of_beginning = 3;
constexpr std::size_t min_beginning = 2;

/// The cheapest texts so far, without two that differ only in letter case. Of equally cheap ones
/// those with the lowest places.
class Best {
public:
    explicit Best(std::size_t max) : max_(max) {}

    int max_useful_cost() const
    {
        if (max_ == 0)
            return -1;
        return kept_.size() < max_ ? std::numeric_limits<int>::max() : kept_.back().cost;
    }
    void add(int cost, std::size_t place, const std::string& text, const std::u32string& folded)
    {
        const Candidate added{cost, place, &text, &folded};
        const auto is_same = [&](const Candidate& kept) {
            return *kept.folded == folded && kept.text->size() == text.size(); // SR+ is not SR
        };
        if (const auto same = std::ranges::find_if(kept_, is_same); same != kept_.end()) {
            if (!is_before(added, *same))
                return;
            kept_.erase(same);
        } else if (kept_.size() == max_) {
            if (max_ == 0 || !is_before(added, kept_.back()))
                return;
            kept_.pop_back();
        }
        kept_.insert(std::ranges::upper_bound(kept_, added, is_before), added);
    }
    std::vector<KnownTexts::Near> texts() const
    {
        std::vector<KnownTexts::Near> texts;
        for (const Candidate& kept : kept_)
            texts.push_back({*kept.text, kept.cost});
        return texts;
    }

private:
    struct Candidate {
        int cost;
        std::size_t place;
        const std::string* text;
        const std::u32string* folded;
    };
    static bool is_before(const Candidate& one, const Candidate& other)
    {
        return std::pair(one.cost, one.place) < std::pair(other.cost, other.place);
    }
    std::size_t max_;
    std::vector<Candidate> kept_; ///< the cheapest first
};

/// The number of texts from which on pairs of letters are worth their memory.
constexpr std::size_t min_indexed = 500;
/// The most letter pairs that one typing slip can change: two swapped letters change three.
constexpr int pairs_of_slip = 3;

/// Each two letters in a row, with what stands before the first and behind the last.
template <typename Take>
void for_each_pair(std::u32string_view text, const Take& take)
{
    constexpr std::uint64_t edge = 0x110000; // no letter
    std::uint64_t last = edge;
    for (const char32_t letter : text) {
        take(last << 32 | letter);
        last = letter;
    }
    take(last << 32 | edge);
}

/// Sorts by the numbers, the largest first. A counting sort: few of them differ.
std::vector<std::pair<int, std::uint32_t>>
largest_first(const std::vector<std::pair<int, std::uint32_t>>& numbered, int max)
{
    std::vector<std::size_t> ends(static_cast<std::size_t>(max) + 1);
    for (const auto& [number, place] : numbered)
        ++ends[static_cast<std::size_t>(max - number)];
    std::partial_sum(ends.begin(), ends.end(), ends.begin());
    std::vector<std::pair<int, std::uint32_t>> sorted(numbered.size());
    for (std::size_t at = numbered.size(); at-- > 0;)
        sorted[--ends[static_cast<std::size_t>(max - numbered[at].first)]] = numbered[at];
    return sorted;
}

} // namespace

int edit_distance(std::string_view one, std::string_view other, int limit)
{
    return edit_distance(code_points(one), code_points(other), limit);
}

int edit_distance(std::u32string_view one, std::u32string_view other, int limit)
{
    return DistanceCounter().count(one, other, limit);
}

KnownTexts::KnownTexts(std::vector<std::string> texts)
{
    known_.reserve(texts.size());
    for (std::string& text : texts) {
        std::u32string folded = code_points(fold(text));
        const LetterCounts letters = letters_of(folded);
        longest_ = std::max(longest_, folded.size());
        known_.push_back({std::move(text), std::move(folded), letters});
    }
    if (known_.size() >= min_indexed)
        index_pairs();
}

void KnownTexts::index_pairs()
{
    std::vector<std::pair<std::uint64_t, std::uint32_t>> all;
    for (std::size_t at = 0; at < known_.size(); ++at)
        for_each_pair(known_[at].folded, [&](std::uint64_t pair) {
            all.emplace_back(pair, static_cast<std::uint32_t>(at));
        });
    std::ranges::sort(all);
    holders_.reserve(all.size());
    for (const auto& [pair, holder] : all) {
        if (pairs_.empty() || pairs_.back() != pair) {
            pairs_.push_back(pair);
            offsets_.push_back(static_cast<std::uint32_t>(holders_.size()));
        }
        holders_.push_back(holder);
    }
    offsets_.push_back(static_cast<std::uint32_t>(holders_.size()));
}

/// All texts that may be within the limit, or begin with `wanted`. Only the rarest pairs are looked
/// up: the common ones are in most texts and tell little.
KnownTexts::Sharing KnownTexts::sharing_pairs(std::u32string_view wanted, int limit) const
{
    const int all_pairs = static_cast<int>(wanted.size()) + 1;
    std::vector<std::uint32_t> shared(known_.size());
    std::vector<std::uint32_t> sharing;
    Sharing found{.pairs = all_pairs, .texts = {}};
    if (all_pairs - pairs_of_slip * limit < 1 || pairs_.empty()) {
        for (std::size_t at = 0; at < known_.size(); ++at)
            sharing.push_back(static_cast<std::uint32_t>(at));
        std::ranges::fill(shared, static_cast<std::uint32_t>(all_pairs));
    } else {
        std::vector<std::pair<std::uint32_t, std::uint32_t>> holders; // how many, from where
        for_each_pair(wanted, [&](std::uint64_t pair) {
            const auto known = std::ranges::lower_bound(pairs_, pair);
            const auto which = static_cast<std::size_t>(known - pairs_.begin());
            if (known == pairs_.end() || *known != pair)
                holders.emplace_back(0, 0);
            else
                holders.emplace_back(offsets_[which + 1] - offsets_[which], offsets_[which]);
        });
        std::ranges::sort(holders);
        constexpr int sure = 2; // a text within the limit shares at least so many of the rarest
        found.pairs = std::min(all_pairs, pairs_of_slip * limit + sure);
        holders.resize(static_cast<std::size_t>(found.pairs));
        for (const auto& [count, from] : holders) {
            for (std::uint32_t at = from; at < from + count; ++at) {
                if (shared[holders_[at]]++ == 0)
                    sharing.push_back(holders_[at]);
            }
        }
    }
    int max_shared = 0;
    std::vector<std::pair<int, std::uint32_t>> texts;
    for (const std::uint32_t place : sharing) {
        const std::u32string& folded = known_[place].folded;
        const auto longer = static_cast<int>(difference(wanted.size(), folded.size()));
        const auto pairs = static_cast<int>(shared[place]);
        if (pairs >= found.pairs - pairs_of_slip * limit &&
            (longer <= limit || folded.size() > wanted.size()))
            texts.emplace_back(pairs, place);
        max_shared = std::max(max_shared, pairs);
    }
    found.texts = largest_first(texts, max_shared);
    return found;
}

std::vector<KnownTexts::Near>
KnownTexts::near(std::string_view text, std::size_t max, int max_slips,
                 const std::function<bool(std::string_view)>& is_worth_a_look) const
{
    const std::u32string wanted = code_points(fold(text));
    if (wanted.empty())
        return {};
    const int limit = std::min(max_slips, std::max(1, static_cast<int>(wanted.size() / 3)));
    if (wanted.size() > longest_ + static_cast<std::size_t>(limit))
        return {};
    const LetterCounts letters = letters_of(wanted);

    Best best(max);
    DistanceCounter counter;
    const Sharing sharing = sharing_pairs(wanted, limit);
    for (const auto& [shared, place] : sharing.texts) {
        // A text that costs more than the last of the best is of no use.
        const int reach = std::min(limit, best.max_useful_cost() / cost_of_slip);
        if (shared < sharing.pairs - pairs_of_slip * std::max(reach, 1))
            break;
        const Known& known = known_[place];
        const auto longer = static_cast<int>(difference(wanted.size(), known.folded.size()));
        if (wanted.size() >= min_beginning && known.folded.starts_with(wanted)) {
            if (!is_worth_a_look || is_worth_a_look(known.text))
                best.add(std::min(longer * cost_of_slip, cost_of_beginning), place, known.text,
                         known.folded);
            continue;
        }
        if (longer > reach || min_distance(letters, known.letters) > reach ||
            (is_worth_a_look && !is_worth_a_look(known.text)))
            continue;
        const int distance = counter.count(wanted, known.folded, reach);
        if (distance <= reach)
            best.add(distance * cost_of_slip, place, known.text, known.folded);
    }
    return best.texts();
}

std::vector<std::string>
KnownTexts::nearest(std::string_view text, std::size_t max,
                    const std::function<bool(std::string_view)>& is_worth_a_look) const
{
    std::vector<std::string> texts;
    for (const Near& one : near(text, max, std::numeric_limits<int>::max(), is_worth_a_look))
        texts.emplace_back(one.text);
    return texts;
}

std::vector<std::string> nearest(std::string_view text, const std::vector<std::string>& known,
                                 std::size_t max)
{
    return KnownTexts(known).nearest(text, max);
}

} // namespace kizuna
