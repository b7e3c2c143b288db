#include "game/play/play.h"

#include <algorithm>

namespace kizuna {
namespace {

/// Where the card lies that a step speaks of.
Zone zone_now(const GameState& state, const Op& op, Player owner, CardNumber card)
{
    return takes_from_anywhere(op) ? zone_of(state, owner, card) : zone_of_cards(op);
}

/// Under the unit of the skill. RULING-63: nothing where that unit has left.
void put_under_by_effect(Play& play, const Op& op, Player owner, Zone from, CardNumber card)
{
    Unit* unit = play.state.find(play.state.effect.unit);
    if (!unit || owner_of(unit->id) != owner)
        return;
    remember(play, op, owner, from, card, op.to);
    take_from(play, owner, from, card);
    put_under(play, *unit, card);
    play.tell(EventKind::Stack, *unit);
    play.tell_card(owner, card);
}

/// Moves the card to directly under the top card, then puts the top card elsewhere. LEVEL-6: the
/// unit is now what the uncovered card says. RULING-26: its name may be there twice.
void uncover(Play& play, const Op& op, Player owner, CardNumber card)
{
    const Unit* holder = unit_with(play.state, owner, card);
    if (!holder)
        return;
    Unit& unit = *play.state.find(holder->id);
    const CardNumber top = unit.top;
    raise_card(play, unit, card);
    take_top_card(play, unit);
    put(play, owner, top, op.to);
    fire_put(play, owner, top, Zone::Stack, op.to);
    play.state.check_names = true;
}

// AREA-1: from zone to zone. LEVEL-10: a unit goes with all its cards.
void put_by_effect(Play& play, const Op& op, Player owner, CardNumber card)
{
    PlayerState& one = play[owner];
    const Zone from = zone_now(play.state, op, owner, card);
    const bool has_place = play.state.in_battle && one.support == no_card;
    if (op.to == Zone::Support && (!has_place || from == Zone::Field))
        return; // SUPPORT-1: one card, in a battle
    if (from == Zone::Field) {
        const Unit* unit = unit_on_top(play.state, owner, card);
        if (unit && !unit->protagonist) {
            remember(play, op, owner, Zone::Field, unit->id);
            remove_unit(play, unit->id, op.to, op.face_down && op.to != Zone::Infinite, op.to_top);
        }
        return;
    }
    if (op.shows)
        show(play, owner, from, card);
    if (op.to == Zone::Bonds && play.state.kind(owner, card).no_bond)
        return; // RULING-42: of an orb it is seen only now
    if (op.to == Zone::Stack) {
        put_under_by_effect(play, op, owner, from, card);
        return;
    }
    remember(play, op, owner, from, card, op.to);
    carry(play, owner, card, from, op.to, op.face_down, op.to_top, op.shows);
}

// DEPLOY-9, SKILL-23: no bonds and no symbols are asked for. RULING-26: a unit name is there once.
void deploy_by_effect(Play& play, const Op& op, Player owner, CardNumber card)
{
    const GameState& state = play.state;
    const Zone from = zone_now(state, op, owner, card);
    if (from == Zone::Field)
        return; // it is there already
    Line line = state.effect.left == 2 || op.line == Step::Line::Back ? Line::Back : Line::Front;
    if (op.line == Step::Line::Beside) {
        const Unit* beside = nullptr;
        for (const Unit& unit : state[owner].units) {
            if (!beside && passes(state, viewpoint_of(state.effect), op.beside, unit))
                beside = &unit;
        }
        if (!beside)
            return;
        line = beside->line;
        if (!may_stand_in(state, {owner, card, from}, line, by_skill(viewpoint_of(state.effect))))
            return;
    }
    take_from(play, owner, from, card);
    deploy(play, owner, card, from, line, op.tapped);
    if (const Unit* unit = unit_on_top(state, owner, card))
        remember(play, op, owner, Zone::Field, unit->id);
    play.state.check_names = true;
}

// LEVEL-13, SKILL-23, GROW-1
void stack_by_effect(Play& play, const Op& op, Player owner, CardNumber card)
{
    GameState& state = play.state;
    const Zone from = zone_now(state, op, owner, card);
    if (from == Zone::Field)
        return; // it lies in a stack already
    const Unit* fitting = unit_to_stack(state, viewpoint_of(state.effect), op, {owner, card, from});
    if (!fitting)
        return;
    const UnitId unit = fitting->id;
    Unit& target = *state.find(unit);
    take_from(play, owner, from, card);
    if (op.is_metamorphosis)
        change_top(play, card, target);
    else if (op.verb == Verb::LevelUp)
        level_up(play, owner, card, target);
    else
        grow(play, owner, card, target);
    remember(play, op, owner, Zone::Field, unit);
}

// MARK-DV: it stays an orb. Who saw it face-up knows it when it lies face-down again.
void turn_orb(Play& play, const Op& op, Player owner, CardNumber card)
{
    PlayerState& one = play[owner];
    const bool was_open = one.face_up_orbs.contains(card);
    if (was_open) {
        one.face_up_orbs.erase(card);
        for (CardBits& looked_at : one.looked_at)
            looked_at.insert(card);
    } else {
        one.face_up_orbs.insert(card);
    }
    remember(play, op, owner, Zone::Orbs, card);
    play.tell(EventKind::OrbTurned, owner, was_open ? 1 : 0);
}

/// GROW-1: a unit that got several cards at once grew once.
void fire_growth(Play& play, Player owner)
{
    for (Unit& unit : play[owner].units) {
        if (!unit.has(TurnFact::Grows))
            continue;
        unit.forget(TurnFact::Grows);
        fire(play, Moment::Grown, owner, unit.id);
    }
}

void act_on_card(Play& play, const Op& op, Player owner, CardNumber card)
{
    PlayerState& one = play[owner];
    const Player player = play.state.effect.player;
    switch (op.verb) {
    case Verb::Put:
        put_by_effect(play, op, owner, card);
        return;
    case Verb::Deploy:
        deploy_by_effect(play, op, owner, card);
        return;
    case Verb::LevelUp:
    case Verb::Grow:
        stack_by_effect(play, op, owner, card);
        return;
    case Verb::Uncover:
        uncover(play, op, owner, card);
        return;
    case Verb::Show:
        show(play, owner, zone_now(play.state, op, owner, card), card);
        return;
    case Verb::Look:
        one.looked_at[index(player)].insert(card);
        note_seen(play.state.effect, owner, zone_now(play.state, op, owner, card), card);
        play.tell(EventKind::Look, player);
        break;
    case Verb::Flip: // SKILL-14
        one.face_down_bonds.insert(card);
        remember(play, op, owner, Zone::Bonds, card);
        play.tell(EventKind::Flip, owner);
        break;
    case Verb::TurnUp: // RULING-45: against AREA-5
        one.face_down_bonds.erase(card);
        remember(play, op, owner, Zone::Bonds, card);
        play.tell(EventKind::Flip, owner, 1);
        break;
    case Verb::TurnOrbs: // MARK-DV
        turn_orb(play, op, owner, card);
        break;
    default:
        return;
    }
    play.tell_card(owner, card);
}

/// True for a card that was seen and lies where it then lay.
bool is_still_there(const RunningEffect& effect, const GameState& state, CardNumber card)
{
    return std::ranges::any_of(effect.seen, [&](const Remembered& one) {
        return one.number == card && !one.moved && zone_of(state, one.owner, card) == one.zone;
    });
}

/// True for a card in one of the other zones that the step takes cards from.
bool lies_in_another(const GameState& state, const Op& op, Player owner, CardNumber card)
{
    return op.or_from != 0 &&
           ((op.or_from >> static_cast<unsigned>(zone_of(state, owner, card))) & 1U);
}

} // namespace

// DEPLOY-1: in which line is asked. RULING-63: a card that is gone is passed over.
void act_on_cards(Play& play, const Op& op)
{
    RunningEffect& effect = play.state.effect;
    const Player owner = owner_of_cards(play.state, viewpoint_of(effect), op);
    const auto card = static_cast<CardNumber>(effect.picked[0]);
    // What happened since it was picked may have taken it away, as a refresh does.
    const Zone zone = zone_of_cards(op);
    const auto cards = cards_in(play.state, owner, zone);
    const auto lies_under = [&] {
        const Unit* unit = unit_with(play.state, owner, card);
        return zone == Zone::Stack && unit && unit->top != card;
    };
    const auto is_remembered = [&] {
        const Zone now = zone_of(play.state, owner, card);
        return (zone == Zone::Done || zone == Zone::Paid) && now != Zone::Deck &&
               now != Zone::Field;
    };
    const bool is_there = zone == Zone::Self || lies_under() || is_remembered() ||
                          (zone == Zone::Seen && is_still_there(effect, play.state, card)) ||
                          lies_in_another(play.state, op, owner, card) ||
                          std::find(cards.begin(), cards.end(), card) != cards.end();
    if (is_there && op.verb == Verb::Deploy && op.line == Step::Line::Any && effect.left == 0) {
        ask(play, Decision::Place, effect.player);
        return; // the answer is put into `left`
    }
    effect.picked.erase_at(0);
    if (is_there)
        act_on_card(play, op, owner, card);
    if (op.verb == Verb::Deploy)
        effect.left = 0;
    const bool last = effect.picked.empty() && effect.left == 0; // else a new deck brings more
    if (last && op.verb == Verb::Grow)
        fire_growth(play, owner);
    if (last)
        next_op(play, op.next);
}

} // namespace kizuna
