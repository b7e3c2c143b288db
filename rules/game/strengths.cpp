#include "game/always_on.h"

#include <algorithm>

namespace kizuna {

// RULING-38, CARD-10: what sets the strength, then what adds to it.
StrengthParts strength_parts(const GameState& state, const Unit& unit, const StrengthReader* reader)
{
    StrengthParts parts{state.kind(unit).attack, 0};
    int by = 0;
    for_each_always(state, {verb_bit(Verb::Strength), unit.id, false, reader},
                    [&](const Viewpoint& from, const Op& op) {
                        if (op.verb != Verb::Strength || !passes(state, from, op.of, unit))
                            return;
                        const int amount = measure(state, from, op.amount);
                        if (op.sets)
                            parts.doubled = amount;
                        else
                            by += amount;
                    });
    for (const Modifier& modifier : state.modifiers) {
        if (modifier.unit != unit.id)
            continue;
        if (modifier.kind == Modifier::Kind::StrengthTo)
            parts.doubled = modifier.value;
        else if (modifier.kind == Modifier::Kind::StrengthBy)
            (modifier.after_critical ? parts.later : by) += modifier.value;
    }
    parts.doubled += by;
    return parts;
}

// RULING-37
int strength_of(const GameState& state, const Unit& unit, const StrengthReader* reader)
{
    const StrengthParts parts = strength_parts(state, unit, reader);
    return std::max(0, parts.doubled + parts.later);
}

// CARD-11, SUPPORT-3, SUPPORT-4
int support_value(const GameState& state, Player player)
{
    const CardNumber card = state[player].support;
    const int set = state.battle.support_to[index(player)];
    const bool by_dummy = state.cards->is_dummy(player) && set >= 0;
    const bool by_card = card != no_card && state.battle.succeeded[index(player)];
    if (!state.in_battle || (!by_dummy && !by_card))
        return 0;
    const int printed = set >= 0 ? set : state.kind(player, card).support;
    return std::max(0, printed + state.battle.support_by[index(player)]);
}

namespace {

/// By what a critical hit of this battle multiplies: twice, unless a text says more.
int critical_times(const GameState& state)
{
    int times = state.battle.critical_times;
    for_each_always(
        state, {verb_bit(Verb::CriticalTimes)}, [&](const Viewpoint& from, const Op& op) {
            if (op.verb == Verb::CriticalTimes && from.unit == state.battle.attacker)
                times = std::max(times, std::clamp(measure(state, from, op.amount), 1, 9));
        });
    return times;
}

} // namespace

// SUPPORT-7, CRIT-2, RULING-37, RULING-38
int judged_strength(const GameState& state, Player player)
{
    const Unit* unit = state.find(fighting_unit(state, player));
    if (!unit)
        return 0;
    const StrengthParts parts = strength_parts(state, *unit);
    const bool multiplies = state.battle.critical && player == attacking_player(state);
    const int times = multiplies ? critical_times(state) : 1;
    const int support = support_value(state, player);
    const int strength = times * (parts.doubled + support) + parts.later;
    return std::max(0, strength);
}

// CARD-9, RULING-36
RangeSet range_of(const GameState& state, const Unit& unit)
{
    RangeSet range = state.kind(unit).range;
    const auto change = [&](int bits, bool sets) {
        range.bits = static_cast<std::uint8_t>(sets ? bits : range.bits | bits);
    };
    for_each_always(state, {verb_bit(Verb::Range), unit.id},
                    [&](const Viewpoint& from, const Op& op) {
                        if (op.verb == Verb::Range && passes(state, from, op.of, unit))
                            change(op.ranges, op.sets);
                    });
    for (const Modifier& modifier : state.modifiers) {
        if (modifier.unit == unit.id && (modifier.kind == Modifier::Kind::RangeAlso ||
                                         modifier.kind == Modifier::Kind::RangeOnly))
            change(modifier.value, modifier.kind == Modifier::Kind::RangeOnly);
    }
    return range;
}

bool survives(const GameState& state, const Unit& unit)
{
    return std::ranges::any_of(state.modifiers, [&](const Modifier& modifier) {
        return modifier.unit == unit.id && modifier.kind == Modifier::Kind::Survives;
    });
}

// ORB-5, RULING-44
int orbs_of_battle(const GameState& state)
{
    int orbs = state.battle.orbs;
    for_each_always(state, {verb_bit(Verb::OrbsToDestroy)},
                    [&](const Viewpoint& from, const Op& op) {
                        if (op.verb != Verb::OrbsToDestroy || from.unit != state.battle.attacker)
                            return;
                        const int amount = measure(state, from, op.amount);
                        orbs = std::max(orbs, amount);
                    });
    return orbs;
}

// CARD-2, CARD-3
int cost_of(const GameState& state, Player player, CardNumber card, bool class_change)
{
    const CardKind& kind = state.kind(player, card);
    int cost = class_change ? kind.class_change_cost : kind.cost;
    const Verb verb = class_change ? Verb::ClassChangeCost : Verb::Cost;
    if ((state.cards->always_verbs() & verb_bit(verb)) == 0 || cost == CardKind::absent)
        return cost;
    const auto change = [&](const Viewpoint& from, const Op& op) {
        if (op.verb != verb || !passes(state, from, op.of, LyingCard{player, card, Zone::Hand}))
            return;
        const int amount = measure(state, from, op.amount);
        if (op.sets)
            cost = amount;
        else if (cost >= 0)
            cost = std::max(0, cost + amount);
    };
    // SKILL-11: a card's own text about its cost is in effect in the hand.
    const Program& program = state.cards->program();
    const bool has_own = (kind.always_verbs & verb_bit(verb)) != 0;
    for (std::uint8_t at = 0; has_own && at < kind.skill_count; ++at) {
        const GameSkill& skill = program.skills[static_cast<std::size_t>(kind.first_skill) + at];
        if (skill.scripted && is_always_on(skill, false))
            walk_always(state, {player, card}, skill, change);
    }
    for_each_always(state, {verb_bit(verb)}, change);
    return cost;
}

} // namespace kizuna
