#include "game/observation.h"

#include "game/play/engine.h"

#include <algorithm>

namespace kizuna {
namespace {

SeenUnit see_unit(const GameState& state, const Unit& unit, bool hidden)
{
    const Player owner = owner_of(unit.id);
    SeenUnit seen;
    seen.id = unit.id;
    seen.line = unit.line;
    seen.tapped = unit.tapped;
    seen.protagonist = unit.protagonist;
    for (CardNumber card = unit.top; card != no_card; card = state[owner].below[card])
        seen.stack.push_back(hidden ? nothing : state.cards->kind_number(owner, card));
    std::ranges::reverse(seen.stack);
    return seen;
}

SeenSide see_side(const GameState& state, Player player, Player viewer)
{
    const PlayerState& one = state[player];
    const auto kind = [&](CardNumber card) { return state.cards->kind_number(player, card); };
    SeenSide seen;
    seen.deck = static_cast<int>(one.deck.size());
    seen.hand_size = static_cast<int>(one.hand.size());
    const CardBits& looked_at = one.looked_at[index(viewer)];
    for (std::size_t at = 0; at < one.deck.size(); ++at) {
        const CardNumber card = one.deck[one.deck.size() - 1 - at];
        if (looked_at.contains(card))
            seen.known_deck.push_back({static_cast<int>(at), kind(card)});
    }
    for (const CardNumber card : one.hand) {
        if (player == viewer || looked_at.contains(card))
            seen.hand.push_back(kind(card));
    }
    for (const CardNumber card : one.orbs) {
        const bool known = one.face_up_orbs.contains(card) || looked_at.contains(card);
        seen.orbs.push_back(known ? kind(card) : nothing);
    }
    for (const CardNumber card : one.bonds)
        seen.bonds.push_back({kind(card), !one.face_down_bonds.contains(card)});
    for (const CardNumber card : one.retreat)
        seen.retreat.push_back(kind(card));
    for (const CardNumber card : one.infinite)
        seen.infinite.push_back(one.open_infinite.contains(card) ? kind(card) : nothing);
    if (one.support != no_card)
        seen.support = kind(one.support);
    // The protagonists are turned up at the end of the setup (SETUP-8).
    const bool hidden = state.phase == Phase::Setup && player != viewer;
    for (const Unit& unit : one.units)
        seen.units.push_back(see_unit(state, unit, hidden));
    seen.spent = one.spent;
    seen.own_turns = one.own_turns;
    seen.redraws = one.redraws;
    return seen;
}

SeenUse see_use(const GameState& state, const SkillUse& use)
{
    SeenUse seen;
    seen.player = use.player;
    seen.skill = use.skill;
    seen.times = use.times;
    const PlayerState& owner = state[use.player];
    for (const Unit& unit : owner.units) {
        if (unit.top == use.card)
            seen.unit = unit.id;
    }
    const auto bond = std::find(owner.bonds.begin(), owner.bonds.end(), use.card);
    if (bond != owner.bonds.end())
        seen.bond = static_cast<int>(bond - owner.bonds.begin());
    return seen;
}

} // namespace

Observation observe(const GameState& state, Player viewer)
{
    Observation seen;
    seen.viewer = viewer;
    for (const Player player : {Player::P, Player::Q})
        seen.sides[index(player)] = see_side(state, player, viewer);
    seen.first = state.first;
    seen.turn_player = state.turn_player;
    seen.turn = state.turn;
    seen.phase = state.phase;
    seen.to_act = to_act(state);
    seen.decision = state.decision;
    if (state.in_battle) {
        seen.battle = state.battle;
        seen.battle->destroyed_unit.top = no_card; // a number of the deck list, not of the table
    }
    if (state.effect.op != nothing) {
        seen.effect_of = state.cards->kind_number(state.effect.player, state.effect.card);
        if (state.effect.shown != no_card)
            seen.shown = state.cards->kind_number(state.effect.shown_owner, state.effect.shown);
    }
    seen.modifiers.assign(state.modifiers.begin(), state.modifiers.end());
    for (const SkillUse& use : state.uses)
        seen.uses.push_back(see_use(state, use));
    seen.winner = state.winner;
    seen.drawn = state.drawn;
    return seen;
}

} // namespace kizuna
