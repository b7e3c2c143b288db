#include "app/skills/stated_text.h"

#include "app/skills/filter_words.h"
#include "app/skills/skill_text.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

const Card* card_with(const Skill& skill, const CardLibrary& library)
{
    const auto has_it = [&skill](const Card& card) {
        return std::ranges::any_of(card.skills, [&](const Skill& one) { return &one == &skill; });
    };
    const auto card = std::ranges::find_if(library.cards(), has_it);
    return card == library.cards().end() ? nullptr : &*card;
}

std::string name_text(const std::string& unit, const CardLibrary& library, const Messages& messages)
{
    return messages.get("effect.name"_msg, {{"name", unit_text(unit, library, messages)}});
}

std::string stated_several_text(const Card& card, const CardLibrary& library,
                                const Messages& messages)
{
    constexpr std::array modes = {"no", "always", "two", "six_bonds", "leveled_up"};
    return messages.get("effect.stated.several"_msg,
                        {{"mode", modes.at(static_cast<std::size_t>(card.multi_deploy))},
                         {"unit", name_text(card.unit, library, messages)}});
}

std::string extra_names_text(const Card& card, const CardLibrary& library, const Messages& messages)
{
    const ExtraName& extra = card.also_unit.front();
    const bool is_protagonists = extra.unit == "*protagonist";
    return messages.get(
        "effect.stated.also-unit"_msg,
        {{"scope", extra.scope == "in-hand"         ? "in_hand"
                   : extra.scope == "in-bond-area"  ? "in_bonds"
                   : extra.scope == "turn-deployed" ? "turn_deployed"
                                                    : "always"},
         {"protagonist", is_protagonists ? "yes" : "no"},
         {"unit", is_protagonists ? std::string() : name_text(extra.unit, library, messages)}});
}

/// `lacking`: the unit that must not be there; null where nothing is asked.
std::string stacks_text(const Card& card, const Condition* lacking, const CardLibrary& library,
                        const Messages& messages)
{
    std::vector<std::string> units;
    for (const std::string& unit : card.stacks_on) {
        if (unit != "*")
            units.push_back(name_text(unit, library, messages));
    }
    const std::string condition =
        lacking ? units_clause(lacking->left.filter, 0, 0, {library, messages, {}}) : std::string();
    return messages.get("effect.stated.stacks-on"_msg, {{"has_condition", lacking ? "yes" : "no"},
                                                        {"condition", condition},
                                                        {"any", units.empty() ? "yes" : "no"},
                                                        {"units", messages.either(units)}});
}

/// Where its effect is all that units of other names cannot be levelled up with its card: while
/// there is such a unit. Else null.
const Condition* hindrance(const Skill& skill)
{
    const bool limits_stacking = skill.category == SkillCategory::Spec && skill.script &&
                                 std::ranges::all_of(skill.script->steps, [](const Step& step) {
                                     return step.verb == Verb::Forbid &&
                                            step.act == UnitAct::LevelUp &&
                                            step.with.wants(Quality::Self);
                                 });
    if (!limits_stacking || skill.script->conditions.size() != 1)
        return nullptr;
    const Condition& condition = skill.script->conditions.front();
    return condition.kind == Condition::Kind::Compare && condition.min == 1 &&
                   condition.max >= max_bound && condition.left.measure == Quantity::Measure::Units
               ? &condition
               : nullptr;
}

} // namespace

std::string stated_text(const Skill& skill, const CardLibrary& library, const Messages& messages)
{
    const Condition* lacking = hindrance(skill);
    if (skill.states == StatedField::None && !lacking)
        return {};
    const Card* card = card_with(skill, library);
    if (!card)
        return {};
    switch (skill.states) {
    case StatedField::None:
        return card->stacks_on.empty() ? std::string()
                                       : stacks_text(*card, lacking, library, messages);
    case StatedField::Copies:
        return messages.get("effect.stated.copies"_msg,
                            {{"limited", card->copies_limit ? "yes" : "no"},
                             {"count", card->copies_limit.value_or(0)}});
    case StatedField::MultiDeploy:
        return stated_several_text(*card, library, messages);
    case StatedField::NoBond:
        return messages.get("effect.stated.no-bond"_msg);
    case StatedField::AlsoUnit:
        return card->also_unit.empty() ? std::string() : extra_names_text(*card, library, messages);
    case StatedField::StacksOn:
        return stacks_text(*card, nullptr, library, messages);
    }
    return {};
}

} // namespace kizuna
