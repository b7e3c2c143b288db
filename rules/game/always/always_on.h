#pragma once

#include "game/values/values.h"

namespace kizuna {

/// How many skills may be in a chain of StrengthReader. A limit is needed: many skills that read
/// each other's strengths would be followed in every order.
inline constexpr int max_strength_readers = 2;

/// Calls `use(viewpoint, op)` for each step of an always-on skill that is in effect (SKILL-7). A
/// skill that reads strengths adds nothing to a strength that it is reading itself, or that a full
/// chain of other skills is reading.
template <typename Use>
void walk_always(const GameState& state, const Viewpoint& viewpoint, const GameSkill& skill,
                 Use use)
{
    if (skill.reads_strength) {
        int readers = 0;
        for (const StrengthReader* one = viewpoint.reader; one; one = one->outer) {
            const bool is_itself = one->skill == &skill && one->player == viewpoint.player &&
                                   one->card == viewpoint.card;
            if (is_itself || ++readers == max_strength_readers)
                return;
        }
    }
    const StrengthReader reader{viewpoint.reader, &skill, viewpoint.player, viewpoint.card};
    Viewpoint from = viewpoint;
    if (skill.reads_strength)
        from.reader = &reader;
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

/// Calls `use(viewpoint, op)` for each step with the verb that is in effect in the always-on SPEC
/// skills of the viewpoint's card, wherever the card lies (SKILL-11).
template <typename Use>
void walk_own(const GameState& state, const Viewpoint& from, Verb verb, Use use)
{
    const CardKind& kind = state.kind(from.player, from.card);
    if ((kind.always_verbs & verb_bit(verb)) == 0)
        return;
    for (const GameSkill& skill : state.cards->skills_of(kind)) {
        if (skill.scripted && skill.category == SkillCategory::Spec && is_always_on(skill, false))
            walk_always(state, from, skill, [&](const Viewpoint& by, const Op& op) {
                if (op.verb == verb)
                    use(by, op);
            });
    }
}

/// Which steps of always-on skills are wanted; skills that have none of them are passed over.
struct AlwaysFilter {
    VerbSet verbs = 0;
    UnitId about = no_unit;                 ///< steps about this unit; no_unit: about anything
    bool as_printed = false;                ///< by printed facts alone
    const StrengthReader* reader = nullptr; ///< reads how strong a unit is
    ActSet acts = 0;                        ///< only of skills that forbid one of these; 0: of all
};

/// Calls `use(viewpoint, op)` for each step of always-on skills that has one of the verbs and is in
/// effect.
template <typename Use>
void for_each_always(const GameState& state, const AlwaysFilter& wanted, Use use)
{
    const GameCards& cards = *state.cards;
    if ((cards.always_verbs() & wanted.verbs) == 0)
        return;
    const Program& program = cards.program();
    const bool are_granted = (cards.granted_verbs() & wanted.verbs) != 0 &&
                             (wanted.acts == 0 || (cards.granted_forbids() & wanted.acts) != 0) &&
                             may_have_granted_skills(state);
    const auto ask = [&](Player player, CardNumber card, UnitId unit, const GameSkill& skill) {
        walk_always(state, {player, card, unit, no_unit, nullptr, wanted.as_printed, wanted.reader},
                    skill, [&](const Viewpoint& from, const Op& op) {
                        if ((verb_bit(op.verb) & wanted.verbs) != 0)
                            use(from, op);
                    });
    };
    const auto walk = [&](Player player, CardNumber card, UnitId unit, const GameSkill& skill,
                          bool in_bonds) {
        const bool is_of_others =
            skill.only_self && wanted.about != no_unit && wanted.about != unit;
        if (!skill.scripted || (skill.verbs & wanted.verbs) == 0 || is_of_others ||
            (wanted.acts != 0 && (skill.forbids & wanted.acts) == 0) ||
            !is_always_on(skill, in_bonds))
            return;
        if (program.has_silence && unit != no_unit &&
            is_silenced(state, player, state.find(unit), program.place_of(skill)))
            return;
        ask(player, card, unit, skill);
    };
    // LEVEL-6, SKILL-22: of the top card alone.
    const auto walk_printed = [&](Player player, CardNumber card, UnitId unit, bool in_bonds) {
        for (const GameSkill& skill : cards.skills_of(cards.kind(player, card)))
            walk(player, card, unit, skill, in_bonds);
    };
    for (const Player player : {Player::P, Player::Q}) {
        if (!are_granted && !cards.may_say(player, wanted.verbs, wanted.acts))
            continue;
        const VerbSet* all = cards.always_verbs(player).data();
        const VerbSet* of_others =
            wanted.about == no_unit ? all : cards.verbs_about_others(player).data();
        for (const Unit& unit : state[player].units) {
            if (are_granted || unit.copy != nothing)
                for_each_skill(state, unit, [&](std::uint16_t number) {
                    walk(player, unit.top, unit.id, program.skills[number], false);
                });
            else if (((wanted.about == unit.id ? all : of_others)[unit.top] & wanted.verbs) != 0)
                walk_printed(player, unit.top, unit.id, false);
        }
        for (const CardNumber card : state[player].bonds) {
            if ((of_others[card] & wanted.verbs) != 0 &&
                !state[player].face_down_bonds.contains(card))
                walk_printed(player, card, no_unit, true);
        }
    }
    if ((cards.verbs_elsewhere() & wanted.verbs) == 0)
        return;
    // SKILL-11: skills of cards elsewhere that say that they work there.
    for (const Player player : {Player::P, Player::Q}) {
        for (const Zone zone : {Zone::Hand, Zone::Retreat, Zone::Infinite}) {
            for (const CardNumber card : cards_in(state, player, zone)) {
                for (const GameSkill& skill : cards.skills_of(cards.kind(player, card))) {
                    if (skill.scripted && skill.works_in == zone && !skill.has_trigger &&
                        (skill.verbs & wanted.verbs) != 0)
                        ask(player, card, no_unit, skill);
                }
            }
        }
    }
}

} // namespace kizuna
