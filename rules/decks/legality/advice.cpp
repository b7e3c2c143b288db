#include "decks/legality/legality_rules.h"
#include "decks/legality/reached_sum.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <unordered_map>

namespace kizuna {
namespace {

/// Four copies are what players run of a planned promotion: going first with one redraw, one of
/// four is seen by turn 3 in 72 of 100 games; with fewer most games go by without a class change.
constexpr int enough_promotions = 4;

using Cards = std::vector<const Card*>;

/// True where the card in hand may be put on a unit whose top card is `body` (RULING-53,
/// RULING-54).
bool stacks_on(const Card& card, const Card& body)
{
    if (shares_unit_name(card, body))
        return true;
    const auto in_hand = [&](const ExtraName& extra) {
        return extra.scope == "in-hand" && bears_unit_name(body, extra.unit);
    };
    const auto onto = [&](const std::string& unit) {
        return unit == "*" || bears_unit_name(body, unit);
    };
    return std::ranges::any_of(card.also_unit, in_hand) ||
           std::ranges::any_of(card.stacks_on, onto);
}

/// True for a card that the class change can be put on and that costs less or has no class change.
bool is_body_for(const Card& card, const Card& body)
{
    return &body != &card && stacks_on(card, body) &&
           (!body.class_change_cost || body.cost.or_zero() < card.cost.or_zero());
}

void advise_protagonist(const DeckInFormat& in, std::vector<Warning>& advice)
{
    if (!in.deck.protagonist.empty())
        return;
    if (const Card* used = protagonist_of(in.cards))
        advice.push_back({Warning::Kind::NoProtagonist, {used}, 0, 0});
}

void advise_size(const DeckInFormat& in, std::vector<Warning>& advice)
{
    const int expected = std::max(rulebook_deck_size, in.format.min_size);
    if (in.cards.size > expected)
        advice.push_back({Warning::Kind::OverFifty, {}, in.cards.size, expected});
}

void advise_promotions(const DeckInFormat& in, std::vector<Warning>& advice)
{
    const Card* protagonist = protagonist_of(in.cards);
    if (!protagonist)
        return;
    Cards promotions;
    int copies = 0;
    for (const ResolvedDeck::Line& line : in.cards.cards) {
        if (line.card->class_change_cost && stacks_on(*line.card, *protagonist)) {
            promotions.push_back(line.card);
            copies += line.copies;
        }
    }
    if (copies < enough_promotions)
        advice.push_back({Warning::Kind::FewPromotions, promotions, copies, enough_promotions});
}

/// The deck's cards by every unit name that they always bear.
class Bodies {
public:
    explicit Bodies(const ResolvedDeck& deck) : deck_(deck)
    {
        for (const ResolvedDeck::Line& line : deck.cards) {
            by_name_[line.card->unit].push_back(line.card);
            for (const ExtraName& extra : line.card->also_unit) {
                if (extra.scope.empty())
                    by_name_[extra.unit].push_back(line.card);
            }
        }
    }

    bool any_for(const Card& card) const
    {
        if (std::ranges::find(card.stacks_on, "*") != card.stacks_on.end())
            return std::ranges::any_of(deck_.cards, [&](const ResolvedDeck::Line& line) {
                return is_body_for(card, *line.card);
            });
        // All cards that it stacks on bear one of these names.
        const auto named = [&](const std::string& unit) { return any_named(unit, card); };
        return named(card.unit) || std::ranges::any_of(card.also_unit, named, &ExtraName::unit) ||
               std::ranges::any_of(card.stacks_on, named);
    }

private:
    bool any_named(const std::string& unit, const Card& card) const
    {
        const auto bearers = by_name_.find(unit);
        return bearers != by_name_.end() &&
               std::ranges::any_of(bearers->second,
                                   [&](const Card* body) { return is_body_for(card, *body); });
    }

