#include "decks/lookup/card_lookup.h"

#include "cards/library/name_index.h"
#include "cards/text/nearest.h"
#include "cards/text/plain_text.h"
#include "cards/text/text_folding.h"

#include <algorithm>
#include <cctype>

namespace kizuna {
namespace {

/// In bytes. No name of a card comes near; what is longer is prose or garbage.
constexpr std::size_t longest_name = 300;

/// A name as its unit and its title; the title is empty where the text has no two parts.
struct NameParts {
    std::string_view unit;
    std::string_view title;
};

/// Around the separator of one byte at a position; npos where there is none.
NameParts split_at(std::string_view name, std::size_t at)
{
    if (at == std::string_view::npos)
        return {name, {}};
    return {trimmed(name.substr(0, at)), trimmed(name.substr(at + 1))};
}

NameParts reversed(const NameParts& parts)
{
    return {parts.title, parts.unit};
}

/// How unlike a folded title is to the card's, in the language where it is likest.
int unlikeness(std::string_view title, const Card& card)
{
    constexpr int most = 40;
    const int english = edit_distance(title, fold(card.title), most);
    return card.title_ja.empty()
               ? english
               : std::min(english, edit_distance(title, fold(card.title_ja), most));
}

/// The unit's own name in the library's spelling of today, whatever the letter case.
bool is_unit_of(const Card& card, std::string_view folded)
{
    return fold(card.unit) == folded || fold(card.unit_ja) == folded;
}

void add_once(std::vector<std::string>& ids, const std::string& id)
{
    if (ids.size() < max_card_suggestions && std::ranges::find(ids, id) == ids.end())
        ids.push_back(id);
}

} // namespace

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
    const auto take = [&](auto is_wanted, std::size_t most) {
        const std::size_t begin = at;
        while (at < code.size() && at - begin < most &&
               is_wanted(static_cast<unsigned char>(code[at])))
            ++at;
        return code.substr(begin, at - begin);
    };
    const auto is_digit = [](unsigned char sign) { return std::isdigit(sign) != 0; };
    const std::string kind = take([](unsigned char sign) { return std::isalpha(sign) != 0; }, 1);
    const std::string set = take(is_digit, 2);
    take([](unsigned char sign) { return sign == '-' || sign == '_' || sign == ' '; }, 1);
    const std::string number = take(is_digit, 3);
    if (kind.empty() || set.empty() || number.empty())
        return {};
    const auto padded = [](const std::string& digits, std::size_t width) {
        return std::string(width - digits.size(), '0') + digits;
    };
    const auto letter = static_cast<char>(std::toupper(static_cast<unsigned char>(kind.front())));
    return letter + padded(set, 2) + '-' + padded(number, 3);
}

CardFinder::CardFinder(const CardLibrary& library, int guesses)
    : library_(library), guesses_(guesses)
{
}

std::vector<CardMatch> CardFinder::with_code(std::string_view text) const
{
    text = trimmed(text);
    if (const CardMatch exact = library_.find(text); exact.card)
        return {exact};
    const std::span<const CardMatch> found = library_.name_index().with_code(text);
    return {found.begin(), found.end()};
}

std::vector<CardMatch> CardFinder::with_name(std::string_view text) const
{
    if (text.size() > longest_name)
        return {};
    std::vector<CardMatch> matches;
    for (const CardIndex card : library_.name_index().with_name(narrowed(trimmed(text))))
        matches.push_back({&library_.cards()[card], nullptr});
    const auto keep_where_any = [&matches](auto test) {
        if (std::ranges::any_of(matches, test))
            std::erase_if(matches, [&](const CardMatch& match) { return !test(match); });
    };
    const std::string folded = fold(text);
    keep_where_any([&](const CardMatch& match) { return is_unit_of(*match.card, folded); });
    keep_where_any([&](const CardMatch& match) { return is_name_of(*match.card, trimmed(text)); });
    return matches;
}

CardLookup CardFinder::look_up(std::string_view text)
{
    CardLookup found{with_code(text), {}};
    if (found.matches.empty() && collector_number(text).empty())
        found.matches = with_name(text);
    if (found.matches.empty())
        found.suggestions = guess(trimmed(text));
    else if (!found.found()) {
        for (const CardMatch& match : found.matches)
            add_once(found.suggestions, match.card->id);
    }
    return found;
}

/// The cards of the unit that the text begins or ends with, the likest titles first.
std::vector<std::string> CardFinder::cards_of_unit(std::string_view text) const
{
    struct Candidate {
        int unlikeness;
        const Card* card;
    };
    std::vector<Candidate> candidates;
    for (const std::string_view separator : {":", ",", " "}) {
        for (const NameParts& parts : {split_at(text, text.find(separator)),
                                       reversed(split_at(text, text.rfind(separator)))}) {
            if (parts.title.empty())
                continue;
            const std::string title = fold(parts.title);
            for (const CardIndex index : library_.name_index().with_loose_name(parts.unit)) {
                const Card& card = library_.cards()[index];
                candidates.push_back({unlikeness(title, card), &card});
            }
        }
        if (!candidates.empty())
            break;
    }
    std::ranges::stable_sort(candidates, {}, &Candidate::unlikeness);
    std::vector<std::string> ids;
    for (const Candidate& candidate : candidates)
        add_once(ids, candidate.card->id);
    return ids;
}

std::vector<std::string> CardFinder::guess(std::string_view text)
{
    std::vector<std::string> ids;
    if (text.empty() || text.size() > longest_name)
        return ids;
    // A known number whose rarity is not known, or that is written with too few zeros.
    const std::string number = collector_number(text);
    if (!number.empty()) {
        for (const CardMatch& match : with_code(number))
            add_once(ids, match.card->id);
    }
    if (!ids.empty() || guesses_ <= 0)
        return ids;
    --guesses_;

    if (!number.empty())
        return library_.name_index().ids_like(number);
    const std::string name = narrowed(text);
    ids = cards_of_unit(name);
    for (const CardIndex card : library_.name_index().cards_like(name))
        add_once(ids, library_.cards()[card].id);
    return ids;
}

CardLookup look_up_card(std::string_view text, const CardLibrary& library)
{
    return CardFinder(library).look_up(text);
}

} // namespace kizuna
