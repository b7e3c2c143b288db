#include "decks/lookup/card_lookup.h"

#include "cards/base/plain_text.h"
#include "cards/library/name_index.h"
#include "cards/text/text_folding.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace kizuna {
namespace {

/// True if `folded`, a name in folded letters, is the card's unit name, English or Japanese.
bool is_unit_of(const Card& card, std::string_view folded)
{
    return fold(card.unit) == folded || fold(card.unit_ja) == folded;
}

} // namespace

bool holds_card(const std::vector<CardMatch>& matches, const Card& card)
{
    return std::ranges::find(matches, &card, &CardMatch::card) != matches.end();
}

bool is_name_of(const Card& card, std::string_view text)
{
    const auto is = [text](std::string_view one, std::string_view between, std::string_view other) {
        return text.size() == one.size() + between.size() + other.size() && text.starts_with(one) &&
               text.ends_with(other) && text.substr(one.size(), between.size()) == between;
    };
    return text == card.unit || text == card.title || is(card.unit, ": ", card.title) ||
           is(card.unit, ", ", card.title) || is(card.title_ja, " ", card.unit_ja);
}

std::string collector_number(std::string_view text)
{
    const std::string code = narrowed(text);
    std::size_t at = 0;
    const auto take = [&](auto is_wanted, std::size_t max) {
        const std::size_t begin = at;
        while (at < code.size() && at - begin < max && is_wanted(code[at]))
            ++at;
        return code.substr(begin, at - begin);
    };
    const auto is_letter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
    const std::string kind = take(is_letter, 1);
    const std::string set = take(is_digit, 2);
    take([](char c) { return c == '-' || c == '_' || c == ' '; }, 1);
    const std::string number = take(is_digit, 3);
    if (kind.empty() || set.empty() || number.empty())
        return {};
    const auto letter = static_cast<char>(std::toupper(static_cast<unsigned char>(kind.front())));
    return fmt::format("{}{:0>2}-{:0>3}", letter, set, number);
}

std::vector<CardMatch> cards_with_code(std::string_view text, const CardLibrary& library)
{
    text = trimmed(text);
    if (const CardMatch exact = library.find(text); exact.card)
        return {exact};
    const std::span<const CardMatch> found = library.name_index().with_code(text);
    return {found.begin(), found.end()};
}

std::vector<CardMatch> cards_with_name(std::string_view text, const CardLibrary& library)
{
    if (text.size() > max_name_length)
        return {};
    std::vector<CardMatch> matches;
    for (const CardIndex card : library.name_index().with_name(narrowed(trimmed(text))))
        matches.push_back({&library.cards()[card], nullptr});
    const auto keep_where_any = [&matches](auto test) {
        if (std::ranges::any_of(matches, test))
            std::erase_if(matches, [&](const CardMatch& match) { return !test(match); });
    };
    const std::string folded = fold(text);
    keep_where_any([&](const CardMatch& match) { return is_unit_of(*match.card, folded); });
    keep_where_any([&](const CardMatch& match) { return is_name_of(*match.card, trimmed(text)); });
    return matches;
}

CardLookup look_up_card(std::string_view text, const CardLibrary& library)
{
    CardLookup found{cards_with_code(text, library), {}};
    if (found.matches.empty() && collector_number(text).empty())
        found.matches = cards_with_name(text, library);
    if (!found.found())
        found.wanted = trimmed(text);
    return found;
}

} // namespace kizuna
