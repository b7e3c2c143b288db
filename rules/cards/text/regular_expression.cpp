#include "cards/text/regular_expression.h"

#include "cards/base/icu_status.h"
#include "cards/text/pattern_folding.h"

#include <unicode/regex.h>

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
    std::string text = u_errorName(status);
    if (text.starts_with("U_REGEX_"))
        text.erase(0, 8);
    std::ranges::transform(text, text.begin(), [](char c) {
        return c == '_' ? '-' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return text;
}

} // namespace

struct RegularExpression::Compiled {
    std::unique_ptr<const icu::RegexPattern> pattern;
};

RegularExpression::RegularExpression(std::unique_ptr<const Compiled> compiled)
    : compiled_(std::move(compiled))
{
}
RegularExpression::RegularExpression(RegularExpression&&) noexcept = default;
RegularExpression& RegularExpression::operator=(RegularExpression&&) noexcept = default;
RegularExpression::~RegularExpression() = default;

std::variant<RegularExpression, std::string> RegularExpression::compile(std::string_view pattern)
{
    UErrorCode status = U_ZERO_ERROR;
    UParseError place{};
    std::unique_ptr<const icu::RegexPattern> compiled(
        icu::RegexPattern::compile(icu::UnicodeString::fromUTF8(fold_pattern(pattern)),
                                   UREGEX_CASE_INSENSITIVE, place, status));
    if (U_FAILURE(status))
        return reason_of(status);
    auto held = std::make_unique<Compiled>();
    held->pattern = std::move(compiled);
    return RegularExpression(std::move(held));
}

struct ExpressionFinder::Search {
    std::unique_ptr<icu::RegexMatcher> matcher;
    icu::UnicodeString line; ///< what the matcher looks at
    int slow_lines = 0;
};

ExpressionFinder::ExpressionFinder(const RegularExpression& expression)
    : search_(std::make_unique<Search>())
{
    UErrorCode status = U_ZERO_ERROR;
    search_->matcher.reset(expression.compiled_->pattern->matcher(status));
    if (search_->matcher) {
        search_->matcher->setStackLimit(backtracking_bytes, status);
        search_->matcher->setTimeLimit(ticks_for_a_line, status);
    }
    require_icu(status, "regular expression");
}
ExpressionFinder::ExpressionFinder(ExpressionFinder&&) noexcept = default;
ExpressionFinder& ExpressionFinder::operator=(ExpressionFinder&&) noexcept = default;
ExpressionFinder::~ExpressionFinder() = default;

bool ExpressionFinder::found_in(std::string_view folded_text)
{
    while (search_->slow_lines < slow_lines_allowed) {
        const std::size_t end = std::min(folded_text.find('\n'), folded_text.size());
        search_->line = icu::UnicodeString::fromUTF8(
            icu::StringPiece(folded_text.data(), static_cast<std::int32_t>(end)));
        search_->matcher->reset(search_->line);
        UErrorCode status = U_ZERO_ERROR;
        const bool found = search_->matcher->find(status);
        if (U_FAILURE(status))
            ++search_->slow_lines;
        else if (found)
            return true;
        if (end == folded_text.size())
            return false;
        folded_text.remove_prefix(end + 1);
    }
    return false;
}

} // namespace kizuna
