#include "odds/support/support_odds.h"

#include "odds/counting/binomial.h"
#include "odds/support/support_board.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr int strength_step = 10; // every printed strength and support is a multiple of it

/// The unit's names, one of them, and its cards in the deck.
struct DeckUnit {
    const Card* strongest = nullptr;
    int copies = 0;
};

std::vector<DeckUnit> units_of(const ResolvedDeck& deck, const Card& protagonist)
{
    std::vector<DeckUnit> units;
    for (const ResolvedDeck::Line& line : deck.cards) {
        auto unit = std::ranges::find_if(
            units, [&](const DeckUnit& one) { return one.strongest->unit == line.card->unit; });
        if (unit == units.end())
            unit = units.insert(unit, {line.card, 0});
        unit->copies += line.copies;
        const int attack = line.card->attack.or_zero();
        const int best = unit->strongest->attack.or_zero();
        if (attack > best || (attack == best && line.card->id < unit->strongest->id))
            unit->strongest = line.card;
    }
    std::ranges::sort(units, [&](const DeckUnit& left, const DeckUnit& right) {
        const bool leads = left.strongest->unit == protagonist.unit;
        const bool other_leads = right.strongest->unit == protagonist.unit;
        if (leads != other_leads)
            return leads;
        if (left.copies != right.copies)
            return left.copies > right.copies;
        return left.strongest->id < right.strongest->id;
    });
    return units;
}

bool fits(const ResolvedDeck& deck)
{
    int known = 0;
    for (const ResolvedDeck::Line& line : deck.cards)
        known += line.copies;
    return known <= max_population;
}

UnitSupport support_of(const SupportBoard& board, const Card& unit, const Card& protagonist)
{
    UnitSupport support;
    support.unit = &unit;
    support.is_protagonist = unit.unit == protagonist.unit;
    support.cards = board.play(unit);
    for (const SupportCard& card : support.cards)
        support.population += card.copies;
    return support;
}

} // namespace

double mean_of(const StrengthOdds& odds)
{
    double mean = 0;
    for (const auto& [strength, chance] : odds)
        mean += strength * chance;
    return mean;
}

double UnitSupport::failure() const
{
    int failing = 0;
    for (const SupportCard& card : cards)
        failing += card.fails ? card.copies : 0;
    return population == 0 ? 0 : static_cast<double>(failing) / population;
}

StrengthOdds UnitSupport::odds(DuelSide side) const
{
    std::map<int, int> copies;
    for (const SupportCard& card : cards)
        copies[side == DuelSide::Attack ? card.on_attack : card.on_defence] += card.copies;
    StrengthOdds odds;
    for (const auto& [strength, number] : copies) {
        if (number > 0)
            odds[strength] = static_cast<double>(number) / population;
    }
    if (odds.empty())
        odds[0] = 1; // RULING-21: without a card to reveal the support fails
    return odds;
}

UnitSupport UnitSupport::with(const Card& card, int copies) const
{
    UnitSupport changed = *this;
    const auto line = std::ranges::find(changed.cards, &card, &SupportCard::card);
    if (line != changed.cards.end() && line->copies + copies >= 0) {
        line->copies += copies;
        changed.population += copies;
    }
    return changed;
}

std::optional<std::vector<UnitSupport>> support_odds(const ResolvedDeck& deck,
                                                     const Card& protagonist, const Card& opponent,
                                                     const CardLibrary& library)
{
    if (!fits(deck))
        return std::nullopt;
    const SupportBoard board(deck, protagonist, opponent, library);
    std::vector<UnitSupport> all;
    for (const DeckUnit& unit : units_of(deck, protagonist))
        all.push_back(support_of(board, *unit.strongest, protagonist));
    return all;
}

std::optional<UnitSupport> protagonist_support(const ResolvedDeck& deck, const Card& protagonist,
                                               const Card& opponent, const CardLibrary& library)
{
    if (!fits(deck))
        return std::nullopt;
    return support_of(SupportBoard(deck, protagonist, opponent, library),
                      *units_of(deck, protagonist).front().strongest, protagonist);
}

DuelChance duel_chance(const StrengthOdds& attack, const StrengthOdds& defence, int strength,
                       int difference)
{
    DuelChance chance{difference};
    for (const auto& [added, probability] : attack) {
        for (const auto& [against, its_probability] : defence) {
            const int defended = strength - difference + against;
            if (strength + added >= defended)
                chance.probability += probability * its_probability;
            if (2 * (strength + added) >= defended)
                chance.with_critical += probability * its_probability;
        }
    }
    // A sum of all that can happen may be rounded up.
    chance.probability = std::min(chance.probability, 1.0);
    chance.with_critical = std::min(chance.with_critical, 1.0);
    return chance;
}

std::vector<DuelChance> duel_chances(const StrengthOdds& attack, const StrengthOdds& defence,
                                     int strength)
{
    const auto down = [](int number) {
        return number / strength_step * strength_step -
               (number % strength_step < 0 ? strength_step : 0);
    };
    const int least = defence.begin()->first - std::max(0, strength) - 2 * attack.rbegin()->first;
    const int most = defence.rbegin()->first - attack.begin()->first;
    std::vector<DuelChance> chances;
    for (int difference = down(least); difference < most + strength_step;
         difference += strength_step)
        chances.push_back(duel_chance(attack, defence, strength, difference));
    return chances;
}

} // namespace kizuna
