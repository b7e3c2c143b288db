#pragma once

#include "cards/base/fault.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// The operators of the query language: : = != < <= > >=
enum class Operator : std::uint8_t { Has, Equal, Unequal, Less, LessEqual, Greater, GreaterEqual };

/// The operator as it is typed.
std::string_view text_of(Operator op);

/// Compares numbers; Has means Equal.
constexpr bool holds(int left, Operator op, int right)
{
    switch (op) {
    case Operator::Has:
    case Operator::Equal:
        return left == right;
    case Operator::Unequal:
        return left != right;
    case Operator::Less:
        return left < right;
    case Operator::LessEqual:
        return left <= right;
    case Operator::Greater:
        return left > right;
    case Operator::GreaterEqual:
        return left >= right;
    }
    return false;
}

inline constexpr std::size_t max_query_length = 10'000; ///< in bytes
inline constexpr int max_query_depth = 64;              ///< brackets inside each other
/// Words and tests of a query, and the regular expressions among them: as many as can be asked
/// about every card while a person types. One more is a QueryTooLong; `what` is that one,
/// `expected` the limit, and `other` is "terms" or "expressions".
inline constexpr int max_query_terms = 200;
inline constexpr int max_query_expressions = 5;

/// Walks over the text of a query, or of a rule that holds queries, by its smallest pieces. The
/// text must outlive it. Positions are bytes from 0; faults carry columns in code points.
class QueryScanner {
public:
    /// Throws DataError where the text is too long or no UTF-8.
    explicit QueryScanner(std::string_view text);

    std::size_t position() const { return position_; }
    void move_to(std::size_t position) { position_ = position; }
    bool at_end() const { return position_ == text_.size(); }
    /// True where this character is next.
    bool sees(char c) const { return !at_end() && text_[position_] == c; }
    /// True where a space, of any script, is next.
    bool sees_space() const;
    void skip_spaces();
    void skip() { ++position_; }
    bool take(char c);

    /// The operator that stands here, without taking it.
    std::optional<Operator> seen_operator() const;
    void take_operator(Operator op) { position_ += text_of(op).size(); }

    /// The letters from here to the next space, bracket or quotation mark.
    std::string_view seen_word() const;
    /// The part of seen_word() before any operator.
    std::string_view seen_name() const;
    /// True where the next word is this keyword, which is in small letters, in any letter case.
    bool sees_keyword(std::string_view keyword) const;
    bool sees_any_keyword() const;
    void take_word(std::string_view word) { position_ += word.size(); }

    /// Takes the text between two of these marks, the first of which is next. Where `escapes` is
    /// true a backslash keeps the character behind it from ending the text. Throws DataError where
    /// there is no second mark.
    std::string_view take_delimited(char mark, bool escapes);

    Fault fault(FaultReason reason, std::size_t position,
                std::vector<std::string> suggestions = {}) const;
    /// An unexpected word or character at this position.
    Fault unexpected(std::size_t position) const;

private:
    std::string_view text_;
    std::size_t position_ = 0;
};

} // namespace kizuna
