#include "decks/lookup/line_lookup.h"

#include "cards/base/plain_text.h"
#include "decks/lookup/shop_code.h"
#include "decks/lookup/text_line.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr std::array<std::string_view, 11> rarities = {"N",  "HN",  "R",  "SR",  "ST", "PR",
                                                       "N+", "HN+", "R+", "SR+", "ST+"};

/// The cards whose codes are among the words of a text, without codes that may mean one of `known`.
std::vector<CardMatch> coded_within(std::string_view text, const std::vector<CardMatch>& known,
                                    const CardLibrary& library)
{
    constexpr std::string_view between = " \t,;/|&()[]";
    std::vector<CardMatch> found;
    for (std::size_t begin = text.find_first_not_of(between); begin != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(between, begin), text.size());
        const std::vector<CardMatch> coded =
            cards_with_code(text.substr(begin, end - begin), library);
        const auto is_known = [&](const CardMatch& match) {
            return holds_card(known, *match.card);
        };
        if (std::ranges::none_of(coded, is_known))
            found.insert(found.end(), coded.begin(), coded.end());
        begin = text.find_first_not_of(between, end);
    }
    return found;
}

/// The code decides. A name that speaks of another card makes the line ambiguous, and so does the
/// code of another card beside it.
CardLookup look_up_coded(const CodedName& coded, const CardLibrary& library)
{
    std::vector<CardMatch> matches = cards_with_code(coded.code, library);
    if (matches.size() == 1 && is_name_of(*matches.front().card, coded.name))
        return {matches, {}};
    const std::vector<CardMatch> named = cards_with_name(coded.name, library);
    const std::string whole = coded.code + ' ' + coded.name;
    if (matches.empty())
        return named.empty() ? look_up_card(coded.code, library) : CardLookup{{}, whole};
    if (!named.empty()) {
        const auto is_named = [&named](const CardMatch& match) {
            return holds_card(named, *match.card);
        };
        if (std::ranges::any_of(matches, is_named))
            std::erase_if(matches, [&](const CardMatch& match) { return !is_named(match); });
        else
            matches.insert(matches.end(), named.begin(), named.end());
    }
    const std::vector<CardMatch> others = coded_within(coded.name, matches, library);
    matches.insert(matches.end(), others.begin(), others.end());
    return {matches, matches.size() == 1 ? std::string() : whole};
}

} // namespace

CardLookup line_lookup(std::string_view card, const CardLibrary& library)
{
    if (const CardMatch product = card_of_shop_code(card, library); product.card)
        return {{product}, {}};
    for (const CodedName& coded : coded_names(card)) {
        if (!collector_number(coded.code).empty() || !cards_with_code(coded.code, library).empty())
            return look_up_coded(coded, library);
    }
    // What follows one of these may be a remark, unless it is part of a card's name.
    for (const std::string_view sign : remark_characters) {
        const std::size_t remark = card.find(sign);
        if (remark != std::string_view::npos && cards_with_name(card, library).empty())
            return line_lookup(card.substr(0, remark), library);
    }
    const CardLookup found = look_up_card(card, library);
    const std::size_t space = card.find(' ');
    const bool has_rarity = space != std::string_view::npos &&
                            std::ranges::find(rarities, card.substr(0, space)) != rarities.end();
    if (found.matches.empty() && has_rarity) // as in "SR 救国の英雄 マルス"
        return line_lookup(trimmed(card.substr(space)), library);
    return found;
}

bool names_card(std::string_view card, const CardLibrary& library)
{
    const std::optional<CountedCard> counted = count_at_end(card);
    return !line_lookup(card, library).matches.empty() ||
           (counted && !line_lookup(counted->card, library).matches.empty());
}

} // namespace kizuna
