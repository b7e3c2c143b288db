#include "decks/lookup/text_line.h"

#include "cards/text/plain_text.h"
#include "cards/text/text_folding.h"
#include "cards/text/utf8.h"
#include "decks/deck/deck.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <unordered_map>
#include <utility>

namespace kizuna {
namespace {

constexpr std::string_view times_sign = "×";
constexpr std::string_view sheets = "枚"; // the Japanese counter of cards

bool is_digit(char sign)
{
    return sign >= '0' && sign <= '9';
}

bool is_space(char sign)
{
    return sign == ' ' || sign == '\t';
}

bool is_ascii(char sign)
{
    return static_cast<unsigned char>(sign) < 0x80;
}

bool is_letter_x(char sign)
{
    return sign == 'x' || sign == 'X';
}

/// Part of something typed as a number, well or badly: "12", "-1", "1.5", "1,000".
bool is_numeric(char sign)
{
    return is_digit(sign) || sign == '.' || sign == ',' || sign == '-' || sign == '+';
}

bool take_front(std::string_view& text, std::string_view front)
{
    if (!text.starts_with(front))
        return false;
    text.remove_prefix(front.size());
    return true;
}

TextCount count_of(std::string_view number)
{
    int copies = 0;
    const char* const end = number.data() + number.size();
    const auto [stop, error] = std::from_chars(number.data(), end, copies);
    if (error != std::errc() || stop != end || copies < 1 || copies > max_copies_of_an_entry)
        return {};
    return {copies};
}

struct HeadingWord {
    std::string_view text;
    TextSection section;
};

constexpr std::array<HeadingWord, 28> heading_words = {{
    {"Protagonist", TextSection::Protagonist},
    {"Main character", TextSection::Protagonist},
    {"MC", TextSection::Protagonist},
    {"主人公", TextSection::Protagonist},
    {"主人公カード", TextSection::Protagonist},
    {"Protagonista", TextSection::Protagonist},
    {"Cards", TextSection::Cards},
    {"Deck", TextSection::Cards},
    {"Main", TextSection::Cards},
    {"Main deck", TextSection::Cards},
    {"カード", TextSection::Cards},
    {"デッキ", TextSection::Cards},
    {"メインデッキ", TextSection::Cards},
    {"Carte", TextSection::Cards},
    {"Mazzo", TextSection::Cards},
    {"Mazzo principale", TextSection::Cards},
    {"Maybe", TextSection::Maybe},
    {"Maybe pile", TextSection::Maybe},
    {"Maybeboard", TextSection::Maybe},
    {"Sideboard", TextSection::Maybe},
    {"Side", TextSection::Maybe},
    {"SB", TextSection::Maybe},
    {"候補", TextSection::Maybe},
    {"サイド", TextSection::Maybe},
    {"サイドデッキ", TextSection::Maybe},
    {"サイドボード", TextSection::Maybe},
    {"Forse", TextSection::Maybe},
    {"Riserva", TextSection::Maybe},
}};

constexpr std::string_view heading_signs = " \t()[]{}<>=-_*~:.|+";
constexpr std::array<std::string_view, 13> wide_heading_signs = {
    "【", "】", "「", "」", "『", "』", "《", "》", "■", "●", "◆", "・", "★"};

bool is_heading_sign(char sign)
{
    return heading_signs.find(sign) != std::string_view::npos;
}

/// Takes the signs off that people draw around a heading, as in "== Main ==" and "【主人公】".
std::string_view without_heading_signs(std::string_view text)
{
    for (bool takes = true; takes;) {
        const std::size_t before = text.size();
        while (!text.empty() && is_heading_sign(text.front()))
            text.remove_prefix(1);
        while (!text.empty() && is_heading_sign(text.back()))
            text.remove_suffix(1);
        for (const std::string_view sign : wide_heading_signs) {
            take_front(text, sign);
            if (text.ends_with(sign))
                text.remove_suffix(sign.size());
        }
        takes = text.size() != before;
    }
    return text;
}

/// Takes the number of cards off the end of a heading: "(49)", "49 cards", "46枚". A number that
/// touches the word before it is none: "SB01" is no heading with one card.
std::string_view without_card_count(std::string_view text)
{
    std::string_view rest = without_heading_signs(text);
    for (const std::string_view counter :
         {std::string_view("cards"), std::string_view("card"), std::string_view("carte"), sheets}) {
        const std::size_t size = std::min(counter.size(), rest.size());
        const std::string_view end = rest.substr(rest.size() - size);
        if (lower_case(end) == counter && rest.size() > size) {
            rest = trimmed(rest.substr(0, rest.size() - size));
            break;
        }
    }
    const std::size_t last = rest.find_last_not_of("0123456789");
    const std::size_t begin = last == std::string_view::npos ? 0 : last + 1;
    if (begin == rest.size())
        return without_heading_signs(text);
    rest = rest.substr(0, begin);
    const bool is_apart = rest.empty() ||
                          std::string_view(" \t([:").find(rest.back()) != std::string_view::npos ||
                          !is_ascii(rest.back());
    return is_apart ? without_heading_signs(rest) : without_heading_signs(text);
}

/// A heading's words as they are compared; empty where a sign or a digit between them says that the
/// text is something else, as in "S01-001/B01-002".
std::string heading_key(std::string_view text)
{
    const auto is_letter = [](char sign) {
        return std::isalpha(static_cast<unsigned char>(sign)) != 0;
    };
    const bool has_ascii = std::ranges::any_of(text, is_letter);
    for (const char sign : text) {
        const bool belongs =
            is_ascii(sign) ? is_letter(sign) || sign == ' ' || sign == '-' : !has_ascii;
        if (!belongs)
            return {};
    }
    std::string key = fold(text);
    std::erase_if(key, [](char sign) { return sign == ' ' || sign == '-'; });
    return key;
}

std::optional<TextSection> section_named(std::string_view text)
{
    const std::string key = heading_key(without_card_count(text));
    if (key.empty())
        return std::nullopt;
    static const auto sections = [] {
        std::unordered_map<std::string, TextSection> by_key;
        for (const HeadingWord& word : heading_words)
            by_key.emplace(heading_key(word.text), word.section);
        return by_key;
    }();
    const auto found = sections.find(key);
    return found == sections.end() ? std::nullopt : std::optional(found->second);
}

/// What stands after a heading may say how many cards follow: "(49)", "49 cards", "46枚".
bool only_counts_cards(std::string_view text)
{
    return without_card_count(text).empty();
}

std::string_view without_bullet(std::string_view line)
{
    for (const std::string_view bullet : {"- ", "* ", "+ ", "•", "・", "●"}) {
        if (take_front(line, bullet))
            return trimmed(line);
    }
    return line;
}

/// A number as people write it, in digits, before it is looked at whether it can be a count.
struct Number {
    std::string digits;
    bool is_whole = false; ///< nothing need follow: a sign that shows where it ends, as in "④"
};

/// The value of a sign such as ④ or ❹; 0 for all others.
int circled_value(char32_t sign)
{
    if (sign >= U'①' && sign <= U'⑳')
        return static_cast<int>(sign - U'①') + 1;
    return sign >= U'❶' && sign <= U'❿' ? static_cast<int>(sign - U'❶') + 1 : 0;
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

bool is_kanji_digit(std::string_view sign)
{
    const std::size_t place = kanji_digits.find(sign);
    return sign.size() == kanji_size && place != std::string_view::npos && place % kanji_size == 0;
}

/// Takes a Japanese number off the front that 枚 follows; no more than people count in words.
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

/// The count that is all of a text between brackets, as in "4", "x4", "4枚"; one that begins with 0
/// is the rest of a code.
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

/// Takes a count off the front of the text; the text stays whole where there is none.
std::optional<TextCount> take_count(std::string_view& text)
{
    if (const auto bracketed = take_bracketed_count(text))
        return bracketed;
    std::string_view rest = text;
    const bool has_sign = (!rest.empty() && is_letter_x(rest.front()));
    if (has_sign)
        rest.remove_prefix(1);
    else
        take_front(rest, times_sign);
    rest = trimmed(rest);
    const std::optional<Number> number = take_number(rest);
    if (!number)
        return std::nullopt;

    const bool is_apart = number->is_whole || rest.empty() || is_space(rest.front()) ||
                          !is_ascii(rest.front()) || rest.front() == ':';
    const bool is_numbered = rest.starts_with(')');
    rest = trimmed(rest);
    const bool x_follows = !rest.empty() && is_letter_x(rest.front()) &&
                           (!is_apart || rest.size() == 1 || is_space(rest[1]));
    if (x_follows || is_numbered || rest.starts_with('*'))
        rest.remove_prefix(1);
    else if (!take_front(rest, times_sign) && !take_front(rest, sheets) && !is_apart)
        return std::nullopt;
    rest = trimmed(rest);
    take_front(rest, ":"); // as in "4枚：マルス"
    text = trimmed(rest);
    TextCount count = count_of(number->digits);
    count.may_be_number = is_numbered;
    return count;
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
    while (begin > 0 && (static_cast<unsigned char>(text[begin - 1]) & 0xC0U) == 0x80)
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

} // namespace

TextLine parse_text_line(std::string_view line)
{
    const std::string plain = narrowed(line);
    std::string_view rest = without_bullet(trimmed(plain));
    TextLine parsed;
    parsed.count = take_count(rest);
    if (!parsed.count) {
        if (const auto section = section_named(rest))
            return {.is_heading = true, .section = section, .count = {}, .card = {}};
        if (const std::size_t colon = rest.find(':'); colon != std::string_view::npos) {
            parsed.section = section_named(rest.substr(0, colon));
            if (parsed.section) {
                rest = trimmed(rest.substr(colon + 1));
                if (only_counts_cards(rest))
                    return {.is_heading = true, .section = parsed.section, .count = {}, .card = {}};
                parsed.count = take_count(rest);
            }
        }
    }
    parsed.card = rest;
    return parsed;
}

std::optional<CountedCard> count_at_end(std::string_view text)
{
    std::string_view rest = trimmed(text);
    if (auto bracketed = bracketed_count_at_end(rest))
        return bracketed;
    const bool has_counter = rest.ends_with(sheets);
    if (has_counter) {
        rest.remove_suffix(sheets.size());
        rest = trimmed(rest);
    }
    const std::optional<Number> number = take_number_at_end(rest, has_counter);
    const bool is_apart = !rest.empty() && is_space(rest.back());
    rest = trimmed(rest);
    if (!number || rest.empty())
        return std::nullopt;

    const bool has_x =
        rest.size() > 1 && is_letter_x(rest.back()) && is_space(rest[rest.size() - 2]);
    const bool has_colon = rest.ends_with(':');
    if (has_x || has_colon || rest.ends_with('*'))
        rest.remove_suffix(1);
    else if (rest.ends_with(times_sign))
        rest.remove_suffix(times_sign.size());
    else if (!has_counter && !is_apart && !number->is_whole)
        return std::nullopt;
    rest = trimmed(rest);
    if (rest.empty())
        return std::nullopt;
    return CountedCard{count_of(number->digits), std::string(rest), has_colon};
}

bool is_word_for_sum(std::string_view card)
{
    constexpr std::array<std::string_view, 9> words = {"total", "sum",  "totale", "合計",  "計",
                                                       "総計",  "総数", "枚数",   "総枚数"};
    return std::ranges::find(words, lower_case(without_heading_signs(card))) != words.end();
}

std::optional<int> line_number(std::string_view line)
{
    const std::string plain = narrowed(line.substr(0, 12));
    const std::string_view text = trimmed(plain);
    const std::size_t end = text.find_first_not_of("0123456789");
    const bool is_numbered = end != std::string_view::npos && end > 0 &&
                             (text[end] == ')' || text.substr(end).starts_with(". "));
    return is_numbered ? count_of(text.substr(0, end)).copies : std::nullopt;
}

bool looks_like_heading(std::string_view line)
{
    const std::string plain = narrowed(line);
    const std::string_view text = trimmed(plain);
    if (text.ends_with(':') || text.starts_with('[') || text.starts_with('=') ||
        text.starts_with("【") || text.starts_with("■"))
        return true;
    const std::size_t bracket = text.rfind('(');
    return text.ends_with(')') && bracket != std::string_view::npos && bracket > 0 &&
           only_counts_cards(text.substr(bracket));
}

std::vector<CodedName> coded_names(std::string_view card)
{
    std::vector<CodedName> found;
    const auto add = [&found](std::string_view code, std::string_view name) {
        if (!code.empty() && !name.empty())
            found.push_back({std::string(code), std::string(name)});
    };
    card = trimmed(card);
    for (const auto& [open, close] : {std::pair('(', ')'), std::pair('[', ']')}) {
        const std::size_t begin = card.rfind(open);
        if (begin == std::string_view::npos)
            continue;
        const std::size_t end = card.find(close, begin);
        if (end == std::string_view::npos)
            continue;
        const std::string_view inside = trimmed(card.substr(begin + 1, end - begin - 1));
        const std::string_view name = trimmed(card.substr(0, begin));
        const std::string_view after = trimmed(card.substr(end + 1));
        if (after.empty())
            add(inside, name);
        else if (std::ranges::all_of(after, is_digit)) // as in "(B01) 003"
            add(std::string(inside) + '-' + std::string(after), name);
    }
    if (const std::size_t space = card.find_first_of(" \t"); space != std::string_view::npos) {
        std::string_view code = card.substr(0, space);
        if (code.ends_with(':') || code.ends_with(','))
            code.remove_suffix(1);
        if (code.size() > 2 && code.front() == '[' && code.back() == ']')
            code = code.substr(1, code.size() - 2);
        add(code, trimmed(card.substr(space)));
    }
    return found;
}

} // namespace kizuna
