#pragma once

#include <unicode/regex.h>

#include <memory>
#include <string>
#include <string_view>
#include <variant>

namespace kizuna {

/// A regular expression of ICU's for folded texts. Its own letters are folded where that keeps its
/// meaning: case, hiragana, width and accents do not matter, and characters that folding drops
/// match nothing. Compiled once; any thread may use it.
class RegularExpression {
public:
    /// The expression, or ICU's name for what is wrong with it, as in "mismatched paren".
    static std::variant<RegularExpression, std::string> compile(std::string_view pattern);

private:
    friend class ExpressionFinder;
    RegularExpression() = default;
    std::unique_ptr<const icu::RegexPattern> pattern_;
};

/// Looks for one expression, which must outlive it, in many texts. Not for several threads at once.
class ExpressionFinder {
public:
    explicit ExpressionFinder(const RegularExpression& expression);

    /// True where a line of the folded text holds a match; no match goes over lines. Time is
    /// limited by counting steps, the same on every machine: a line that takes too many does not
    /// match, and after ten such lines nothing does.
    bool found_in(std::string_view folded_text);

private:
    std::unique_ptr<icu::RegexMatcher> matcher_;
    int slow_lines_ = 0;
};

} // namespace kizuna
