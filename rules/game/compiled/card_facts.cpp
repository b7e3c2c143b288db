#include "game/compiled/card_facts.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

template <typename Id>
std::uint32_t bit(std::optional<Id> id)
{
    return id ? 1U << static_cast<unsigned>(*id) : 0;
}

// CARD-4, CARD-5, CARD-6, CARD-7
bool has_tag(const Card& card, const AddedFacts& added, std::string_view tag,
             const Vocabulary& words)
{
    const auto in = [](std::uint32_t printed, std::uint32_t more, std::uint32_t lost,
                       std::uint32_t asked) { return ((printed | more) & ~lost & asked) != 0; };
    return in(card.symbols.bits(), added.symbols, added.lost_symbols, bit(words.symbol(tag))) ||
           in(card.weapons.bits(), added.weapons, added.lost_weapons, bit(words.weapon(tag))) ||
           in(card.types.bits(), added.types, added.lost_types, bit(words.type(tag))) ||
           in(card.genders.bits(), added.genders, added.lost_genders, bit(words.gender(tag)));
}

/// False for an X.
bool is_between(int cost, const CardTest& test)
{
    return cost >= 0 && cost >= test.min && cost <= test.max;
}

bool holds_for(const GameCards& cards, const Card& card, const AddedFacts& added,
               const CardTest& test)
{
    const auto has = [&](const std::string& word) {
        return has_tag(card, added, word, cards.library().words());
    };
    const auto is_named = [&](std::string_view word) {
        return bears_unit_name(card, word) ||
               (!added.names.empty() &&
                std::ranges::find(added.names, cards.name_number(word)) != added.names.end());
    };
    const auto is_parameter = [&](const std::string& word) {
        constexpr std::string_view head = "name:";
        return word.starts_with(head) ? is_named(std::string_view(word).substr(head.size()))
                                      : has(word);
    };
    switch (test.kind) {
    case CardTest::Kind::Name:
        return std::ranges::any_of(test.words, is_named);
    case CardTest::Kind::Tag:
        return test.each ? std::ranges::all_of(test.words, has)
                         : std::ranges::any_of(test.words, is_parameter);
    case CardTest::Kind::Cost:
        return is_between(added.cost_of(card.cost.number().value_or(-1)), test);
    case CardTest::Kind::Symbol:
        return added.symbols_with(card.symbols.bits()) != 0;
    case CardTest::Kind::ClassChange:
        return card.class_change_cost.has_value();
    case CardTest::Kind::Support:
        return card.support.is_x()
                   ? test.min == CardTest::x_value
                   : *card.support.number() >= test.min && *card.support.number() <= test.max;
    case CardTest::Kind::SupportSkill:
        return std::ranges::any_of(card.skills, [](const Skill& skill) {
            return skill.category == SkillCategory::Support;
        });
    case CardTest::Kind::Emblem:
        return std::ranges::any_of(card.skills, [&](const Skill& skill) {
            return skill.emblem &&
                   std::ranges::find(test.words,
                                     cards.library().words().emblems[*skill.emblem].slug) !=
                       test.words.end();
        });
    case CardTest::Kind::Mark:
        return std::ranges::any_of(card.skills, [&](const Skill& skill) {
            return std::ranges::any_of(skill.marks, [&](const std::string& mark) {
                return std::ranges::find(test.words, mark) != test.words.end();
            });
        });
    case CardTest::Kind::Title:
        return std::ranges::find(test.words, card.title) != test.words.end();
    case CardTest::Kind::NameOfProtagonist:
    case CardTest::Kind::SymbolOfProtagonist:
    case CardTest::Kind::Parameter:
    case CardTest::Kind::Strength:
    case CardTest::Kind::Raised:
    case CardTest::Kind::Relation:
    case CardTest::Kind::PaidFor:
    case CardTest::Kind::ChosenFor:
        break;
    }
    return !test.negated;
}

} // namespace

void AddedFacts::add(const AddedFacts& more)
{
    symbols |= more.symbols;
    weapons |= more.weapons;
    types |= more.types;
    genders |= more.genders;
    lost_symbols |= more.lost_symbols;
    lost_weapons |= more.lost_weapons;
    lost_types |= more.lost_types;
    lost_genders |= more.lost_genders;
    for (const std::uint16_t name : more.names)
        names.push_back(name);
    if (more.cost >= 0)
        cost = more.cost;
    cost_by = static_cast<std::int16_t>(std::clamp(cost_by + more.cost_by, -999, 999));
    min_cost = std::max(min_cost, more.min_cost);
}

int AddedFacts::cost_of(int printed) const
{
    const int then = cost >= 0 ? cost : printed;
    return then < 0 ? then : std::max(then + cost_by, std::min<int>(then, min_cost));
}

FactSet AddedFacts::sorts() const
{
    const auto has = [](bool any, FactSet sort) { return any ? sort : FactSet(0); };
    return has((symbols | lost_symbols) != 0, symbol_facts) |
           has((weapons | lost_weapons) != 0, weapon_facts) |
           has((types | lost_types) != 0, type_facts) |
           has((genders | lost_genders) != 0, gender_facts) | has(!names.empty(), name_facts) |
           has(changes_cost(), cost_facts);
}

AddedFacts facts_of_tags(const std::vector<std::string>& tags, const Vocabulary& words)
{
    AddedFacts facts;
    for (const std::string& tag : tags) {
        facts.symbols |= bit(words.symbol(tag));
        facts.weapons |= bit(words.weapon(tag));
        facts.types |= bit(words.type(tag));
        facts.genders |= bit(words.gender(tag));
    }
    return facts;
}

FactSet sorts_asked(const CardTest& test, const Vocabulary& words)
{
    switch (test.kind) {
    case CardTest::Kind::Name:
    case CardTest::Kind::NameOfProtagonist:
        return name_facts;
    case CardTest::Kind::Symbol:
    case CardTest::Kind::SymbolOfProtagonist:
        return symbol_facts;
    case CardTest::Kind::Tag:
    case CardTest::Kind::Parameter: {
        FactSet sorts = facts_of_tags(test.words, words).sorts();
        for (const std::string& word : test.words)
            sorts |= word.starts_with("name:") ? name_facts : FactSet(0);
        return sorts;
    }
    case CardTest::Kind::Cost:
        return cost_facts;
    case CardTest::Kind::Relation: {
        constexpr std::array<FactSet, 5> sorts = {name_facts, symbol_facts, weapon_facts, 0, 0};
        return sorts.at(static_cast<std::size_t>(test.facet));
    }
    default:
        break;
    }
    return 0;
}

bool passes(const GameCards& cards, const Card& card, const AddedFacts& added, const CardTest& test)
{
    return holds_for(cards, card, added, test) != test.negated;
}

} // namespace kizuna
