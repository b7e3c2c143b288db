#include "cards/skills/effect_parts_yaml.h"

#include "cards/skills/card_yaml_skill.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr auto players = std::to_array<std::pair<std::string_view, Whose>>({
    {"own", Whose::Own},
    {"opponent", Whose::Opponent},
    {"both", Whose::Both},
});
constexpr auto moments = std::to_array<std::pair<std::string_view, Moment>>({
    {"deployed", Moment::Deployed},
    {"leveled-up", Moment::LeveledUp},
    {"class-changed", Moment::ClassChanged},
    {"attacks", Moment::Attacks},
    {"attacked", Moment::Attacked},
    {"critical-hit", Moment::CriticalHit},
    {"evaded", Moment::Evaded},
    {"destroys", Moment::Destroys},
    {"destroyed", Moment::Destroyed},
    {"attack-ends", Moment::AttackEnds},
    {"moved", Moment::Moved},
    {"turn-begins", Moment::TurnBegins},
    {"turn-ends", Moment::TurnEnds},
    {"bonded", Moment::Bonded},
    {"orb-lost", Moment::OrbLost},
    {"support-revealed", Moment::SupportRevealed},
});

/// These have no unit that a filter could be about: {turn-ends: both}.
bool is_of_a_player(Moment moment)
{
    return moment == Moment::TurnBegins || moment == Moment::TurnEnds || moment == Moment::OrbLost;
}

/// Those that have another fighting unit.
bool is_of_a_battle(Moment moment)
{
    return moment == Moment::Attacks || moment == Moment::Attacked ||
           moment == Moment::CriticalHit || moment == Moment::Evaded ||
           moment == Moment::Destroys || moment == Moment::AttackEnds;
}
/// Those that are about one card or both players: without a filter.
bool is_of_no_unit(Moment moment)
{
    return moment == Moment::Bonded || moment == Moment::SupportRevealed;
}

/// A condition has one of the first keys, and with it only those beside it.
struct ConditionForm {
    std::string_view key;
    std::array<std::string_view, 3> with;
};
constexpr auto condition_forms = std::to_array<ConditionForm>({
    {"turn", {}},
    {"in-battle", {}},
    {"units", {"at-least", "at-most"}},
    {"cards", {"at-least", "at-most"}},
    {"number", {"at-least", "at-most", "no-more-than"}},
    {"supported-by", {"whose"}},
    {"destroyed", {}},
    {"uses", {"at-least"}},
    {"any", {}},
    {"not", {}},
});

/// Refuses a second key of those that each say all.
void require_one_of(const YamlNode& map, const std::vector<std::string_view>& keys)
{
    bool found = false;
    for (const YamlNode::Entry& entry : map.entries()) {
        if (std::ranges::find(keys, entry.key.scalar()) == keys.end())
            continue;
        if (found)
            throw DataError(
                entry.key.fault(FaultKind::UnknownKey, std::string(entry.key.scalar())));
        found = true;
    }
}

void require_form(const YamlNode& node)
{
    std::vector<std::string_view> keys;
    for (const ConditionForm& form : condition_forms)
        keys.push_back(form.key);
    require_one_of(node, keys);
    for (const ConditionForm& form : condition_forms) {
        if (!node.find(form.key))
            continue;
        for (const YamlNode::Entry& entry : node.entries()) {
            const std::string_view key = entry.key.scalar();
            if (key != form.key && std::ranges::find(form.with, key) == form.with.end())
                throw DataError(entry.key.fault(FaultKind::UnknownKey, std::string(key)));
        }
        if (node.find("no-more-than"))
            EffectPartsReader::refuse(node, {"at-least", "at-most"});
    }
}

} // namespace

Filter EffectPartsReader::filter(const YamlNode& node) const
{
    FilterFault wrong;
    const auto read = parse_filter(node.text(), words_, wrong);
    if (!read) {
        Fault fault = node.fault(FaultKind::UnknownWord, wrong.word, {}, "filter");
        fault.suggestions = wrong.suggestions;
        throw DataError(std::move(fault));
    }
    return *read;
}
Filter EffectPartsReader::filter_at(const YamlNode& map, std::string_view key) const
{
    const auto node = map.find(key);
    return node ? filter(*node) : Filter{};
}
Zone EffectPartsReader::zone(const YamlNode& node)
{
    return read_choice(node, "zone", card_zones);
}

/// One player's; `both` means something only where things are counted.
Whose EffectPartsReader::whose_at(const YamlNode& map, std::string_view key)
{
    const auto node = map.find(key);
    return node ? read_choice(*node, std::string(key), single_players) : Whose::Own;
}
void EffectPartsReader::refuse(const YamlNode& map, std::initializer_list<std::string_view> keys)
{
    for (const YamlNode::Entry& entry : map.entries()) {
        if (std::ranges::find(keys, entry.key.scalar()) != keys.end())
            throw DataError(
                entry.key.fault(FaultKind::UnknownKey, std::string(entry.key.scalar())));
    }
}
bool EffectPartsReader::flag_at(const YamlNode& map, std::string_view key)
{
    const auto node = map.find(key);
    return node && node->flag();
}

