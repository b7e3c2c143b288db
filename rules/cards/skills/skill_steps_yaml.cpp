#include "cards/skills/step_reader.h"

#include "cards/base/faults.h"
#include "cards/effects/effect_memory.h"
#include "cards/skills/skill_payment.h"

namespace kizuna {
GrantedSkill StepReader::granted_skill(const YamlNode& node) const
{
    node.only_keys({"category", "once", "marks", "mark-of", "cost", "when", "if", "effect"});
    constexpr auto categories = std::to_array<std::pair<std::string_view, SkillCategory>>({
        {"act", SkillCategory::Act},
        {"auto", SkillCategory::Auto},
        {"cont", SkillCategory::Cont},
        {"spec", SkillCategory::Spec},
    });
    read_choice(node.at("category"), "category", categories); // no other is granted
    node.at("effect");
    const Skill skill = read_skill(node, reading_);
    if (makes_copy(skill.script->steps)) // copies are made ready for printed skills alone
        node.at("effect").refuse(faults::UnknownKey{"copy"});
    return as_granted(skill, words_);
}

void StepReader::read_grant(const YamlNode& node, Step& into) const
{
    node.only_keys({"of", "skill", "unless-had", "until", "n", "may"});
    into.of = filter(node.at("of"));
    if (always_on_)
        refuse(node, {"unless-had"});
    into.unless_had = flag_at(node, "unless-had");
    into.granted.push_back(granted_skill(node.at("skill")));
    read_until(node, into);
    read_count(node, into);
}

/// Reads which skills are lost: all, all but SPEC, those that say the same as a numbered one of
/// this card, or as one that is written out.
void StepReader::read_silence(const YamlNode& node, Step& into) const
{
    node.only_keys({"of", "skill", "but", "only", "like", "until", "n", "may"});
    const auto of = node.find("of");
    into.whose = Whose::Own;
    if (of) {
        into.of = filter(*of);
    } else {
        if (always_on_)
            node.refuse(faults::MissingKey{"of"});
        node.at("skill"); // a player's own skills: by number alone
        refuse(node, {"but", "only", "like", "n", "may"});
    }
    into.from = of ? Zone::Field : Zone::Self;
    if (const auto skill = node.find("skill")) {
        refuse(node, {"but", "only", "like"});
        into.of_skill = skill->number(1, max_skill_);
    } else if (const auto like = node.find("like")) {
        refuse(node, {"but", "only"});
        into.granted.push_back(granted_skill(*like));
    } else if (const auto only = node.find("only")) {
        refuse(node, {"but"});
        constexpr auto categories = std::to_array<std::pair<std::string_view, SkillCategory>>({
            {"act", SkillCategory::Act},
            {"auto", SkillCategory::Auto},
            {"cont", SkillCategory::Cont},
            {"support", SkillCategory::Support},
        });
        into.only = read_choice(*only, "only", categories);
    } else if (const auto but = node.find("but")) {
        constexpr auto spec = std::to_array<std::pair<std::string_view, bool>>({{"spec", true}});
        into.but_spec = read_choice(*but, "but", spec);
    }
    read_until(node, into);
    read_count(node, into);
}

void StepReader::read_marks_hold(const YamlNode& node, Step& into) const
{
    node.only_keys({"of", "marks", "until", "n", "may"});
    into.of = filter(node.at("of"));
    constexpr auto levels = std::to_array<std::pair<std::string_view, std::uint8_t>>({
        {"LvS2", 2},
        {"LvS3", 3},
        {"LvS4", 4},
        {"LvS5", 5},
        {"LvS6", 6},
        {"LvS7", 7},
    });
    for (const YamlNode& mark : listed(node.at("marks"), 1))
        into.ranges =
            static_cast<std::uint8_t>(into.ranges | (1U << read_choice(mark, "marks", levels)));
    read_until(node, into);
    read_count(node, into);
}

void StepReader::read_skill_cost(const YamlNode& node, Step& into) const
{
    node.only_keys({"skill", "pay", "or", "once", "until"});
    into.of_skill = node.at("skill").number(1, max_skill_);
    into.of.wanted |= 1U << static_cast<unsigned>(Quality::Self);
    if (const auto pay = node.find("pay")) {
        into.gives_cost = true;
        into.then = steps_in_play(*pay);
    } else {
        refuse(node, {"or"});
        node.at("once");
    }
    into.is_choice = flag_at(node, "or");
    if (const auto once = node.find("once")) {
        constexpr auto never = std::to_array<std::pair<std::string_view, bool>>({{"false", true}});
        into.loses_once = read_choice(*once, "once", never);
    }
    read_until(node, into);
}

} // namespace kizuna
