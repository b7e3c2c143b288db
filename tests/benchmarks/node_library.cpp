#include "node_library.h"

#include <yaml-cpp/yaml.h>

#include <map>
#include <optional>
#include <string>

namespace kizuna::bench {
namespace {

struct PlainCost {
    std::map<std::string, std::string> parts;
};

struct PlainSkill {
    std::string category, type, emblem, of, mark_of;
    std::vector<std::string> marks;
    bool once = false, continues = false, inline_cost = false, grants_skill = false;
    std::optional<PlainCost> cost;
};

struct PlainCard {
    std::string id, unit, title, unit_ja, title_ja, unit_class, copies, multi_deploy, same_name;
    std::string cost, class_change, range, attack, support;
    std::vector<std::string> symbols, tags, also_unit, stacks_on, aliases, prints;
    bool no_bond = false;
    std::vector<PlainSkill> skills;
};

std::string text(const YAML::Node& node, const char* key)
{
    const YAML::Node value = node[key];
    return value ? value.as<std::string>() : std::string();
}

bool flag(const YAML::Node& node, const char* key)
{
    const YAML::Node value = node[key];
    return value && value.as<bool>();
}

std::vector<std::string> texts(const YAML::Node& node, const char* key)
{
    const YAML::Node value = node[key];
    if (!value)
        return {};
    if (value.IsScalar())
        return {value.as<std::string>()};
    return value.as<std::vector<std::string>>();
}

PlainSkill read_skill(const YAML::Node& node)
{
    PlainSkill skill;
    skill.category = text(node, "category");
    skill.type = text(node, "type");
    skill.emblem = text(node, "emblem");
    skill.of = text(node, "of");
    skill.mark_of = text(node, "mark-of");
    skill.marks = texts(node, "marks");
    skill.once = flag(node, "once");
    skill.continues = flag(node, "continues");
    skill.inline_cost = flag(node, "inline-cost");
    skill.grants_skill = flag(node, "grants-skill");
    if (const YAML::Node cost = node["cost"]) {
        skill.cost.emplace();
        for (const auto& part : cost) {
            const YAML::Node& value = part.second;
            skill.cost->parts[part.first.as<std::string>()] =
                value.IsMap() ? text(value, "n") + text(value, "of") : value.as<std::string>();
        }
    }
    return skill;
}

PlainCard read_card(const YAML::Node& node)
{
    PlainCard card;
    card.id = text(node, "id");
    card.unit = text(node, "unit");
    card.title = text(node, "title");
    if (const YAML::Node ja = node["ja"]) {
        card.unit_ja = text(ja, "unit");
        card.title_ja = text(ja, "title");
    }
    card.unit_class = text(node, "class");
    card.symbols = texts(node, "symbol");
    card.tags = texts(node, "tags");
    const YAML::Node stats = node["stats"];
    card.cost = text(stats, "cost");
    card.class_change = text(stats, "cc");
    card.range = text(stats, "range");
    card.attack = text(stats, "attack");
    card.support = text(stats, "support");
    card.copies = text(node, "copies");
    card.multi_deploy = text(node, "multi-deploy");
    card.no_bond = flag(node, "no-bond");
    card.also_unit = texts(node, "also-unit");
    card.stacks_on = texts(node, "stacks-on");
    card.same_name = text(node, "same-name");
    card.aliases = texts(node, "aliases");
    if (const YAML::Node skills = node["skills"]) {
        for (const YAML::Node& skill : skills)
            card.skills.push_back(read_skill(skill));
    }
    card.prints = texts(node, "prints");
    return card;
}

} // namespace

std::size_t read_with_nodes(const std::vector<SourceFile>& files)
{
    std::map<std::string, PlainCard> cards;
    for (const SourceFile& file : files) {
        const YAML::Node root = YAML::Load(file.text);
        for (const YAML::Node& node : root["cards"]) {
            PlainCard card = read_card(node);
            std::string id = card.id;
            cards.emplace(std::move(id), std::move(card));
        }
    }
    return cards.size();
}

} // namespace kizuna::bench
