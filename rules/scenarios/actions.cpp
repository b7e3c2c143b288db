#include "scenarios/scenario_run.h"

#include "cards/base/faults.h"
#include "game/values/values.h"

namespace kizuna {

std::uint16_t ScenarioRun::kind(const YamlNode& node)
{
    return read_kind(node, scenario_.library(), state());
}

Action ScenarioRun::read_action(const YamlNode& key, const YamlNode& node)
{
    const std::string_view word = key.scalar();
    Action action;
    if (word == "keep" || word == "mulligan") {
        check_running(node);
        action.kind = word == "keep" ? ActionKind::Keep : ActionKind::Mulligan;
        action.player = read_player(node);
        return action;
    }
    if (word == "protagonist") {
        check_running(node);
        node.only_keys({"by", "card"});
        action.kind = ActionKind::ChooseProtagonist;
        action.player = read_player(node.at("by"));
        action.card = kind(node.at("card"));
        return action;
    }
    if (word == "concede") {
        check_running(node);
        action.kind = ActionKind::Concede;
        action.player = read_player(node);
        return action;
    }
    start_waiting_turn(node);
    action.player = state().turn_player;
    if (word == "bond") {
        const bool none = node.text() == "none";
        action.kind = none ? ActionKind::NoBond : ActionKind::Bond;
        if (!none)
            action.card = kind(node);
    } else if (word == "deploy") {
        node.only_keys({"card", "to", "from"});
        action.kind = ActionKind::Deploy;
        action.card = kind(node.at("card"));
        action.line = read_line(node.at("to"), "to");
        if (const auto from = node.find("from")) { // a card under that unit
            action.zone = ActionZone::Stack;
            action.unit = read_unit(*from, state(), action.player).id;
        }
    } else if (word == "level-up") {
        action.kind = ActionKind::LevelUp;
        if (node.kind() == YamlKind::Map) {
            node.only_keys({"card", "onto"});
            action.card = kind(node.at("card"));
            action.unit = read_unit(node.at("onto"), state(), action.player).id;
        } else {
            action.card = kind(node);
            // The unit of that name; else one that has it beside its own.
            const CardKind& card = state().cards->kind(action.card);
            const auto take = [&](auto is_meant) {
                for (const Unit& unit : state()[action.player].units) {
                    if (action.unit == no_unit && is_meant(unit))
                        action.unit = unit.id;
                }
            };
            take([&](const Unit& unit) { return state().kind(unit).name == card.name; });
            take([&](const Unit& unit) {
                return share_names(state(), card, true, nullptr, state().kind(unit), &unit);
            });
        }
    } else if (word == "move") {
        action.kind = ActionKind::Move;
        action.unit = read_unit(node, state(), action.player).id;
    } else if (word == "attack") {
        return read_attack(node);
    } else if (word == "skill") {
        return read_skill(node);
    } else if (word == "by-hand") {
        return read_by_hand(node);
    } else if (word == "next-phase" || word == "end-turn") {
        action.kind = word == "next-phase" ? ActionKind::NextPhase : ActionKind::EndTurn;
        // Inside illegal, whose it is may be said.
        if (node.is_scalar() && (node.scalar() == "P" || node.scalar() == "Q"))
            action.player = read_player(node);
    } else {
        key.refuse(faults::UnknownKey{word});
    }
    return action;
}

/// Whose action it is: the turn player's where `by` says nothing else.
Player ScenarioRun::player_of(const YamlNode& node)
{
    const auto by = node.find("by");
    return by ? read_player(*by) : state().turn_player;
}

Action ScenarioRun::read_attack(const YamlNode& node)
{
    node.require_map();
    node.only_keys({"unit", "target", "critical", "evade", "orbs", "by"});
    Action action;
    action.kind = ActionKind::Attack;
    action.player = player_of(node);
    action.unit = read_unit(node.at("unit"), state(), action.player).id;
    action.target = read_unit(node.at("target"), state(), other(action.player)).id;
    critical_ = node.find("critical");
    evade_ = node.find("evade");
    orbs_ = items_of(node, "orbs");
    return action;
}

Action ScenarioRun::read_skill(const YamlNode& node)
{
    node.require_map();
    node.only_keys({"unit", "bond", "hand", "number", "of", "by"});
    Action action;
    action.kind = ActionKind::UseSkill;
    action.player = player_of(node);
    action.number = static_cast<std::uint8_t>(node.at("number").number(1, 99));
    if (const auto unit = node.find("unit")) {
        node.only_keys({"unit", "number", "of", "by"});
        const Unit& user = read_unit(*unit, state(), action.player);
        action.zone = ActionZone::Field;
        action.unit = user.id;
        if (const auto of = node.find("of"))
            action.card = kind(*of);
        return action;
    }
    const auto bond = node.find("bond");
    if (bond && node.find("hand"))
        bond->refuse(faults::UnknownKey{"bond"});
    action.zone = bond ? ActionZone::Bonds : ActionZone::Hand;
    action.card = kind(bond ? *bond : node.at("hand"));
    if (const auto of = node.find("of")) {
        if (!bond)
            of->refuse(faults::UnknownKey{"of"});
        action.of = kind(*of);
        if (action.of == action.card)
            action.of = nothing;
    }
    return action;
}

} // namespace kizuna
