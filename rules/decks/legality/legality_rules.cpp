#include "decks/legality/legality_rules.h"

#include <algorithm>

namespace kizuna {
namespace {

/// For decks of more cards than this a search of the library is faster than testing each card.
constexpr std::size_t large_deck = 100;

/// A number of another game; CardTraits::absent where the card has none.
int other_number(const OpeningRule& rule, const Card& card, const CardLibrary& library)
{
    const std::vector<Word>& numbers = library.words().numbers;
    const auto named = std::ranges::find(numbers, rule.number, &Word::slug);
    const auto place = static_cast<std::size_t>(named - numbers.begin());
    return card.numbers && place < card.numbers->size() ? (*card.numbers)[place]
                                                        : CardTraits::absent;
}

} // namespace

const std::vector<std::size_t>& DeckInFormat::entries_of_name(CardIndex name_group) const
{
    if (entries_of_names_found.empty()) {
        for (std::size_t at = 0; at < deck.cards.size(); ++at) {
            if (const Card* card = cards.entry_cards[at])
                entries_of_names_found[card->name_group].push_back(at);
        }
    }
    return entries_of_names_found[name_group];
}

const std::vector<int>& DeckInFormat::copies_by_card() const
{
    if (copies_by_card_found.empty()) {
        copies_by_card_found.resize(library.cards().size());
        for (const ResolvedDeck::Line& line : cards.cards)
            copies_by_card_found[static_cast<std::size_t>(line.card - library.cards().data())] =
                line.copies;
    }
    return copies_by_card_found;
}

bool asks_about_protagonist(const Format& format)
{
    const auto asks = [](const CountRule& rule) { return rule.cards.asks_about_protagonist(); };
    return !format.banned_protagonists.empty() || !format.opening.empty() ||
           std::ranges::any_of(format.require, asks) || std::ranges::any_of(format.exact, asks);
}

int count_matches(const DeckInFormat& in, const Query& query, const Card* protagonist)
{
    const QueryContext context{.library = &in.library, .protagonist = protagonist};
    int copies = 0;
    if (in.cards.cards.size() > large_deck) {
        for (const CardIndex card : search(query, context))
            copies = saturating_sum(copies, in.copies_by_card()[card]);
        return copies;
    }
    for (const ResolvedDeck::Line& line : in.cards.cards)
        copies = saturating_sum(copies, query.matches(*line.card, context) ? line.copies : 0);
    return copies;
}

std::vector<const Card*> opening_cards(const DeckInFormat& in, const Card& protagonist)
{
    std::vector<const Card*> cards = {&protagonist};
    for (const std::string& code : in.deck.alternatives) {
        const Card* card = in.library.find(code).card;
        if (card && std::ranges::find(cards, card) == cards.end())
            cards.push_back(card);
    }
    return cards;
}

int opening_value(const OpeningRule& rule, const Card& card, const Card& protagonist,
                  const CardLibrary& library)
{
    if (!rule.cards.matches(card, {.library = &library, .protagonist = &protagonist}))
        return 0;
    return number_of(rule, card, library);
}

int number_of(const OpeningRule& rule, const Card& card, const CardLibrary& library)
{
    switch (rule.value) {
    case OpeningRule::Value::Cost:
        return card.cost.or_zero();
    case OpeningRule::Value::ClassChange:
        return card.class_change_cost.value_or(Amount(0)).or_zero();
    case OpeningRule::Value::Attack:
        return card.attack.or_zero();
    case OpeningRule::Value::Support:
        return card.support.or_zero();
    case OpeningRule::Value::Other:
        return std::max<int>(0, other_number(rule, card, library));
    }
    return 0;
}

bool has_number(const OpeningRule& rule, const Card& card, const CardLibrary& library)
{
    return other_number(rule, card, library) != CardTraits::absent;
}

int opening_sum(const OpeningRule& rule, const DeckInFormat& in, const Card& protagonist)
{
    int sum = 0;
    for (const Card* card : opening_cards(in, protagonist))
        sum = saturating_sum(sum, opening_value(rule, *card, protagonist, in.library));
    return sum;
}

bool may_lead(const DeckInFormat& in, const Card& card)
{
    if (is_banned_protagonist(card, in.format, in.library))
        return false;
    return std::ranges::all_of(in.format.opening, [&](const OpeningRule& rule) {
        const int sum = opening_sum(rule, in, card);
        return sum >= rule.min && sum <= rule.max;
    });
}

} // namespace kizuna
