#include "game/legal.h"
#include "game/play.h"

#include <algorithm>

namespace kizuna {

void Play::act_on_card(const Op& op, Player owner, CardNumber card)
{
    RunningEffect& effect = state_.effect;
    switch (op.verb) {
    case Verb::Put: {
        const Zone from = op.from == Zone::Self ? zone_of(state_, owner, card) : op.from;
        if (from == Zone::Field) {
            const Unit* unit = unit_on_top(state_, owner, card);
            if (unit && !unit->protagonist)
                remove_unit(unit->id, op.to, op.face_down && op.to != Zone::Infinite, op.to_top);
            return;
        }
        if (op.shows)
            show(owner, card);
        if (from == Zone::Orbs && op.to == Zone::Hand) {
            const auto& orbs = of(owner).orbs;
            const auto position = std::find(orbs.begin(), orbs.end(), card) - orbs.begin();
            tell(EventKind::OrbTaken, owner, static_cast<int>(position),
                 of(owner).face_up_orbs.contains(card) ? 1 : 0);
            tell_card(owner, card);
        }
        // Who saw a card may know where it went (RULING-40).
        const bool was_seen =
            from == Zone::Retreat || from == Zone::Bonds || from == Zone::Support ||
            (from == Zone::Orbs && of(owner).face_up_orbs.contains(card)) || op.shows;
        const bool face_down = op.face_down && !(op.to == Zone::Infinite && was_seen);
        take_from(owner, from, card);
        put(owner, card, op.to, face_down, op.to_top);
        if (from == Zone::Orbs)
            fire(Moment::OrbLost, owner, no_unit);
        return;
    }
    case Verb::Deploy:
        deploy_by_effect(op, owner, card);
        return;
    case Verb::LevelUp:
    case Verb::Grow:
        stack_by_effect(op, owner, card);
        return;
    case Verb::Show:
        show(owner, card);
        return;
    case Verb::Look:
        of(owner).looked_at[index(effect.player)].insert(card);
        tell(EventKind::Look, effect.player);
        tell_card(owner, card);
        return;
    case Verb::Flip:
        of(owner).face_down_bonds.insert(card);
        tell(EventKind::Flip, owner);
        tell_card(owner, card);
        return;
    case Verb::TurnUp:
        of(owner).face_down_bonds.erase(card);
        tell(EventKind::Flip, owner, 1);
        tell_card(owner, card);
        return;
    case Verb::TurnOrbs:
        of(owner).face_up_orbs.insert(card);
        tell(EventKind::OrbTurned, owner);
        tell_card(owner, card);
        return;
    default:
        return;
    }
}

void Play::show(Player owner, CardNumber card)
{
    state_.effect.shown_owner = owner;
    state_.effect.shown = card;
    tell(EventKind::Show, owner);
    tell_card(owner, card);
}

void Play::change_support(const Op& op)
{
    if (!state_.in_battle)
        return;
    const std::size_t player = index(state_.effect.player);
    const int amount =
        std::clamp(measure(state_, viewpoint_of(state_.effect), op.amount), -9999, 9999);
    if (op.sets)
        state_.battle.support_to[player] = static_cast<std::int16_t>(std::max(0, amount));
    else
        state_.battle.support_by[player] =
            static_cast<std::int16_t>(state_.battle.support_by[player] + amount);
}

void Play::add_modifier(const Op& op, UnitId unit, Modifier::Kind kind, int value)
{
    Modifier modifier;
    modifier.kind = kind;
    modifier.unit = unit;
    modifier.value = static_cast<std::int16_t>(value);
    modifier.until = op.until;
    modifier.by = state_.effect.player;
    modifier.after_critical = state_.in_battle && state_.battle.critical_decided;
    if (op.until == Until::EndOfBattle && !state_.in_battle)
        return; // there is none whose end it could wait for
    state_.modifiers.push_back(modifier);
}

void Play::change_protagonist(Unit& unit)
{
    if (unit.protagonist)
        return;
    for (Unit& one : of(owner_of(unit.id)).units)
        one.protagonist = false;
    unit.protagonist = true;
    tell(EventKind::ProtagonistChanged, unit);
}

void Play::deploy_by_effect(const Op& op, Player owner, CardNumber card)
{
    const Zone from = op.from == Zone::Self ? zone_of(state_, owner, card) : op.from;
    if (from == Zone::Field)
        return; // it is there already
    Line line = state_.effect.left == 2 || op.line == Step::Line::Back ? Line::Back : Line::Front;
    if (op.line == Step::Line::Beside) {
        const Unit* beside = nullptr;
        for (const Unit& unit : of(owner).units) {
            if (!beside && passes(state_, viewpoint_of(state_.effect), op.beside, unit))
                beside = &unit;
        }
        if (!beside)
            return;
        line = beside->line;
    }
    take_from(owner, from, card);
    deploy(owner, card, line, op.tapped);
    state_.check_names = true;
}

void Play::stack_by_effect(const Op& op, Player owner, CardNumber card)
{
    const Zone from = op.from == Zone::Self ? zone_of(state_, owner, card) : op.from;
    if (from == Zone::Field)
        return; // it lies in a stack already
    const Unit* fitting =
        unit_to_stack(state_, viewpoint_of(state_.effect), op, {owner, card, from});
    if (!fitting)
        return;
    Unit* target = state_.find(fitting->id);
    take_from(owner, from, card);
    if (op.verb == Verb::LevelUp) {
        level_up(owner, card, *target);
        return;
    }
    CardNumber bottom = target->top;
    while (of(owner).below[bottom] != no_card)
        bottom = of(owner).below[bottom];
    of(owner).below[bottom] = card;
    of(owner).below[card] = no_card;
    ++target->size;
    tell(EventKind::Grow, *target);
    tell_card(owner, card);
}

} // namespace kizuna
