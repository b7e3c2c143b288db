#include "decks/lookup/text_line.h"

#include "cards/text/plain_text.h"
#include "cards/text/text_folding.h"
#include "decks/deck/deck.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <unordered_map>

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

/// Takes a count off the front of the text; the text stays whole where there is none.
std::optional<TextCount> take_count(std::string_view& text)
{
    std::string_view rest = text;
    const bool has_sign = (!rest.empty() && is_letter_x(rest.front()));
    if (has_sign)
        rest.remove_prefix(1);
    else
        take_front(rest, times_sign);
    rest = trimmed(rest);

    const auto end = std::ranges::find_if_not(rest, is_numeric);
    const std::string_view number = rest.substr(0, static_cast<std::size_t>(end - rest.begin()));
    const std::size_t first_digit = number.find_first_of("0123456789");
    if (first_digit == std::string_view::npos || first_digit > 1)
        return std::nullopt;
    rest.remove_prefix(number.size());

    const bool is_apart = rest.empty() || is_space(rest.front()) || !is_ascii(rest.front());
    rest = trimmed(rest);
    const bool x_follows = !rest.empty() && is_letter_x(rest.front()) &&
                           (!is_apart || rest.size() == 1 || is_space(rest[1]));
    if (x_follows || rest.starts_with('*'))
        rest.remove_prefix(1);
    else if (!take_front(rest, times_sign) && !take_front(rest, sheets) && !is_apart)
        return std::nullopt;
    text = trimmed(rest);
    return count_of(number);
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
    const bool has_counter = rest.ends_with(sheets);
    if (has_counter) {
        rest.remove_suffix(sheets.size());
        rest = trimmed(rest);
    }
    std::size_t begin = rest.size();
    while (begin > 0 && is_numeric(rest[begin - 1]))
        --begin;
    const std::string_view number = rest.substr(begin);
    rest = rest.substr(0, begin);
    const bool is_apart = !rest.empty() && is_space(rest.back());
    rest = trimmed(rest);
    if (number.empty() || rest.empty())
        return std::nullopt;

    const bool has_x =
        rest.size() > 1 && is_letter_x(rest.back()) && is_space(rest[rest.size() - 2]);
    if (has_x || rest.ends_with('*'))
        rest.remove_suffix(1);
    else if (rest.ends_with(times_sign))
        rest.remove_suffix(times_sign.size());
    else if (!has_counter && !is_apart)
        return std::nullopt;
    rest = trimmed(rest);
    if (rest.empty())
        return std::nullopt;
    return CountedCard{count_of(number), std::string(rest)};
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
