#include "decks/proposal/ties.h"

#include <algorithm>
#include <string>

namespace kizuna {
namespace {

using DeckCards = std::span<const Card* const>;

/// Calls `ask` with filters of a skill: for what is paid, what must be there, whom a support is
/// for, and what its steps take.
class SkillFilters {
public:
    SkillFilters(const Skill& skill, const Vocabulary& words) : skill_(skill), words_(words) {}

    /// The filters that must find a card for the skill to do anything.
    template <typename Ask>
    void needed(const Ask& ask) const
    {
        if (skill_.cost) {
            read(skill_.cost->tap_filter.view(), ask);
            read(skill_.cost->flip_filter.view(), ask);
            read(skill_.cost->discard_filter.view(), ask);
        }
        if (!skill_.emblem_parameter.empty()) {
            FilterFault fault;
            if (const auto filter = parse_parameter(skill_.emblem_parameter.view(), words_, fault))
                ask(*filter);
        }
        if (skill_.script) {
            for (const Condition& condition : skill_.script->conditions)
                needed(condition, ask);
        }
    }

    /// These filters, and those of the steps that the player carries out.
    template <typename Ask>
    void all(const Ask& ask) const
    {
        needed(ask);
        if (skill_.script)
            of_steps(skill_.script->steps, ask);
    }

private:
    template <typename Ask>
    void read(std::string_view text, const Ask& ask) const
    {
        FilterFault fault;
        if (text.empty())
            return;
        if (const auto filter = parse_filter(text, words_, fault))
            ask(*filter);
    }

    template <typename Ask>
    static void needed(const Condition& condition, const Ask& ask)
    {
        if (condition.kind == Condition::Kind::SupportedBy && condition.whose == Whose::Own)
            ask(condition.filter);
        const bool counts = condition.left.measure == Quantity::Measure::Units ||
                            condition.left.measure == Quantity::Measure::Cards;
        if (condition.kind == Condition::Kind::Compare && counts && condition.min > 0 &&
            condition.left.whose == Whose::Own)
            ask(condition.left.filter);
    }

    template <typename Ask>
    static void of_steps(const std::vector<Step>& steps, const Ask& ask)
    {
        for (const Step& step : steps) {
            if (!step.opponent_does) {
                ask(step.of);
                ask(step.with);
            }
            of_steps(step.then, ask);
            of_steps(step.otherwise, ask);
        }
    }

    const Skill& skill_;
    const Vocabulary& words_;
};

bool is_about_own_cards(const Filter& filter)
{
    return filter.side != Filter::Side::Enemy && !filter.wants(Quality::Self) &&
           !filter.wants(Quality::Opposing);
}

bool has_word(const Card& card, const std::string& word, const Vocabulary& words)
{
    const auto has = [](const auto& set, const auto& id) { return id && set.contains(*id); };
    return has(card.symbols, words.symbol(word)) || has(card.weapons, words.weapon(word)) ||
           has(card.types, words.type(word)) || has(card.genders, words.gender(word));
}

bool passes(const CardTest& test, const Card& card, const Vocabulary& words)
{
    const auto bears = [&](const std::string& word) { return bears_unit_name(card, word); };
    const auto tagged = [&](const std::string& word) { return has_word(card, word, words); };
    switch (test.kind) {
    case CardTest::Kind::Name:
        return std::ranges::any_of(test.words, bears) != test.negated;
    case CardTest::Kind::Tag:
        return (test.each ? std::ranges::all_of(test.words, tagged)
                          : std::ranges::any_of(test.words, tagged)) != test.negated;
    case CardTest::Kind::Cost:
        return (!card.cost.is_x() && card.cost.or_zero() >= test.min &&
                card.cost.or_zero() <= test.max) != test.negated;
    case CardTest::Kind::Symbol:
        return !card.symbols.empty() != test.negated;
    case CardTest::Kind::ClassChange:
        return card.class_change_cost.has_value() != test.negated;
    case CardTest::Kind::Title:
        return (std::ranges::find(test.words, card.title) != test.words.end()) != test.negated;
    default: // only a game can tell
        return true;
    }
}

bool is_met(const Filter& filter, DeckCards deck, const Card& protagonist, const Vocabulary& words)
{
    if (!is_about_own_cards(filter))
        return true;
    const bool asks_for_protagonist = filter.wants(Quality::Protagonist);
    return std::ranges::any_of(deck, [&](const Card* card) {
        if (asks_for_protagonist && !shares_unit_name(*card, protagonist))
            return false;
        return std::ranges::all_of(
            filter.cards, [&](const CardTest& test) { return passes(test, *card, words); });
    });
}

bool bears_symbol(DeckCards deck, std::string_view symbol, const Vocabulary& words)
{
    const auto id = words.symbol(symbol);
    return !id ||
           std::ranges::any_of(deck, [&](const Card* card) { return card->symbols.contains(*id); });
}

} // namespace

std::vector<std::string> named_units(const Card& card, const CardLibrary& library)
{
    std::vector<std::string> names;
    const auto note = [&](const Filter& filter) {
        if (!is_about_own_cards(filter))
            return;
        for (const CardTest& test : filter.cards) {
            if (test.kind == CardTest::Kind::Name && !test.negated)
                names.insert(names.end(), test.words.begin(), test.words.end());
        }
    };
    for (const Skill& skill : card.skills)
        SkillFilters(skill, library.words()).all(note);
    std::ranges::sort(names);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

bool can_use_its_skills(const Card& card, DeckCards deck, const Card& protagonist,
                        const CardLibrary& library)
{
    for (const Skill& skill : card.skills) {
        bool can = skill.mark_symbols.empty() ||
                   bears_symbol(deck, skill.mark_symbols.view(), library.words());
        SkillFilters(skill, library.words()).needed([&](const Filter& filter) {
            can = can && is_met(filter, deck, protagonist, library.words());
        });
        if (!can)
            return false;
    }
    return true;
}

} // namespace kizuna
