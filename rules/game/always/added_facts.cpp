#include "game/always/always_on.h"

#include <algorithm>

namespace kizuna {
namespace {

AddedFacts change_of_cost(int amount, bool sets, int min_cost)
{
    AddedFacts change;
    (sets ? change.cost : change.cost_by) = static_cast<std::int16_t>(std::clamp(amount, -99, 99));
    change.min_cost = static_cast<std::int16_t>(min_cost);
    return change;
}

/// What is printed on the units, or on the support card of the skill's own unit.
AddedFacts acquired_facts(const GameState& state, const Viewpoint& from, const Op& op)
{
    AddedFacts facts;
    const auto take = [&](const CardKind& kind) {
        if ((op.what & acquired_symbols) != 0)
            facts.symbols |= kind.symbols;
        if ((op.what & acquired_weapons) != 0)
            facts.weapons |= kind.card->weapons.bits();
        if ((op.what & acquired_types) != 0)
            facts.types |= kind.card->types.bits();
    };
    if (!op.from_units) {
        const CardNumber support = state[from.player].support;
        if (state.in_battle && support != no_card && state.battle.succeeded[index(from.player)] &&
            from.unit == fighting_unit(state, from.player))
            take(state.kind(from.player, support));
        return facts;
    }
    for (const PlayerState& player : state.players) {
        for (const Unit& unit : player.units) {
            if (passes(state, from, op.with, unit))
                take(state.kind(unit));
        }
    }
    return facts;
}

/// What the steps add, or take away, that `is_meant(viewpoint, op)` picks out.
template <typename IsMeant>
AddedFacts added_by(const GameState& state, FactSet wanted, IsMeant is_meant)
{
    AddedFacts added;
    constexpr VerbSet of_tags =
        verb_bit(Verb::CountAs) | verb_bit(Verb::Lose) | verb_bit(Verb::Acquire);
    const VerbSet verbs = (wanted & cost_facts) != 0 ? of_tags | verb_bit(Verb::Cost) : of_tags;
    for_each_always(state, {verbs, no_unit, true}, [&](const Viewpoint& from, const Op& op) {
        if ((op.verb == Verb::CountAs || op.verb == Verb::Lose) && op.facts != nothing &&
            is_meant(from, op))
            added.add(state.cards->program().facts[op.facts]);
        if (op.verb == Verb::Acquire && is_meant(from, op))
            added.add(acquired_facts(state, from, op));
        if (op.verb == Verb::Cost && op.onto == nothing && is_meant(from, op))
            added.add(change_of_cost(measure(state, from, op.amount), op.sets, op.min_amount));
    });
    return added;
}

// SKILL-11: what a card's own text says of the card holds wherever it lies.
void add_own_facts(const GameState& state, const LyingCard& card, AddedFacts& added)
{
    const Program& program = state.cards->program();
    walk_own(state, {card.owner, card.card, no_unit, no_unit, nullptr, true}, Verb::CountAs,
             [&](const Viewpoint&, const Op& op) {
                 if (op.from == Zone::Field && program.wants(op.of, Quality::Self))
                     added.add(program.facts[op.facts]);
             });
}

bool speaks_of(const Op& op, Zone zone)
{
    if (op.verb == Verb::Acquire || op.verb == Verb::Lose)
        return op.to == zone;
    return op.verb == Verb::Cost ? (op.zones & zone_bit(zone)) != 0 : op.from == zone;
}

} // namespace

AddedFacts added_facts(const GameState& state, const Unit& unit, FactSet wanted)
{
    const std::uint16_t kind = state.kind_number(unit);
    if ((state.cards->added_to_units(kind) & wanted) == 0)
        return {};
    AddedFacts added = added_by(state, wanted, [&](const Viewpoint& from, const Op& op) {
        return speaks_of(op, Zone::Field) && passes(state, from, op.of, unit);
    });
    for (const Modifier& modifier : state.modifiers) {
        const bool sets = modifier.kind == Modifier::Kind::CostTo;
        if (modifier.unit == unit.id && (sets || modifier.kind == Modifier::Kind::CostBy))
            added.add(change_of_cost(modifier.value, sets, 0));
        else if (modifier.unit == unit.id && modifier.kind == Modifier::Kind::Facts)
            added.add(state.cards->program().facts[static_cast<Place16>(modifier.value)]);
    }
    return added;
}

AddedFacts added_facts(const GameState& state, const LyingCard& card, FactSet wanted)
{
    const std::uint16_t kind = state.cards->kind_number(card.owner, card.card);
    if ((state.cards->added_to_cards(kind) & wanted) == 0)
        return {};
    AddedFacts added = added_by(state, wanted, [&](const Viewpoint& from, const Op& op) {
        return speaks_of(op, card.zone) && is_own_or_named(state, from, op, card.owner) &&
               passes(state, from, op.of, card);
    });
    add_own_facts(state, card, added);
    return added;
}

// RULING-15: all symbols of each bond; RULING-19: of those that lie face-up.
std::uint32_t bond_symbols(const GameState& state, Player player, bool as_printed)
{
    std::uint32_t symbols = 0;
    const PlayerState& owner = state[player];
    for (const CardNumber card : owner.bonds) {
        if (owner.face_down_bonds.contains(card))
            continue;
        const std::uint16_t kind = state.cards->kind_number(player, card);
        const std::uint32_t printed = state.cards->kind(kind).symbols;
        symbols |= as_printed || (state.cards->added_to_cards(kind) & symbol_facts) == 0
                       ? printed
                       : added_facts(state, LyingCard{player, card, Zone::Bonds}, symbol_facts)
                             .symbols_with(printed);
    }
    return symbols;
}

} // namespace kizuna
