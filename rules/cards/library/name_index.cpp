#include "cards/library/name_index.h"

#include "cards/base/plain_text.h"
#include "cards/base/utf8.h"
#include "cards/text/text_folding.h"

#include <algorithm>
#include <cctype>

namespace kizuna {
namespace {

/// A code in the form that is compared: letters, digits and plus signs, in lower case.
std::string code_key(std::string_view text)
{
    std::string key;
    for (const char c : narrowed(text)) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x80)
            return {}; // no code is written in another script
        if (std::isalnum(byte) || c == '+')
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
        open, [](char c) { return c == '(' || c == ')'; }, ' ');
    return without_spaces(fold(open));
}

/// The name without its bracketed parts, as people type it.
std::string loose_key(std::string_view name)
{
    return without_spaces(fold(name));
}

/// The key of two names in a row. Folding keeps punctuation only where a text holds nothing else
/// ("???").
std::string joined(const std::string& one, const std::string& other)
{
    const auto is_sign = [](unsigned char byte) { return std::ispunct(byte) != 0; };
    if (std::ranges::all_of(one, is_sign))
        return other;
    return std::ranges::all_of(other, is_sign) ? one : one + other;
}

/// A quick look before the slow comparison: few people get both ends of a name wrong.
bool may_be_like(std::string_view key, std::string_view other)
{
    constexpr std::size_t min = 2;
    if (key.size() < min || other.size() < min)
        return false;
    const std::size_t difference =
        std::max(key.size(), other.size()) - std::min(key.size(), other.size());
    return other.starts_with(key) || (difference <= key.size() / 2 &&
                                      (key.front() == other.front() || key.back() == other.back()));
}

} // namespace

NameIndex::NameIndex(std::span<const Card> cards) : cards_(cards)
{
    add_codes();
    add_names();
}

void NameIndex::add_codes()
{
    std::vector<std::string> ids;
    ids.reserve(cards_.size());
    for (const Card& card : cards_) {
        ids.push_back(card.id);
        codes_.try_emplace(code_key(card.id), 1, CardMatch{&card, nullptr});
    }
    ids_ = KnownTexts(std::move(ids));
    for (const Card& card : cards_) {
        for (const Printing& printing : card.printings)
            codes_.try_emplace(code_key(printing.code), 1, CardMatch{&card, &printing});
    }
    std::unordered_map<std::string, std::vector<CardMatch>> numbers;
    for (const Card& card : cards_) {
        for (const Printing& printing : card.printings) {
            std::vector<CardMatch>& bearers = numbers[code_key(printing.number())];
            if (bearers.empty() || bearers.back().card != &card)
                bearers.push_back({&card, &printing});
        }
    }
    codes_.merge(numbers);
    codes_.erase(std::string());
}

void NameIndex::add_name(CardIndex card, std::string_view unit, std::string_view title,
                         std::vector<std::string>& guessable)
{
    const auto add_key = [&](const std::string& key) {
        std::vector<CardIndex>& bearers = names_[key];
        if (bearers.empty() || bearers.back() != card)
            bearers.push_back(card);
    };
    const auto add = [&](const std::string& unit_key, const std::string& title_key) {
        add_key(unit_key);
        if (title.empty())
            return;
        add_key(title_key);
        add_key(joined(unit_key, title_key));
        add_key(joined(title_key, unit_key));
    };
    const std::string unit_key = loose_key(unit);
    const std::string title_key = loose_key(title);
    add(unit_key, title_key);
    const std::string narrow_unit = narrowed(unit); // Japanese brackets are full-width
    const std::string narrow_title = narrowed(title);
    if (narrow_unit.find('(') != std::string::npos || narrow_title.find('(') != std::string::npos)
        add(strict_key(narrow_unit), strict_key(narrow_title));
    guessable.push_back(unit_key);
    guessable.push_back(joined(unit_key, title_key));
}

