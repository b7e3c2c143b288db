#include "game/play/play.h"

#include <algorithm>

// GAME-3, LEVEL-4, JUDGE, ORB and RULING-26 in their order; check_rules() asks them in the order in
// which they are due.
namespace kizuna {
namespace {

/// GAME-3, RULING-45: a card in the hand may say what happens instead of the defeat.
bool check_falls(Play& play)
{
    const GameState& state = play.state;
    for (const Player player : {state.turn_player, other(state.turn_player)}) {
        PlayerState& one = play[player];
        if (!one.falls || state.interrupted)
            continue;
        const Offers offers = instead_of_defeat(state, player);
        if (one.offers < offers.size()) {
            interrupt(play, offers[one.offers++]);
            return true;
        }
        one.falls = false;
        one.offers = 0;
        one.loses = true;
        return true;
    }
    return false;
}

// GAME-3, RULING-39
bool check_defeat(Play& play)
{
    const bool first = play[Player::P].loses;
    const bool second = play[Player::Q].loses;
    if (!first && !second)
        return false;
    if (first && second)
        finish(play, std::nullopt);
    else
        finish(play, first ? Player::Q : Player::P);
    return true;
}

// LEVEL-4, RULING-12: while an effect shows cards off the deck nothing is drawn from it.
bool lie_open(const GameState& state, Player player)
{
    return state.effect.op != nothing &&
           std::ranges::any_of(state.effect.seen, [&](const Remembered& one) {
               return one.owner == player && one.zone == Zone::Deck && !one.moved;
           });
}

// LEVEL-4, RULING-12: must be drawn, one card for each class change.
bool check_bonuses(Play& play)
{
    for (const Player player : {play.state.turn_player, other(play.state.turn_player)}) {
        PlayerState& one = play[player];
        if (one.bonus_draws == 0 || lie_open(play.state, player))
            continue;
        --one.bonus_draws;
        draw(play, player, {}); // by the rules, whatever is being carried out
        return true;
    }
    return false;
}

// JUDGE-3, ORB-1: skills may ask what destroyed a unit or took an orb.
Reason reason_of_attack(const GameState& state, Player by)
{
    return {Reason::Kind::Attack, by, state.battle.attacker};
}

// GAME-4, TERM-3, JUDGE-4, ORB-6: a protagonist stays as it is, whatever destroys it.
// GAME-3, GAME-10, ORB-3: without an orb its owner loses.
// ORB-4, RULING-44: no more orbs than there are.
void destroy_protagonist(PlayerState& owner, std::uint8_t orbs)
{
    if (owner.orbs.empty())
        owner.falls = true;
    else
        owner.orbs_to_lose = static_cast<std::uint8_t>(std::min<std::size_t>(
            static_cast<std::size_t>(owner.orbs_to_lose) + orbs, owner.orbs.size()));
}

// JUDGE-3, JUDGE-6, TERM-3: the skills that a destruction sets off wait until the unit has left.
// RULING-64: what may be done instead is offered before. RULING-45: it may be forbidden.
bool check_destructions(Play& play)
{
    GameState& state = play.state;
    if (state.destructions.empty() || state.interrupted)
        return false;
    const Destruction destruction = state.destructions[0];
    state.destructions.erase_at(0);
    const Unit* unit = state.find(destruction.unit);
    const bool in_battle = destruction.in_battle && state.in_battle;
    if (!unit || is_forbidden(state, *unit, UnitAct::BeDestroyed,
                              in_battle ? by_attack(state) : Circumstances{}))
        return true;
    const Player owner = owner_of(unit->id);
    const Zone to = in_battle ? destination_of(state, *unit, by_attack(state)) : destruction.to;
    play.tell(EventKind::Destroyed, *unit);
    if (destruction.by_effect)
        (destruction.is_payment ? state.effect.paid : state.effect.done)
            .push_back({unit->id, owner, Zone::Field});
    if (destruction.by_effect && !destruction.is_payment && state.effect.op == nothing)
        state.done_before.push_back({unit->id, owner, Zone::Field}); // it was the last step
    fire(play, {.moment = Moment::Destroyed,
                .player = owner,
                .subject = unit->id,
                .reason = destruction.in_battle ? reason_of_attack(state, other(owner))
                                                : reason_of_effect(state)});
    if (in_battle) {
        state.battle.destroyed = true;
        state.battle.destroyed_unit = *unit;
        if (Unit* attacker = state.find(state.battle.attacker))
            attacker->note(TurnFact::HasDestroyed);
        // JUDGE-5: also where it is a protagonist.
        fire(play, Moment::Destroys, other(owner), state.battle.attacker, unit->id);
    }
    state.orbs_by_attack = destruction.in_battle;
    if (unit->protagonist) {
        destroy_protagonist(state[owner], destruction.orbs);
        return true;
    }
    const Offers offers = instead_of_leaving(
        state, *unit, in_battle ? by_attack(state) : by_skill(viewpoint_of(state.effect)));
    if (offers.empty()) {
        remove_unit(play, unit->id, to);
        return true;
    }
    Offer offer = offers[0];
    offer.from.subject = unit->id;
    offer.from.subject_top = unit->top;
    interrupt(play, offer);
    return true;
}

// ORB-1, RULING-11: the owner chooses, one at a time.
bool check_orbs(Play& play)
{
    const Player turn_player = play.state.turn_player;
    for (const Player player : {other(turn_player), turn_player}) {
        if (play[player].orbs_to_lose > 0 && !play.state.interrupted) {
            ask(play, Decision::Orb, player);
            return true;
        }
    }
    return false;
}

} // namespace

// ORB-2: to the hand. RULING-64: or where a text sends it. An orb of a dummy vanishes.
void lose_orb(Play& play, std::uint8_t position)
{
    GameState& state = play.state;
    const Player waiting = other(state.turn_player);
    const Player player = state[waiting].orbs_to_lose > 0 ? waiting : state.turn_player;
    PlayerState& owner = state[player];
    --owner.orbs_to_lose;
    const CardNumber card = owner.orbs[position];
    const bool face_up = owner.face_up_orbs.contains(card);
    take_from(play, player, Zone::Orbs, card);
    play.tell(EventKind::OrbTaken, player, position, face_up ? 1 : 0);
    play.tell_card(player, card);
    const Zone to = destination_of_orb(state, player,
                                       state.orbs_by_attack ? by_attack(state)
                                                            : by_skill(viewpoint_of(state.effect)));
    if (state.cards->is_dummy(player))
        owner.infinite.push_back(card);
    else
        put(play, player, card, to);
    count_up(owner.orbs_lost);
    const Reason reason =
        state.orbs_by_attack ? reason_of_attack(state, other(player)) : reason_of_effect(state);
    fire(play, {.moment = Moment::OrbLost, .player = player, .reason = reason});
    fire_put(play, player, card, Zone::Orbs, to, reason);
}

// RULING-26: the other one goes, and is not destroyed.
void keep_unit(Play& play, UnitId unit)
{
    const auto pair = units_of_one_name(play.state, owner_of(unit));
    if (!pair)
        return;
    const Unit& gone = pair->first->id == unit ? *pair->second : *pair->first;
    play.tell(EventKind::SameNameRepair, gone);
    remove_unit(play, gone.id, Zone::Retreat);
}
namespace {

// RULING-26: the protagonist stays, otherwise the owner chooses.
bool check_names(Play& play)
{
    GameState& state = play.state;
    if (!state.check_names && (state.cards->added_sorts() & name_facts) == 0)
        return false;
    for (const Player player : {state.turn_player, other(state.turn_player)}) {
        const auto pair = units_of_one_name(state, player);
        if (!pair)
            continue;
        const auto [older, newer] = *pair;
        if (older->protagonist || newer->protagonist)
            keep_unit(play, older->protagonist ? older->id : newer->id);
        else
            ask(play, Decision::SameName, player);
        return true;
    }
    state.check_names = false;
    return false;
}

/// What LEVEL-4, ORB-1 and GAME-3 look at; seldom.
bool has_dues(const PlayerState& player)
{
    return player.bonus_draws > 0 || player.orbs_to_lose > 0 || player.falls || player.loses;
}

} // namespace

// DECKOUT-2: after every card that leaves a deck. MARCH-1, MARCH-3, MARCH-6: a march comes after
// all else.
bool check_rules(Play& play)
{
    if (check_decks(play))
        return true;
    const bool is_due = has_dues(play[Player::P]) || has_dues(play[Player::Q]);
    return (is_due && check_bonuses(play)) || check_names(play) || check_destructions(play) ||
           (is_due && (check_orbs(play) || check_falls(play) || check_defeat(play))) ||
           check_march(play);
}

} // namespace kizuna
