#include "decks/deck/deck_statistics.h"

#include "cards/skills/families.h"

#include <string_view>
#include <vector>

namespace kizuna {
namespace {

constexpr const char* none = "none";

void count_words(std::map<std::string, int>& by_word, const std::vector<std::string_view>& words,
                 int copies)
{
    if (words.empty())
        by_word[none] += copies;
    for (const std::string_view word : words)
        by_word[std::string(word)] += copies;
}

void count_effects(DeckStatistics& statistics, const Card& card, int copies,
                   const Vocabulary& words)
{
    FamilySet does = 0;
    int flips = 0;
    for (const Skill& skill : card.skills) {
        const EffectTraits traits = effect_traits(skill, words);
        does |= traits.does;
        flips += traits.pays[static_cast<std::size_t>(PaidWith::Flip)];
    }
    const auto families = effect_family_words();
    for (std::size_t at = 0; at < families.size(); ++at) {
        if ((does >> at & 1) != 0)
            statistics.by_effect[std::string(families[at])] += copies;
    }
    statistics.flips += flips * copies;
    statistics.flip_copies += flips > 0 ? copies : 0;
}

void count(DeckStatistics& statistics, const Card& card, int copies, const Vocabulary& words)
{
    statistics.by_cost[amount_text(card.cost)] += copies;
    statistics
        .by_class_change[card.class_change_cost ? amount_text(*card.class_change_cost) : none] +=
        copies;
    statistics.by_support[amount_text(card.support)] += copies;
    statistics.by_attack[amount_text(card.attack)] += copies;
    statistics.by_range[range_text(card.range)] += copies;
    count_words(statistics.by_symbol, slugs(words, card.symbols), copies);
    count_words(statistics.by_weapon, slugs(words, card.weapons), copies);
    count_words(statistics.by_type, slugs(words, card.types), copies);
    count_words(statistics.by_gender, slugs(words, card.genders), copies);
    count_effects(statistics, card, copies, words);
}

void count_line(DeckStatistics& statistics, const ResolvedDeck& deck)
{
    for (const auto& [card, copies] : deck.cards) {
        if (!shares_unit_name(*statistics.protagonist, *card))
            continue;
        statistics.protagonist_line += copies;
        if (card->class_change_cost)
            statistics.promotions += copies;
    }
}

/// Sets the support numbers, over every known card but one copy of the protagonist, which stands on
/// the battlefield.
void weigh_supports(DeckStatistics& statistics, const ResolvedDeck& deck)
{
    int cards = 0;
    double support = 0;
    for (const auto& [card, copies] : deck.cards) {
        cards += copies;
        support += static_cast<double>(card->support.or_zero()) * copies;
    }
    int failing = 0;
    if (statistics.protagonist) {
        cards -= 1;
        support -= statistics.protagonist->support.or_zero();
        failing = statistics.protagonist_line - 1;
    }
    if (cards > 0) {
        statistics.support_mean = support / cards;
        statistics.support_failure = static_cast<double>(failing) / cards;
    }
}

} // namespace

DeckStatistics deck_statistics(const Deck& deck, const CardLibrary& library)
{
    return deck_statistics(resolve(deck, library), library);
}

DeckStatistics deck_statistics(const ResolvedDeck& deck, const CardLibrary& library)
{
    DeckStatistics statistics;
    statistics.size = deck.size;
    statistics.protagonist = protagonist_of(deck);
    for (const auto& [card, copies] : deck.cards)
        count(statistics, *card, copies, library.words());
    if (statistics.protagonist)
        count_line(statistics, deck);
    weigh_supports(statistics, deck);
    return statistics;
}

std::string range_text(RangeSet range)
{
    constexpr const char* texts[] = {none, "1", "2", "1-2", "3", "1,3", "2-3", "1-3"};
    return texts[range.bits >> 1 & 7]; // the bits of distances 1 to 3, of which a range is made
}

std::string amount_text(Amount amount)
{
    const std::optional<int> number = amount.number();
    return number ? std::to_string(*number) : "X";
}

} // namespace kizuna
