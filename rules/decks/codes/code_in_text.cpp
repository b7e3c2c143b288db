#include "decks/codes/code_in_text.h"

#include "cards/base/plain_text.h"
#include "decks/codes/code_bits.h"
#include "decks/files/deck_import.h"
#include "decks/lookup/text_line.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace kizuna {
namespace {

constexpr std::size_t sure_size =
    40; ///< no name and no number of a card has so many characters in a row

bool is_code_character(char c)
{
    return code_characters.find(c) != std::string_view::npos;
}

bool begins_code(std::string_view text)
{
    return text.size() > 1 && text[0] == 'K' && is_digit(text[1]);
}

/// All characters of a part of a text but white space.
CodeInText without_spaces(std::string_view text, std::size_t begin, std::size_t end)
{
    CodeInText found;
    for (std::size_t at = begin; at < end; ++at) {
        if (trimmed(text.substr(at, 1)).empty())
            continue;
        found.characters += text[at];
        found.places.push_back(at);
    }
    return found;
}

/// The place behind the code characters that begin at `at`.
std::size_t run_end(std::string_view text, std::size_t at)
{
    return std::min(text.find_first_not_of(code_characters, at), text.size());
}

/// Where a code that breaks off at `at` goes on: behind a line break and the ">" of quoted mail.
/// npos where anything else follows.
std::size_t next_line(std::string_view text, std::size_t at)
{
    const std::size_t next = std::min(text.find_first_not_of(" \t\r\n>", at), text.size());
    const bool is_broken = text.substr(at, next - at).find('\n') != std::string_view::npos;
    return is_broken && next < text.size() && is_code_character(text[next]) ? next : text.npos;
}

/// The code that begins at a place, over as many lines as it takes for its check characters to fit.
/// `budget`: how many characters may still be summed up.
std::optional<CodeInText> fitting_code(std::string_view text, std::size_t begin,
                                       bool (*fits)(std::string_view), std::size_t& budget)
{
    CodeInText found;
    while (begin != text.npos && budget > 0) {
        const std::size_t end = run_end(text, begin);
        for (; begin < end; ++begin) {
            found.characters += text[begin];
            found.places.push_back(begin);
        }
        budget -= std::min(budget, found.characters.size());
        if (fits(found.characters))
            return found;
        begin = next_line(text, end);
    }
    return std::nullopt;
}

std::optional<CodeInText> fitting_code(std::string_view text, bool (*fits)(std::string_view))
{
    std::size_t budget = 1U << 20;
    for (std::size_t at = text.find('K'); at != text.npos; at = text.find('K', at + 1)) {
        if (!begins_code(text.substr(at)))
            continue;
        if (auto found = fitting_code(text, at, fits, budget))
            return found;
    }
    return std::nullopt;
}

/// What follows the scheme of a link to a deck: up to white space, or all of a text that begins
/// with the link.
std::optional<CodeInText> link_target(std::string_view text)
{
    constexpr std::size_t min_size = 10;
    const std::size_t link = lower_case(text).find(link_scheme);
    if (link == std::string::npos)
        return std::nullopt;
    const std::size_t begin =
        std::min(text.find_first_not_of('/', link + link_scheme.size()), text.size());
    const std::size_t end = std::min(text.find_first_of(" \t\r\n", begin), text.size());
    if (end - begin < min_size)
        return std::nullopt;
    const bool is_all = trimmed(without_byte_order_mark(text.substr(0, link))).empty();
    return without_spaces(text, begin, is_all ? text.size() : end);
}

/// How many characters of a word cannot be part of a code.
std::size_t others_in(std::string_view word)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(word, [](char c) { return !is_code_character(c); }));
}

/// True for a long word that mixes upper case, lower case and digits, as no word of a language
/// does.
bool is_like_code(std::string_view word)
{
    const auto count = [&](auto is) {
        return std::ranges::count_if(word, [&](unsigned char c) { return is(c) != 0; });
    };
    constexpr std::size_t max_others = 3;
    return word.size() >= sure_size && word.find("://") == word.npos &&
           word.find(',') == word.npos && count([](int c) { return std::isupper(c); }) > 2 &&
           count([](int c) { return std::islower(c); }) > 2 &&
           count([](int c) { return std::isdigit(c); }) > 2 && others_in(word) <= max_others;
}

