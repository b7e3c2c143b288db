#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kizuna {

/// How unlike two folded texts are: the least number of inserted, removed, changed or swapped
/// code points. Stops counting above `limit` and returns limit + 1.
int edit_distance(std::string_view one, std::string_view other, int limit);
int edit_distance(std::u32string_view one, std::u32string_view other, int limit);

/// The texts of `known` most like `text`, best first, at most `max`. A text is like it if at most a
/// third of the letters of `text` differ (one in a short text), or if it begins with `text` of two
/// letters or more.
std::vector<std::string> nearest(std::string_view text, const std::vector<std::string>& known,
                                 std::size_t max = 3);

/// How often letters occur in a text. Different letters may share a place.
using LetterCounts = std::array<std::uint8_t, 32>;

/// Texts for many searches of the nearest, each folded once. Never changed after it is built, so
/// several threads may use it.
class KnownTexts {
public:
    KnownTexts() = default;
    explicit KnownTexts(std::vector<std::string> texts);

    /// As nearest(), among the texts that `is_worth_a_look` accepts; equally near texts keep their
    /// order.
    std::vector<std::string>
    nearest(std::string_view text, std::size_t max = 3,
            const std::function<bool(std::string_view)>& is_worth_a_look = {}) const;

    struct Near {
        std::string_view text; ///< of the known ones
        int cost = 0; ///< two for each letter that differs; max three if it begins with `text`
    };
    /// As nearest(), with the cost of each text; at most `max_slips` letters may differ. A smaller
    /// `max_slips` is faster.
    std::vector<Near> near(std::string_view text, std::size_t max, int max_slips,
                           const std::function<bool(std::string_view)>& is_worth_a_look = {}) const;

private:
    struct Known {
        std::string text;
        std::u32string folded;
        LetterCounts letters;
    };
    void index_pairs();
    struct Sharing {
        int pairs = 0; ///< how many were looked up
        /// For each text the most pairs that it can share, and its place; those that share most
        /// first.
        std::vector<std::pair<int, std::uint32_t>> texts;
    };
    Sharing sharing_pairs(std::u32string_view wanted, int limit) const;

    std::vector<Known> known_;
    std::size_t longest_ = 0;
    // Where there are many texts: which of them hold each pair of letters in a row. The holders of
    // a pair begin at its offset; there is one offset more than pairs.
    std::vector<std::uint64_t> pairs_;
    std::vector<std::uint32_t> offsets_;
    std::vector<std::uint32_t> holders_;
};

} // namespace kizuna
