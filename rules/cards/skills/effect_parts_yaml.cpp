// Long because: filters, triggers, quantities and conditions are read in words that each other's
// forms share.
#include "cards/skills/effect_parts_yaml.h"

#include "cards/base/faults.h"

#include <algorithm>

namespace kizuna {
namespace {

/// The key of a condition, and the keys that may stand beside it.
struct ConditionForm {
    std::string_view key;
    std::array<std::string_view, 4> with;
};
constexpr auto condition_forms = std::to_array<ConditionForm>({
    {"turn", {}},
    {"in-battle", {}},
    {"critical", {}},
    {"phase", {}},
    {"units", {"at-least", "at-most", "parity"}},
    {"cards", {"at-least", "at-most", "parity"}},
    {"number", {"at-least", "at-most", "parity", "no-more-than"}},
    {"supported-by", {"whose"}},
    {"support-failed", {}},
    {"destroyed", {}},
    {"uses", {"at-least"}},
    {"has-skill", {}},
    {"done", {"at-least", "at-most"}},
    {"any", {}},
    {"not", {}},
});

constexpr auto turn_counts = std::to_array<std::pair<std::string_view, Quantity::Measure>>({
    {"attacks-this-turn", Quantity::Measure::AttacksThisTurn},
    {"orbs-lost-this-turn", Quantity::Measure::OrbsLostThisTurn},
    {"hand-skills-this-turn", Quantity::Measure::HandSkillsThisTurn},
});
constexpr auto countable_zones = joined_words(card_zones, remembered_cards);

void require_form(const YamlNode& node)
{
    std::vector<std::string_view> keys;
    for (const ConditionForm& form : condition_forms)
        keys.push_back(form.key);
    EffectPartsReader::require_one_of(node, keys);
    for (const ConditionForm& form : condition_forms) {
        if (!node.find(form.key))
            continue;
        for (const YamlNode::Entry& entry : node.entries()) {
            const std::string_view key = entry.key.scalar();
            if (key != form.key && std::ranges::find(form.with, key) == form.with.end())
                entry.key.refuse(faults::UnknownKey{key});
        }
        if (node.find("no-more-than"))
            EffectPartsReader::refuse(node, {"at-least", "at-most", "parity"});
    }
}

} // namespace

Filter EffectPartsReader::filter(const YamlNode& node) const
{
    FilterFault wrong;
    auto read = parse_filter(node.text(), words_, wrong);
    if (!read)
        throw filter_error(node, wrong);
    reading_.note(*read, node);
    if (reading_.asks_named && !reading_.is_emblem) // only an emblem's effect has a card's `of`
        node.refuse(faults::UnknownWord{"named", "filter"});
    return std::move(*read);
}
void EffectPartsReader::count_part(const YamlNode& node) const
{
    if (++reading_.parts > static_cast<int>(max_listed))
        node.refuse(
            faults::OutOfRange{std::to_string(reading_.parts), "1–" + std::to_string(max_listed)});
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

Whose EffectPartsReader::whose_at(const YamlNode& map, std::string_view key)
{
    const auto node = map.find(key);
    return node ? read_choice(*node, key, single_players) : Whose::Own;
}
void EffectPartsReader::refuse(const YamlNode& map, std::initializer_list<std::string_view> keys)
{
    for (const YamlNode::Entry& entry : map.entries()) {
        if (std::ranges::find(keys, entry.key.scalar()) != keys.end())
            entry.key.refuse(faults::UnknownKey{entry.key.scalar()});
    }
}
bool EffectPartsReader::flag_at(const YamlNode& map, std::string_view key)
{
    const auto node = map.find(key);
    return node && node->flag();
}

void EffectPartsReader::require_one_of(const YamlNode& map,
                                       const std::vector<std::string_view>& keys)
{
    bool found = false;
    for (const YamlNode::Entry& entry : map.entries()) {
        if (std::ranges::find(keys, entry.key.scalar()) == keys.end())
            continue;
        if (found)
            entry.key.refuse(faults::UnknownKey{entry.key.scalar()});
        found = true;
    }
}

void EffectPartsReader::measure_cards(const YamlNode& node, Quantity& into) const
{
    node.only_keys({"in", "of", "whose"});
    into.measure = Quantity::Measure::Cards;
    const YamlNode in = node.at("in");
    into.zone = read_choice(in, "zone", countable_zones);
    into.filter = filter_at(node, "of");
    if (is_remembered(into.zone))
        refuse(node, {"whose"});
    if (const auto whose = node.find("whose"))
        into.whose = read_choice(*whose, "whose", all_players);
}

/// Reads what is measured; `key` is the key that says so.
void EffectPartsReader::measure(std::string_view key, const YamlNode& node, Quantity& into) const
{
    using Measure = Quantity::Measure;
    if (key == "units" || key == "cost" || key == "stack" || key == "weapons") {
        into.measure = key == "units"   ? Measure::Units
                       : key == "cost"  ? Measure::Cost
                       : key == "stack" ? Measure::Stack
                                        : Measure::Weapons;
        into.filter = filter(node);
    } else if (key == "cards") {
        measure_cards(node, into);
    } else if (key == "support-of") {
        constexpr auto cards = std::to_array<std::pair<std::string_view, Measure>>(
            {{"shown", Measure::SupportOfShown}, {"opponent", Measure::SupportOfOther}});
        into.measure = read_choice(node, "support-of", cards);
    } else if (key == "cost-of") {
        constexpr auto cards = std::to_array<std::pair<std::string_view, Measure>>(
            {{"opponents-support", Measure::CostOfOther}, {"seen", Measure::CostOfSeen}});
        into.measure = read_choice(node, "cost-of", cards);
    } else if (key == "done") {
        constexpr auto what =
            std::to_array<std::pair<std::string_view, Measure>>({{"step", Measure::Done}});
        into.measure = read_choice(node, "done", what);
    } else if (const auto of_turn = std::ranges::find(turn_counts, key,
                                                      &std::pair<std::string_view, Measure>::first);
               of_turn != turn_counts.end()) {
        into.measure = of_turn->second;
        into.whose = read_choice(node, "whose", all_players);
    }
}

Quantity EffectPartsReader::quantity(const YamlNode& node) const
{
    Quantity read;
    if (node.kind() != YamlKind::Map) {
        read.base = node.number(-max_effect_number, max_effect_number);
        return read;
    }
    node.only_keys({"base", "times", "per", "units", "different", "cards", "cost", "stack",
                    "weapons", "support-of", "cost-of", "done", "attacks-this-turn",
                    "orbs-lost-this-turn", "hand-skills-this-turn"});
    if (!node.find("units"))
        refuse(node, {"different"});
    require_one_of(node,
                   {"units", "cards", "cost", "stack", "weapons", "support-of", "cost-of", "done",
                    "attacks-this-turn", "orbs-lost-this-turn", "hand-skills-this-turn"});
    if (node.size() == 0)
        node.refuse(faults::MissingKey{"units"});
    for (const YamlNode::Entry& entry : node.entries()) {
        const std::string_view key = entry.key.scalar();
        if (key == "base")
            read.base = entry.value.number(-max_effect_number, max_effect_number);
        else if (key == "times")
            read.times = entry.value.number(-max_effect_number, max_effect_number);
        else if (key == "per")
            read.per = entry.value.number(1, max_effect_count);
        else if (key == "different")
            read.different = read_choice(entry.value, "different", differences);
        else
            measure(key, entry.value, read);
    }
    return read;
}

std::vector<Condition> EffectPartsReader::conditions(const YamlNode& node) const
{
    std::vector<Condition> read;
    for (const YamlNode& item : one_or_listed(node, 1))
        read.push_back(condition(item));
    return read;
}

Condition EffectPartsReader::condition(const YamlNode& node) const
{
    using Kind = Condition::Kind;
    node.require_map();
    count_part(node);
    node.only_keys({"turn",      "in-battle", "units",        "cards",          "number",
                    "at-least",  "at-most",   "no-more-than", "supported-by",   "whose",
                    "destroyed", "uses",      "has-skill",    "done",           "any",
                    "not",       "critical",  "phase",        "support-failed", "parity"});
    require_form(node);
    Condition read;
    read.whose = whose_at(node, "whose");
    read.max = max_effect_number;
    const auto min = node.find("at-least");
    const auto max = node.find("at-most");
    const auto parity = node.find("parity");
    if (parity) {
        constexpr auto parities = std::to_array<std::pair<std::string_view, Condition::Parity>>(
            {{"odd", Condition::Parity::Odd}, {"even", Condition::Parity::Even}});
        read.parity = read_choice(*parity, "parity", parities);
    }
    const auto holds_where = [&](Kind kind, const YamlNode& flag) {
        read.kind = kind;
        if (!flag.flag()) {
            read.parts = {read};
            read.kind = Kind::Not;
        }
    };
    read.min = min             ? min->number(-max_effect_number, max_effect_number)
               : max || parity ? -max_effect_number
                               : 1;
    if (max)
        read.max = max->number(min ? read.min : -max_effect_number, max_effect_number);
    if (const auto turn = node.find("turn")) {
        read.kind = Kind::Turn;
        read.whose = read_choice(*turn, "turn", all_players);
    } else if (const auto battle = node.find("in-battle")) {
        holds_where(Kind::InBattle, *battle);
    } else if (const auto critical = node.find("critical")) {
        holds_where(Kind::Critical, *critical);
    } else if (const auto phase = node.find("phase")) {
        read.kind = Kind::InPhase;
        read.phase = read_choice(*phase, "phase", turn_phases);
    } else if (const auto failed = node.find("support-failed")) {
        read.kind = Kind::SupportFailed;
        read.whose = read_choice(*failed, "whose", single_players);
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
        read.left.base = uses->number(1, max_skill_);
    } else if (const auto has = node.find("has-skill")) {
        read.kind = Kind::HasSkill;
        read.left.base = has->number(1, max_skill_);
    } else if (const auto done = node.find("done")) {
        measure("done", *done, read.left);
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
