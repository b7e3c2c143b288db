#include "cards/skills/card_yaml_skill.h"

#include "cards/base/faults.h"
#include "cards/base/plain_text.h"
#include "cards/base/utf8.h"
#include "cards/effects/script_pool.h"
#include "cards/library/card_words.h"
#include "cards/skills/effect_parts_yaml.h"
#include "cards/skills/skill_payment.h"
#include "cards/text/nearest.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

namespace kizuna {
namespace {

constexpr int max_cost_count = 99;

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
            tap->refuse(
                faults::UnknownWord{.what = tap->scalar(), .other = "tap", .expected = "self"});
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

/// Checks a filter of a cost. `zone`: where its cards lie; empty where it is of units.
void check_filter(const YamlNode& node, std::string_view zone, SkillReading& reading)
{
    FilterFault wrong;
    const auto filter = parse_filter(node.text(), reading.words, wrong);
    const std::string_view word =
        zone.empty() ? std::string_view() : unit_word(node.text(), reading.words);
    if (!word.empty())
        wrong = {std::string(word), {}, std::string(zone), false};
    if (!filter || !word.empty())
        throw filter_error(node, wrong);
    reading.note(*filter, node);
}

/// Checks that the cost of a skill with an effect can be paid. Without an effect a cost is a mere
/// fact.
void require_payment(const YamlNode& cost, const SkillCost& read, SkillReading& reading)
{
    constexpr auto counted_costs = std::to_array<std::pair<std::string_view, std::string_view>>(
        {{"tap-others", ""}, {"flip", "bonds"}, {"discard", "hand"}});
    for (const auto& [key, zone] : counted_costs) {
        const auto counted = cost.find(key);
        if (counted && counted->kind() == YamlKind::Map)
            check_filter(counted->at("of"), zone, reading);
    }
    SkillCost other;
    other.other = read.other;
    other.discard = read.discard; // `discard_to_boundless` says where it goes
    const auto node = cost.find("other");
    FilterFault wrong;
    const auto payment = payment_of(other, reading.words, &wrong);
    if (!payment && (wrong.too_many || !wrong.word.empty()))
        throw filter_error(*node, wrong);
    if (!payment) {
        const std::string_view word = read.other.view();
        throw DataError(node->fault(faults::UnknownWord{word, "cost"},
                                    nearest(word.substr(0, word.find('=')), other_cost_words())));
    }
    for (const Step& step : *payment) {
        reading.note(step.of, node ? *node : cost);
        reading.note(step.with, node ? *node : cost);
    }
}

/// Reads the parameter of the emblem, which must be there if the emblem's effect needs it.
void read_parameter(const YamlNode& node, Skill& skill, SkillReading& reading)
{
    const bool is_asked = skill.emblem && reading.words.emblems[*skill.emblem].names;
    const auto of = is_asked ? std::optional(node.at("of")) : node.find("of");
    if (!of)
        return;
    skill.emblem_parameter = RareText(read_text(*of));
    if (!skill.emblem)
        of->refuse(faults::UnknownKey{"of"});
    FilterFault wrong;
    const auto filter = parse_parameter(skill.emblem_parameter.view(), reading.words, wrong);
    if (!filter)
        throw filter_error(*of, wrong);
    reading.note(*filter, *of);
}

/// Reads the marks, with the symbols that US and no other mark asks for.
void read_marks(const YamlNode& node, Skill& skill, const Vocabulary& words)
{
    if (const auto list = node.find("marks")) {
        for (const YamlNode& mark : listed(*list))
            skill.marks.push_back(read_mark(mark));
    }
    const bool is_union = std::ranges::find(skill.marks, "US") != skill.marks.end();
    const auto symbols = is_union ? std::optional(node.at("mark-of")) : node.find("mark-of");
    if (!symbols)
        return;
    if (!is_union)
        symbols->refuse(faults::UnknownKey{"mark-of"});
    skill.mark_symbols = RareText(read_text(*symbols));
    for (const std::string_view word : split(skill.mark_symbols, '|')) {
        if (!words.symbol(word)) {
            std::vector<std::string> known;
            for (const Word& symbol : words.symbols)
                known.push_back(symbol.slug);
            symbols->refuse_unknown(faults::UnknownWord{word, "mark-of"}, known);
        }
    }
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

/// The number of skills in a list, with those that they grant.
int count_skills(const YamlNode& list)
{
    return static_cast<int>(list.size()) + (list.says("grant") ? count_grants(list) : 0);
}

} // namespace

Skill read_skill(const YamlNode& node, SkillReading& reading)
{
    const Vocabulary& words = reading.words;
    node.only_keys({"category", "continues", "type", "emblem", "of", "marks", "mark-of", "once",
                    "cost", "inline-cost", "grants-skill", "states", "doubt", "in", "when", "if",
                    "unlimited-if", "effect"});
    Skill skill;
    skill.category = read_choice(node.at("category"), "category", skill_categories);
    skill.continues = EffectPartsReader::flag_at(node, "continues");
    skill.once_per_turn = EffectPartsReader::flag_at(node, "once");
    skill.inline_cost = EffectPartsReader::flag_at(node, "inline-cost");
    skill.grants_skill = EffectPartsReader::flag_at(node, "grants-skill");
    if (skill.category == SkillCategory::Support) {
        skill.support_type = read_choice(node.at("type"), "type", support_types);
        const YamlNode emblem = node.at("emblem");
        skill.emblem = words.emblem(emblem.text());
        if (!skill.emblem) {
            std::vector<std::string> known;
            for (const Emblem& one : words.emblems)
                known.push_back(one.slug);
            emblem.refuse_unknown(faults::UnknownEmblem{emblem.scalar()}, known);
        }
    }
    read_parameter(node, skill, reading);
    read_marks(node, skill, words);
    if (const auto cost = node.find("cost"))
        skill.cost = read_cost(*cost);
    if (const auto states = node.find("states"))
        skill.states = read_choice(*states, "states", stated_fields);
    if (const auto doubt = node.find("doubt")) {
        if (skill.states == StatedField::None)
            node.at("effect"); // only an effect that is played can be in doubt
        skill.doubt = read_choice(*doubt, "doubt", doubts);
    }
    if (node.find("effect"))
        skill.script = reading.scripts.shared(read_script(node, reading));
    const bool has_script = skill.script || (skill.emblem && words.emblems[*skill.emblem].script);
    if (has_script && skill.cost)
        require_payment(node.at("cost"), *skill.cost, reading);
    skill.scripted = skill.states != StatedField::None || has_script;
    return skill;
}

std::vector<Skill> read_skills(const YamlNode& list, const Vocabulary& words, ScriptPool& scripts,
                               std::vector<Fault>& faults, std::vector<NameInSkill>& names)
{
    const std::vector<YamlNode> entries = listed(list);
    const int numbers = count_skills(list);
    if (numbers > static_cast<int>(max_listed))
        list.refuse(faults::OutOfRange{std::to_string(numbers), "0–" + std::to_string(max_listed)});
    std::vector<Skill> skills;
    skills.reserve(entries.size());
    SkillReading reading{words, scripts, numbers};
    for (const YamlNode& entry : entries) {
        reading.parts = 0;
        reading.asks_named = false;
        attempt(faults, [&] { skills.push_back(read_skill(entry, reading)); });
    }
    std::ranges::move(reading.names, std::back_inserter(names));
    return skills;
}

void SkillReading::note(const Filter& filter, const YamlNode& node)
{
    for (const CardTest& test : filter.cards) {
        asks_named |= test.kind == CardTest::Kind::Parameter;
        const bool is_title = test.kind == CardTest::Kind::Title;
        for (const std::string& word : test.words) {
            if (is_title || test.kind == CardTest::Kind::Name)
                names.push_back({word, is_title, node.place()});
            else if (word.starts_with("name:")) // of an emblem's parameter
                names.push_back({word.substr(5), false, node.place()});
        }
        for (const Filter& units : test.units) {
            ++parts;
            note(units, node);
        }
    }
}

std::vector<YamlNode> listed(const YamlNode& node, std::size_t min)
{
    node.require_sequence();
    if (node.size() < min || node.size() > max_listed)
        node.refuse(faults::OutOfRange{node.size() == 0 ? "[]" : std::to_string(node.size()),
                                       std::to_string(min) + "–" + std::to_string(max_listed)});
    return node.items();
}

std::vector<YamlNode> one_or_listed(const YamlNode& node, std::size_t min)
{
    return node.kind() == YamlKind::Sequence ? listed(node, min) : std::vector{node};
}

DataError filter_error(const YamlNode& node, const FilterFault& wrong)
{
    if (wrong.too_many)
        return DataError(node.fault(faults::OutOfRange{std::to_string(max_filter_words + 1),
                                                       "1–" + std::to_string(max_filter_words)}));
    if (!wrong.against.empty())
        return DataError(node.fault(faults::Contradiction{wrong.word, wrong.against}));
    return DataError(node.fault(faults::UnknownWord{wrong.word, "filter"}, wrong.suggestions));
}

std::string read_mark(const YamlNode& node)
{
    if (std::ranges::find(skill_marks, node.text()) == skill_marks.end())
        node.refuse_unknown(faults::UnknownWord{node.text(), "marks"},
                            {skill_marks.begin(), skill_marks.end()});
    return std::string(node.text());
}

std::string_view name_of(StatedField field)
{
    return word_of(stated_fields, field);
}

std::string read_text(const YamlNode& node)
{
    const std::string_view text = node.text();
    if (text.front() == ' ' || text.back() == ' ')
        node.refuse(faults::NotText{text});
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] >= ' ' && text[at] <= '~') {
            ++at; // as most, and none of them is hidden
            continue;
        }
        if (const char32_t c = next_code_point(text, at); is_hidden_command(c))
            node.refuse(
                faults::HiddenCharacter{fmt::format("U+{:04X}", static_cast<std::uint32_t>(c))});
    }
    return std::string(text);
}

} // namespace kizuna
