#include "odds/support/support_odds.h"

#include "odds/counting/binomial.h"
#include "odds/support/support_board.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr int strength_step = 10; // every printed strength and support is a multiple of it

/// A unit of a deck: its strongest card, and the copies of all its cards.
struct DeckUnit {
    const Card* strongest = nullptr;
    int copies = 0;
};

std::vector<DeckUnit> units_of(const SupportDeck& side)
{
    std::vector<DeckUnit> units;
    for (const ResolvedDeck::Line& line : side.deck.cards) {
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
        const bool leads = left.strongest->unit == side.protagonist.unit;
        const bool other_leads = right.strongest->unit == side.protagonist.unit;
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
    return deck.known_copies() <= max_population;
}

int rounded_down(int number)
{
    return number / strength_step * strength_step -
           (number % strength_step < 0 ? strength_step : 0);
}

bool is_changed(const UnitSupport& unit, const SupportCard& card, DuelSide side)
{
    const bool fails = card.card->unit == unit.unit->unit;
    const int printed = fails ? 0 : card.card->support.or_zero();
    return card.fails[index(side)] != fails || card.strength[index(side)] != printed;
}

} // namespace

double mean_of(const StrengthOdds& odds)
{
    double mean = 0;
    for (const auto& [strength, chance] : odds)
        mean += strength * chance;
    return mean;
}

double UnitSupport::failure(DuelSide side) const
{
    int failing = 0;
    for (const SupportCard& card : cards)
        failing += card.fails[index(side)] ? card.copies : 0;
    return population == 0 ? 0 : static_cast<double>(failing) / population;
}

StrengthOdds UnitSupport::odds(DuelSide side) const
{
    std::map<int, int> copies;
    for (const SupportCard& card : cards)
        copies[card.strength[index(side)]] += card.copies;
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

DuelChance UnitSupport::chance(int difference) const
{
    // Counts pairs of cards in whole numbers, so that a sure success has a chance of exactly 1.
    std::int64_t all = 0;
    std::array<std::int64_t, 4> pairs{};
    for (std::size_t mine = 0; mine <= cards.size(); ++mine) {
        const int copies = mine < cards.size() ? cards[mine].copies : population == 0 ? 1 : 0;
        for (std::size_t its = 0; its < opposing.size(); ++its) {
            const SupportMeeting& met = meetings[mine * opposing.size() + its];
            const std::int64_t weight = std::int64_t(copies) * opposing[its].copies;
            const bool succeeds = difference + met.margin >= 0;
            const bool succeeds_critically = difference + met.critical_margin >= 0;
            all += weight;
            pairs[0] += succeeds ? weight : 0;
            pairs[1] += succeeds_critically ? weight : 0;
            pairs[2] += succeeds && !met.can_be_evaded ? weight : 0;
            pairs[3] += succeeds_critically && !met.critical_can_be_evaded ? weight : 0;
        }
    }
    const auto share = [&](std::int64_t number) {
        return static_cast<double>(number) / static_cast<double>(all);
    };
    return {difference, share(pairs[0]), share(pairs[1]), share(pairs[2]), share(pairs[3])};
}

DuelChance UnitSupport::chance() const
{
    const SupportDuel& fought = duel[index(DuelSide::Attack)];
    return chance(fought.attack - fought.defence);
}

std::vector<DuelChance> UnitSupport::chances() const
{
    int min = 0;
    int max = 0;
    bool is_first = true;
    for (std::size_t at = 0; at < meetings.size(); ++at) {
        const std::size_t mine = at / opposing.size();
        const int copies = mine < cards.size() ? cards[mine].copies : population == 0 ? 1 : 0;
        if (copies * opposing[at % opposing.size()].copies == 0)
            continue;
        const SupportMeeting& met = meetings[at];
        const int first = -std::max(met.margin, met.critical_margin);
        min = is_first ? first : std::min(min, first);
        max = is_first ? -met.margin : std::max(max, -met.margin);
        is_first = false;
    }
    std::vector<DuelChance> rows;
    for (int difference = rounded_down(min); difference < max + strength_step;
         difference += strength_step)
        rows.push_back(chance(difference));
    return rows;
}

int UnitSupport::changed_supports(DuelSide side) const
{
    int changed = 0;
    for (const SupportCard& card : cards)
        changed += is_changed(*this, card, side) ? card.copies : 0;
    return changed;
}

int UnitSupport::changed_opposing() const
{
    int changed = 0;
    for (std::size_t its = 0; its < opposing.size(); ++its) {
        const SupportMeeting& met = meetings[cards.size() * opposing.size() + its];
        changed += met.margin != -opposing[its].printed ? opposing[its].copies : 0;
    }
    return changed;
}

bool UnitSupport::has_changed_meetings() const
{
    for (std::size_t mine = 0; mine < cards.size(); ++mine) {
        for (std::size_t its = 0; its < opposing.size(); ++its) {
            const int alone = cards[mine].strength[index(DuelSide::Attack)] +
                              meetings[cards.size() * opposing.size() + its].margin;
            if (cards[mine].copies * opposing[its].copies > 0 &&
                meetings[mine * opposing.size() + its].margin != alone)
                return true;
        }
    }
    return false;
}

std::optional<std::vector<UnitSupport>>
support_odds(const SupportDeck& deck, const Opposition& against, const CardLibrary& library)
{
    if (!fits(deck.deck) || !fits(against.side.deck))
        return std::nullopt;
    const SupportBoard board(deck, against, *units_of(against.side).front().strongest, library);
    std::vector<UnitSupport> all;
    for (const DeckUnit& unit : units_of(deck))
        all.push_back(board.play(*unit.strongest));
    return all;
}

std::vector<SupportCard> supports_in_defence(const SupportDeck& deck, const CardLibrary& library)
{
    const Card& strongest = *units_of(deck).front().strongest;
    return SupportBoard(deck, {deck, std::nullopt}, strongest, library).defend(strongest);
}

} // namespace kizuna
