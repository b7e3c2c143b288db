#pragma once

#include "game/values.h"

namespace kizuna {

/// Calls `use(viewpoint, op)` for each step of an always-on skill that is in effect (SKILL-7).
template <typename Use>
void walk_always(const GameState& state, const Viewpoint& from, const GameSkill& skill, Use use)
{
    if (!is_usable(state, from, skill))
        return;
    const Program& program = state.cards->program();
    for (Place16 at = skill.start; at != nothing;) {
        const Op& op = program.ops[at];
        if (op.verb == Verb::If) {
            at = hold(state, from, op.conditions) ? op.then : op.otherwise;
            continue;
        }
        use(from, op);
        at = op.next;
    }
}

/// SKILL-7, SKILL-11; MARK-BS in the bond area.
inline bool is_always_on(const GameSkill& skill, bool in_bonds)
{
    if (in_bonds)
        return skill.category == SkillCategory::BondCont;
    return skill.category == SkillCategory::Cont ||
           (skill.category == SkillCategory::Spec && !skill.has_trigger);
}

/// Calls `use(viewpoint, op)` for each step that is in effect of every always-on skill.
template <typename Use>
void for_each_always(const GameState& state, Use use, bool as_printed = false)
{
    if (!state.cards->has_always())
        return;
    const Program& program = state.cards->program();
    for (const Player player : {Player::P, Player::Q}) {
        for (const Unit& unit : state[player].units) {
            if (!state.kind(unit).has_always && !state.cards->has_dragon_blood() &&
                !state.cards->has_grants())
                continue;
            for_each_skill(state, unit, [&](std::uint16_t number) {
                const GameSkill& skill = program.skills[number];
                if (is_always_on(skill, false))
                    walk_always(state, {player, unit.top, unit.id, no_unit, nullptr, as_printed},
                                skill, use);
            });
        }
        for (const CardNumber card : state[player].bonds) {
            const CardKind& kind = state.kind(player, card);
            if (!kind.has_always || state[player].face_down_bonds.contains(card))
                continue;
            for (std::uint8_t at = 0; at < kind.skill_count; ++at) {
                const GameSkill& skill =
                    program.skills[static_cast<std::size_t>(kind.first_skill) + at];
                if (skill.scripted && is_always_on(skill, true))
                    walk_always(state, {player, card, no_unit, no_unit, nullptr, as_printed}, skill,
                                use);
            }
        }
    }
}

} // namespace kizuna
