#include "app/comparison/replacements.h"

#include "app/comparison/what_if.h"
#include "app/document/deck_edits.h"
#include "app/studies/study_deck.h"
#include "app/text/joined_text.h"
#include "app/text/signed_text.h"
#include "app/text/violation_text.h"
#include "decks/deck/deck_statistics.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <iterator>
#include <tuple>

namespace kizuna {
namespace {

int support_sum(const ResolvedDeck& cards)
{
    int sum = 0;
    for (const auto& [card, copies] : cards.cards)
        sum = saturating_sum(sum, copies * card->support.or_zero());
    return sum;
}

std::vector<std::uint16_t> emblems_of(const Card& card)
{
    std::vector<std::uint16_t> emblems;
    for (const Skill& skill : card.skills) {
        if (skill.emblem)
            emblems.push_back(*skill.emblem);
    }
    return emblems;
}

/// Decides which cards can replace a card.
class Candidates {
public:
    Candidates(const Card& card, Alike alike, const Card* protagonist)
        : card_(card), alike_(alike), protagonist_(protagonist), emblems_(emblems_of(card))
    {
    }

    bool has(const Card& other) const
    {
        if (&other == &card_)
            return false;
        switch (alike_) {
        case Alike::Unit:
            return other.unit == card_.unit;
        case Alike::Cost:
            return other.cost == card_.cost;
        case Alike::Role:
            return is_of_line(other) == is_of_line(card_) &&
                   other.class_change_cost.has_value() == card_.class_change_cost.has_value() &&
                   other.support == card_.support && emblems_of(other) == emblems_;
        }
        return false;
    }

    /// Sort key, best first.
    auto rank(const Replacement& by) const
    {
        const bool strange = (by.card->symbols.bits() & card_.symbols.bits()) == 0 &&
                             !(by.card->symbols.empty() && card_.symbols.empty());
        const auto apart = [](Amount one, Amount other) {
            return std::abs(one.or_zero() - other.or_zero());
        };
        return std::tuple(
            by.broken, strange, apart(by.card->cost, card_.cost),
            by.card->class_change_cost.has_value() != card_.class_change_cost.has_value(),
            apart(by.card->support, card_.support), apart(by.card->attack, card_.attack), by.card);
    }

private:
    bool is_of_line(const Card& card) const
    {
        return protagonist_ && card.unit == protagonist_->unit;
    }

    const Card& card_;
    Alike alike_;
    const Card* protagonist_;
    std::vector<std::uint16_t> emblems_;
};

/// Violations that have a clause not broken before. Compared by clause, because their numbers
/// change with every card.
std::vector<Violation> newly_broken(const std::vector<Violation>& then,
                                    const std::vector<Violation>& before)
{
    std::vector<Violation> found;
    std::ranges::copy_if(then, std::back_inserter(found), [&](const Violation& each) {
        return std::ranges::find(before, each.clause, &Violation::clause) == before.end();
    });
    return found;
}

Replacement measured_with(const Deck& deck, const Format& format, const Card& card,
                          const std::vector<Violation>& before, const Catalogue& catalogue)
{
    const CardLibrary& library = catalogue.library;
    const ResolvedDeck cards = resolve(deck, library);
    const std::vector<Violation> violations = check_legality(deck, cards, format, library);
    const DeckStatistics statistics = deck_statistics(cards, library);
    return {.card = &card,
            .broken = violations.size(),
            .gained = newly_broken(violations, before),
            .supports = support_sum(cards),
            .failure = statistics.support_failure,
            .promotion = measures_of(deck, catalogue).promotion_4,
            .cost = mean_cost(statistics),
            .by_cost = statistics.by_cost};
}

} // namespace

Replacements find_replacements(const Deck& deck, const Format& format, Pile pile, const Card& card,
                               Alike alike, const Catalogue& catalogue, const std::stop_token& stop)
{
    const CardLibrary& library = catalogue.library;
    const ResolvedDeck cards = resolve(deck, library);
    const Candidates candidates(card, alike, protagonist_of(cards));
    const std::vector<Violation> before = check_legality(deck, cards, format, library);
    Replacements found;
    for (const DeckEntry& entry : deck.pile(pile)) {
        if (library.find(entry.code).card == &card)
            found.copies = saturating_sum(found.copies, entry.copies);
    }
    found.now = measured_with(deck, format, card, before, catalogue);
    for (const Card& other : library.cards()) {
        if (stop.stop_requested())
            break;
        if (candidates.has(other) && is_allowed(other, format, library))
            found.candidates.push_back(measured_with(replaced(deck, pile, card, other, library),
                                                     format, other, before, catalogue));
    }
    std::ranges::sort(found.candidates, {},
                      [&](const Replacement& by) { return candidates.rank(by); });
    return found;
}

std::vector<CostChange> cost_changes(const Replacements& found, const Replacement& by)
{
    const auto number = [](const std::string& cost) { // X last
        return std::pair(!std::isdigit(static_cast<unsigned char>(cost.front())),
                         std::pair(cost.size(), cost));
    };
    std::vector<CostChange> changes;
    const auto note = [&](const std::map<std::string, int>& counts, int CostChange::*side) {
        for (const auto& [cost, copies] : counts) {
            auto at = std::ranges::find(changes, cost, &CostChange::cost);
            if (at == changes.end())
                at = changes.insert(at, {cost});
            (*at).*side = copies;
        }
    };
    note(found.now.by_cost, &CostChange::before);
    note(by.by_cost, &CostChange::after);
    std::ranges::sort(changes, {}, [&](const CostChange& each) { return number(each.cost); });
    return changes;
}

std::string replacement_text(const Replacements& found, const Replacement& by,
                             const Messages& messages)
{
    std::string text;
    const auto say = [&](const std::string& sentence) {
        text = joined_sentences(text, sentence, messages);
    };
    const auto cost = [](const Card& card) { return amount_text(card.cost); };
    if (by.card->cost != found.now.card->cost)
        say(messages.get("replace.cost"_msg, {{"count", found.copies},
                                              {"before", cost(*found.now.card)},
                                              {"after", cost(*by.card)}}));
    const int supports = by.supports - found.now.supports;
    say(supports == 0
            ? messages.get("replace.supports.same"_msg)
            : messages.get("replace.supports"_msg, {{"change", signed_text(supports, 0, messages)},
                                                    {"sum", messages.number(by.supports)}}));
    const std::string before = messages.percent(found.now.failure);
    const std::string after = messages.percent(by.failure);
    say(before == after
            ? messages.get("replace.failure.same"_msg, {{"after", after}})
            : messages.get("replace.failure"_msg, {{"before", before}, {"after", after}}));
    if (by.promotion && found.now.promotion) {
        const std::string drawn = messages.percent(*found.now.promotion);
        const std::string then = messages.percent(*by.promotion);
        say(drawn == then
                ? messages.get("replace.promotion.same"_msg, {{"after", then}})
                : messages.get("replace.promotion"_msg, {{"before", drawn}, {"after", then}}));
    }
    if (by.broken == 0)
        say(messages.get("replace.legal"_msg));
    else if (by.gained.empty())
        say(messages.get("replace.broken"_msg, {{"count", static_cast<int>(by.broken)}}));
    for (const Violation& each : by.gained)
        say(violation_text(each, messages));
    return text;
}

} // namespace kizuna
