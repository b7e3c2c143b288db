#include "scenarios/scenario_run.h"

#include "cards/base/faults.h"
#include "game/state/transcript.h"
#include "game/values/choices.h"

#include <algorithm>

namespace kizuna {

bool ScenarioRun::names_option(const YamlNode& item, std::string_view key, const Action& option)
{
    if (key == "orbs")
        return option.zone == ActionZone::Orbs && option.number == item.number(0, 254);
    if (option.zone == ActionZone::Orbs)
        return false;
    if (option.zone == ActionZone::Field) {
        const Unit* unit = state().find(option.unit);
        if (item.kind() == YamlKind::Map && item.find("index"))
            return read_unit(item, state(), owner_of(option.unit)).id == option.unit;
        if (item.kind() == YamlKind::Map) { // {ally: Aria} or {enemy: Aria}
            const bool is_ally = owner_of(option.unit) == option.player;
            const auto side = item.find(is_ally ? "ally" : "enemy");
            return side && side->text() == unit_name(state(), *unit);
        }
        return item.text() == unit_name(state(), *unit);
    }
    YamlNode card = item;
    if (item.kind() == YamlKind::Map) {
        item.only_keys({"card", "face"});
        card = item.at("card");
        if (const auto face = item.find("face"); face && read_face(*face) == option.face_down)
            return false;
    }
    return option.card != nothing && state().cards->kind(option.card).card->id == card.text();
}

/// The option that an unused item names; the item is used up. Null where there is none.
const Action* ScenarioRun::next_pick(std::vector<PickItem>& items, const ActionList& options,
                                     bool is_ordered)
{
    const auto takes = [&](PickItem& item, const Action& option) {
        if (item.used || option.kind != ActionKind::Pick ||
            !names_option(item.node, item.key, option))
            return false;
        item.used = true;
        return true;
    };
    if (is_ordered) {
        for (PickItem& item : items) {
            for (const Action& option : options) {
                if (takes(item, option))
                    return &option;
            }
        }
        return nullptr;
    }
    for (const Action& option : options) {
        for (PickItem& item : items) {
            if (takes(item, option))
                return &option;
        }
    }
    return nullptr;
}

/// `targets`, `cards`, `orbs` or `units` give everything that one step picks; one `pay` everything
/// that is paid.
void ScenarioRun::answer_picks(const YamlNode& node)
{
    std::vector<PickItem> items;
    std::optional<YamlNode> source;
    const auto add = [&](std::string_view key, const YamlNode& list) {
        list.require_sequence();
        for (const YamlNode& item : list.items())
            items.push_back({std::string(key), item, false});
    };
    for (const std::string_view key : {"targets", "cards", "orbs", "units"}) {
        if (!source && (source = next_answer(key)))
            add(key, *source);
    }
    const auto payment = source ? std::nullopt : next_answer("pay");
    if (payment) {
        source = payment;
        payment->only_keys({"bonds", "cards", "units", "orbs"});
        for (const YamlNode::Entry& entry : payment->entries())
            add(entry.key.scalar(), entry.value);
    }
    const Place16 first_op = state().effect.op;
    while (state().decision == Decision::Choose &&
           (state().effect.op == first_op ||
            (payment && state().effect.op != nothing && running_op(state()).is_payment))) {
        const ActionList options = legal_actions(state());
        const Action* chosen = next_pick(items, options, is_ordered(running_op(state())));
        if (!chosen && options.back().kind == ActionKind::Enough)
            chosen = &options.back();
        if (!chosen && options.size() == 1 && !source)
            chosen = &options.back(); // nothing to decide
        if (!chosen) {
            const auto left = std::ranges::find(items, false, &PickItem::used);
            if (left != items.end())
                left->node.refuse(faults::ActionRefused{words_of(left->node)});
            throw missing_answer(node);
        }
        perform(source ? *source : node, *chosen);
    }
    const auto left = std::ranges::find(items, false, &PickItem::used);
    if (left != items.end())
        left->node.refuse(faults::AnswerUnused{words_of(left->node)});
}

} // namespace kizuna
