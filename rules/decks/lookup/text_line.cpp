#include "decks/lookup/text_line.h"

#include "cards/base/plain_text.h"
#include "cards/text/text_folding.h"
#include "decks/deck/deck.h"
#include "decks/lookup/text_count.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <unordered_map>
#include <utility>

namespace kizuna {
namespace {

constexpr std::string_view protagonist_headings[] = {
    "Protagonist", "Main character", "MC", "主人公", "主人公カード", "Protagonista"};
constexpr std::string_view cards_headings[] = {
    "Cards",  "Deck",         "Main",  "Main deck", "カード",
    "デッキ", "メインデッキ", "Carte", "Mazzo",     "Mazzo principale"};
constexpr std::string_view maybe_headings[] = {
    "Maybe", "Maybe pile", "Maybeboard",   "Sideboard",    "Side",  "SB",
    "候補",  "サイド",     "サイドデッキ", "サイドボード", "Forse", "Riserva"};

constexpr std::string_view heading_characters = " \t()[]{}<>=-_*~:.|+";
constexpr std::array<std::string_view, 13> wide_heading_characters = {
    "【", "】", "「", "」", "『", "』", "《", "》", "■", "●", "◆", "・", "★"};

bool is_heading_character(char c)
{
    return heading_characters.find(c) != std::string_view::npos;
}

/// Takes off the characters that are drawn around a heading, as in "== Main ==" and "【主人公】".
std::string_view without_heading_characters(std::string_view text)
{
    for (bool takes = true; takes;) {
        const std::size_t before = text.size();
        while (!text.empty() && is_heading_character(text.front()))
            text.remove_prefix(1);
        while (!text.empty() && is_heading_character(text.back()))
            text.remove_suffix(1);
        for (const std::string_view sign : wide_heading_characters) {
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
    std::string_view rest = without_heading_characters(text);
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
        return without_heading_characters(text);
    rest = rest.substr(0, begin);
    const bool is_apart = rest.empty() ||
                          std::string_view(" \t([:").find(rest.back()) != std::string_view::npos ||
                          !is_ascii(rest.back());
    return is_apart ? without_heading_characters(rest) : without_heading_characters(text);
}

/// A heading in the form that is compared; empty where a digit or another character in it shows
/// that the text is something else, as in "S01-001/B01-002".
std::string heading_key(std::string_view text)
{
    const auto is_letter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
    const bool has_ascii = std::ranges::any_of(text, is_letter);
    for (const char c : text) {
        const bool belongs = is_ascii(c) ? is_letter(c) || c == ' ' || c == '-' : !has_ascii;
        if (!belongs)
            return {};
    }
    std::string key = fold(text);
    std::erase_if(key, [](char c) { return c == ' ' || c == '-'; });
    return key;
}

std::optional<TextSection> section_named(std::string_view text)
{
    const std::string key = heading_key(without_card_count(text));
    if (key.empty())
        return std::nullopt;
    static const auto sections = [] {
        std::unordered_map<std::string, TextSection> by_key;
        const auto add = [&by_key](TextSection section, const auto& words) {
            for (const std::string_view word : words)
                by_key.emplace(heading_key(word), section);
        };
        add(TextSection::Protagonist, protagonist_headings);
        add(TextSection::Cards, cards_headings);
        add(TextSection::Maybe, maybe_headings);
        return by_key;
    }();
    const auto found = sections.find(key);
    return found == sections.end() ? std::nullopt : std::optional(found->second);
}

/// True for a text that only says how many cards follow a heading: "(49)", "49 cards", "46枚".
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

bool is_word_for_sum(std::string_view card)
{
    constexpr std::array<std::string_view, 9> words = {"total", "sum",  "totale", "合計",  "計",
                                                       "総計",  "総数", "枚数",   "総枚数"};
    return std::ranges::find(words, lower_case(without_heading_characters(card))) != words.end();
}

std::optional<int> line_number(std::string_view line)
{
    const std::string plain = narrowed(line.substr(0, 12));
    const std::string_view text = trimmed(plain);
    const std::size_t end = text.find_first_not_of("0123456789");
    const std::string_view rest = text.substr(std::min(end, text.size()));
    const bool has_dot = rest.size() > 1 && rest[0] == '.' && !is_digit(rest[1]);
    const bool is_numbered = end != std::string_view::npos && end > 0 &&
                             (has_dot || rest.starts_with(')') || rest.starts_with("、"));
    return is_numbered ? count_of(text.substr(0, end)).copies : std::nullopt;
}

/// True for "コスト", "1コスト", "コスト1-2", "Cost 3", "4 cost", "5コスト以上".
bool is_about_cost(std::string_view text)
{
    const std::string lower = lower_case(text);
    for (const std::string_view word : {"コスト", "costo", "costi", "cost", "コス"}) {
        const std::size_t at = lower.find(word);
        if (at == std::string::npos)
            continue;
        std::string rest = lower.substr(0, at) + lower.substr(at + word.size());
        for (const std::string_view more : {"以上", "以下", "帯", "〜", "~"}) {
            if (const std::size_t place = rest.find(more); place != std::string::npos)
                rest.erase(place, more.size());
        }
        return rest.find_first_not_of("0123456789 -+.x:s") == std::string::npos;
    }
    return false;
}

bool groups_cards(std::string_view line)
{
    const std::string plain = narrowed(line);
    const std::string_view text = trimmed(plain);
    const std::string_view words = without_card_count(text);
    if (is_about_cost(words))
        return true;
    constexpr std::array<std::string_view, 11> signs = {"■", "□", "◆", "◇", "●", "○",
                                                        "◎", "▼", "▽", "★", "☆"};
    const bool has_sign =
        std::ranges::any_of(signs, [&](std::string_view sign) { return text.starts_with(sign); });
    const std::size_t bracket = text.rfind('(');
    return has_sign && text.ends_with(')') && bracket != std::string_view::npos &&
           text.find(sheets, bracket) != std::string_view::npos &&
           only_counts_cards(text.substr(bracket));
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

bool are_numbered(const std::vector<std::string_view>& lines)
{
    constexpr int min_lines = 3;
    int last = 0;
    for (const std::string_view line : lines) {
        const std::optional<int> number = line_number(line);
        if (number && *number != ++last)
            return false;
    }
    return last >= min_lines;
}

bool counts_a_card(std::string_view line)
{
    const TextLine parsed = parse_text_line(line);
    if (parsed.is_heading)
        return false;
    if (parsed.count)
        return parsed.count->copies && !parsed.card.empty();
    const std::optional<CountedCard> counted = count_at_end(parsed.card);
    const bool is_key =
        counted && counted->may_be_heading && parsed.card.find(": ") != std::string::npos;
    return counted && counted->count.copies && !is_key; // a key and a value of YAML
}

bool names_cipher(std::string_view game)
{
    const std::string name = lower_case(game);
    return std::ranges::any_of(std::array{"cipher", "fire emblem", "fe0"}, [&](const char* known) {
        return name.find(known) != std::string::npos;
    });
}

} // namespace kizuna
