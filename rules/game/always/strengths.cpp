#include "game/always/always_on.h"

#include <algorithm>

namespace kizuna {
namespace {

/// No strength and no support goes beyond it, whatever effects add up or multiply.
int limited(int strength)
{
    constexpr int max_strength = 9999;
    return std::clamp(strength, -max_strength, max_strength);
}

} // namespace

// RULING-38, CARD-10: effects that set the strength come first, then those that add to it. An
// effect that multiplies takes the strength so far, with all that always-on effects add.
StrengthParts strength_parts(const GameState& state, const Unit& unit, const StrengthReader* reader)
{
    StrengthParts parts{state.kind(unit).attack, 0};
    int by = 0;
    for_each_always(state, {verb_bit(Verb::Strength), unit.id, false, reader},
                    [&](const Viewpoint& from, const Op& op) {
                        if (!passes(state, from, op.of, unit))
                            return;
                        const int amount = measure(state, from, op.amount);
                        if (op.sets)
                            parts.doubled = limited(amount);
                        else
                            by = limited(by + amount);
                    });
    for (const Modifier& modifier : state.modifiers) {
        if (modifier.unit == unit.id && modifier.kind == Modifier::Kind::StrengthTo)
            parts.doubled = modifier.value;
    }
    for (const Modifier& modifier : state.modifiers) {
        if (modifier.unit != unit.id)
            continue;
        if (modifier.kind == Modifier::Kind::StrengthTimes)
            by = limited(by + (modifier.value - 1) * limited(parts.doubled + by));
        else if (modifier.kind == Modifier::Kind::StrengthBy) {
            int& changed = modifier.after_critical ? parts.later : by;
            changed = limited(changed + modifier.value);
        }
    }
    parts.doubled = limited(parts.doubled + by);
    return parts;
}

std::vector<UnitChange> changes_of(const GameState& state, const Unit& unit)
{
    using Kind = Modifier::Kind;
    std::vector<UnitChange> changes;
    for_each_always(state, {verb_bit(Verb::Strength), unit.id},
                    [&](const Viewpoint& from, const Op& op) {
                        if (!passes(state, from, op.of, unit))
                            return;
                        const int amount = measure(state, from, op.amount);
                        if (op.sets || amount != 0)
                            changes.push_back({op.sets ? Kind::StrengthTo : Kind::StrengthBy,
                                               amount, std::nullopt, from.player, from.card});
                    });
    for (const Modifier& one : state.modifiers) {
        if (one.unit == unit.id) // turn_seen: it ends with this turn
            changes.push_back({one.kind, one.value, one.turn_seen ? Until::EndOfTurn : one.until,
                               one.by, one.card});
    }
    return changes;
}

// RULING-37
int strength_of(const GameState& state, const Unit& unit, const StrengthReader* reader)
{
    const StrengthParts parts = strength_parts(state, unit, reader);
    return std::max(0, limited(parts.doubled + parts.later));
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
    const int more = by_card ? support_bonus(state, player) : 0;
    return std::max(0, limited(printed + state.battle.support_by[index(player)] + more));
}

namespace {

/// CRIT-2, RULING-38: a critical hit doubles the strength, unless a text sets another multiplier.
int critical_times(const GameState& state)
{
    int times = state.battle.critical_times;
    for_each_always(
        state, {verb_bit(Verb::CriticalTimes)}, [&](const Viewpoint& from, const Op& op) {
            if (from.unit == state.battle.attacker)
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
    const int strength = limited(times * (parts.doubled + support) + parts.later);
    return std::max(0, strength);
}

namespace {

/// CARD-9, RULING-36: the unit's range without the ranges that it acquires from other units.
RangeSet own_range(const GameState& state, const Unit& unit)
{
    RangeSet range = state.kind(unit).range;
    const auto change = [&](int bits, bool sets) {
        range.bits = static_cast<std::uint8_t>(sets ? bits : range.bits | bits);
    };
    for_each_always(state, {verb_bit(Verb::Range), unit.id},
                    [&](const Viewpoint& from, const Op& op) {
                        if (op.against == nothing && passes(state, from, op.of, unit))
                            change(op.ranges, op.sets);
                    });
    for (const Modifier& modifier : state.modifiers) {
        if (modifier.unit == unit.id && (modifier.kind == Modifier::Kind::RangeAlso ||
                                         modifier.kind == Modifier::Kind::RangeOnly))
            change(modifier.value, modifier.kind == Modifier::Kind::RangeOnly);
    }
    return range;
}

} // namespace

// CARD-9, RULING-36: a lost range stays lost, whatever adds it.
RangeSet range_of(const GameState& state, const Unit& unit)
{
    RangeSet range = own_range(state, unit);
    int lost = 0;
    const auto acquire = [&](const Viewpoint& from, const Op& op) {
        for (const PlayerState& player : state.players) {
            for (const Unit& one : player.units) {
                if (passes(state, from, op.with, one))
                    range.bits |= own_range(state, one).bits;
            }
        }
    };
    for_each_always(state, {verb_bit(Verb::Lose) | verb_bit(Verb::Acquire), unit.id},
                    [&](const Viewpoint& from, const Op& op) {
                        if (!passes(state, from, op.of, unit))
                            return;
                        if (op.verb == Verb::Lose)
                            lost |= op.ranges;
                        else if ((op.what & acquired_range) != 0)
                            acquire(from, op);
                    });
    for (const Modifier& modifier : state.modifiers) {
        if (modifier.unit == unit.id && modifier.kind == Modifier::Kind::RangeLost)
            lost |= modifier.value;
    }
    range.bits = static_cast<std::uint8_t>(range.bits & ~lost);
    return range;
}

// RANGE-2: what reaches some units only.
bool reaches_beyond(const GameState& state, const Unit& unit, const Unit& target, int distance)
{
    const auto is_meant = [&](const Viewpoint& from, const Op& op) {
        return RangeSet{op.ranges}.contains(distance) && passes(state, from, op.against, target);
    };
    bool reaches = false;
    if (!state.cards->program().reaches_beyond)
        return reaches;
    for_each_always(
        state, {verb_bit(Verb::Range), unit.id}, [&](const Viewpoint& from, const Op& op) {
            reaches = reaches || (op.against != nothing && passes(state, from, op.of, unit) &&
                                  is_meant(from, op));
        });
    for (const Modifier& modifier : state.modifiers) {
        if (modifier.unit == unit.id && modifier.kind == Modifier::Kind::RangeAgainst)
            reaches = reaches ||
                      is_meant({modifier.by, no_card, unit.id},
                               state.cards->program().ops[static_cast<Place16>(modifier.value)]);
    }
    return reaches;
}

// JUDGE-1, RULING-45: a text may keep a unit from being destroyed in judgement.
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
    int more = state.battle.more_orbs;
    const Unit* attacker = state.find(state.battle.attacker);
    for_each_always(state, {verb_bit(Verb::OrbsToDestroy)},
                    [&](const Viewpoint& from, const Op& op) {
                        const bool is_meant =
                            op.of == nothing ? from.unit == state.battle.attacker
                                             : attacker && passes(state, from, op.of, *attacker);
                        if (!is_meant)
                            return;
                        const int amount = measure(state, from, op.amount);
                        if (op.sets)
                            orbs = std::max(orbs, amount);
                        else
                            more += amount;
                    });
    return orbs + more;
}

bool is_own_or_named(const GameState& state, const Viewpoint& from, const Op& op, Player owner)
{
    return from.player == owner ||
           (op.of != nothing && state.cards->program().filters[op.of].side != Filter::Side::Any);
}

// CARD-2, CARD-3
int cost_of(const GameState& state, Player player, CardNumber card, bool class_change,
            const Unit* onto)
{
    const CardKind& kind = state.kind(player, card);
    int cost = class_change ? kind.class_change_cost : kind.cost;
    const Verb verb = class_change ? Verb::ClassChangeCost : Verb::Cost;
    const bool has_own = (kind.always_verbs & verb_bit(verb)) != 0;
    if ((state.cards->always_verbs() & verb_bit(verb)) == 0 ||
        (cost == CardKind::absent && !has_own))
        return cost;
    const auto change = [&](const Viewpoint& from, const Op& op) {
        const bool is_meant =
            op.verb == verb && (op.zones & zone_bit(Zone::Hand)) != 0 &&
            is_own_or_named(state, from, op, player) &&
            (op.onto == nothing || (onto && passes(state, from, op.onto, *onto))) &&
            passes(state, from, op.of, LyingCard{player, card, Zone::Hand});
        if (!is_meant)
            return;
        const int amount = measure(state, from, op.amount);
        if (op.sets)
            cost = amount;
        else if (cost >= 0)
            cost = std::max({0, cost + amount, std::min<int>(cost, op.min_amount)});
    };
    // SKILL-11: a card's own text about its cost is in effect in the hand.
    for (const GameSkill& skill : state.cards->skills_of(kind)) {
        if (has_own && skill.scripted && is_always_on(skill, false))
            walk_always(state, {player, card}, skill, change);
    }
    for_each_always(state, {verb_bit(verb)}, change);
    return cost;
}

// CARD-12, SKILL-11
bool has_class_change(const GameState& state, Player player, CardNumber card, UnitId unit)
{
    if (state.kind(player, card).has_class_change())
        return true;
    bool has = false;
    walk_own(state, {player, card, unit}, Verb::ClassChangeCost,
             [&](const Viewpoint& from, const Op& op) {
                 has = has ||
                       (op.sets && passes(state, from, op.of, LyingCard{player, card, Zone::Hand}));
             });
    return has;
}

} // namespace kizuna
