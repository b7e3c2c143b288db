#include "app/text/policy_text.h"

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

} // namespace kizuna
