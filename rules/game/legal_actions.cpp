#include "game/choices.h"
#include "game/engine.h"
#include "game/legal.h"

#include <algorithm>

namespace kizuna {
namespace {

Clause refusal_in_phase(const GameState& state, Player player, Phase phase)
{
    return state.phase == phase && state.turn_player == player ? Clause::None : Clause::Turn1;
}

template <typename Use>
void for_each_unit(const PlayerState& player, Use use)
{
    for (const Line line : {Line::Front, Line::Back}) {
        for (const Unit& unit : player.units) {
            if (unit.line == line)
                use(unit);
        }
    }
}

/// Calls `use(card)` once for each kind in the hand, which is sorted.
template <typename Use>
void for_each_hand_kind(const GameState& state, Player player, Use use)
{
    std::uint16_t last = nothing;
    for (const CardNumber card : state[player].hand) {
        const std::uint16_t kind = state.cards->kind_number(player, card);
        if (kind != last)
            use(card, kind);
        last = kind;
    }
}

class Listing {
public:
    Listing(const GameState& state, Player player, ActionList& into)
        : state_(state), player_(player), into_(into)
    {
    }

    Action& add(ActionKind kind)
    {
        Action action;
        action.kind = kind;
        action.player = player_;
        into_.push_back(action);
        return into_.back();
    }

    void list_bonds()
    {
        for_each_hand_kind(state_, player_, [&](CardNumber card, std::uint16_t kind) {
            if (refusal_of_bond(state_, card) == Clause::None)
                add(ActionKind::Bond).card = kind;
        });
        add(ActionKind::NoBond);
    }

    void list_deployments()
    {
        for_each_hand_kind(state_, player_, [&](CardNumber card, std::uint16_t kind) {
            if (refusal_of_deployment(state_, card) != Clause::None)
                return;
            for (const Line line : {Line::Front, Line::Back}) {
                Action& action = add(ActionKind::Deploy);
                action.card = kind;
                action.line = line;
            }
        });
        for_each_hand_kind(state_, player_, [&](CardNumber card, std::uint16_t kind) {
            for_each_unit(state_[player_], [&](const Unit& unit) {
                if (refusal_of_level_up(state_, card, unit) != Clause::None)
                    return;
                Action& action = add(ActionKind::LevelUp);
                action.card = kind;
                action.unit = unit.id;
            });
        });
        add(ActionKind::NextPhase);
        add(ActionKind::EndTurn);
    }

    void list_actions()
    {
        for_each_unit(state_[player_], [&](const Unit& unit) {
            if (refusal_of_attack(state_, unit) != Clause::None)
                return;
            for_each_unit(state_[other(player_)], [&](const Unit& target) {
                if (refusal_of_target(state_, unit, target) != Clause::None)
                    return;
                Action& action = add(ActionKind::Attack);
                action.unit = unit.id;
                action.target = target.id;
            });
        });
        for_each_unit(state_[player_], [&](const Unit& unit) {
            if (refusal_of_move(state_, unit) == Clause::None)
                add(ActionKind::Move).unit = unit.id;
        });
        list_skills();
        add(ActionKind::EndTurn);
    }

    void list_cards(ActionKind with, ActionKind without, UnitId fighting)
    {
        add(without);
        const Unit* unit = state_.find(fighting);
        for_each_hand_kind(state_, player_, [&](CardNumber card, std::uint16_t kind) {
            if (unit && shares_name(state_, player_, card, true, *unit))
                add(with).card = kind;
        });
    }

    void list_protagonists()
    {
        std::uint16_t last = nothing;
        for (std::size_t card = 0; card < state_.cards->size(player_); ++card) {
            const std::uint16_t kind =
                state_.cards->kind_number(player_, static_cast<CardNumber>(card));
            if (kind != last && state_.cards->kind(kind).cost == 1)
                add(ActionKind::ChooseProtagonist).card = kind;
            last = kind;
        }
    }

