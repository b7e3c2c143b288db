#include "decks/lookup/card_suggestions.h"

#include "cards/base/plain_text.h"
#include "cards/library/name_index.h"
#include "cards/text/text_folding.h"
#include "decks/lookup/card_lookup.h"
#include "decks/lookup/foreign_card.h"
#include "decks/lookup/text_line.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>

namespace kizuna {
namespace {

using Why = CardSuggestion::Why;

/// A name as its unit and its title; the title is empty where the text has no two parts.
struct NameParts {
    std::string_view unit;
    std::string_view title;
};

/// Splits a name at its one-byte separator at `at`; npos: it has none.
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

/// One word with a digit in it.
bool may_be_code(std::string_view text)
{
    return text.find(' ') == std::string_view::npos &&
           text.find_first_of("0123456789") != std::string_view::npos;
}

/// The number in an id from `begin` on: 3 for "B01-003a" and 4.
int number_from(std::string_view id, std::size_t begin)
{
    int number = 0;
    std::from_chars(id.data() + begin, id.data() + id.size(), number);
    return number;
}

/// Gathers cards from the best reason to the worst, each once.
class Suggestions {
public:
    explicit Suggestions(const CardLibrary& library) : library_(library) {}

    std::vector<CardSuggestion> of(std::string_view text);

private:
    bool is_full() const { return found_.size() >= max_card_suggestions; }
    void add(const Card& card, Why why);
    void add_all(const std::vector<CardMatch>& matches, Why why);
    void add_coded(std::string_view text);
    void add_near_number(const std::string& number);
    std::vector<const Card*> nearest_of_set(const std::string& number, std::size_t max) const;
    void add_named(std::string_view text);
    void add_like(std::string_view name);
    std::vector<NameIndex::LikeCard> cards_of_unit(std::string_view name) const;

