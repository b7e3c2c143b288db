#include "decks/lookup/text_count.h"

#include "cards/base/plain_text.h"
#include "cards/base/utf8.h"
#include "decks/deck/deck.h"

#include <algorithm>
#include <array>
#include <utility>

namespace kizuna {
namespace {

constexpr std::string_view times_sign = "×";
/// What else stands between a card and its count, as in "マルス→4" and "マルス 各4".
constexpr std::array<std::string_view, 7> signs_before_count = {"✕", "✖", "→", "⇒", "…", "/", "各"};
/// What may stand behind "4枚".
constexpr std::array<std::string_view, 3> words_behind_count = {"採用", "投入", "積み"};

bool take_end(std::string_view& text, std::string_view end)
{
    if (!text.ends_with(end))
        return false;
    text.remove_suffix(end.size());
    return true;
}

bool is_space(char c)
{
    return c == ' ' || c == '\t';
}

bool is_letter_x(char c)
{
    return c == 'x' || c == 'X';
}

/// True for the characters of a number, well or badly typed: "12", "-1", "1.5", "1,000".
bool is_numeric(char c)
{
    return is_digit(c) || c == '.' || c == ',' || c == '-' || c == '+';
}

/// A number as typed, in digits. It need not be a possible count.
struct Number {
    std::string digits;
    bool is_whole = false; ///< the character shows where the number ends, as in "④"
};

/// The value of a character such as ④ or ❹; 0 for all others.
int circled_value(char32_t c)
{
    if (c >= U'①' && c <= U'⑳')
        return static_cast<int>(c - U'①') + 1;
    return c >= U'❶' && c <= U'❿' ? static_cast<int>(c - U'❶') + 1 : 0;
}

constexpr std::string_view kanji_digits = "〇一二三四五六七八九十";
constexpr std::size_t kanji_size = 3; // bytes of one

/// 十二 is 12, and 二〇 is 20.
int kanji_value(std::string_view number)
{
    int tens = 0;
    int value = 0;
    for (; !number.empty(); number.remove_prefix(kanji_size)) {
        const auto digit =
            static_cast<int>(kanji_digits.find(number.substr(0, kanji_size)) / kanji_size);
        if (digit == 10)
            tens += 10 * std::max(std::exchange(value, 0), 1);
        else
            value = value * 10 + digit;
    }
    return tens + value;
}

bool is_kanji_digit(std::string_view character)
{
    const std::size_t place = kanji_digits.find(character);
    return character.size() == kanji_size && place != std::string_view::npos &&
           place % kanji_size == 0;
}

/// Takes a Japanese number of at most four characters off the front, where 枚 follows it.
std::optional<Number> take_kanji_number(std::string_view& text)
{
    constexpr std::size_t max_size = 4 * kanji_size;
    std::size_t size = 0;
    while (size < max_size && is_kanji_digit(text.substr(size, kanji_size)))
        size += kanji_size;
    const std::string_view rest = trimmed(text.substr(size));
    if (size == 0 || !rest.starts_with(sheets))
        return std::nullopt;
    const int value = kanji_value(text.substr(0, size));
    text = rest;
    return Number{std::to_string(value)};
}

/// Takes a number off the front: "4", "1.5", "④", "四枚" up to its counter.
std::optional<Number> take_number(std::string_view& text)
{
    if (!text.empty() && !is_ascii(text.front())) {
        std::size_t at = 0;
        if (const int value = circled_value(next_code_point(text, at))) {
            text.remove_prefix(at);
            return Number{std::to_string(value), true};
        }
        return take_kanji_number(text);
    }
    const auto end = std::ranges::find_if_not(text, is_numeric);
    const std::string_view number = text.substr(0, static_cast<std::size_t>(end - text.begin()));
    const std::size_t first_digit = number.find_first_of("0123456789");
    if (first_digit == std::string_view::npos || first_digit > 1)
        return std::nullopt;
    text.remove_prefix(number.size());
    return Number{std::string(number)};
}

constexpr std::array<std::pair<std::string_view, std::string_view>, 4> count_brackets = {
    {{"(", ")"}, {"[", "]"}, {"【", "】"}, {"〔", "〕"}}};

/// The count in a text from between brackets, as in "4", "x4", "4枚". Empty where there is anything
/// else, or it begins with 0 as the number of a code does.
std::optional<TextCount> count_between_brackets(std::string_view text)
{
    text = trimmed(text);
    if (!text.empty() && is_letter_x(text.front()))
        text.remove_prefix(1);
    else
        take_front(text, times_sign);
    text = trimmed(text);
    const auto number = take_number(text);
    text = trimmed(text);
    take_front(text, sheets);
    if (!number || !text.empty() || number->digits.starts_with('0') ||
        !std::ranges::all_of(number->digits, is_digit))
        return std::nullopt;
    return count_of(number->digits);
}

/// Takes a count in brackets off the front, as in "(4) Marth".
std::optional<TextCount> take_bracketed_count(std::string_view& text)
{
    for (const auto& [open, close] : count_brackets) {
        const std::size_t end = text.find(close);
        if (!text.starts_with(open) || end == std::string_view::npos)
            continue;
        const auto count = count_between_brackets(text.substr(open.size(), end - open.size()));
        if (count)
            text = trimmed(text.substr(end + close.size()));
        return count;
    }
    return std::nullopt;
}

/// Takes a number off the end, as take_number() off the front.
std::optional<Number> take_number_at_end(std::string_view& text, bool has_counter)
{
    std::size_t begin = text.size();
    while (begin > 0 && is_numeric(text[begin - 1]))
        --begin;
    if (begin < text.size()) {
        const std::string_view number = text.substr(begin);
        text = text.substr(0, begin);
        return Number{std::string(number)};
    }
    while (begin > 0 && is_trail_byte(text[begin - 1]))
        --begin;
    std::size_t at = begin - std::min<std::size_t>(begin, 1);
    const std::size_t sign = at;
    if (const int value = text.empty() ? 0 : circled_value(next_code_point(text, at))) {
        text = text.substr(0, sign);
        return Number{std::to_string(value), true};
    }
    std::size_t size = 0;
    while (text.size() >= size + kanji_size &&
           is_kanji_digit(text.substr(text.size() - size - kanji_size, kanji_size)))
        size += kanji_size;
    if (!has_counter || size == 0 || size > 4 * kanji_size)
        return std::nullopt;
    const int value = kanji_value(text.substr(text.size() - size));
    text.remove_suffix(size);
    return Number{std::to_string(value), true};
}

/// A count in brackets at the end, as in "Marth (4)".
std::optional<CountedCard> bracketed_count_at_end(std::string_view text)
{
    for (const auto& [open, close] : count_brackets) {
        const std::size_t begin = text.rfind(open);
        if (!text.ends_with(close) || begin == std::string_view::npos)
            continue;
        const std::string_view card = trimmed(text.substr(0, begin));
        text.remove_suffix(close.size());
        const auto count = count_between_brackets(text.substr(begin + open.size()));
        return count && !card.empty() ? std::optional(CountedCard{*count, std::string(card), true})
                                      : std::nullopt;
    }
    return std::nullopt;
}

bool take_sign_before_count(std::string_view& text)
{
    return std::ranges::any_of(signs_before_count,
                               [&](std::string_view sign) { return take_end(text, sign); });
}

/// A count that a remark in brackets follows, as in "Marth 4 (must)"; the remark stays with the
/// card.
std::optional<CountedCard> count_before_remark(std::string_view text)
{
    const std::size_t bracket = text.rfind('(');
    if (!text.ends_with(')') || bracket == std::string_view::npos)
        return std::nullopt;
    const std::string_view before = trimmed(text.substr(0, bracket));
    if (before.empty() || !is_digit(before.back()))
        return std::nullopt;
    auto counted = count_at_end(before);
    if (!counted || counted->may_be_heading || !counted->count.copies)
        return std::nullopt;
    counted->card.append(" ").append(text.substr(bracket));
    return counted;
}

} // namespace

bool take_front(std::string_view& text, std::string_view front)
{
    if (!text.starts_with(front))
        return false;
    text.remove_prefix(front.size());
    return true;
}

TextCount count_of(std::string_view number)
{
    const int copies = number_in<int>(number).value_or(0);
    if (copies < 1 || copies > max_copies_of_an_entry)
        return {};
    return {copies};
}

std::optional<TextCount> take_count(std::string_view& text)
{
    if (const auto bracketed = take_bracketed_count(text))
        return bracketed;
    std::string_view rest = text;
    const bool has_sign = (!rest.empty() && is_letter_x(rest.front()));
    const bool has_mark =
        rest.size() > 1 && (rest[0] == '*' || rest[0] == ':') && is_digit(rest[1]);
    if (has_sign || has_mark)
        rest.remove_prefix(1);
    else
        take_front(rest, times_sign);
    rest = trimmed(rest);
    const std::optional<Number> number = take_number(rest);
    if (!number)
        return std::nullopt;

    const bool is_apart = number->is_whole || rest.empty() || is_space(rest.front()) ||
                          !is_ascii(rest.front()) || rest.front() == ':';
    // The number of the line, as in "1) Marth", "1. Marth", "1、マルス".
    constexpr std::string_view comma = "、";
    const bool has_dot = number->digits.size() > 1 && number->digits.ends_with('.') &&
                         number->digits.find('.') == number->digits.size() - 1;
    const bool is_numbered = has_dot || rest.starts_with(')') || take_front(rest, comma);
    rest = trimmed(rest);
    const bool x_follows = !rest.empty() && is_letter_x(rest.front()) &&
                           (!is_apart || rest.size() == 1 || is_space(rest[1]));
    if (x_follows || rest.starts_with(')') || rest.starts_with('*'))
        rest.remove_prefix(1);
    else if (!take_front(rest, times_sign) && !take_front(rest, sheets) && !is_apart &&
             !is_numbered)
        return std::nullopt;
    rest = trimmed(rest);
    take_front(rest, ":"); // as in "4枚：マルス"
    text = trimmed(rest);
    const std::size_t size = number->digits.size() - (has_dot ? 1 : 0);
    TextCount count = count_of(std::string_view(number->digits).substr(0, size));
    count.may_be_number = is_numbered;
    return count;
}

std::optional<CountedCard> count_at_end(std::string_view text)
{
    std::string_view rest = trimmed(text);
    if (auto bracketed = bracketed_count_at_end(rest))
        return bracketed;
    if (auto remarked = count_before_remark(rest))
        return remarked;
    for (const std::string_view word : words_behind_count) {
        if (take_end(rest, word))
            rest = trimmed(rest);
    }
    if (rest.ends_with(')') && rest.find('(') == std::string_view::npos) // as in "Marth 4)"
        rest = trimmed(rest.substr(0, rest.size() - 1));
    const bool has_counter = rest.ends_with(sheets);
    if (has_counter) {
        rest.remove_suffix(sheets.size());
        rest = trimmed(rest);
    }
    const std::optional<Number> number = take_number_at_end(rest, has_counter);
    const bool is_count = number && !number->digits.starts_with('0'); // "(B01)003" is a code
    const bool is_apart =
        !rest.empty() && (is_space(rest.back()) || (rest.back() == ')' && is_count));
    rest = trimmed(rest);
    if (!number || rest.empty())
        return std::nullopt;

    const bool has_x =
        rest.size() > 1 && is_letter_x(rest.back()) && is_space(rest[rest.size() - 2]);
    const bool has_colon = rest.ends_with(':');
    if (has_x || has_colon || rest.ends_with('*'))
        rest.remove_suffix(1);
    else if (!take_end(rest, times_sign) && !(is_count && take_sign_before_count(rest)) &&
             !has_counter && !is_apart && !number->is_whole)
        return std::nullopt;
    rest = trimmed(rest);
    if (rest.empty())
        return std::nullopt;
    return CountedCard{count_of(number->digits), std::string(rest), has_colon};
}

} // namespace kizuna