/// The part of a text that looks like a damaged code; all of it where the text is one word.
std::optional<CodeInText> broken_code(std::string_view text)
{
    if (auto target = link_target(text))
        return target;
    const std::size_t mark = text.size() - without_byte_order_mark(text).size();
    CodeInText all = without_spaces(text, mark, text.size());
    constexpr std::size_t min_size = 10;
    const bool is_one_word =
        trimmed(text.substr(mark)).find_first_of(" \t\n") == std::string_view::npos;
    const std::size_t max_others = is_one_word ? 3 : 0;
    const std::size_t min_code_characters = is_one_word ? min_size : sure_size;
    if (begins_code(all.characters) && all.characters.size() >= min_code_characters &&
        others_in(all.characters) <= max_others)
        return all;
    if (is_one_word && is_like_code(all.characters))
        return all;
    for (std::size_t at = text.find('K'); at != text.npos; at = text.find('K', at)) {
        const std::size_t end = run_end(text, at);
        if (begins_code(text.substr(at)) && is_like_code(text.substr(at, end - at)))
            return without_spaces(text, at, end);
        at = end;
    }
    return std::nullopt;
}

/// True where a line that holds no part of the code has a card and its copies.
bool lists_cards(std::string_view text, const CodeInText& code)
{
    return std::ranges::any_of(split(text, '\n'), [&](std::string_view line) {
        const auto begin = static_cast<std::size_t>(line.data() - text.data());
        const bool is_apart =
            begin + line.size() <= code.places.front() || begin > code.places.back();
        line = trimmed(line);
        return is_apart && !line.empty() && !line.starts_with('#') && counts_a_card(line);
    });
}

/// Finds out why a code does not fit, and where.
void find_slip(CodeInText& code, bool (*fits)(std::string_view))
{
    const std::string_view characters = code.characters;
    const std::size_t bad = characters.find_first_not_of(code_characters);
    if (bad != characters.npos) {
        code.why = "sign";
        code.bad = bad;
        return;
    }
    code.why = "check";
    const auto fits_behind = [&](std::string_view front, std::size_t taken) {
        return fits(std::string(front) +
                    std::string(characters.substr(std::min(taken, characters.size()))));
    };
    if (characters.starts_with("K1"))
        return;
    if (fits_behind("K1", 2) || fits_behind("K", 0) || fits_behind("K1", 0) ||
        fits_behind("K1", 1) || !begins_code(characters)) {
        code.why = "begin";
        code.bad = characters.starts_with('K') ? 1 : 0;
    }
}

} // namespace

std::optional<CodeInText> code_in_text(std::string_view text, bool (*fits)(std::string_view))
{
    std::optional<CodeInText> found = fitting_code(text, fits);
    if (!found) {
        found = broken_code(text);
        if (found)
            find_slip(*found, fits);
    }
    if (found && lists_cards(text, *found))
        found.reset();
    return found;
}

std::vector<std::pair<int, std::string>> words_around(const CodeInText& code, std::string_view text)
{
    std::vector<std::pair<int, std::string>> words;
    const std::size_t first = code.places.front();
    const std::size_t last = code.places.back();
    int number = 0;
    for (const std::string_view line : split(text, '\n')) {
        const auto begin = static_cast<std::size_t>(line.data() - text.data());
        const std::size_t end = begin + line.size();
        std::string around;
        if (end <= first || begin > last)
            around = trimmed(without_byte_order_mark(line));
        else {
            std::string_view before =
                begin < first ? trimmed(line.substr(0, first - begin)) : std::string_view();
            while (before.ends_with('/'))
                before.remove_suffix(1);
            if (lower_case(before).ends_with(link_scheme))
                before.remove_suffix(link_scheme.size());
            before = trimmed(without_byte_order_mark(before));
            const std::string_view after =
                end > last ? trimmed(text.substr(last + 1, end - last - 1)) : std::string_view();
            if (before != ">" && (!before.empty() || !after.empty()))
                around = std::string(before) + "…" + std::string(after);
        }
        ++number;
        if (!around.empty())
            words.emplace_back(number, in_one_line(around));
    }
    return words;
}

} // namespace kizuna
