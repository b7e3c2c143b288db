#include "cards/text/regular_expression.h"

#include "cards/base/icu_status.h"
#include "cards/base/plain_text.h"
#include "cards/text/text_folding.h"

#include <algorithm>
#include <utility>

namespace kizuna {
namespace {

constexpr std::int32_t backtracking_bytes = 64 * 1024;
constexpr std::int32_t ticks_for_a_line = 2; ///< of 10,000 steps each
constexpr int slow_lines_allowed = 10;

/// The reason as a word, as in "mismatched-paren" for U_REGEX_MISMATCHED_PAREN.
std::string reason_of(UErrorCode status)
{
    std::string text = lower_case(std::string_view(u_errorName(status)));
    if (text.starts_with("u_regex_"))
        text.erase(0, 8);
    std::ranges::replace(text, '_', '-');
    return text;
}

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

/// A regular expression whose letters are spelled as in folded texts, as far as that keeps its
/// meaning. ASCII is the expression's own grammar and stays, but for quotation marks, as do
/// escapes. A character that folding drops becomes an empty group, so that a quantifier behind it
/// does not reach the letter before.
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

std::variant<RegularExpression, std::string> RegularExpression::compile(std::string_view pattern)
{
    UErrorCode status = U_ZERO_ERROR;
    UParseError place{};
    RegularExpression compiled;
    compiled.pattern_.reset(
        icu::RegexPattern::compile(icu::UnicodeString::fromUTF8(PatternFolding(pattern).result()),
                                   UREGEX_CASE_INSENSITIVE, place, status));
    if (U_FAILURE(status))
        return reason_of(status);
    return compiled;
}

ExpressionFinder::ExpressionFinder(const RegularExpression& expression)
{
    UErrorCode status = U_ZERO_ERROR;
    matcher_.reset(expression.pattern_->matcher(status));
    if (matcher_) {
        matcher_->setStackLimit(backtracking_bytes, status);
        matcher_->setTimeLimit(ticks_for_a_line, status);
    }
    require_icu(status, "regular expression");
}

bool ExpressionFinder::found_in(std::string_view folded_text)
{
    while (slow_lines_ < slow_lines_allowed) {
        const std::size_t end = std::min(folded_text.find('\n'), folded_text.size());
        const auto line = icu::UnicodeString::fromUTF8(
            icu::StringPiece(folded_text.data(), static_cast<std::int32_t>(end)));
        matcher_->reset(line);
        UErrorCode status = U_ZERO_ERROR;
        const bool found = matcher_->find(status);
        if (U_FAILURE(status))
            ++slow_lines_;
        else if (found)
            return true;
        if (end == folded_text.size())
            return false;
        folded_text.remove_prefix(end + 1);
    }
    return false;
}

} // namespace kizuna
