#include "game/always/always_on.h"
#include "game/play/play.h"

#include <algorithm>

// Long because: an attack from declaration to end, ATTACK, SUPPORT, CRIT, EVADE, JUDGE and BEND in
// their order; step_battle() goes from one to the next.
namespace kizuna {

// RULING-58: in this order. TURN-2, RULING-46, ATTACK-5, AREA-12, RANGE-4, CARD-9
Clause refusal_of_attack(const GameState& state, const Unit& unit, RangeSet& range)
{
    if (state.turn == 1)
        return Clause::Turn2;
    if (unit.tapped)
        return Clause::Attack5;
    range = range_of(state, unit);
    if (range.empty())
        return Clause::Range4;
    return is_forbidden(state, unit, UnitAct::Attack) ? Clause::Attack1 : Clause::None;
}

// RULING-58: the same, for callers that do not need the range.
Clause refusal_of_attack(const GameState& state, const Unit& unit)
{
    RangeSet range;
    return refusal_of_attack(state, unit, range);
}

// RANGE-2, ATTACK-2: the same, for callers that do not know the range yet.
Clause refusal_of_target(const GameState& state, const Unit& unit, const Unit& target)
{
    return refusal_of_target(state, unit, target, range_of(state, unit));
}

// RANGE-2, RANGE-5; ATTACK-2, RANGE-3: whatever else stands there.
Clause refusal_of_target(const GameState& state, const Unit& unit, const Unit& target,
                         RangeSet range)
{
    const int away = distance(unit, target);
    if (!range.contains(away) && !reaches_beyond(state, unit, target, away))
        return Clause::Range2;
    if (is_forbidden(state, unit, UnitAct::Attack, {.against = &target}))
        return Clause::Attack2;
    return is_forbidden(state, target, UnitAct::BeAttacked) ? Clause::Attack2 : Clause::None;
}

// ATTACK-1, ATTACK-3, ATTACK-5, RULING-22
void attack(Play& play, Unit& unit, const Unit& target)
{
    GameState& state = play.state;
    const Player attacker = owner_of(unit.id);
    unit.tapped = true;
    unit.note(TurnFact::Attacked);
    count_up(state[attacker].attacks);
    fire(play, Moment::Tapped, attacker, unit.id);
    state.in_battle = true;
    state.battle = {};
    state.battle.attacker = unit.id;
    state.battle.defender = target.id;
    play.tell(EventKind::Attack, attacker);
    play.tell_card(attacker, unit.top);
    play.tell_card(other(attacker), target.top);
    fire(play, Moment::Attacks, attacker, unit.id, target.id);
    fire(play, Moment::Attacked, other(attacker), target.id, unit.id);
}
namespace {

// SUPPORT-1, RULING-20. RULING-57: it is no draw. RULING-21: there may be none to turn over.
void reveal_supports(Play& play)
{
    GameState& state = play.state;
    const Player attacker = attacking_player(state);
    play.tell(EventKind::SupportRevealed, attacker);
    for (const Player player : {attacker, other(attacker)}) {
        if (state.cards->is_dummy(player)) {
            const std::vector<int>& supports = state.cards->dummy()->supports;
            const int size = static_cast<int>(supports.size());
            const int pick = size > 1 ? random_pick(play, player, size) : 0;
            state.battle.support_to[index(player)] =
                static_cast<std::int16_t>(supports[static_cast<std::size_t>(pick)]);
        }
        PlayerState& one = state[player];
        if (one.deck.empty())
            continue;
        one.support = take_top(one);
        play.tell_card(player, one.support);
        fire_put(play, player, one.support, Zone::Deck, Zone::Support);
    }
    fire(play, Moment::SupportRevealed, attacker, no_unit);
}

// SUPPORT-2, SUPPORT-3: for skills that its success or failure sets off.
void fire_support(Play& play, Moment moment, Player player, CardNumber card)
{
    fire(play, {.moment = moment,
                .player = player,
                .subject = fighting_unit(play.state, player),
                .against = fighting_unit(play.state, other(player)),
                .card = card,
                .to = Zone::Support});
}

} // namespace

// SUPPORT-3. RULING-21: also without a card.
void fail_support(Play& play, Player player)
{
    PlayerState& one = play[player];
    const CardNumber card = one.support;
    play.state.battle.succeeded[index(player)] = false;
    play.state.battle.failed[index(player)] = true;
    play.tell(EventKind::SupportFailed, player);
    if (card != no_card) {
        play.tell_card(player, card);
        one.support = no_card;
        put(play, player, card, Zone::Retreat);
        fire_put(play, player, card, Zone::Support, Zone::Retreat);
    }
    fire_support(play, Moment::SupportFails, player, card);
}
namespace {

// SUPPORT-2, RULING-21. RULING-45: a text may let it succeed, or fail.
void check_support(Play& play, Player player)
{
    GameState& state = play.state;
    const CardNumber card = state[player].support;
    const Unit* unit = state.find(fighting_unit(state, player));
    if (!unit || state.battle.failed[index(player)])
        return;
    const bool will_fail = state.battle.will_fail[index(player)];
    if (card == no_card) {
        if (!state.cards->is_dummy(player)) {
            fail_support(play, player);
            return;
        }
        if (will_fail)
            state.battle.support_to[index(player)] = 0;
        play.tell(EventKind::SupportFailed, player); // it supports without a card
        return;
    }
    const bool is_another = !shares_name(state, player, card, false, *unit);
    state.battle.succeeded[index(player)] = (is_another || support_is_allowed(state, player)) &&
                                            !support_fails(state, player) && !will_fail;
    if (state.battle.succeeded[index(player)])
        fire_support(play, Moment::SupportSucceeds, player, card);
    else
        fail_support(play, player);
}

// SUPPORT-4, SUPPORT-5, SUPPORT-6, SKILL-10; its own conditions are judged when it starts
// (SUPPORT-8).
void use_support_skill(Play& play, Player player)
{
    GameState& state = play.state;
    const CardNumber card = state[player].support;
    if (card == no_card || !state.battle.succeeded[index(player)] ||
        state.battle.cancelled[index(player)])
        return;
    const SupportType type =
        player == attacking_player(state) ? SupportType::Attack : SupportType::Defense;
    const int times = support_skill_times(state, player);
    for (const std::uint16_t number : support_skills(state, player)) {
        const GameSkill& skill = state.cards->program().skills[number];
        const bool works = skill.support_type == type || skill.support_type == SupportType::Both;
        for (int time = 0; works && time < times; ++time)
            queue_skill(play, number, {player, card}, true);
    }
}

/// Other payments for a critical hit or an evasion of the unit. RULING-45: what a text lets one
/// pay.
Offers other_payments(const GameState& state, Verb verb, const Unit& unit)
{
    Offers offers;
    const Player owner = owner_of(unit.id);
    const auto look = [&](const Viewpoint& from, const Op& op) {
        if (passes(state, from, op.of, unit))
            offers.push_back({from.player == owner ? from : Viewpoint{owner}, &op});
    };
    for_each_always(state, {verb_bit(verb)}, look);
    // SKILL-11: hand cards whose own text says that they may be paid.
    for (const CardNumber card : state[owner].hand)
        walk_own(state, {owner, card}, verb, look);
    return offers;
}

/// RULING-45: starts the next of the offers that was not yet made; the step of the battle comes
/// again.
bool start_offer(Play& play, const Offers& offers, BattleStep step)
{
    Battle& battle = play.state.battle;
    if (battle.offers >= offers.size())
        return false;
    const Offer& offer = offers[battle.offers];
    ++battle.offers;
    battle.step = step;
    start_effect(play, offer.op->then, offer.op->skill, offer.from);
    return true;
}

/// True where cards of the unit's name are no payment: a text asks for another one (RULING-45).
bool is_paid_otherwise(const Offers& offers)
{
    return std::any_of(offers.begin(), offers.end(),
                       [](const Offer& offer) { return offer.op->sets; });
}

// CRIT-1, CRIT-5, CRIT-7, SUPPORT-10: the attacker, whether or not its support succeeded.
void offer_critical(Play& play, const Unit& attacking)
{
    const GameState& state = play.state;
    const Player attacker = attacking_player(state);
    if (play.log)
        play.tell(EventKind::Strength, attacker, judged_strength(state, attacker),
                  judged_strength(state, other(attacker)));
    if (is_forbidden(state, attacking, UnitAct::Critical))
        return;
    const Offers offers = other_payments(state, Verb::CriticalBy, attacking);
    if (start_offer(play, offers, BattleStep::Critical))
        return;
    if (!is_paid_otherwise(offers))
        ask(play, Decision::Critical, attacker);
}

// CRIT-1, EVADE-1: discards the card that was paid. Where something else was paid, the log names
// the unit alone.
void tell_and_discard(Play& play, Player player, CardNumber card, UnitId of)
{
    if (card == no_card) {
        if (const Unit* unit = play.state.find(of))
            play.tell_card(player, unit->top);
        return;
    }
    play.tell_card(player, card);
    put(play, player, card, Zone::Retreat);
    fire_put(play, player, card, Zone::Hand, Zone::Retreat);
}

} // namespace

// CRIT-1: the card that is discarded goes to retreat.
void deal_critical(Play& play, CardNumber card)
{
    Battle& battle = play.state.battle;
    const Player player = attacking_player(play.state);
    if (card != no_card)
        take_from(play, player, Zone::Hand, card);
    battle.critical = true;
    battle.critical_decided = true;
    if (play.log)
        play.tell(EventKind::Critical, player, judged_strength(play.state, player));
    tell_and_discard(play, player, card, battle.attacker);
    fire(play, Moment::CriticalHit, player, battle.attacker, battle.defender);
}
namespace {

// EVADE-1, EVADE-3, EVADE-4, EVADE-6, SUPPORT-10: the defender, who knows of the critical hit.
void offer_evasion(Play& play, const Unit& defending)
{
    GameState& state = play.state;
    state.battle.critical_decided = true;
    if (is_forbidden(state, defending, UnitAct::Evade))
        return;
    const Offers offers = other_payments(state, Verb::EvadeBy, defending);
    if (start_offer(play, offers, BattleStep::Evasion))
        return;
    if (!is_paid_otherwise(offers))
        ask(play, Decision::Evade, other(attacking_player(state)));
}

} // namespace

// EVADE-1, EVADE-2
void evade(Play& play, CardNumber card)
{
    Battle& battle = play.state.battle;
    const Player player = other(attacking_player(play.state));
    if (card != no_card)
        take_from(play, player, Zone::Hand, card);
    battle.evaded = true;
    play.tell(EventKind::Evade, player);
    tell_and_discard(play, player, card, battle.defender);
    fire(play, Moment::Evaded, player, battle.defender, battle.attacker);
}

// CRIT-1, EVADE-1: each may be declined.
void answer_battle(Play& play, const Action& action)
{
    if (action.kind == ActionKind::NoCritical || action.kind == ActionKind::NoEvade)
        return;
    const CardNumber card = card_of_kind(play.state, action.player, Zone::Hand, action.card);
    if (action.kind == ActionKind::Critical)
        deal_critical(play, card);
    else
        evade(play, card);
}
namespace {

// JUDGE-1: a tie is won. JUDGE-2, GAME-9: otherwise nothing happens.
// EVADE-2, EVADE-5, RULING-8: after an evasion nothing is destroyed.
void judge(Play& play)
{
    GameState& state = play.state;
    const Player attacker = attacking_player(state);
    const int attack = judged_strength(state, attacker);
    const int defence = judged_strength(state, other(attacker));
    play.tell(EventKind::Judged, attacker, attack, defence);
    const Unit& defending = *state.find(state.battle.defender);
    if (attack < defence || state.battle.evaded || survives(state, defending))
        return;
    const int orbs = std::clamp(orbs_of_battle(state), 1, 99);
    state.destructions.push_back({defending.id, static_cast<std::uint8_t>(orbs), true});
}

/// What may be done with the supports that succeeded before they leave. RULING-45: by a text.
Offers for_supports(const GameState& state)
{
    Offers offers;
    for_each_always(state, {verb_bit(Verb::Instead)}, [&](const Viewpoint& from, const Op& op) {
        const CardNumber card = state[from.player].support;
        if (op.from == Zone::Support && card != no_card &&
            state.battle.succeeded[index(from.player)] &&
            passes(state, from, op.of, LyingCard{from.player, card, Zone::Support}))
            offers.push_back({from, &op});
    });
    return offers;
}

// SUPPORT-11, BEND-1, AREA-6
void discard_supports(Play& play)
{
    const Player attacker = attacking_player(play.state);
    for (const Player player : {attacker, other(attacker)}) {
        const CardNumber card = play[player].support;
        if (card == no_card)
            continue;
        play[player].support = no_card;
        play.state.battle.discarded[index(player)] = card;
        put(play, player, card, Zone::Retreat);
        fire_put(play, player, card, Zone::Support, Zone::Retreat);
    }
}

// BEND-3, BEND-4, CRIT-6, GAME-6, ATTACK-6: what was for the battle is gone.
void end_battle(Play& play)
{
    GameState& state = play.state;
    state.modifiers.erase_if(
        [](const Modifier& modifier) { return modifier.until == Until::EndOfBattle; });
    play.tell(EventKind::EndOfBattle, attacking_player(state));
    state.in_battle = false;
    state.battle = {};
}

} // namespace

// ATTACK-4, RULING-9: step by step. RULING-24: the range is not asked again. RULING-48: each step
// once.
void step_battle(Play& play)
{
    GameState& state = play.state;
    Battle& battle = state.battle;
    const Player attacker = attacking_player(state);
    const Unit* attacking = state.find(battle.attacker);
    const Unit* defending = state.find(battle.defender);
    // RULING-23: a fighting unit has left.
    if ((!attacking || !defending) && battle.step < BattleStep::SupportsLeave)
        battle.step = BattleStep::SupportsLeave;
    const BattleStep step = battle.step;
    if (step != battle.offered) {
        battle.offered = step;
        battle.offers = 0;
    }
    battle.step = static_cast<BattleStep>(static_cast<int>(step) + 1);
    switch (step) {
    case BattleStep::Supports:
        reveal_supports(play);
        break;
    case BattleStep::Success:
        check_support(play, attacker);
        check_support(play, other(attacker));
        break;
    case BattleStep::AttackerSkill: // SUPPORT-9: the attacker's comes first
        use_support_skill(play, attacker);
        break;
    case BattleStep::DefenderSkill:
        use_support_skill(play, other(attacker));
        break;
    case BattleStep::Critical: // CRIT-3: one at most
        if (!battle.critical)
            offer_critical(play, *attacking);
        break;
    case BattleStep::Evasion:
        if (!battle.evaded)
            offer_evasion(play, *defending);
        break;
    case BattleStep::Judgement:
        judge(play);
        break;
    case BattleStep::SupportsLeave:
        if (!start_offer(play, for_supports(state), BattleStep::SupportsLeave))
            discard_supports(play);
        break;
    case BattleStep::AttackEnds: // BEND-2
        fire(play, Moment::AttackEnds, attacker, battle.attacker, battle.defender);
        break;
    case BattleStep::Delayed:
        if (start_delayed(play, false))
            battle.step = BattleStep::Delayed;
        break;
    case BattleStep::Expiry:
        end_battle(play);
        break;
    }
}

} // namespace kizuna
