#include "app/play/game_session.h"
#include "game/values.h"
#include "odds/policies/policy_tools.h"

#include <algorithm>

namespace kizuna {
namespace {

bool contains(const std::vector<Action>& actions, const Action& action)
{
    return std::ranges::find(actions, action) != actions.end();
}

/// An action of P about a card in a zone, or about a unit.
Action skill_action(ActionZone zone, std::uint16_t kind, UnitId unit, std::uint8_t number)
{
    Action action = plain_action(ActionKind::UseSkill);
    action.zone = zone;
    action.card = kind;
    action.unit = unit;
    action.number = number;
    return action;
}

} // namespace

std::vector<TableOption> GameSession::judged(const std::vector<Action>& actions) const
{
    std::vector<TableOption> options;
    for (const Action& action : actions)
        options.push_back({action, refusal_of(state(), action)});
    std::stable_partition(options.begin(), options.end(),
                          [](const TableOption& option) { return option.refusal == Clause::None; });
    return options;
}

std::vector<TableOption> GameSession::options_for_hand(std::uint16_t kind) const
{
    std::vector<Action> actions;
    for (const Action& action : legal()) {
        const bool is_of_hand = action.zone == ActionZone::None || action.zone == ActionZone::Hand;
        if (action.card == kind && is_of_hand && action.kind != ActionKind::ChooseProtagonist)
            actions.push_back(action);
    }
    if (state().decision != Decision::None)
        return judged(actions);
    const auto think_of = [&](Action action) {
        action.card = kind;
        if (!contains(actions, action))
            actions.push_back(action);
    };
    think_of(plain_action(ActionKind::Bond));
    for (const Line line : {Line::Front, Line::Back}) {
        Action deploy = plain_action(ActionKind::Deploy);
        deploy.line = line;
        think_of(deploy);
    }
    const CardNumber card = card_of_kind(state(), Player::P, Zone::Hand, kind);
    for (const Unit& unit : state()[Player::P].units) {
        // Onto any other unit it could never go.
        if (card == no_card || !shares_name(state(), Player::P, card, true, unit))
            continue;
        Action level_up = plain_action(ActionKind::LevelUp);
        level_up.unit = unit.id;
        think_of(level_up);
    }
    const CardKind& facts = cards().kind(kind);
    for (std::uint8_t at = 0; facts.has_act && at < facts.skill_count; ++at) {
        const GameSkill& skill = cards().program().skills[facts.first_skill + at];
        if (skill.scripted && skill.category == SkillCategory::HandAct)
            think_of(skill_action(ActionZone::Hand, kind, no_unit, skill.number));
    }
    return judged(actions);
}

std::vector<TableOption> GameSession::options_for_unit(UnitId id) const
{
    std::vector<Action> actions;
    for (const Action& action : legal()) {
        if (action.unit == id || action.target == id)
            actions.push_back(action);
    }
    const Unit* unit = state().find(id);
    if (state().decision != Decision::None || !unit || owner_of(id) != Player::P)
        return judged(actions);
    const auto think_of = [&](const Action& action) {
        if (!contains(actions, action))
            actions.push_back(action);
    };
    for (const Unit& target : state()[Player::Q].units) {
        Action attack = plain_action(ActionKind::Attack);
        attack.unit = id;
        attack.target = target.id;
        think_of(attack);
    }
    Action move = plain_action(ActionKind::Move);
    move.unit = id;
    think_of(move);
    for_each_skill(state(), *unit, [&](std::uint16_t number) {
        const GameSkill& skill = cards().program().skills[number];
        if (skill.category == SkillCategory::Act)
            think_of(skill_action(ActionZone::Field, skill.kind, id, skill.number));
    });
    return judged(actions);
}

std::vector<TableOption> GameSession::options_for_bond(std::uint16_t kind) const
{
    std::vector<Action> actions;
    for (const Action& action : legal()) {
        if (action.card == kind && action.zone == ActionZone::Bonds)
            actions.push_back(action);
    }
    const CardKind& facts = cards().kind(kind);
    for (std::uint8_t at = 0; facts.has_act && at < facts.skill_count; ++at) {
        const GameSkill& skill = cards().program().skills[facts.first_skill + at];
        const Action use = skill_action(ActionZone::Bonds, kind, no_unit, skill.number);
        if (skill.scripted && skill.category == SkillCategory::BondAct &&
            state().decision == Decision::None && !contains(actions, use))
            actions.push_back(use);
    }
    return judged(actions);
}

std::vector<TableOption> GameSession::options_for_orb(int position) const
{
    std::vector<Action> actions;
    for (const Action& action : legal()) {
        const bool is_pick = action.kind == ActionKind::Pick && action.zone == ActionZone::Orbs;
        if ((action.kind == ActionKind::Orb || is_pick) && action.number == position)
            actions.push_back(action);
    }
    return judged(actions);
}

} // namespace kizuna
