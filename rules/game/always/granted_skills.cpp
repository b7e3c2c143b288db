#include "game/always/always_on.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr VerbSet giving_verbs = verb_bit(Verb::Grant) | verb_bit(Verb::Acquire);

bool gives_skills(const CardKind& kind)
{
    return (kind.always_verbs & giving_verbs) != 0;
}

/// Calls `use(viewpoint, op)` for each step of the printed always-on skills of a unit or bond that
/// may give skills, by printed facts. Granted skills grant nothing.
template <typename Use>
void walk_giving(const GameState& state, const Viewpoint& from, const Unit* unit, Use use)
{
    const Program& program = state.cards->program();
    const CardKind& kind = unit ? state.kind(*unit) : state.kind(from.player, from.card);
    for (const GameSkill& skill : state.cards->skills_of(kind)) {
        if (skill.scripted && (skill.verbs & giving_verbs) != 0 && is_always_on(skill, !unit) &&
            !is_silenced(state, from.player, unit, program.place_of(skill)))
            walk_always(state, from, skill, use);
    }
}

template <typename Use>
void for_each_giving(const GameState& state, Use use)
{
    for (const Player player : {Player::P, Player::Q}) {
        for (const Unit& unit : state[player].units) {
            if (gives_skills(state.kind(unit)))
                walk_giving(state, {player, unit.top, unit.id, no_unit, nullptr, true}, &unit, use);
        }
        for (const CardNumber card : state[player].bonds) {
            if (gives_skills(state.kind(player, card)) &&
                !state[player].face_down_bonds.contains(card))
                walk_giving(state, {player, card, no_unit, no_unit, nullptr, true}, nullptr, use);
        }
    }
}

/// Adds the skills that a step takes of units; of those that say the same only one.
void add_acquired(const GameState& state, const Viewpoint& from, const Op& op, const Unit* own,
                  GrantedSkills& into)
{
    const Program& program = state.cards->program();
    const auto is_had = [&](const GameSkill& skill) {
        const auto is_alike = [&](const GameSkill& one) { return one.alike == skill.alike; };
        return std::ranges::any_of(
                   into, [&](std::uint16_t one) { return is_alike(program.skills[one]); }) ||
               (own && std::ranges::any_of(state.cards->skills_of(state.kind(*own)), is_alike));
    };
    for (const PlayerState& player : state.players) {
        for (const Unit& unit : player.units) {
            if (!passes(state, from, op.with, unit))
                continue;
            for (const GameSkill& skill : state.cards->skills_of(state.kind(unit))) {
                const std::uint16_t number = program.place_of(skill);
                if (program.skill_sets[op.skills][number] && !is_had(skill) &&
                    !is_silenced(state, owner_of(unit.id), &unit, number))
                    into.push_back(number);
            }
        }
    }
}

bool acquires_skills(const Op& op, Zone to)
{
    return op.verb == Verb::Acquire && (op.what & acquired_skills) != 0 && op.to == to;
}

} // namespace

bool may_have_granted_skills(const GameState& state)
{
    if (std::ranges::find(state.modifiers, Modifier::Kind::Skill, &Modifier::kind) !=
        state.modifiers.end())
        return true;
    if ((state.cards->always_verbs() & giving_verbs) == 0)
        return false;
    const auto may_give = [&](Player player) {
        return std::ranges::any_of(
                   state[player].units,
                   [&](const Unit& unit) { return gives_skills(state.kind(unit)); }) ||
               std::ranges::any_of(state[player].bonds, [&](CardNumber card) {
                   return gives_skills(state.kind(player, card));
               });
    };
    return may_give(Player::P) || may_give(Player::Q);
}

// MARK-DB: what units with Dragon Blood share, they acquire of each other.
GrantedSkills granted_skills(const GameState& state, const Unit& unit)
{
    GrantedSkills granted;
    for (const Modifier& modifier : state.modifiers) {
        if (modifier.unit == unit.id && modifier.kind == Modifier::Kind::Skill)
            granted.push_back(static_cast<std::uint16_t>(modifier.value));
    }
    if ((state.cards->always_verbs() & giving_verbs) == 0)
        return granted;
    for_each_giving(state, [&](const Viewpoint& from, const Op& op) {
        const bool acquires = acquires_skills(op, Zone::Field);
        if ((op.verb != Verb::Grant && !acquires) || !passes(state, from, op.of, unit))
            return;
        if (acquires)
            add_acquired(state, from, op, &unit, granted);
        else
            granted.push_back(op.grants);
    });
    return granted;
}

GrantedSkills skills_of_bond(const GameState& state, Player player, CardNumber card)
{
    GrantedSkills acquired;
    if (!state.cards->program().has_bond_skills)
        return acquired;
    for_each_giving(state, [&](const Viewpoint& from, const Op& op) {
        if (acquires_skills(op, Zone::Bonds) && from.player == player &&
            passes(state, from, op.of, LyingCard{player, card, Zone::Bonds}))
            add_acquired(state, from, op, nullptr, acquired);
    });
    return acquired;
}

bool has_alike(const GameState& state, const Unit& unit, std::uint16_t skill)
{
    const Program& program = state.cards->program();
    bool has = false;
    for_each_skill(state, unit, [&](std::uint16_t number) {
        has = has || program.skills[number].alike == program.skills[skill].alike;
    });
    return has;
}

} // namespace kizuna
