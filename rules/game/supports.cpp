#include "game/always_on.h"

#include <algorithm>

namespace kizuna {
namespace {

/// Calls `use(viewpoint, op)` for each always-on step with that verb that speaks of the support
/// card of a player and of the unit that it supports.
template <typename Use>
void for_each_support_rule(const GameState& state, Player player, Verb verb, Use use)
{
    const CardNumber card = state[player].support;
    const Unit* unit = state.in_battle ? state.find(fighting_unit(state, player)) : nullptr;
    if (!unit || card == no_card)
        return;
    for_each_always(state, {verb_bit(verb), unit->id}, [&](const Viewpoint& from, const Op& op) {
        if (op.verb == verb && passes(state, from, op.of, *unit) &&
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

bool support_is_allowed(const GameState& state, Player player)
{
    return has_support_rule(state, player, Verb::AllowSupport);
}

// SUPPORT-4
bool support_skill_is_off(const GameState& state, Player player, const GameSkill& skill)
{
    const auto speaks_of = [&](const Op& op) {
        return op.emblem == nothing || op.emblem == skill.emblem;
    };
    const std::vector<Op>& ops = state.cards->program().ops;
    const UnitId unit = fighting_unit(state, player);
    bool is_off = std::ranges::any_of(state.modifiers, [&](const Modifier& modifier) {
        return modifier.unit == unit && modifier.kind == Modifier::Kind::SupportSkillOff &&
               speaks_of(ops[static_cast<Place16>(modifier.value)]);
    });
    for_each_support_rule(
        state, player, Verb::CancelSupportSkill,
        [&](const Viewpoint&, const Op& op) { is_off = is_off || speaks_of(op); });
    return is_off;
}

SupportSkills support_skills(const GameState& state, Player player)
{
    SupportSkills found;
    const std::vector<GameSkill>& skills = state.cards->program().skills;
    const auto is_had = [&](const GameSkill& skill) {
        return std::any_of(found.begin(), found.end(), [&](std::uint16_t number) {
            return skills[number].emblem == skill.emblem;
        });
    };
    const auto add = [&](Player owner, bool are_acquired) {
        const CardNumber card = state[owner].support;
        if (card == no_card || !state.battle.succeeded[index(owner)])
            return;
        const CardKind& kind = state.kind(owner, card);
        for (std::uint8_t at = 0; at < kind.skill_count; ++at) {
            const auto number = static_cast<std::uint16_t>(kind.first_skill + at);
            const GameSkill& skill = skills[number];
            if (skill.category != SkillCategory::Support || !skill.scripted ||
                support_skill_is_off(state, owner, skill) || (are_acquired && is_had(skill)) ||
                (are_acquired && (state.battle.cancelled[index(owner)] ||
                                  support_skill_is_off(state, player, skill))))
                continue;
            found.push_back(number);
        }
    };
    if (state[player].support == no_card || !state.battle.succeeded[index(player)])
        return found;
    add(player, false);
    const Unit* unit = state.find(fighting_unit(state, player));
    for_each_always(state, {verb_bit(Verb::Acquire), fighting_unit(state, player)},
                    [&](const Viewpoint& from, const Op& op) {
                        if (op.verb == Verb::Acquire && unit &&
                            (op.what & acquired_support_skills) != 0 &&
                            passes(state, from, op.of, *unit))
                            add(other(player), true);
                    });
    return found;
}

int support_skill_times(const GameState& state, Player player)
{
    int times = 1;
    for_each_support_rule(state, player, Verb::SupportSkillTimes,
                          [&](const Viewpoint& from, const Op& op) {
                              times = std::max(times, measure(state, from, op.amount));
                          });
    return std::min(times, 9);
}

int support_bonus(const GameState& state, Player player)
{
    int bonus = 0;
    for_each_support_rule(
        state, player, Verb::SupportValue,
        [&](const Viewpoint& from, const Op& op) { bonus += measure(state, from, op.amount); });
    return bonus;
}

} // namespace kizuna
