#include "game/values/values.h"

#include <algorithm>

namespace kizuna {

CardPile PlayerState::*pile_of(Zone zone)
{
    switch (zone) {
    case Zone::Deck:
        return &PlayerState::deck;
    case Zone::Hand:
        return &PlayerState::hand;
    case Zone::Orbs:
        return &PlayerState::orbs;
    case Zone::Bonds:
        return &PlayerState::bonds;
    case Zone::Retreat:
        return &PlayerState::retreat;
    case Zone::Infinite:
        return &PlayerState::infinite;
    case Zone::Support:
    case Zone::Field:
    case Zone::Self:
    case Zone::Seen:
    case Zone::Done:
    case Zone::Paid:
    case Zone::Stack:
        return nullptr;
    }
    return nullptr;
}

std::span<const CardNumber> cards_in(const GameState& state, Player player, Zone zone)
{
    const PlayerState& owner = state[player];
    if (zone == Zone::Support)
        return {&owner.support, owner.support == no_card ? 0U : 1U};
    if (const auto pile = pile_of(zone))
        return owner.*pile;
    return {};
}

const Memory* memory_of(const Viewpoint& from, Zone zone)
{
    if (!from.effect)
        return nullptr;
    switch (zone) {
    case Zone::Seen:
        return &from.effect->seen;
    case Zone::Done:
        return &from.effect->done;
    case Zone::Paid:
        return &from.effect->paid;
    default:
        return nullptr;
    }
}

Zone zone_of(const GameState& state, Player player, CardNumber card)
{
    for (const Zone zone : {Zone::Hand, Zone::Retreat, Zone::Bonds, Zone::Orbs, Zone::Support,
                            Zone::Deck, Zone::Infinite}) {
        const auto cards = cards_in(state, player, zone);
        if (std::ranges::find(cards, card) != cards.end())
            return zone;
    }
    return Zone::Field;
}

const Unit* unit_with(const GameState& state, Player player, CardNumber card)
{
    for (const Unit& unit : state[player].units) {
        for (CardNumber one = unit.top; one != no_card; one = state[player].below[one]) {
            if (one == card)
                return &unit;
        }
    }
    return nullptr;
}

CardPile cards_under(const GameState& state, const Unit& unit)
{
    CardPile cards;
    const auto& below = state[owner_of(unit.id)].below;
    for (CardNumber card = below[unit.top]; card != no_card; card = below[card])
        cards.push_back(card);
    return cards;
}

const Unit* unit_on_top(const GameState& state, Player player, CardNumber card)
{
    for (const Unit& unit : state[player].units) {
        if (unit.top == card)
            return &unit;
    }
    return nullptr;
}

CardNumber card_of_kind(const GameState& state, Player player, Zone zone, std::uint16_t kind)
{
    CardNumber found = no_card;
    for (const CardNumber card : cards_in(state, player, zone)) {
        if (state.cards->kind_number(player, card) == kind)
            found = std::min(found, card);
    }
    return found;
}

const Unit* protagonist_of(const GameState& state, Player player)
{
    for (const Unit& unit : state[player].units) {
        if (unit.protagonist)
            return &unit;
    }
    return nullptr;
}

UnitId fighting_unit(const GameState& state, Player player)
{
    return player == attacking_player(state) ? state.battle.attacker : state.battle.defender;
}

// RULING-28, GROW-2
bool is_class_changed(const GameState& state, const Unit& unit)
{
    return unit.size > 1 && has_class_change(state, owner_of(unit.id), unit.top, unit.id);
}

// MARCH-1
bool has_front(const PlayerState& player)
{
    return std::ranges::any_of(player.units,
                               [](const Unit& unit) { return unit.line == Line::Front; });
}

// RULING-33: what MARK-CCS, MARK-LVS (LEVEL-15, RULING-29) and MARK-US ask for.
bool marks_hold(const GameState& state, const Viewpoint& from, const GameSkill& skill)
{
    const Unit* unit = from.unit == no_unit ? nullptr : state.find(from.unit);
    if (skill.class_change_skill && !(unit && is_class_changed(state, *unit)))
        return false;
    if (!level_mark_holds(state, unit, skill.level_up_min))
        return false;
    if (skill.union_symbols != 0 &&
        (skill.union_symbols & ~bond_symbols(state, from.player, from.as_printed)) != 0)
        return false;
    return true;
}

bool is_usable(const GameState& state, const Viewpoint& from, const GameSkill& skill)
{
    return marks_hold(state, from, skill) && hold(state, from, skill.conditions);
}

int times_used(const GameState& state, Player player, CardNumber card, std::uint16_t skill)
{
    for (const SkillUse& use : state.uses) {
        if (use.player == player && use.card == card && use.skill == skill)
            return use.times;
    }
    return 0;
}

} // namespace kizuna
