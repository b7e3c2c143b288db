#include "game/always_on.h"

#include <algorithm>

namespace kizuna {
namespace {

AddedFacts change_of_cost(int amount, bool sets, int min_cost)
{
    AddedFacts change;
    (sets ? change.cost : change.cost_by) = static_cast<std::int16_t>(std::clamp(amount, -99, 99));
    change.min_cost = static_cast<std::int16_t>(min_cost);
    return change;
}

/// What the steps add that `is_meant(viewpoint, op)` picks out.
template <typename IsMeant>
AddedFacts added_by(const GameState& state, FactSet wanted, IsMeant is_meant)
{
    AddedFacts added;
    const VerbSet verbs = (wanted & cost_facts) != 0
                              ? verb_bit(Verb::CountAs) | verb_bit(Verb::Cost)
                              : verb_bit(Verb::CountAs);
    for_each_always(state, {verbs, no_unit, true}, [&](const Viewpoint& from, const Op& op) {
        if (op.verb == Verb::CountAs && is_meant(from, op))
            added.add(state.cards->program().facts[op.facts]);
        if (op.verb == Verb::Cost && op.onto == nothing && is_meant(from, op))
            added.add(change_of_cost(measure(state, from, op.amount), op.sets, op.min_amount));
    });
    return added;
}

bool speaks_of(const Op& op, Zone zone)
{
    return op.verb == Verb::Cost ? (op.zones & zone_bit(zone)) != 0 : op.from == zone;
}

} // namespace

AddedFacts added_facts(const GameState& state, const Unit& unit, FactSet wanted)
{
    const std::uint16_t kind = state.cards->kind_number(owner_of(unit.id), unit.top);
    if ((state.cards->added_to_units(kind) & wanted) == 0)
        return {};
    AddedFacts added = added_by(state, wanted, [&](const Viewpoint& from, const Op& op) {
        return speaks_of(op, Zone::Field) && passes(state, from, op.of, unit);
    });
    for (const Modifier& modifier : state.modifiers) {
        const bool sets = modifier.kind == Modifier::Kind::CostTo;
        if (modifier.unit == unit.id && (sets || modifier.kind == Modifier::Kind::CostBy))
            added.add(change_of_cost(modifier.value, sets, 0));
    }
    return added;
}

AddedFacts added_facts(const GameState& state, const LyingCard& card, FactSet wanted)
{
    const std::uint16_t kind = state.cards->kind_number(card.owner, card.card);
    if ((state.cards->added_to_cards(kind) & wanted) == 0)
        return {};
    return added_by(state, wanted, [&](const Viewpoint& from, const Op& op) {
        return speaks_of(op, card.zone) && is_own_or_named(state, from, op, card.owner) &&
               passes(state, from, op.of, card);
    });
}

// RULING-15: all symbols of each bond; RULING-19: of those that lie face-up.
std::uint32_t bond_symbols(const GameState& state, Player player, bool as_printed)
{
    std::uint32_t symbols = 0;
    const PlayerState& owner = state[player];
    for (const CardNumber card : owner.bonds) {
        if (owner.face_down_bonds.contains(card))
            continue;
        symbols |= state.kind(player, card).symbols;
        if (!as_printed)
            symbols |=
                added_facts(state, LyingCard{player, card, Zone::Bonds}, symbol_facts).symbols;
    }
    return symbols;
}

bool may_have_granted_skills(const GameState& state)
{
    for (const Modifier& modifier : state.modifiers) {
        if (modifier.kind == Modifier::Kind::Skill)
            return true;
    }
    if ((state.cards->always_verbs() & verb_bit(Verb::Grant)) == 0)
        return false;
    const auto grants = [&](Player player, CardNumber card) {
        return (state.cards->always_verbs(player, card) & verb_bit(Verb::Grant)) != 0;
    };
    for (const Player player : {Player::P, Player::Q}) {
        for (const Unit& unit : state[player].units) {
            if (grants(player, unit.top))
                return true;
        }
        for (const CardNumber card : state[player].bonds) {
            if (grants(player, card))
                return true;
        }
    }
    return false;
}

GrantedSkills granted_skills(const GameState& state, const Unit& unit)
{
    GrantedSkills granted;
    for (const Modifier& modifier : state.modifiers) {
        if (modifier.unit == unit.id && modifier.kind == Modifier::Kind::Skill)
            granted.push_back(static_cast<std::uint16_t>(modifier.value));
    }
    if ((state.cards->always_verbs() & verb_bit(Verb::Grant)) == 0)
        return granted;
    // Only printed skills are asked: one that was granted may grant for a while, but not always.
    const Program& program = state.cards->program();
    const auto grant = [&](const Viewpoint& from, const Op& op) {
        if (op.verb == Verb::Grant && passes(state, from, op.of, unit))
            granted.push_back(op.grants);
    };
    const auto grants = [&](Player player, CardNumber card) {
        return (state.cards->always_verbs(player, card) & verb_bit(Verb::Grant)) != 0;
    };
    const auto walk = [&](const Viewpoint& from, bool in_bonds) {
        const CardKind& kind = state.kind(from.player, from.card);
        for (std::uint8_t at = 0; at < kind.skill_count; ++at) {
            const GameSkill& skill =
                program.skills[static_cast<std::size_t>(kind.first_skill) + at];
            if (skill.scripted && is_always_on(skill, in_bonds))
                walk_always(state, from, skill, grant);
        }
    };
    for (const Player player : {Player::P, Player::Q}) {
        for (const Unit& one : state[player].units) {
            if (grants(player, one.top))
                walk({player, one.top, one.id, no_unit, nullptr, true}, false);
        }
        for (const CardNumber card : state[player].bonds) {
            if (grants(player, card) && !state[player].face_down_bonds.contains(card))
                walk({player, card, no_unit, no_unit, nullptr, true}, true);
        }
    }
    return granted;
}

} // namespace kizuna