    const ResolvedDeck& deck_;
    std::unordered_map<std::string_view, Cards> by_name_;
};

void advise_class_changes(const DeckInFormat& in, std::vector<Warning>& advice)
{
    const Bodies bodies(in.cards);
    Cards lone;
    for (const ResolvedDeck::Line& line : in.cards.cards) {
        if (line.card->class_change_cost && !bodies.any_for(*line.card))
            lone.push_back(line.card);
    }
    if (!lone.empty())
        advice.push_back({Warning::Kind::LoneClassChange, lone, static_cast<int>(lone.size()), 0});
}

void advise_skills(const DeckInFormat& in, std::vector<Warning>& advice)
{
    Cards unscripted;
    for (const ResolvedDeck::Line& line : in.cards.cards) {
        if (!std::ranges::all_of(line.card->skills, &Skill::scripted))
            unscripted.push_back(line.card);
    }
    if (!unscripted.empty())
        advice.push_back(
            {Warning::Kind::UnscriptedSkills, unscripted, static_cast<int>(unscripted.size()), 0});
}

void advise_form(const DeckInFormat& in, std::vector<Warning>& advice)
{
    if (in.deck.memory.form > kizuna_form)
        advice.push_back({Warning::Kind::NewerForm, {}, in.deck.memory.form, kizuna_form});
}

void advise_alternatives(const DeckInFormat& in, std::vector<Warning>& advice)
{
    Cards unusable;
    int count = 0;
    for (const std::string& code : in.deck.alternatives) {
        const Card* card = in.library.find(code).card;
        if (card && costs_one(*card) && in.cards.copies_of(*card) > 0 &&
            !is_banned_protagonist(*card, in.format, in.library))
            continue;
        ++count;
        if (card)
            unusable.push_back(card);
    }
    if (count > 0)
        advice.push_back({Warning::Kind::AlternativeUnusable, unusable, count, 0});
}

/// Advises on each sum that the deck cannot make up.
void advise_opening(const DeckInFormat& in, std::vector<Warning>& advice)
{
    for (const ReachRule& rule : in.format.reach) {
        const OpeningNumbers numbers = opening_numbers(in.cards, rule, in.library);
        // A game without a protagonist is not Cipher, and its two sums are one for each player.
        const bool is_by_player = !in.format.has_protagonist && rule.sums.size() == 2;
        for (std::size_t at = 0; at < rule.sums.size(); ++at) {
            const int wanted = rule.sums[at];
            const ReachedSum reached = reach_sum(numbers.numbers, wanted);
            if (reached.is_exact())
                continue;
            Cards nearest;
            for (const std::size_t place : reached.picked)
                nearest.push_back(numbers.cards[place]);
            using Going = Warning::Going;
            const Going going = !is_by_player ? Going::Either
                                : at == 0     ? Going::First
                                              : Going::Second;
            advice.push_back({Warning::Kind::OpeningOutOfReach, nearest, reached.sum, wanted, going,
                              numbers.is_complete()});
        }
    }
}

} // namespace

std::string_view code_of(Warning::Kind kind)
{
    switch (kind) {
    case Warning::Kind::NoProtagonist:
        return "NO-PROTAGONIST";
    case Warning::Kind::OverFifty:
        return "OVER-FIFTY";
    case Warning::Kind::FewPromotions:
        return "FEW-PROMOTIONS";
    case Warning::Kind::LoneClassChange:
        return "LONE-CLASS-CHANGE";
    case Warning::Kind::UnscriptedSkills:
        return "UNSCRIPTED-SKILLS";
    case Warning::Kind::NewerForm:
        return "NEWER-FORM";
    case Warning::Kind::AlternativeUnusable:
        return "ALTERNATIVE-UNUSABLE";
    case Warning::Kind::OpeningOutOfReach:
        return "OPENING-OUT-OF-REACH";
    }
    return {};
}

OpeningNumbers opening_numbers(const ResolvedDeck& deck, const ReachRule& rule,
                               const CardLibrary& library)
{
    const QueryContext context{.library = &library, .protagonist = nullptr};
    OpeningNumbers found;
    found.unknown = unknown_copies(deck);
    for (const ResolvedDeck::Line& line : deck.cards) {
        const bool is_picked = rule.of.cards.matches(*line.card, context);
        // A number that a Cipher card does not print is 0; one that another game's list lacks is
        // unknown.
        if (rule.of.value == OpeningRule::Value::Other &&
            (is_picked ? !has_number(rule.of, *line.card, library) : line.card->types.empty())) {
            found.incomplete.push_back(line);
            continue;
        }
        const int number = number_of(rule.of, *line.card, library);
        if (number < 1 || !is_picked)
            continue;
        // More copies than the greatest sum has parts change nothing.
        for (int copy = 0; copy < std::min(line.copies, max_reached_sum); ++copy) {
            found.cards.push_back(line.card);
            found.numbers.push_back(number);
        }
    }
    return found;
}

std::vector<Warning> advise(const Deck& deck, const ResolvedDeck& cards, const Format& format,
                            const CardLibrary& library)
{
    const DeckInFormat in{deck, cards, format, library};
    std::vector<Warning> advice;
    if (format.has_protagonist) {
        advise_protagonist(in, advice);
        advise_size(in, advice);
        advise_promotions(in, advice);
        advise_class_changes(in, advice);
    }
    advise_skills(in, advice);
    advise_form(in, advice);
    if (format.has_protagonist)
        advise_alternatives(in, advice);
    advise_opening(in, advice);
    return advice;
}

} // namespace kizuna
