#include "cards/text/pattern_folding.h"

#include "cards/text/text_folding.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr std::string_view empty_group = "(?:)";

/// Accents, and the voicing marks of kana in both widths.
constexpr bool joins_the_letter_before(char32_t c)
{
    return (c >= 0x0300 && c <= 0x036F) || c == 0x3099 || c == 0x309A || c == 0xFF9E || c == 0xFF9F;
}

std::string utf8(std::u32string_view points)
{
    std::string text;
    for (const char32_t c : points)
        append_utf8(text, c);
    return text;
}

/// A letter folded as if it stood in a word; empty where it would be dropped from one.
std::string folded_in_a_word(std::u32string_view letter)
{
    const std::string word = fold("x" + utf8(letter) + "x");
    return word.substr(1, word.size() - 2);
}

class PatternFolding {
public:
    explicit PatternFolding(std::string_view pattern) : points_(code_points(pattern)) {}

    std::string result()
    {
        while (at_ < points_.size())
            next();
        return std::move(out_);
    }

private:
    void next()
    {
        const char32_t c = points_[at_];
        if (c == U'\\')
            escape();
        else if (set_depth_ > 0 || c == U'[')
            in_set();
        else if (c == U'\'' || c == U'"')
            replace(1, std::string(empty_group));
        else if (c < 0x80)
            replace(1, std::string(1, static_cast<char>(c)));
        else
            letter();
    }

    void replace(std::size_t length, const std::string& text)
    {
        out_ += text;
        at_ += length;
    }

    /// The backslash and what it takes the meaning from; behind \Q everything to \E.
    void escape()
    {
        const std::u32string_view rest = std::u32string_view(points_).substr(at_);
        std::size_t length = std::min<std::size_t>(2, rest.size());
        if (rest.starts_with(U"\\Q")) {
            const std::size_t end = rest.find(U"\\E");
            length = end == std::u32string_view::npos ? rest.size() : end + 2;
        }
        replace(length, utf8(rest.substr(0, length)));
    }

    /// A set holds single characters: one that folds to several, or to none, stays.
    void in_set()
    {
        const std::u32string_view one = std::u32string_view(points_).substr(at_, 1);
        if (one == U"[")
            ++set_depth_;
        else if (one == U"]")
            --set_depth_;
        const std::string folded = one[0] < 0x80 ? utf8(one) : folded_in_a_word(one);
        replace(1, code_points(folded).size() == 1 ? folded : utf8(one));
    }

    void letter()
    {
        const std::u32string_view rest = std::u32string_view(points_).substr(at_);
        std::size_t length = 1;
        while (length < rest.size() && joins_the_letter_before(rest[length]))
            ++length;
        const std::string folded = folded_in_a_word(rest.substr(0, length));
        replace(length, folded.empty() ? std::string(empty_group) : folded);
    }

    std::u32string points_;
    std::size_t at_ = 0;
    int set_depth_ = 0;
    std::string out_;
};

} // namespace

std::string fold_pattern(std::string_view pattern)
{
    return PatternFolding(pattern).result();
}

} // namespace kizuna
