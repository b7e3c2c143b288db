#include "game/play/play.h"

#include <algorithm>

namespace kizuna {
namespace {

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

class Listing {
public:
    Listing(const GameState& state, Player player, ActionList& into)
        : state_(state), player_(player), into_(into)
    {
    }

    Action& add(ActionKind kind)
    {
        Action& action = into_.emplace_back();
        action.kind = kind;
        action.player = player_;
        return action;
    }

    // SETUP-2
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

    // TURN-BOND-1, TURN-BOND-3
    void list_bonds()
    {
        for_each_hand_kind(state_, player_, [&](CardNumber card, std::uint16_t kind) {
            if (refusal_of_bond(state_, card) == Clause::None)
                add(ActionKind::Bond).card = kind;
        });
        add(ActionKind::NoBond);
    }

    // TURN-DEPLOY-1, DEPLOY-15: any number, in any order; DEPLOY-1: in either line.
    void list_deployments()
    {
        for_each_hand_kind(state_, player_, [&](CardNumber card, std::uint16_t kind) {
            list_lines(card, kind, ActionZone::None, no_unit);
        });
        list_deployments_from_under();
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

    // TURN-ACTION-1: any number, in any order. TURN-ACTION-2, GAME-8: whenever it was deployed.
    void list_actions()
    {
        for_each_unit(state_[player_], [&](const Unit& unit) {
            RangeSet range;
            if (refusal_of_attack(state_, unit, range) != Clause::None)
                return;
            for_each_unit(state_[other(player_)], [&](const Unit& target) {
                if (refusal_of_target(state_, unit, target, range) != Clause::None)
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

    // CRIT-1, CRIT-4, EVADE-1, EVADE-3, EVADE-6: a card of the unit's own unit name.
    void list_cards(ActionKind with, ActionKind without, UnitId fighting)
    {
        add(without);
        const Unit* unit = state_.find(fighting);
        for_each_hand_kind(state_, player_, [&](CardNumber card, std::uint16_t kind) {
            if (unit && shares_name(state_, player_, card, true, *unit))
                add(with).card = kind;
        });
    }

    // SETUP-6: all or nothing. ORB-1: any orb. DEPLOY-1: either line. RULING-32: yes or no.
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
            for (const Line line : {Line::Front, Line::Back}) {
                if (may_be_placed(state_, line))
                    add(ActionKind::Place).line = line;
            }
            break;
        case Decision::SameName:
            list_namesakes();
            break;
        case Decision::OneOf:
            for (std::uint8_t at = 0; at < running_op(state_).count; ++at)
                add(ActionKind::Option).number = at;
            break;
        case Decision::None:
            break;
        }
    }

private:
    /// Cards under units that a text lets one deploy (RULING-45).
    void list_deployments_from_under()
    {
        if ((state_.cards->always_verbs() & verb_bit(Verb::AlsoDeploy)) == 0)
            return;
        for_each_unit(state_[player_], [&](const Unit& unit) {
            std::vector<std::uint16_t> kinds;
            for (const CardNumber card : cards_under(state_, unit))
                kinds.push_back(state_.cards->kind_number(player_, card));
            std::ranges::sort(kinds);
            kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
            for (const std::uint16_t kind : kinds) {
                const CardNumber card = deployable_under(state_, unit, kind);
                if (card != no_card)
                    list_lines(card, kind, ActionZone::Stack, unit.id);
            }
        });
    }

    /// The deployments of a card of the hand, or of one under the unit. DEPLOY-1: in either line.
    void list_lines(CardNumber card, std::uint16_t kind, ActionZone zone, UnitId unit)
    {
        if (refusal_of_deployment(state_, card) != Clause::None)
            return;
        for (const Line line : {Line::Front, Line::Back}) {
            if (refusal_of_line(state_, card, line) != Clause::None)
                continue;
            Action& action = add(ActionKind::Deploy);
            action.zone = zone;
            action.unit = unit;
            action.card = kind;
            action.line = line;
        }
    }

    // SKILL-3, SKILL-20
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
            if (zone == ActionZone::Bonds) {
                action.card = state_.cards->kind_number(player_, from.card);
                action.of = action.card == program.skills[number].kind
                                ? nothing
                                : program.skills[number].kind;
            }
        };
        const GameCards& cards = *state_.cards;
        const bool are_granted = cards.grants_acts() && may_have_granted_skills(state_);
        for_each_unit(state_[player_], [&](const Unit& unit) {
            if (!are_granted && !state_.kind(unit).has_act)
                return;
            for_each_skill(
                state_, unit,
                [&](std::uint16_t number) {
                    if (program.skills[number].category == SkillCategory::Act)
                        list({player_, unit.top, unit.id}, number, ActionZone::Field);
                },
                are_granted);
        });
        const auto of_card = [&](CardNumber card, ActionZone zone) {
            Action wanted;
            wanted.player = player_;
            wanted.zone = zone;
            wanted.card = state_.cards->kind_number(player_, card);
            for (const GameSkill& skill : cards.skills_of(state_.kind(player_, card))) {
                wanted.number = skill.number;
                Viewpoint from; // the copy that would use it
                if (const auto number = act_skill(state_, wanted, from); number != nothing)
                    list(from, number, zone);
            }
            if (zone != ActionZone::Bonds)
                return;
            for (const std::uint16_t number : skills_of_bond(state_, player_, card)) {
                wanted.number = program.skills[number].number;
                wanted.of = program.skills[number].kind;
                Viewpoint from;
                if (act_skill(state_, wanted, from) == number)
                    list(from, number, zone);
            }
        };
        if (!cards.may_act_elsewhere(player_) && !program.has_bond_skills)
            return;
        const auto may_act = [&](CardNumber card) {
            return state_.kind(player_, card).has_act_elsewhere;
        };
        CardPile bonds; // MARK-BS: face up
        for (const CardNumber card : state_[player_].bonds) {
            if ((may_act(card) || program.has_bond_skills) &&
                !state_[player_].face_down_bonds.contains(card))
                bonds.push_back(card);
        }
        std::sort(bonds.begin(), bonds.end());
        std::uint16_t last = nothing;
        for (const CardNumber card : bonds) {
            const std::uint16_t kind = state_.cards->kind_number(player_, card);
            if (kind != last)
                of_card(card, ActionZone::Bonds);
            last = kind;
        }
        for_each_hand_kind(state_, player_, [&](CardNumber card, std::uint16_t) {
            if (may_act(card))
                of_card(card, ActionZone::Hand);
        });
    }

    // SKILL-16
    void list_order()
    {
        const std::uint16_t group = latest_group(state_);
        std::uint8_t position = 0;
        for (const WaitingSkill& one : state_.waiting) {
            if (one.group == group && one.player == player_ && !one.ordered)
                add(ActionKind::Order).number = position++;
        }
    }

    // RULING-62: it may be fewer only where the text says up to how many.
    void list_picks()
    {
        for (const std::uint16_t option : options_of(state_))
            into_.push_back(pick_action(state_, option));
        if (running_op(state_).up_to)
            add(ActionKind::Enough);
    }

    // RULING-26
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

} // namespace

// TURN-1: each action in its phase.
ActionList legal_actions(const GameState& state)
{
    ActionList listed;
    const auto player = to_act(state);
    if (!player)
        return listed;
    Listing listing(state, *player, listed);
    if (state.decision != Decision::None)
        listing.list_decision();
    else if (state.phase == Phase::Bond)
        listing.list_bonds();
    else if (state.phase == Phase::Deployment)
        listing.list_deployments();
    else if (state.phase == Phase::Action)
        listing.list_actions();
    return listed;
}

} // namespace kizuna
