#include "game/values/values.h"

namespace kizuna {
namespace {

bool is_turn(const GameState& state, Player player, Whose whose)
{
    return whose == Whose::Both || (state.turn_player == player) == (whose == Whose::Own);
}

bool was_destroyed(const GameState& state, const Viewpoint& from, const GameCondition& condition)
{
    return state.in_battle && state.battle.destroyed &&
           passes(state, from, condition.filter, state.battle.destroyed_unit);
}

bool holds_one(const GameState& state, const Viewpoint& from, const GameCondition& condition)
{
    switch (condition.kind) {
    case Condition::Kind::Turn:
        return is_turn(state, from.player, condition.whose);
    case Condition::Kind::InBattle:
        return state.in_battle;
    case Condition::Kind::Compare: {
        const int value = measure(state, from, condition.left);
        const bool is_odd = value % 2 != 0;
        return condition.min <= value && value <= condition.max &&
               (condition.parity == Condition::Parity::Any ||
                is_odd == (condition.parity == Condition::Parity::Odd));
    }
    case Condition::Kind::LessOrEqual:
        return measure(state, from, condition.left) <= measure(state, from, condition.right);
    case Condition::Kind::SupportedBy: {
        const Player player = condition.whose == Whose::Opponent ? other(from.player) : from.player;
        const CardNumber card = state[player].support;
        return state.in_battle && card != no_card && state.battle.succeeded[index(player)] &&
               passes(state, from, condition.filter, {player, card, Zone::Support});
    }
    case Condition::Kind::Critical:
        return state.in_battle && state.battle.critical;
    case Condition::Kind::SupportFailed: {
        const Player player = condition.whose == Whose::Opponent ? other(from.player) : from.player;
        return state.in_battle && state.battle.failed[index(player)];
    }
    case Condition::Kind::InPhase:
        return state.phase == phase_of(condition.phase);
    case Condition::Kind::Destroyed:
        return was_destroyed(state, from, condition);
    case Condition::Kind::Uses: // MARK-LIS
        return times_used(state, from.player, from.card, condition.skill) >= condition.min;
    case Condition::Kind::HasSkill: {
        const Unit* unit = from.unit == no_unit ? nullptr : state.find(from.unit);
        if (!unit || condition.skill == nothing)
            return false;
        if (!from.as_printed)
            return has_alike(state, *unit, condition.skill);
        const CardKind& kind = state.kind(*unit);
        return kind.first_skill <= condition.skill &&
               condition.skill < kind.first_skill + kind.skill_count;
    }
    case Condition::Kind::Any:
    case Condition::Kind::Not: {
        bool any = false;
        for (std::uint8_t part = 0; part < condition.part_count; ++part) {
            const auto at = static_cast<std::size_t>(condition.parts) + part;
            any |= holds_one(state, from, state.cards->program().conditions[at]);
        }
        return any == (condition.kind == Condition::Kind::Any);
    }
    }
    return false;
}

} // namespace

bool hold(const GameState& state, const Viewpoint& from, ConditionRange conditions)
{
    for (std::uint8_t at = 0; at < conditions.count; ++at) {
        const auto place = static_cast<std::size_t>(conditions.first) + at;
        if (!holds_one(state, from, state.cards->program().conditions[place]))
            return false;
    }
    return true;
}

} // namespace kizuna
