#include "cards/skills/card_yaml_skill.h"

#include "cards/skills/card_words.h"
#include "cards/skills/effect_yaml.h"
#include "cards/skills/skill_payment.h"
#include "cards/text/hidden_characters.h"
#include "cards/text/utf8.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr int max_cost_count = 99;

/// The marks of the rule book; LvS carries the number of cards it asks for.
constexpr auto marks = std::to_array<std::pair<std::string_view, bool>>({
    {"CCS", true},  {"LvS2", true}, {"LvS3", true}, {"LvS4", true}, {"LvS5", true},
    {"LvS6", true}, {"LvS7", true}, {"US", true},   {"CF", true},   {"BS", true},
    {"DV", true},   {"HS", true},   {"TS", true},   {"CP", true},   {"FS", true},
    {"IS", true},   {"AS", true},   {"DB", true},   {"LIS", true},
});

/// How many cards a cost takes: a number, or a map of number and filter. `all` and `any` are -1 and
/// -2.
std::int8_t read_cost_count(const YamlNode& node, RareText& filter)
{
    YamlNode count = node;
    if (node.kind() == YamlKind::Map) {
        node.only_keys({"n", "of"});
        filter = RareText(read_text(node.at("of")));
        count = node.at("n");
    }
    if (count.is_scalar() && count.scalar() == "all")
        return -1;
    if (count.is_scalar() && count.scalar() == "any")
        return -2;
    return static_cast<std::int8_t>(count.number(1, max_cost_count));
}

SkillCost read_cost(const YamlNode& node)
{
    node.only_keys({"tap", "tap-others", "flip", "discard", "flip-orbs", "other"});
    SkillCost cost;
    RareText no_filter;
    if (const auto tap = node.find("tap")) {
        if (tap->text() != "self")
            throw DataError(
                tap->fault(FaultKind::UnknownWord, std::string(tap->scalar()), "self", "tap"));
        cost.tap_self = true;
    }
    if (const auto tap = node.find("tap-others"))
        cost.tap_others = read_cost_count(*tap, cost.tap_filter);
    if (const auto flip = node.find("flip"))
        cost.flip = read_cost_count(*flip, cost.flip_filter);
    if (const auto discard = node.find("discard"))
        cost.discard = read_cost_count(*discard, cost.discard_filter);
    if (const auto orbs = node.find("flip-orbs"))
        cost.flip_orbs = read_cost_count(*orbs, no_filter);
    if (const auto other = node.find("other"))
        cost.other = RareText(read_text(*other));
    return cost;
}

/// What is played must be paid; a cost is a fact alone where no effect is written.
void require_payment(const YamlNode& cost, const SkillCost& read, const Vocabulary& words)
{
    if (payment_of(read, words))
        return;
    const auto other = cost.find("other");
    Fault fault = (other ? *other : cost)
                      .fault(FaultKind::UnknownWord, std::string(read.other.view()), {}, "cost");
    fault.suggestions =
        nearest(read.other.view().substr(0, read.other.view().find('=')), other_cost_words());
    throw DataError(std::move(fault));
}

int count_grants(const YamlNode& node)
{
    int count = 0;
    if (node.kind() == YamlKind::Map) {
        for (const YamlNode::Entry& entry : node.entries())
            count += (entry.key.scalar() == "grant" ? 1 : 0) + count_grants(entry.value);
    } else if (node.kind() == YamlKind::Sequence) {
        for (const YamlNode& item : node.items())
            count += count_grants(item);
    }
    return count;
}

} // namespace

int count_skills(const YamlNode& list)
{
    return static_cast<int>(list.size()) + (list.says("grant") ? count_grants(list) : 0);
}

Skill read_skill(const YamlNode& node, const Vocabulary& words, int skills)
{
    node.only_keys({"category", "continues", "type", "emblem", "of", "marks", "mark-of", "once",
                    "cost", "inline-cost", "grants-skill", "states", "doubt", "in", "when", "if",
                    "unlimited-if", "effect"});
    Skill skill;
    skill.category = read_choice(node.at("category"), "category", skill_categories);
    const auto flag = [&](std::string_view key) {
        const auto value = node.find(key);
        return value && value->flag();
    };
    skill.continues = flag("continues");
    skill.once_per_turn = flag("once");
    skill.inline_cost = flag("inline-cost");
    skill.grants_skill = flag("grants-skill");
    if (skill.category == SkillCategory::Support) {
        skill.support_type = read_choice(node.at("type"), "type", support_types);
        const YamlNode emblem = node.at("emblem");
        skill.emblem = words.emblem(emblem.text());
        if (!skill.emblem) {
            Fault fault = emblem.fault(FaultKind::UnknownEmblem, std::string(emblem.scalar()));
            std::vector<std::string> known;
            for (const Emblem& one : words.emblems)
                known.push_back(one.slug);
            fault.suggestions = nearest(emblem.scalar(), known);
            throw DataError(std::move(fault));
        }
    }
    if (const auto of = node.find("of"))
        skill.emblem_parameter = RareText(read_text(*of));
    if (const auto list = node.find("marks")) {
        list->require_sequence();
        for (const YamlNode& mark : list->items())
            skill.marks.push_back(read_mark(mark));
    }
    if (const auto symbols = node.find("mark-of"))
        skill.mark_symbols = RareText(read_text(*symbols));
    if (const auto cost = node.find("cost"))
        skill.cost = read_cost(*cost);
    if (const auto states = node.find("states"))
        skill.states = read_choice(*states, "states", stated_fields);
    if (const auto doubt = node.find("doubt")) {
        if (skill.states == StatedField::None)
            node.at("effect"); // what is not played is in no doubt
        skill.doubt = read_choice(*doubt, "doubt", doubts);
    }
    if (node.find("effect"))
        skill.script = Rare<Script>(read_script(node, words, skills));
    const bool has_script = skill.script || (skill.emblem && words.emblems[*skill.emblem].script);
    if (has_script && skill.cost)
        require_payment(node.at("cost"), *skill.cost, words);
    skill.scripted = skill.states != StatedField::None || has_script;
    return skill;
}

namespace {

/// As Unicode writes it, as in "U+200E". Those of hidden commands have four digits.
std::string hidden_character_name(char32_t c)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string name = "U+";
    for (const unsigned shift : {12U, 8U, 4U, 0U})
        name += digits[(c >> shift) & 0xFU];
    return name;
}

} // namespace

std::string read_mark(const YamlNode& node)
{
    read_choice(node, "marks", marks);
    return std::string(node.scalar());
}

std::string_view name_of(StatedField field)
{
    return word_of(stated_fields, field);
}

std::string read_text(const YamlNode& node)
{
    const std::string_view text = node.text();
    if (text.front() == ' ' || text.back() == ' ')
        throw DataError(node.fault(FaultKind::NotText, std::string(text)));
    for (std::size_t at = 0; at < text.size();) {
        if (const char32_t c = next_code_point(text, at); is_hidden_command(c))
            throw DataError(node.fault(FaultKind::HiddenCharacter, hidden_character_name(c)));
    }
    return std::string(text);
}

} // namespace kizuna