    void list_decision()
    {
        switch (state_.decision) {
        case Decision::Protagonist:
            list_protagonists();
            break;
        case Decision::Mulligan:
            add(ActionKind::Keep);
            add(ActionKind::Mulligan);
            break;
        case Decision::Critical:
            list_cards(ActionKind::Critical, ActionKind::NoCritical, state_.battle.attacker);
            break;
        case Decision::Evade:
            list_cards(ActionKind::Evade, ActionKind::NoEvade, state_.battle.defender);
            break;
        case Decision::Orb:
            for (std::size_t at = 0; at < state_[player_].orbs.size(); ++at)
                add(ActionKind::Orb).number = static_cast<std::uint8_t>(at);
            break;
        case Decision::Order:
            list_order();
            break;
        case Decision::May:
            add(ActionKind::Yes);
            add(ActionKind::No);
            break;
        case Decision::Choose:
            list_picks();
            break;
        case Decision::Place:
            add(ActionKind::Place).line = Line::Front;
            add(ActionKind::Place).line = Line::Back;
            break;
        case Decision::SameName:
            list_namesakes();
            break;
        case Decision::None:
            break;
        }
    }

private:
    void list_skills()
    {
        const Program& program = state_.cards->program();
        const auto list = [&](Viewpoint from, std::uint16_t number, ActionZone zone) {
            if (refusal_of_skill(state_, from, number) != Clause::None)
                return;
            Action& action = add(ActionKind::UseSkill);
            action.zone = zone;
            action.number = program.skills[number].number;
            if (zone == ActionZone::Field)
                action.unit = from.unit;
            action.card = program.skills[number].kind;
        };
        for_each_unit(state_[player_], [&](const Unit& unit) {
            for_each_skill(state_, unit, [&](std::uint16_t number) {
                if (program.skills[number].category == SkillCategory::Act)
                    list({player_, unit.top, unit.id}, number, ActionZone::Field);
            });
        });
        const auto of_card = [&](CardNumber card, ActionZone zone) {
            const CardKind& kind = state_.kind(player_, card);
            Action wanted;
            wanted.player = player_;
            wanted.zone = zone;
            wanted.card = state_.cards->kind_number(player_, card);
            for (std::uint8_t at = 0; kind.has_act && at < kind.skill_count; ++at) {
                wanted.number = static_cast<std::uint8_t>(at + 1);
                Viewpoint from; // the copy that would use it
                if (const auto skill = act_skill(state_, wanted, from); skill != nothing)
                    list(from, skill, zone);
            }
        };
        CardPile bonds = state_[player_].bonds;
        std::sort(bonds.begin(), bonds.end());
        std::uint16_t last = nothing;
        for (const CardNumber card : bonds) {
            if (state_[player_].face_down_bonds.contains(card))
                continue;
            const std::uint16_t kind = state_.cards->kind_number(player_, card);
            if (kind != last)
                of_card(card, ActionZone::Bonds);
            last = kind;
        }
        for_each_hand_kind(state_, player_, [&](CardNumber card, std::uint16_t) {
            of_card(card, ActionZone::Hand);
        });
    }

    void list_order()
    {
        std::uint8_t group = 0;
        for (const WaitingSkill& one : state_.waiting)
            group = std::max(group, one.group);
        std::uint8_t position = 0;
        for (const WaitingSkill& one : state_.waiting) {
            if (one.group == group && one.player == player_ && !one.ordered)
                add(ActionKind::Order).number = position++;
        }
    }

    void list_picks()
    {
        Candidates options;
        options_of(state_, options);
        for (const std::uint16_t option : options)
            into_.push_back(pick_action(state_, option));
        if (has_enough(state_))
            add(ActionKind::Enough);
    }

    void list_namesakes()
    {
        if (const auto pair = units_of_one_name(state_, player_)) {
            add(ActionKind::KeepUnit).unit = pair->first->id;
            add(ActionKind::KeepUnit).unit = pair->second->id;
        }
    }

    const GameState& state_;
    Player player_;
    ActionList& into_;
};

Clause refusal_of_answer(const GameState& state, const Action& action)
{
    ActionList listed;
    Listing(state, state.decider, listed).list_decision();
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
        return Clause::Ruling32;
    default: // a cost is paid in full, any other text done as far as it goes
        return state.cards->program().ops[state.effect.op].is_payment ? Clause::Skill5
                                                                      : Clause::Ruling45;
    }
}

} // namespace