    const CardLibrary& library_;
    std::vector<CardSuggestion> found_;
};

void Suggestions::add(const Card& card, Why why)
{
    if (!is_full() && std::ranges::find(found_, &card, &CardSuggestion::card) == found_.end())
        found_.push_back({&card, why});
}

void Suggestions::add_all(const std::vector<CardMatch>& matches, Why why)
{
    for (const CardMatch& match : matches)
        add(*match.card, why);
}

/// Adds the cards of the code as it stands, else of the number that it begins with: the rarity may
/// be unknown, or zeros left out.
void Suggestions::add_coded(std::string_view text)
{
    std::vector<CardMatch> matches = cards_with_code(text, library_);
    Why why = Why::Code;
    if (matches.empty()) {
        if (const std::string number = collector_number(text); !number.empty())
            matches = cards_with_code(number, library_);
        why = Why::Number;
    }
    add_all(matches, matches.size() > 1 ? Why::Shared : why);
}

/// For a number that no card bears, adds cards of the same number in other series, then of the
/// nearest numbers in its set, then of ids much like it.
void Suggestions::add_near_number(const std::string& number)
{
    const std::vector<std::string> like = library_.name_index().ids_like(number);
    const auto add_if = [&](const auto& fits) {
        for (const std::string& id : like) {
            if (fits(id))
                add(*library_.find_id(id), Why::LikeCode);
        }
    };
    add_if([&](const std::string& id) { return id.substr(1) == number.substr(1); });
    constexpr std::size_t max_of_set = 2;
    for (const Card* card : nearest_of_set(number, max_of_set))
        add(*card, Why::LikeCode);
    add_if([](const std::string&) { return true; });
}

/// The cards of the set that a number names, the nearest numbers first.
std::vector<const Card*> Suggestions::nearest_of_set(const std::string& number,
                                                     std::size_t max) const
{
    const std::size_t set_end = number.find('-') + 1;
    std::vector<std::pair<int, const Card*>> cards;
    for (const Card& card : library_.cards()) {
        if (card.id.starts_with(number.substr(0, set_end)) && card.id.size() > set_end)
            cards.emplace_back(
                std::abs(number_from(card.id, set_end) - number_from(number, set_end)), &card);
    }
    std::ranges::stable_sort(cards, {}, &std::pair<int, const Card*>::first);
    std::vector<const Card*> nearest;
    for (const auto& [distance, card] : cards) {
        if (nearest.size() < max)
            nearest.push_back(card);
    }
    return nearest;
}

void Suggestions::add_named(std::string_view text)
{
    const std::string key = fold(text);
    for (const CardMatch& match : cards_with_name(text, library_)) {
        const Card& card = *match.card;
        const bool is_old =
            std::ranges::none_of(std::array{&card.unit, &card.title, &card.unit_ja, &card.title_ja},
                                 [&](const std::string* part) {
                                     const std::string folded = fold(*part);
                                     return !folded.empty() && key.find(folded) != key.npos;
                                 });
        add(card, is_old ? Why::OldName : Why::Name);
    }
}

/// The cards of the unit that the text begins or ends with, the most similar titles first.
std::vector<NameIndex::LikeCard> Suggestions::cards_of_unit(std::string_view name) const
{
    const NameIndex& names = library_.name_index();
    for (const std::string_view separator : {":", ",", " "}) {
        std::vector<NameIndex::LikeCard> cards;
        for (const NameParts& parts : {split_at(name, name.find(separator)),
                                       reversed(split_at(name, name.rfind(separator)))}) {
            if (parts.title.empty() || parts.unit.empty())
                continue;
            const auto of_unit = names.by_title(names.with_loose_name(parts.unit), parts.title);
            cards.insert(cards.end(), of_unit.begin(), of_unit.end());
        }
        if (!cards.empty()) {
            std::ranges::stable_sort(cards, {}, &NameIndex::LikeCard::cost);
            return cards;
        }
    }
    return {};
}

/// Adds cards with a name much like the whole, or of the unit with a title much like it, the most
/// similar first; then the unit's other cards.
void Suggestions::add_like(std::string_view name)
{
    const auto card_at = [this](CardIndex at) -> const Card& { return library_.cards()[at]; };
    const std::vector<NameIndex::LikeCard> of_unit = cards_of_unit(name);
    std::vector<NameIndex::LikeCard> like = library_.name_index().cards_named_like(name);
    const int worst = like.empty() ? static_cast<int>(name.size() / 6) * 2 : like.back().cost;
    for (const NameIndex::LikeCard& card : of_unit) {
        if (card.cost <= worst)
            like.push_back(card);
    }
    std::ranges::stable_sort(like, {}, &NameIndex::LikeCard::cost);
    for (const NameIndex::LikeCard& card : like)
        add(card_at(card.card), Why::LikeName);
    for (const NameIndex::LikeCard& card : of_unit)
        add(card_at(card.card), Why::SameUnit);
    if (!found_.empty())
        return;
    // No name is like the whole: one may be like a half of it.
    for (const std::string_view separator : {":", ",", " "}) {
        for (const NameParts& parts : {split_at(name, name.find(separator)),
                                       reversed(split_at(name, name.rfind(separator)))}) {
            if (parts.title.empty() || !found_.empty())
                continue;
            constexpr int cost_of_one_letter = 2;
            for (const auto& card : library_.name_index().cards_named_like(parts.title, 1)) {
                if (card.cost <= cost_of_one_letter)
                    add(card_at(card.card), Why::LikeName);
            }
        }
    }
}

std::vector<CardSuggestion> Suggestions::of(std::string_view text)
{
    text = trimmed(text);
    if (text.empty() || text.size() > max_name_length)
        return {};
    add_coded(text);
    // The text may be an unknown code beside a name.
    for (const CodedName& coded : coded_names(text)) {
        if (collector_number(coded.code).empty())
            continue;
        add_coded(coded.code);
        add_named(coded.name);
    }
    if (const std::string number = collector_number(text); !number.empty()) {
        if (found_.empty())
            add_near_number(number);
        return std::move(found_);
    }
    const std::string name = narrowed(text);
    add_named(name);
    if (found_.empty())
        add_like(name);
    if (found_.empty() && may_be_code(name)) {
        for (const std::string& id : library_.name_index().ids_like(name))
            add(*library_.find_id(id), Why::LikeCode);
    }
    return std::move(found_);
}

} // namespace

std::vector<CardSuggestion> card_suggestions(std::string_view text, const CardLibrary& library)
{
    if (ForeignCard foreign = foreign_card(text); !foreign.set.empty()) {
        foreign.set.clear(); // which stands between the name and the number
        return Suggestions(library).of(foreign_code(foreign));
    }
    return Suggestions(library).of(text);
}

std::vector<std::string> suggested_ids(std::string_view text, const CardLibrary& library)
{
    std::vector<std::string> ids;
    for (const CardSuggestion& suggestion : card_suggestions(text, library))
        ids.push_back(suggestion.card->id);
    return ids;
}

} // namespace kizuna
