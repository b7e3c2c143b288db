#include "cards/query/query_scanner.h"

#include "cards/base/faults.h"
#include "cards/base/plain_text.h"
#include "cards/base/utf8.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

/// In the order in which they must be tried: the long ones first.
constexpr std::array operators = {Operator::Unequal, Operator::LessEqual, Operator::GreaterEqual,
                                  Operator::Has,     Operator::Equal,     Operator::Less,
                                  Operator::Greater};

constexpr std::array<std::string_view, 3> keywords = {"and", "or", "not"};

/// Unicode's White_Space.
constexpr bool is_space(char32_t c)
{
    return (c >= 0x09 && c <= 0x0D) || c == 0x20 || c == 0x85 || c == 0xA0 || c == 0x1680 ||
           (c >= 0x2000 && c <= 0x200A) || c == 0x2028 || c == 0x2029 || c == 0x202F ||
           c == 0x205F || c == 0x3000;
}

std::optional<Operator> operator_at(std::string_view text)
{
    for (const Operator op : operators) {
        if (text.starts_with(text_of(op)))
            return op;
    }
    return std::nullopt;
}

} // namespace

std::string_view text_of(Operator op)
{
    constexpr std::array<std::string_view, 7> texts = {":", "=", "!=", "<", "<=", ">", ">="};
    static_assert(texts.size() == static_cast<std::size_t>(Operator::GreaterEqual) + 1);
    return texts.at(static_cast<std::size_t>(op));
}

QueryScanner::QueryScanner(std::string_view text) : text_(text)
{
    if (text.size() > max_query_length)
        throw DataError(fault(
            faults::QueryTooLong{std::to_string(text.size()), std::to_string(max_query_length)},
            0));
    if (const std::size_t bad = first_bad_utf8(text); bad != std::string_view::npos)
        throw DataError(fault(faults::NotUtf8{}, bad));
}

bool QueryScanner::sees_space() const
{
    if (at_end())
        return false;
    std::size_t position = position_;
    return is_space(next_code_point(text_, position));
}

void QueryScanner::skip_spaces()
{
    while (sees_space())
        next_code_point(text_, position_);
}

bool QueryScanner::take(char c)
{
    const bool seen = sees(c);
    if (seen)
        skip();
    return seen;
}

std::optional<Operator> QueryScanner::seen_operator() const
{
    return operator_at(text_.substr(position_));
}

std::string_view QueryScanner::seen_word() const
{
    std::size_t end = position_;
    while (end < text_.size() && text_[end] != '(' && text_[end] != ')' && text_[end] != '"') {
        std::size_t next = end;
        if (is_space(next_code_point(text_, next)))
            break;
        end = next;
    }
    return text_.substr(position_, end - position_);
}

std::string_view QueryScanner::seen_name() const
{
    const std::string_view word = seen_word();
    std::size_t end = 0;
    while (end < word.size() && !operator_at(word.substr(end)))
        ++end;
    return word.substr(0, end);
}

bool QueryScanner::sees_keyword(std::string_view keyword) const
{
    return lower_case(seen_word()) == keyword;
}

bool QueryScanner::sees_any_keyword() const
{
    return std::ranges::any_of(keywords, [this](auto keyword) { return sees_keyword(keyword); });
}

std::string_view QueryScanner::take_delimited(char mark, bool escapes)
{
    const std::size_t begin = position_ + 1;
    std::size_t end = begin;
    while (end < text_.size() && text_[end] != mark)
        end += escapes && text_[end] == '\\' ? 2 : 1;
    if (end >= text_.size())
        throw DataError(fault(faults::QueryUnclosedQuote{std::string_view(&mark, 1)}, position_));
    position_ = end + 1;
    return text_.substr(begin, end - begin);
}

Fault QueryScanner::fault(FaultReason reason, std::size_t position,
                          std::vector<std::string> suggestions) const
{
    const auto column = code_points(text_.substr(0, position)).size() + 1;
    return {std::move(reason),
            {.file = {}, .line = 1, .column = static_cast<int>(column)},
            std::move(suggestions)};
}

Fault QueryScanner::unexpected(std::size_t position) const
{
    QueryScanner there = *this;
    there.move_to(position);
    std::string_view what = there.seen_word();
    if (const auto op = there.seen_operator())
        what = text_of(*op);
    else if (what.empty())
        what = text_.substr(position, 1);
    return fault(faults::QueryUnexpected{what}, position);
}

} // namespace kizuna
