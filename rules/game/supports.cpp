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
bool support_skill_is_off(const GameState& state, Player player)
{
    return has_support_rule(state, player, Verb::CancelSupportSkill);
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