Trigger EffectPartsReader::trigger(const YamlNode& node) const
{
    Trigger read;
    if (node.is_scalar()) {
        read.moment = read_choice(node, "when", moments);
        return read;
    }
    node.require_map();
    bool has_moment = false;
    for (const YamlNode::Entry& entry : node.entries()) {
        const std::string_view key = entry.key.scalar();
        if (key == "against")
            read.against = filter(entry.value);
        else if (has_moment) {
            throw DataError(entry.key.fault(FaultKind::UnknownKey, std::string(key)));
        } else {
            has_moment = true;
            read.moment = read_choice(entry.key, "when", moments);
            if (is_of_no_unit(read.moment))
                throw DataError(entry.value.fault(FaultKind::UnknownWord,
                                                  std::string(entry.value.text()), {}, "when"));
            if (is_of_a_player(read.moment))
                read.whose = read_choice(entry.value, "whose", players);
            else
                read.subject = filter(entry.value);
        }
    }
    if (!is_of_a_battle(read.moment))
        refuse(node, {"against"});
    return read;
}

void EffectPartsReader::measure_cards(const YamlNode& node, Quantity& into) const
{
    node.only_keys({"in", "of", "whose"});
    into.measure = Quantity::Measure::Cards;
    into.zone = zone(node.at("in"));
    into.filter = filter_at(node, "of");
    if (const auto whose = node.find("whose"))
        into.whose = read_choice(*whose, "whose", players);
}

/// The key of a map that says what is measured.
bool EffectPartsReader::measure(std::string_view key, const YamlNode& node, Quantity& into) const
{
    using Measure = Quantity::Measure;
    if (key == "units" || key == "cost" || key == "stack") {
        into.measure = key == "units"  ? Measure::Units
                       : key == "cost" ? Measure::Cost
                                       : Measure::Stack;
        into.filter = filter(node);
    } else if (key == "cards") {
        measure_cards(node, into);
    } else if (key == "support-of") {
        constexpr auto cards = std::to_array<std::pair<std::string_view, Measure>>(
            {{"shown", Measure::SupportOfShown}, {"opponent", Measure::SupportOfOther}});
        into.measure = read_choice(node, "support-of", cards);
    } else if (key == "cost-of") {
        constexpr auto cards = std::to_array<std::pair<std::string_view, Measure>>(
            {{"opponents-support", Measure::CostOfOther}});
        into.measure = read_choice(node, "cost-of", cards);
    } else {
        return false;
    }
    return true;
}

Quantity EffectPartsReader::quantity(const YamlNode& node) const
{
    Quantity read;
    if (node.kind() != YamlKind::Map) {
        read.base = node.number(-greatest_effect_number, greatest_effect_number);
        return read;
    }
    node.only_keys({"base", "times", "units", "cards", "cost", "stack", "support-of", "cost-of"});
    require_one_of(node, {"units", "cards", "cost", "stack", "support-of", "cost-of"});
    for (const YamlNode::Entry& entry : node.entries()) {
        const std::string_view key = entry.key.scalar();
        if (key == "base")
            read.base = entry.value.number(-greatest_effect_number, greatest_effect_number);
        else if (key == "times")
            read.times = entry.value.number(-greatest_effect_number, greatest_effect_number);
        else
            measure(key, entry.value, read);
    }
    return read;
}

std::vector<Condition> EffectPartsReader::conditions(const YamlNode& node) const
{
    std::vector<Condition> read;
    if (node.kind() != YamlKind::Sequence) {
        read.push_back(condition(node));
        return read;
    }
    for (const YamlNode& item : node.items())
        read.push_back(condition(item));
    return read;
}

Condition EffectPartsReader::condition(const YamlNode& node) const
{
    using Kind = Condition::Kind;
    node.require_map();
    node.only_keys({"turn", "in-battle", "units", "cards", "number", "at-least", "at-most",
                    "no-more-than", "supported-by", "whose", "destroyed", "uses", "any", "not"});
    require_form(node);
    Condition read;
    read.whose = whose_at(node, "whose");
    read.most = greatest_effect_number;
    const auto least = node.find("at-least");
    const auto most = node.find("at-most");
    read.least = least  ? least->number(-greatest_effect_number, greatest_effect_number)
                 : most ? -greatest_effect_number
                        : 1;
    if (most)
        read.most = most->number(-greatest_effect_number, greatest_effect_number);
    if (const auto turn = node.find("turn")) {
        read.kind = Kind::Turn;
        read.whose = read_choice(*turn, "turn", players);
    } else if (const auto battle = node.find("in-battle")) {
        read.kind = Kind::InBattle;
        if (!battle->flag()) {
            read.parts = {read};
            read.kind = Kind::Not;
        }
    } else if (const auto units = node.find("units")) {
        measure("units", *units, read.left);
    } else if (const auto cards = node.find("cards")) {
        measure_cards(*cards, read.left);
    } else if (const auto number = node.find("number")) {
        read.left = quantity(*number);
        if (const auto right = node.find("no-more-than")) {
            read.kind = Kind::LessOrEqual;
            read.right = quantity(*right);
        }
    } else if (const auto support = node.find("supported-by")) {
        read.kind = Kind::SupportedBy;
        read.filter = filter(*support);
    } else if (const auto destroyed = node.find("destroyed")) {
        read.kind = Kind::Destroyed;
        read.filter = filter(*destroyed);
    } else if (const auto uses = node.find("uses")) {
        read.kind = Kind::Uses;
        read.left.base = uses->number(1, greatest_effect_count);
    } else if (const auto any = node.find("any")) {
        read.kind = Kind::Any;
        read.parts = conditions(*any);
    } else {
        read.kind = Kind::Not;
        read.parts = conditions(node.at("not"));
    }
    return read;
}

} // namespace kizuna