void NameIndex::add_names()
{
    std::vector<std::string> guessable;
    for (CardIndex at = 0; at < cards_.size(); ++at) {
        const Card& card = cards_[at];
        add_name(at, card.unit, card.title, guessable);
        if (!card.unit_ja.empty())
            add_name(at, card.unit_ja, card.title_ja, guessable);
        for (const std::string& alias : card.aliases) {
            const std::size_t colon = alias.find(": ");
            if (colon == std::string::npos)
                add_name(at, card.unit, alias, guessable);
            else
                add_name(at, trimmed(std::string_view(alias).substr(0, colon)),
                         trimmed(std::string_view(alias).substr(colon + 1)), guessable);
        }
    }
    std::ranges::sort(guessable);
    guessable.erase(std::unique(guessable.begin(), guessable.end()), guessable.end());
    guessable_ = KnownTexts(std::move(guessable));
}

std::span<const CardMatch> NameIndex::with_code(std::string_view text) const
{
    const auto found = codes_.find(code_key(text));
    return found == codes_.end() ? std::span<const CardMatch>() : found->second;
}

std::span<const CardIndex> NameIndex::bearers(const std::string& key) const
{
    const auto found = names_.find(key);
    return found == names_.end() ? std::span<const CardIndex>() : found->second;
}

std::span<const CardIndex> NameIndex::with_name(std::string_view text) const
{
    const std::span<const CardIndex> strict = bearers(strict_key(text));
    return strict.empty() ? with_loose_name(text) : strict;
}

std::span<const CardIndex> NameIndex::with_loose_name(std::string_view text) const
{
    return bearers(loose_key(text));
}

std::vector<std::string> NameIndex::ids_like(std::string_view text) const
{
    return ids_.nearest(text);
}

std::vector<CardIndex> NameIndex::cards_like(std::string_view name) const
{
    const std::string key = loose_key(name);
    const auto is_worth_a_look = [&key](std::string_view other) { return may_be_like(key, other); };
    constexpr std::size_t max_names = 3;
    std::vector<CardIndex> cards;
    for (const std::string& near : guessable_.nearest(key, max_names, is_worth_a_look)) {
        const std::span<const CardIndex> bearing = bearers(near);
        cards.insert(cards.end(), bearing.begin(), bearing.end());
    }
    return cards;
}

/// Built at the first misspelt name: most runs have none.
const NameIndex::Likeness& NameIndex::likeness() const
{
    std::call_once(likened_, [this] {
        std::vector<std::string> names;
        names.reserve(names_.size());
        for (const auto& [key, bearers] : names_)
            names.push_back(key);
        std::ranges::sort(names); // the same order on every machine
        likeness_.names = KnownTexts(std::move(names));
        for (const Card& card : cards_)
            likeness_.titles.push_back(
                {code_points(loose_key(card.title)), code_points(loose_key(card.title_ja))});
    });
    return likeness_;
}

std::vector<NameIndex::LikeCard> NameIndex::cards_named_like(std::string_view name,
                                                             std::size_t max_names) const
{
    const std::string key = loose_key(name);
    std::vector<LikeCard> cards;
    const std::size_t letters = code_points(key).size();
    if (letters < 2)
        return cards; // one letter is like every other
    constexpr int max_slips = 3;
    const int slips = std::clamp(static_cast<int>(letters / 4), 1, max_slips);
    for (const KnownTexts::Near& near : likeness().names.near(key, max_names, slips)) {
        if (near.cost > 2 * slips)
            break; // a short beginning of many names
        for (const CardIndex card : bearers(std::string(near.text)))
            cards.push_back({card, near.cost});
    }
    return cards;
}

std::vector<NameIndex::LikeCard> NameIndex::by_title(std::span<const CardIndex> cards,
                                                     std::string_view title) const
{
    constexpr int max = 8; // longer distances are all the same
    constexpr int cost_of_letter = 2;
    const std::u32string key = code_points(loose_key(title));
    std::vector<LikeCard> found;
    for (const CardIndex card : cards) {
        const TitleKeys& known = likeness().titles[card];
        int distance = edit_distance(key, known.english, max);
        if (!known.japanese.empty())
            distance = std::min(distance, edit_distance(key, known.japanese, max));
        found.push_back({card, distance * cost_of_letter});
    }
    std::ranges::stable_sort(found, {}, &LikeCard::cost);
    return found;
}

} // namespace kizuna
