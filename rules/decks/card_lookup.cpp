#include "decks/card_lookup.h"

#include "cards/plain_text.h"
#include "cards/text_folding.h"

#include <algorithm>
#include <cctype>
#include <iterator>

namespace kizuna {
namespace {

/// In bytes. No name of a card comes near; what is longer is prose or garbage.
constexpr std::size_t longest_name = 300;

/// A code as codes are compared: letters, digits and plus signs, in lower case.
std::string code_key(std::string_view text)
{
    std::string key;
    for (const char sign : narrowed(text)) {
        const auto byte = static_cast<unsigned char>(sign);
        if (byte >= 0x80)
            return {}; // no code is written in another script
        if (std::isalnum(byte) || sign == '+')
            key += static_cast<char>(std::tolower(byte));
    }
    return key;
}

std::string without_spaces(std::string text)
{
    std::erase(text, ' ');
    return text;
}

/// The name with its bracketed parts as words: "Robin (Male)" is not "Robin (Female)".
std::string strict_key(std::string_view name)
{
    std::string open(name);
    std::ranges::replace_if(
        open, [](char sign) { return sign == '(' || sign == ')'; }, ' ');
    return without_spaces(fold(open));
}

/// The name without its bracketed parts, as people type it.
std::string loose_key(std::string_view name)
{
    return without_spaces(fold(name));
}

/// The key of two names in a row. Folding keeps signs only where a text holds nothing else ("???").
std::string joined(const std::string& one, const std::string& other)
{
    const auto is_sign = [](unsigned char byte) { return std::ispunct(byte) != 0; };
    if (std::ranges::all_of(one, is_sign))
        return other;
    return std::ranges::all_of(other, is_sign) ? one : one + other;
}

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

/// A quick look before the slow comparison: few people get both ends of a name wrong.
bool may_be_like(std::string_view key, std::string_view other)
{
    constexpr std::size_t least = 2;
    if (key.size() < least || other.size() < least)
        return false;
    const std::size_t difference =
        std::max(key.size(), other.size()) - std::min(key.size(), other.size());
    return other.starts_with(key) || (difference <= key.size() / 2 &&
                                      (key.front() == other.front() || key.back() == other.back()));
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

void add_once(std::vector<std::string>& ids, const std::string& id)
{
    if (ids.size() < most_card_suggestions && std::ranges::find(ids, id) == ids.end())
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

/// An id wins over a printing code, and that over a collector number.
void CardFinder::index_codes()
{
    for (const Card& card : library_.cards())
        codes_.try_emplace(code_key(card.id), 1, CardMatch{&card, nullptr});
    for (const Card& card : library_.cards()) {
        for (const Printing& printing : card.printings)
            codes_.try_emplace(code_key(printing.code), 1, CardMatch{&card, &printing});
    }
    std::unordered_map<std::string, std::vector<CardMatch>> numbers;
    for (const Card& card : library_.cards()) {
        for (const Printing& printing : card.printings) {
            std::vector<CardMatch>& bearers = numbers[code_key(printing.number())];
            if (bearers.empty() || bearers.back().card != &card)
                bearers.push_back({&card, &printing});
        }
    }
    codes_.merge(numbers);
}

void CardFinder::add_key(CardIndex card, std::string key)
{
    std::vector<CardIndex>& bearers = names_[std::move(key)];
    if (bearers.empty() || bearers.back() != card)
        bearers.push_back(card);
}

void CardFinder::add_name(CardIndex card, std::string_view unit, std::string_view title)
{
    const auto add = [&](const std::string& unit_key, const std::string& title_key) {
        add_key(card, unit_key);
        if (title.empty())
            return;
        add_key(card, title_key);
        add_key(card, joined(unit_key, title_key));
        add_key(card, joined(title_key, unit_key));
    };
    const std::string unit_key = loose_key(unit);
    const std::string title_key = loose_key(title);
    add(unit_key, title_key);
    if (unit.find('(') != std::string_view::npos || title.find('(') != std::string_view::npos)
        add(strict_key(unit), strict_key(title));
    guessable_.push_back(unit_key);
    guessable_.push_back(joined(unit_key, title_key));
}

void CardFinder::index_names()
{
    for (const Card& card : library_.cards()) {
        const CardIndex at = library_.index_of(card);
        add_name(at, card.unit, card.title);
        if (!card.unit_ja.empty())
            add_name(at, card.unit_ja, card.title_ja);
        for (const std::string& alias : card.aliases) {
            const NameParts parts = split_at(alias, alias.find(": "));
            if (parts.title.empty())
                add_name(at, card.unit, alias);
            else
                add_name(at, parts.unit, parts.title);
        }
    }
    std::ranges::sort(guessable_);
    guessable_.erase(std::unique(guessable_.begin(), guessable_.end()), guessable_.end());
}

std::vector<CardMatch> CardFinder::with_code(std::string_view text)
{
    text = trimmed(text);
    if (const CardMatch exact = library_.find(text); exact.card)
        return {exact};
    if (codes_.empty())
        index_codes();
    const auto found = codes_.find(code_key(text));
    return found == codes_.end() || found->first.empty() ? std::vector<CardMatch>() : found->second;
}

std::vector<CardMatch> CardFinder::with_name(std::string_view text)
{
    if (text.size() > longest_name)
        return {};
    if (names_.empty())
        index_names();
    const std::string name = narrowed(trimmed(text));
    auto found = names_.find(strict_key(name));
    if (found == names_.end())
        found = names_.find(loose_key(name));
    if (found == names_.end())
        return {};

    std::vector<CardMatch> matches;
    for (const CardIndex card : found->second)
        matches.push_back({&library_.cards()[card], nullptr});
    const auto spelled = [&](const CardMatch& match) {
        return is_name_of(*match.card, trimmed(text));
    };
    if (std::ranges::any_of(matches, spelled))
        std::erase_if(matches, [&](const CardMatch& match) { return !spelled(match); });
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
            const auto unit = names_.find(loose_key(parts.unit));
            if (parts.title.empty() || unit == names_.end())
                continue;
            const std::string title = fold(parts.title);
            for (const CardIndex index : unit->second) {
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

    if (!number.empty()) {
        std::vector<std::string> known;
        for (const Card& card : library_.cards())
            known.push_back(card.id);
        return nearest(number, known);
    }
    const std::string name = narrowed(text);
    ids = cards_of_unit(name);
    const std::string key = loose_key(name);
    std::vector<std::string> known;
    std::ranges::copy_if(guessable_, std::back_inserter(known),
                         [&key](const std::string& other) { return may_be_like(key, other); });
    for (const std::string& near : nearest(key, known)) {
        for (const CardIndex card : names_.at(near))
            add_once(ids, library_.cards()[card].id);
    }
    return ids;
}

CardLookup look_up_card(std::string_view text, const CardLibrary& library)
{
    return CardFinder(library).look_up(text);
}

} // namespace kizuna
