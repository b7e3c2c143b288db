#include "game/compiled/card_facts.h"
#include "game/values/comparisons.h"
#include "game/values/values.h"

#include <algorithm>
#include <bit>

namespace kizuna {
namespace {

constexpr bool wants(std::uint32_t bits, Quality quality)
{
    return (bits >> static_cast<unsigned>(quality)) & 1U;
}
bool remembers(const Memory& memory, UnitId unit)
{
    return std::ranges::any_of(memory, [unit](const Remembered& one) {
        return one.zone == Zone::Field && one.number == unit;
    });
}
bool has_quality(const GameState& state, const Viewpoint& from, Quality quality, const Unit& unit)
{
    const auto is = [&](UnitId id) { return id == unit.id; };
    switch (quality) {
    case Quality::Self:
        return is(from.unit);
    case Quality::Attacker:
        return state.in_battle && is(state.battle.attacker);
    case Quality::Defender:
        return state.in_battle && is(state.battle.defender);
    case Quality::Fighting:
        return state.in_battle && (is(state.battle.attacker) || is(state.battle.defender));
    case Quality::Supported:
        return state.in_battle && is(fighting_unit(state, from.player));
    case Quality::Opposing:
        return state.in_battle && is(fighting_unit(state, other(from.player)));
    case Quality::Protagonist:
        return unit.protagonist;
    case Quality::Tapped:
        return unit.tapped;
    case Quality::Front:
        return unit.line == Line::Front;
    case Quality::Back:
        return unit.line == Line::Back;
    case Quality::SameArea: { // MARK-CF
        const Unit* self = state.find(from.unit);
        return self && self->line == unit.line && owner_of(self->id) == owner_of(unit.id);
    }
    case Quality::ClassChanged:
        return is_class_changed(state, unit);
    case Quality::LeveledUp:
        return unit.size > 1;
    case Quality::Chosen:
        return from.effect &&
               std::ranges::find(from.effect->chosen, unit.id) != from.effect->chosen.end();
    case Quality::Subject:
        return is(from.subject);
    case Quality::FaceUp:
        return true;
    case Quality::DeployedThisTurn:
        return unit.has(TurnFact::Deployed);
    case Quality::AttackedThisTurn:
        return unit.has(TurnFact::Attacked);
    case Quality::MovedThisTurn:
        return unit.has(TurnFact::Moved);
    case Quality::LeveledUpThisTurn:
        return unit.has(TurnFact::LeveledUp);
    case Quality::ClassChangedThisTurn:
        return unit.has(TurnFact::ClassChanged);
    case Quality::GrownThisTurn:
        return unit.has(TurnFact::Grown);
    case Quality::HasDestroyedThisTurn:
        return unit.has(TurnFact::HasDestroyed);
    case Quality::Done:
        return from.effect && remembers(from.effect->done, unit.id);
    case Quality::Paid:
        return from.effect && remembers(from.effect->paid, unit.id);
    case Quality::RaisedBeside:
        return (unit.has(TurnFact::LeveledUp) || unit.has(TurnFact::Grown)) &&
               from.unit != no_unit && from.unit / 2 < unit.raised_at;
    }
    return false;
}

// MARK-TS
bool passes_protagonist(const GameState& state, const GameFilter& filter, Player owner,
                        const CardKind& kind, const AddedFacts& added, const Viewpoint& from,
                        bool in_bonds)
{
    if (filter.name_of_protagonist == 0 && filter.symbol_of_protagonist == 0)
        return true;
    const Unit* protagonist = protagonist_of(state, owner);
    if (!protagonist)
        return false;
    if (filter.name_of_protagonist != 0) {
        const bool shares =
            share_names(state, kind, false, nullptr, state.kind(*protagonist), protagonist,
                        from.as_printed) ||
            std::ranges::find(added.names, state.kind(*protagonist).name) != added.names.end() ||
            (in_bonds && kind.protagonist_name_in_bonds);
        if (shares != (filter.name_of_protagonist > 0))
            return false;
    }
    if (filter.symbol_of_protagonist != 0) {
        const AddedFacts its =
            from.as_printed ? AddedFacts{} : added_facts(state, *protagonist, symbol_facts);
        const bool shares = (added.symbols_with(kind.symbols) &
                             its.symbols_with(state.kind(*protagonist).symbols)) != 0;
        if (shares != (filter.symbol_of_protagonist > 0))
            return false;
    }
    return true;
}

bool passes_facts(const GameState& state, const GameFilter& filter, std::uint16_t kind,
                  const AddedFacts& added)
{
    if (added.empty())
        return filter.passes_kind(kind);
    return std::ranges::all_of(filter.tests, [&](const CardTest& test) {
        return passes(*state.cards, *state.cards->kind(kind).card, added, test);
    });
}

// SKILL-18
bool passes_side(const GameFilter& filter, Player from, Player owner)
{
    return filter.side == Filter::Side::Any ||
           (filter.side == Filter::Side::Ally) == (from == owner);
}

int count_units(const GameState& state, const Viewpoint& from, Place16 filter, Different different)
{
    int found = 0;
    InlineList<const Unit*, 24> counted;
    const auto is_known = [&](const Unit& unit) {
        return std::ranges::any_of(counted, [&](const Unit* one) {
            return different == Different::Name ? units_share_name(state, *one, unit)
                                                : state.kind(*one).cost == state.kind(unit).cost;
        });
    };
    for (const PlayerState& player : state.players) {
        for (const Unit& unit : player.units) {
            if (!passes(state, from, filter, unit))
                continue;
            if (different != Different::Nothing) {
                if (is_known(unit))
                    continue;
                counted.push_back(&unit);
            }
            ++found;
        }
    }
    return found;
}

const Unit* first_unit(const GameState& state, const Viewpoint& from, Place16 filter)
{
    for (const PlayerState& player : state.players) {
        for (const Unit& unit : player.units) {
            if (passes(state, from, filter, unit))
                return &unit;
        }
    }
    return nullptr;
}

// A card counts in the zone where the effect found it, wherever it lies now.
int count_remembered(const GameState& state, const Viewpoint& from, const GameQuantity& quantity,
                     const Memory& memory)
{
    return static_cast<int>(std::ranges::count_if(memory, [&](const Remembered& one) {
        const LyingCard card{one.owner, static_cast<CardNumber>(one.number), one.zone};
        return one.zone != Zone::Field && passes(state, from, quantity.filter, card);
    }));
}

int count_cards(const GameState& state, const Viewpoint& from, const GameQuantity& quantity)
{
    if (const Memory* memory = memory_of(from, quantity.zone))
        return count_remembered(state, from, quantity, *memory);
    int found = 0;
    if (quantity.zone == Zone::Stack) {
        const Unit* unit = state.find(from.unit);
        for (const CardNumber card : unit ? cards_under(state, *unit) : CardPile{})
            found += passes(state, from, quantity.filter, {from.player, card, Zone::Stack}) ? 1 : 0;
        return found;
    }
    for (const Player owner : {from.player, other(from.player)}) {
        if (quantity.whose != Whose::Both &&
            (quantity.whose == Whose::Own) != (owner == from.player))
            continue;
        for (const CardNumber card : cards_in(state, owner, quantity.zone))
            found += passes(state, from, quantity.filter, {owner, card, quantity.zone}) ? 1 : 0;
    }
    return found;
}

/// The count of one player, or of both together.
int sum_of(const GameState& state, Player from, Whose whose, std::uint8_t PlayerState::*count)
{
    const int own = whose == Whose::Opponent ? 0 : state[from].*count;
    return own + (whose == Whose::Own ? 0 : state[other(from)].*count);
}

/// The facts that effects add to the unit. None for a skill that is judged by printed facts: it may
/// itself be the one that adds them.
AddedFacts facts_seen(const GameState& state, const Viewpoint& from, const Unit& unit,
                      FactSet wanted)
{
    return from.as_printed ? AddedFacts{} : added_facts(state, unit, wanted);
}

const CardKind* support_of(const GameState& state, Player player)
{
    const CardNumber card = state[player].support;
    return card == no_card ? nullptr : &state.kind(player, card);
}

} // namespace

Viewpoint viewpoint_of(const RunningEffect& effect)
{
    Viewpoint from{effect.player, effect.card, effect.unit, effect.subject, &effect};
    from.subject_top = effect.subject_top;
    return from;
}

// AREA-13, TURN-BOND-2: what speaks of units means no other cards, and the other way round.
// SKILL-17: an ally may be the unit itself, unless the text says "other".
bool passes(const GameState& state, const Viewpoint& from, Place16 filter, const Unit& unit)
{
    if (filter == nothing)
        return true;
    const GameFilter& asked = state.cards->program().filters[filter];
    const Player owner = owner_of(unit.id);
    if (!passes_side(asked, from.player, owner) || unit.size < asked.stack_min)
        return false;
    const std::uint16_t kind = state.kind_number(unit);
    const bool may_gain = !from.as_printed && (state.cards->added_to_units(kind) & asked.asks) != 0;
    if (!may_gain && !asked.passes_kind(kind))
        return false;
    for (std::uint32_t bits = asked.wanted | asked.unwanted; bits != 0; bits &= bits - 1) {
        const auto quality = static_cast<Quality>(std::countr_zero(bits));
        if (has_quality(state, from, quality, unit) != wants(asked.wanted, quality))
            return false;
    }
    if (!may_gain && asked.asks_no_more())
        return true;
    const AddedFacts added = may_gain ? added_facts(state, unit) : AddedFacts{};
    if (may_gain && !passes_facts(state, asked, kind, added))
        return false;
    return passes_protagonist(state, asked, owner, state.kind(unit), added, from, false) &&
           std::ranges::all_of(asked.more, [&](const GameTest& test) {
               return passes_more(state, from, test, {&state.kind(unit), &unit, added});
           });
}

// RULING-19: a face-down bond shows nothing of itself.
bool passes(const GameState& state, const Viewpoint& from, Place16 filter, const LyingCard& card)
{
    if (filter == nothing)
        return true;
    const GameFilter& asked = state.cards->program().filters[filter];
    const PlayerState& owner = state[card.owner];
    const bool face_down =
        (card.zone == Zone::Bonds && owner.face_down_bonds.contains(card.card)) ||
        (card.zone == Zone::Orbs && !owner.face_up_orbs.contains(card.card));
    if (wants(asked.wanted, Quality::FaceUp) && face_down)
        return false;
    if (wants(asked.unwanted, Quality::FaceUp) && !face_down)
        return false;
    const bool is_self = card.card == from.card && card.owner == from.player;
    if ((wants(asked.wanted, Quality::Self) && !is_self) ||
        (wants(asked.unwanted, Quality::Self) && is_self))
        return false;
    if (!passes_side(asked, from.player, card.owner))
        return false;
    if (card.zone == Zone::Bonds && face_down)
        return asked.passes_face_down;
    const std::uint16_t number = state.cards->kind_number(card.owner, card.card);
    const bool may_gain =
        !from.as_printed && (state.cards->added_to_cards(number) & asked.asks) != 0;
    if (!may_gain && (!asked.passes_kind(number) || asked.asks_no_more()))
        return asked.passes_kind(number);
    const AddedFacts added = may_gain ? added_facts(state, card) : AddedFacts{};
    const CardKind& kind = state.cards->kind(number);
    return passes_facts(state, asked, number, added) &&
           passes_protagonist(state, asked, card.owner, kind, added, from,
                              card.zone == Zone::Bonds) &&
           std::ranges::all_of(asked.more, [&](const GameTest& test) {
               return passes_more(state, from, test, {&kind, nullptr, added, &card});
           });
}

int measure(const GameState& state, const Viewpoint& from, Place16 quantity)
{
    const GameQuantity& asked = state.cards->program().quantities[quantity];
    int value = 0;
    switch (asked.measure) {
    case Quantity::Measure::Nothing:
        return asked.base;
    case Quantity::Measure::Units:
        value = count_units(state, from, asked.filter, asked.different);
        break;
    case Quantity::Measure::Cards:
        value = count_cards(state, from, asked);
        break;
    case Quantity::Measure::Cost: {
        const Unit* unit = first_unit(state, from, asked.filter);
        value =
            unit
                ? std::max(
                      0, facts_seen(state, from, *unit, cost_facts).cost_of(state.kind(*unit).cost))
                : 0;
        break;
    }
    case Quantity::Measure::Stack: {
        const Unit* unit = first_unit(state, from, asked.filter);
        value = unit ? unit->size : 0;
        break;
    }
    case Quantity::Measure::SupportOfShown:
        if (from.effect && from.effect->shown != no_card)
            value = state.kind(from.effect->shown_owner, from.effect->shown).support;
        break;
    case Quantity::Measure::SupportOfOther:
        if (const CardKind* kind = support_of(state, other(from.player)))
            value = kind->support;
        break;
    case Quantity::Measure::CostOfOther:
        if (const CardKind* kind = support_of(state, other(from.player)))
            value = std::max<int>(0, kind->cost);
        break;
    case Quantity::Measure::AttacksThisTurn:
        value = sum_of(state, from.player, asked.whose, &PlayerState::attacks);
        break;
    case Quantity::Measure::OrbsLostThisTurn:
        value = sum_of(state, from.player, asked.whose, &PlayerState::orbs_lost);
        break;
    case Quantity::Measure::HandSkillsThisTurn:
        value = sum_of(state, from.player, asked.whose, &PlayerState::hand_skills);
        break;
    case Quantity::Measure::Weapons: {
        const Unit* unit = first_unit(state, from, asked.filter);
        value = unit ? std::popcount(facts_seen(state, from, *unit, weapon_facts)
                                         .weapons_with(state.kind(*unit).card->weapons.bits()))
                     : 0;
        break;
    }
    case Quantity::Measure::Done:
        value = from.effect ? static_cast<int>(from.effect->done.size()) : 0;
        break;
    case Quantity::Measure::CostOfSeen:
        if (from.effect && !from.effect->seen.empty()) {
            const Remembered& one = from.effect->seen[0];
            value =
                std::max<int>(0, state.kind(one.owner, static_cast<CardNumber>(one.number)).cost);
        }
        break;
    }
    return asked.base + asked.times * (value / asked.per);
}

} // namespace kizuna