void legal_actions(const GameState& state, ActionList& into)
{
    into.clear();
    const auto player = to_act(state);
    if (!player)
        return;
    Listing listing(state, *player, into);
    if (state.decision != Decision::None)
        listing.list_decision();
    else if (state.phase == Phase::Bond)
        listing.list_bonds();
    else if (state.phase == Phase::Deployment)
        listing.list_deployments();
    else if (state.phase == Phase::Action)
        listing.list_actions();
}

ActionList legal_actions(const GameState& state)
{
    ActionList listed;
    legal_actions(state, listed);
    return listed;
}

Clause refusal_of(const GameState& state, const Action& action)
{
    if (state.is_over())
        return Clause::Game3;
    if (action.kind == ActionKind::Concede)
        return Clause::None;
    const auto player = to_act(state);
    const bool redraws = action.kind == ActionKind::Keep || action.kind == ActionKind::Mulligan;
    if (redraws && (state.decision != Decision::Mulligan || action.player != *player))
        return Clause::Setup6;
    if (!player)
        return Clause::Turn1;
    if (state.decision != Decision::None && action.kind == ActionKind::UseSkill)
        return Clause::Skill3; // something else is going on
    if (state.decision != Decision::None)
        return action.player == *player ? refusal_of_answer(state, action) : Clause::Turn1;
    if (action.player != *player)
        return action.kind == ActionKind::UseSkill ? Clause::Skill3 : Clause::Turn1;
    CardNumber card = no_card;
    const auto refusal_of_card = [&] {
        card = card_of_kind(state, action.player, Zone::Hand, action.card);
        return card == no_card ? Clause::Deploy1 : Clause::None;
    };
    const Unit* unit = action.unit == no_unit ? nullptr : state.find(action.unit);
    if (unit && owner_of(unit->id) != action.player)
        unit = nullptr;
    const Unit* target = action.target == no_unit ? nullptr : state.find(action.target);
    if (target && owner_of(target->id) == action.player)
        target = nullptr;
    Clause refusal = Clause::None;
    switch (action.kind) {
    case ActionKind::Bond:
        refusal = refusal_in_phase(state, action.player, Phase::Bond);
        if (refusal == Clause::None)
            refusal = refusal_of_card() == Clause::None ? refusal_of_bond(state, card)
                                                        : Clause::TurnBond1;
        return refusal;
    case ActionKind::NoBond:
        return refusal_in_phase(state, action.player, Phase::Bond);
    case ActionKind::Deploy:
        refusal = refusal_in_phase(state, action.player, Phase::Deployment);
        if (refusal == Clause::None)
            refusal = refusal_of_card();
        return refusal == Clause::None ? refusal_of_deployment(state, card) : refusal;
    case ActionKind::LevelUp:
        refusal = refusal_in_phase(state, action.player, Phase::Deployment);
        if (refusal == Clause::None)
            refusal = !unit ? Clause::Level1 : refusal_of_card();
        return refusal == Clause::None ? refusal_of_level_up(state, card, *unit) : refusal;
    case ActionKind::NextPhase:
        return refusal_in_phase(state, action.player, Phase::Deployment);
    case ActionKind::EndTurn:
        if (state.phase == Phase::Deployment || state.phase == Phase::Action)
            return Clause::None;
        return Clause::End3;
    case ActionKind::Attack:
        refusal = refusal_in_phase(state, action.player, Phase::Action);
        if (refusal == Clause::None)
            refusal = unit ? refusal_of_attack(state, *unit) : Clause::Attack1;
        if (refusal == Clause::None)
            refusal = target ? refusal_of_target(state, *unit, *target) : Clause::Attack1;
        return refusal;
    case ActionKind::Move:
        refusal = refusal_in_phase(state, action.player, Phase::Action);
        return refusal != Clause::None ? refusal
               : unit                  ? refusal_of_move(state, *unit)
                                       : Clause::Move1;
    case ActionKind::UseSkill: {
        if (state.phase != Phase::Action)
            return Clause::Skill3;
        Viewpoint from;
        const std::uint16_t skill = act_skill(state, action, from);
        return skill == nothing ? Clause::Skill3 : refusal_of_skill(state, from, skill);
    }
    default:
        return Clause::Turn1;
    }
}

} // namespace kizuna
