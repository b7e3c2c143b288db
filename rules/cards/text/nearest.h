#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// How unlike two folded texts are: the least number of inserted, removed, changed or swapped
/// code points. Stops counting above `limit` and returns limit + 1.
int edit_distance(std::string_view one, std::string_view other, int limit);

/// The nearest of `known` to `text`, best first, at most `most`; none that is not much alike: a
/// third of the letters may differ, or `text` is how a known one begins.
std::vector<std::string> nearest(std::string_view text, const std::vector<std::string>& known,
                                 std::size_t most = 3);

/// How often letters occur in a text. Different letters may share a place.
using LetterCounts = std::array<std::uint8_t, 32>;

/// Texts among which the nearest is looked for again and again: each is folded once. Never changed
/// after it is built, so any thread may use it.
class KnownTexts {
public:
    KnownTexts() = default;
    explicit KnownTexts(std::vector<std::string> texts);

    /// As nearest(), of those that `is_worth_a_look` admits; of equally near ones the first goes
    /// first.
    std::vector<std::string>
    nearest(std::string_view text, std::size_t most = 3,
            const std::function<bool(std::string_view)>& is_worth_a_look = {}) const;

private:
    struct Known {
        std::string text;
        std::u32string folded;
        LetterCounts letters;
    };
    std::vector<Known> known_;
};

} // namespace kizuna
