#include "app/play/game_session.h"
#include "game/values/values.h"
#include "odds/policies/policy_tools.h"

#include <algorithm>

namespace kizuna {
namespace {

void think_of(const Action& action, std::vector<Action>& actions)
{
    if (std::ranges::find(actions, action) == actions.end())
        actions.push_back(action);
}

/// A UseSkill action of P for a card in a zone, or for a unit.
Action skill_action(ActionZone zone, std::uint16_t kind, UnitId unit, std::uint8_t number)
{
    Action action = plain_action(ActionKind::UseSkill);
    action.zone = zone;
    action.card = kind;
    action.unit = unit;
    action.number = number;
    return action;
}

/// Adds the skills of a kind of card that are used from its zone.
void think_of_skills(const GameCards& cards, std::uint16_t kind, ActionZone zone,
                     SkillCategory category, std::vector<Action>& actions)
{
    const CardKind& facts = cards.kind(kind);
    for (std::uint8_t at = 0; facts.has_act && at < facts.skill_count; ++at) {
        const GameSkill& skill = cards.program().skills[facts.first_skill + at];
        if (skill.scripted && skill.category == category)
            think_of(skill_action(zone, kind, no_unit, skill.number), actions);
    }
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
    Action bond = plain_action(ActionKind::Bond);
    bond.card = kind;
    think_of(bond, actions);
    for (const Line line : {Line::Front, Line::Back}) {
        Action deploy = plain_action(ActionKind::Deploy);
        deploy.card = kind;
        deploy.line = line;
        think_of(deploy, actions);
    }
    const CardNumber card = card_of_kind(state(), Player::P, Zone::Hand, kind);
    for (const Unit& unit : state()[Player::P].units) {
        // It can never be stacked on any other unit.
        if (card == no_card || !shares_name(state(), Player::P, card, true, unit))
            continue;
        Action level_up = plain_action(ActionKind::LevelUp);
        level_up.card = kind;
        level_up.unit = unit.id;
        think_of(level_up, actions);
    }
    think_of_skills(cards(), kind, ActionZone::Hand, SkillCategory::HandAct, actions);
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
    for (const Unit& target : state()[Player::Q].units) {
        Action attack = plain_action(ActionKind::Attack);
        attack.unit = id;
        attack.target = target.id;
        think_of(attack, actions);
    }
    Action move = plain_action(ActionKind::Move);
    move.unit = id;
    think_of(move, actions);
    for_each_skill(state(), *unit, [&](std::uint16_t number) {
        const GameSkill& skill = cards().program().skills[number];
        if (skill.category == SkillCategory::Act)
            think_of(skill_action(ActionZone::Field, skill.kind, id, skill.number), actions);
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
    if (state().decision == Decision::None)
        think_of_skills(cards(), kind, ActionZone::Bonds, SkillCategory::BondAct, actions);
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
