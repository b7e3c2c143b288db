#include "game/always/always_on.h"

#include <algorithm>

namespace kizuna {
namespace {

/// Calls `use(viewpoint, op)` for each always-on step with that verb that speaks of the support
/// card of a player and of the unit that it supports.
template <typename Use>
void for_each_support_rule(const GameState& state, Player player, Verb verb, Use use,
                           bool as_printed = false)
{
    const CardNumber card = state[player].support;
    const Unit* unit = state.in_battle ? state.find(fighting_unit(state, player)) : nullptr;
    if (!unit || card == no_card)
        return;
    const AlwaysFilter wanted{verb_bit(verb), unit->id, as_printed};
    for_each_always(state, wanted, [&](const Viewpoint& from, const Op& op) {
        if (passes(state, from, op.of, *unit) &&
            passes(state, from, op.with, LyingCard{player, card, Zone::Support}))
            use(from, op);
    });
}

bool has_support_rule(const GameState& state, Player player, Verb verb)
{
    bool found = false;
    for_each_support_rule(state, player, verb, [&](const Viewpoint&, const Op&) { found = true; });
    return found;
}

/// Calls `use(skill)` for each support skill printed on the support card of a player.
template <typename Use>
void for_each_printed_skill(const GameState& state, Player player, Use use)
{
    if (state[player].support == no_card)
        return;
    for (const GameSkill& skill :
         state.cards->skills_of(state.kind(player, state[player].support))) {
        if (skill.category == SkillCategory::Support)
            use(skill);
    }
}

bool speaks_of(const Op& op, const GameSkill& skill)
{
    return op.emblem == nothing || op.emblem == skill.emblem;
}

/// True where a text says for a while that the support skill of the card does not work, or, with
/// `lost`, that the card does not have it.
bool is_off_for_a_while(const GameState& state, Player player, const GameSkill& skill, bool lost)
{
    const UnitId unit = fighting_unit(state, player);
    return std::ranges::any_of(state.modifiers, [&](const Modifier& modifier) {
        if (modifier.unit != unit || modifier.kind != Modifier::Kind::SupportSkillOff)
            return false;
        const Op& op = state.cards->program().ops[static_cast<Place16>(modifier.value)];
        return speaks_of(op, skill) && (op.takes_away || !lost);
    });
}

/// True where a text takes the support skill away from the card. Judged by printed facts alone:
/// such a text may itself ask whether the card has a support skill.
bool is_lost(const GameState& state, Player player, const GameSkill& skill)
{
    bool lost = is_off_for_a_while(state, player, skill, true);
    const auto look = [&](const Viewpoint&, const Op& op) {
        lost = lost || (op.takes_away && speaks_of(op, skill));
    };
    for_each_support_rule(state, player, Verb::CancelSupportSkill, look, true);
    return lost;
}

/// True where the support card of a player has the support skills of the other one, too.
bool acquires_from_opponent(const GameState& state, Player player, bool as_printed)
{
    const Unit* unit = state.find(fighting_unit(state, player));
    bool acquires = false;
    for_each_always(state, {verb_bit(Verb::Acquire), fighting_unit(state, player), as_printed},
                    [&](const Viewpoint& from, const Op& op) {
                        if (unit && (op.what & acquired_support_skills) != 0 &&
                            passes(state, from, op.of, *unit))
                            acquires = true;
                    });
    return acquires;
}

} // namespace

// SUPPORT-2, RULING-45: what makes it fail is stronger than what lets it succeed.
bool support_fails(const GameState& state, Player player)
{
    const UnitId unit = fighting_unit(state, player);
    const bool for_a_while = std::ranges::any_of(state.modifiers, [&](const Modifier& modifier) {
        return modifier.unit == unit && modifier.kind == Modifier::Kind::SupportFails;
    });
    return for_a_while || has_support_rule(state, player, Verb::FailSupport);
}

// SUPPORT-2, RULING-45: also where the unit names are the same.
bool support_is_allowed(const GameState& state, Player player)
{
    return has_support_rule(state, player, Verb::AllowSupport);
}

// SUPPORT-4
bool support_skill_is_off(const GameState& state, Player player, const GameSkill& skill)
{
    bool is_off = is_off_for_a_while(state, player, skill, false);
    for_each_support_rule(
        state, player, Verb::CancelSupportSkill,
        [&](const Viewpoint&, const Op& op) { is_off = is_off || speaks_of(op, skill); });
    return is_off;
}

// SUPPORT-3, SUPPORT-4: of a successful support.
SupportSkills support_skills(const GameState& state, Player player)
{
    SupportSkills found;
    const Program& program = state.cards->program();
    const auto is_had = [&](const GameSkill& skill) {
        return std::ranges::any_of(found, [&](std::uint16_t number) {
            return program.skills[number].emblem == skill.emblem;
        });
    };
    const Player opponent = other(player);
    if (state[player].support == no_card || !state.battle.succeeded[index(player)])
        return found;
    for_each_printed_skill(state, player, [&](const GameSkill& skill) {
        if (skill.scripted && !support_skill_is_off(state, player, skill))
            found.push_back(program.place_of(skill));
    });
    if (!acquires_from_opponent(state, player, false) || !state.battle.succeeded[index(opponent)] ||
        state.battle.cancelled[index(opponent)])
        return found;
    for_each_printed_skill(state, opponent, [&](const GameSkill& skill) {
        if (skill.scripted && !is_had(skill) && !support_skill_is_off(state, opponent, skill) &&
            !support_skill_is_off(state, player, skill))
            found.push_back(program.place_of(skill));
    });
    return found;
}

// SUPPORT-4: the card still has a support skill that does not work.
bool support_has_skill(const GameState& state, Player player)
{
    bool has = false;
    for_each_printed_skill(state, player, [&](const GameSkill& skill) {
        has = has || !is_lost(state, player, skill);
    });
    const Player opponent = other(player);
    if (has || state[player].support == no_card || !state.battle.succeeded[index(opponent)] ||
        !acquires_from_opponent(state, player, true))
        return has;
    for_each_printed_skill(state, opponent, [&](const GameSkill& skill) {
        has = has || (!is_lost(state, opponent, skill) && !is_lost(state, player, skill));
    });
    return has;
}

// SUPPORT-4, RULING-45: once, unless a text says more.
int support_skill_times(const GameState& state, Player player)
{
    int times = 1;
    for_each_support_rule(state, player, Verb::SupportSkillTimes,
                          [&](const Viewpoint& from, const Op& op) {
                              times = std::max(times, measure(state, from, op.amount));
                          });
    return std::min(times, 9);
}

// CARD-11, RULING-45: what texts add to the support value.
int support_bonus(const GameState& state, Player player)
{
    int bonus = 0;
    for_each_support_rule(
        state, player, Verb::SupportValue,
        [&](const Viewpoint& from, const Op& op) { bonus += measure(state, from, op.amount); });
    return bonus;
}

} // namespace kizuna
