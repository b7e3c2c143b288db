#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <variant>

namespace kizuna {

/// A regular expression of ICU's for folded texts. Its own letters are folded where that keeps its
/// meaning: case, hiragana, width and accents do not matter, and signs that folding drops match
/// nothing. Compiled once; any thread may use it.
class RegularExpression {
public:
    /// The expression, or ICU's name for what is wrong with it, as in "mismatched paren".
    static std::variant<RegularExpression, std::string> compile(std::string_view pattern);
    RegularExpression(RegularExpression&&) noexcept;
    RegularExpression& operator=(RegularExpression&&) noexcept;
    ~RegularExpression();

private:
    friend class ExpressionFinder;
    struct Compiled;
    explicit RegularExpression(std::unique_ptr<const Compiled> compiled);
    std::unique_ptr<const Compiled> compiled_;
};

/// Looks for one expression, which must outlive it, in many texts. Not for several threads at once.
class ExpressionFinder {
public:
    explicit ExpressionFinder(const RegularExpression& expression);
    ExpressionFinder(ExpressionFinder&&) noexcept;
    ExpressionFinder& operator=(ExpressionFinder&&) noexcept;
    ~ExpressionFinder();

    /// True where a line of the folded text holds a match; no match goes over lines. Time is
    /// limited by counting steps, the same on every machine: a line that takes too many does not
    /// match, and after ten such lines nothing does.
    bool found_in(std::string_view folded_text);

private:
    struct Search;
    std::unique_ptr<Search> search_;
};

} // namespace kizuna
