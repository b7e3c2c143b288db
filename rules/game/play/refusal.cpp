#include "game/play/play.h"

#include <algorithm>

namespace kizuna {
namespace {

// SETUP-2, SETUP-6, CRIT-1, EVADE-1, EVADE-6, ORB-1, SKILL-16, DEPLOY-1, RULING-26, RULING-32,
// SKILL-5, RULING-45: each decision is refused by the clause that asks for it.
Clause refusal_of_answer(const GameState& state, const Action& action)
{
    const ActionList listed = legal_actions(state);
    if (std::find(listed.begin(), listed.end(), action) != listed.end())
        return Clause::None;
    switch (state.decision) {
    case Decision::Protagonist:
        return Clause::Setup2;
    case Decision::Mulligan:
        return Clause::Setup6;
    case Decision::Critical:
        return Clause::Crit1;
    case Decision::Evade:
        return action.kind == ActionKind::Evade &&
                       card_of_kind(state, action.player, Zone::Hand, action.card) != no_card
                   ? Clause::Evade6
                   : Clause::Evade1;
    case Decision::Orb:
        return Clause::Orb1;
    case Decision::Order:
        return Clause::Skill16;
    case Decision::Place:
        return Clause::Deploy1;
    case Decision::SameName:
        return Clause::Ruling26;
    case Decision::May:
    case Decision::OneOf:
        return Clause::Ruling32;
    default: // a cost is paid in full, any other text done as far as it goes
        return running_op(state).is_payment ? Clause::Skill5 : Clause::Ruling45;
    }
}

CardNumber hand_card(const GameState& state, const Action& action)
{
    return card_of_kind(state, action.player, Zone::Hand, action.card);
}

// TURN-BOND-1
Clause refusal_of_bonding(const GameState& state, const Action& action)
{
    const CardNumber card = hand_card(state, action);
    return card == no_card ? Clause::TurnBond1 : refusal_of_bond(state, card);
}

// DEPLOY-1: a card of the hand, in a line.
Clause refusal_of_deploying(const GameState& state, const Action& action)
{
    const bool is_under = action.zone == ActionZone::Stack;
    const Unit* holder = is_under ? unit_of(state, action.unit, action.player) : nullptr;
    if (action.zone != ActionZone::None && !holder)
        return Clause::Deploy1;
    const CardNumber card =
        is_under ? deployable_under(state, *holder, action.card) : hand_card(state, action);
    if (card == no_card)
        return Clause::Deploy1;
    const Clause refusal = refusal_of_deployment(state, card);
    return refusal == Clause::None ? refusal_of_line(state, card, action.line) : refusal;
}

// LEVEL-1: a card of the hand onto an own unit.
Clause refusal_of_leveling_up(const GameState& state, const Action& action)
{
    const Unit* unit = unit_of(state, action.unit, action.player);
    if (!unit)
        return Clause::Level1;
    const CardNumber card = hand_card(state, action);
    return card == no_card ? Clause::Level1 : refusal_of_level_up(state, card, *unit);
}

// MOVE-1: an own unit.
Clause refusal_of_moving(const GameState& state, const Action& action)
{
    const Unit* unit = unit_of(state, action.unit, action.player);
    return unit ? refusal_of_move(state, *unit) : Clause::Move1;
}

// ATTACK-1: an own unit against an enemy one.
Clause refusal_of_attacking(const GameState& state, const Action& action)
{
    const Unit* unit = unit_of(state, action.unit, action.player);
    RangeSet range;
    const Clause refusal = unit ? refusal_of_attack(state, *unit, range) : Clause::Attack1;
    if (refusal != Clause::None)
        return refusal;
    const Unit* target = unit_of(state, action.target, other(action.player));
    return target ? refusal_of_target(state, *unit, *target, range) : Clause::Attack1;
}

// SKILL-3
Clause refusal_of_using_skill(const GameState& state, const Action& action)
{
    if (state.phase != Phase::Action)
        return Clause::Skill3;
    Viewpoint from;
    const std::uint16_t skill = act_skill(state, action, from);
    return skill == nothing ? Clause::Skill3 : refusal_of_skill(state, from, skill);
}

// TURN-1: each action in its phase.
Clause refusal_in_turn(const GameState& state, const Action& action)
{
    const auto in_phase = [&](Phase phase, auto refusal) {
        return state.phase == phase ? refusal(state, action) : Clause::Turn1;
    };
    const auto nothing_else = [](const GameState&, const Action&) { return Clause::None; };
    switch (action.kind) {
    case ActionKind::Bond:
        return in_phase(Phase::Bond, refusal_of_bonding);
    case ActionKind::NoBond:
        return in_phase(Phase::Bond, nothing_else);
    case ActionKind::Deploy:
        return in_phase(Phase::Deployment, refusal_of_deploying);
    case ActionKind::LevelUp:
        return in_phase(Phase::Deployment, refusal_of_leveling_up);
    case ActionKind::NextPhase:
        return in_phase(Phase::Deployment, nothing_else);
    case ActionKind::Attack:
        return in_phase(Phase::Action, refusal_of_attacking);
    case ActionKind::Move:
        return in_phase(Phase::Action, refusal_of_moving);
    case ActionKind::UseSkill:
        return refusal_of_using_skill(state, action);
    case ActionKind::EndTurn: // END-3
        return state.phase == Phase::Deployment || state.phase == Phase::Action ? Clause::None
                                                                                : Clause::End3;
    default:
        return Clause::Turn1;
    }
}

} // namespace

const Unit* unit_of(const GameState& state, UnitId unit, Player owner)
{
    return unit != no_unit && owner_of(unit) == owner ? state.find(unit) : nullptr;
}

// RULING-58: turn and phase come first. GAME-3: nothing is done after the end.
Clause refusal_of(const GameState& state, const Action& action)
{
    if (state.is_over())
        return Clause::Game3;
    if (action.kind == ActionKind::Concede)
        return Clause::None; // RULING-47
    if (action.kind == ActionKind::ByHand)
        return refusal_by_hand(state, action);
    const auto player = to_act(state);
    const bool redraws = action.kind == ActionKind::Keep || action.kind == ActionKind::Mulligan;
    if (redraws && (state.decision != Decision::Mulligan || action.player != *player))
        return Clause::Setup6;
    if (!player)
        return Clause::Turn1;
    const bool is_skill = action.kind == ActionKind::UseSkill;
    if (is_skill && (state.decision != Decision::None || action.player != *player))
        return Clause::Skill3; // SKILL-3: something else is going on
    if (action.player != *player)
        return Clause::Turn1;
    return state.decision != Decision::None ? refusal_of_answer(state, action)
                                            : refusal_in_turn(state, action);
}

} // namespace kizuna
