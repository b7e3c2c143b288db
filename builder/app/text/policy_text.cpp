#include "app/text/policy_text.h"

#include "app/text/joined_text.h"
#include "odds/openings/keep_rule.h"

#include <algorithm>
#include <array>

namespace kizuna {

std::string reason_text(ChoiceReason reason, const Messages& messages)
{
    constexpr std::array keys = {
        "reason.rule-keeps"_msg,
        "reason.rule-redraws"_msg,
        "reason.bond-new-symbol"_msg,
        "reason.bond-too-dear"_msg,
        "reason.bond-dearest"_msg,
        "reason.bond-nothing"_msg,
        "reason.bond-hand-small"_msg,
        "reason.promotion"_msg,
        "reason.plan-class-change"_msg,
        "reason.plan-level-up"_msg,
        "reason.plan-deployment"_msg,
        "reason.plan-nothing"_msg,
        "reason.attack-strongest"_msg,
        "reason.attack-none"_msg,
        "reason.attack-from-other-line"_msg,
        "reason.critical-wins"_msg,
        "reason.critical-needless"_msg,
        "reason.critical-too-weak"_msg,
        "reason.critical-no-card"_msg,
        "reason.declined-skill"_msg,
        "reason.only-way"_msg,
        "reason.by-chance"_msg,
        "reason.ahead-bond"_msg,
        "reason.ahead-no-bond"_msg,
        "reason.ahead-draws"_msg,
        "reason.ahead-play"_msg,
        "reason.skill-free"_msg,
        "reason.skill-pays"_msg,
        "reason.skill-too-dear"_msg,
        "reason.skill-no-use"_msg,
        "reason.choice-best"_msg,
        "reason.choice-least"_msg,
        "reason.choice-enough"_msg,
        "reason.choice-line"_msg,
    };
    return messages.get(keys.at(static_cast<std::size_t>(reason)));
}

std::string policy_name(std::string_view id, const Messages& messages)
{
    constexpr std::array keys = {"table.policy.gf-basic"_msg, "table.policy.random"_msg,
                                 "table.policy.planner"_msg};
    for (std::size_t at = 0; at < keys.size(); ++at) {
        if (policy_ids()[at] == id)
            return messages.get(keys.at(at));
    }
    return std::string(id);
}

std::string policy_text(std::string_view id, const Messages& messages)
{
    constexpr std::array keys = {"policy.gf-basic"_msg, "policy.random"_msg, "policy.planner"_msg};
    for (std::size_t at = 0; at < keys.size(); ++at) {
        if (policy_ids()[at] == id)
            return messages.get(keys[at]);
    }
    return {};
}

std::string policy_label(std::string_view id, const Messages& messages)
{
    return with_aside(policy_name(id, messages), std::string(id), messages);
}

std::string level_name(GoldfishLevel level, const Messages& messages)
{
    constexpr std::array keys{"gui.curve.level.0"_msg, "gui.curve.level.1"_msg,
                              "gui.curve.level.2"_msg};
    return messages.get(keys.at(static_cast<std::size_t>(level)));
}

std::string level_label(GoldfishLevel level, const Messages& messages)
{
    const std::string_view id = goldfish_levels()[static_cast<std::size_t>(level)];
    return with_aside(level_name(level, messages), std::string(id), messages);
}

std::string level_label(std::string_view id, const Messages& messages)
{
    const auto ids = goldfish_levels();
    const auto found = std::ranges::find(ids, id);
    return found == ids.end()
               ? std::string(id)
               : level_label(static_cast<GoldfishLevel>(found - ids.begin()), messages);
}

std::string with_id(const std::string& text, std::string_view id, const Messages& messages)
{
    return messages.get("text.id-tip"_msg, {{"text", text}, {"id", std::string(id)}});
}

std::string rule_name(const std::string& rule, const Messages& messages)
{
    constexpr std::array names = {"gui.rule.always-keep"_msg, "gui.rule.always-redraw"_msg,
                                  "gui.rule.cost-one"_msg, "gui.rule.cost-one-and-promotion"_msg};
    for (std::size_t at = 0; at < names.size(); ++at) {
        if (keep_rule_presets()[at] == rule)
            return messages.get(names[at]);
    }
    return rule;
}

std::string rule_label(const std::string& rule, const Messages& messages)
{
    const std::string name = rule_name(rule, messages);
    return name == rule ? rule : with_aside(name, rule, messages);
}

} // namespace kizuna
