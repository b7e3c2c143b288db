#include "game/values/invariants.h"

#include "game/values/values.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

/// INV-1, INV-2: every card of the deck list is in exactly one place.
bool keeps_cards(const GameState& state, Player player)
{
    const PlayerState& one = state[player];
    std::array<int, max_cards + 1> seen{};
    int units = 0;
    for (const CardPile* pile :
         {&one.deck, &one.hand, &one.orbs, &one.bonds, &one.retreat, &one.infinite}) {
        for (const CardNumber card : *pile)
            ++seen[card];
    }
    if (one.support != no_card)
        ++seen[one.support];
    for (const Unit& unit : one.units) {
        int cards = 0;
        for (CardNumber card = unit.top; card != no_card && cards <= unit.size;
             card = one.below[card]) {
            ++seen[card];
            ++cards;
        }
        units += cards == unit.size && unit.size > 0 ? 0 : 1;
    }
    const auto size = state.cards->size(player);
    return units == 0 && seen[no_card] == 0 &&
           std::all_of(seen.begin(), seen.begin() + static_cast<std::ptrdiff_t>(size),
                       [](int times) { return times == 1; }) &&
           std::all_of(seen.begin() + static_cast<std::ptrdiff_t>(size), seen.end(),
                       [](int times) { return times == 0; });
}

/// Every unit name that the card can have, wherever it lies.
std::vector<std::uint16_t> names_of(const CardKind& kind)
{
    std::vector<std::uint16_t> names = kind.extra_names;
    names.push_back(kind.name);
    names.insert(names.end(), kind.names_in_hand.begin(), kind.names_in_hand.end());
    names.insert(names.end(), kind.names_deployed.begin(), kind.names_deployed.end());
    return names;
}

bool is_any_of(const std::vector<std::uint16_t>& names, const std::vector<std::uint16_t>& others)
{
    return std::ranges::any_of(
        names, [&](std::uint16_t name) { return std::ranges::find(others, name) != others.end(); });
}

/// True where `upper` may lie directly on `lower` in a stack (LEVEL-1, RULING-54).
bool may_lie_on(const GameState& state, Player player, CardNumber upper, CardNumber lower)
{
    const CardKind& above = state.kind(player, upper);
    const CardKind& under = state.kind(player, lower);
    const auto is_added = [&](const CardKind& kind) { // an effect may have given it
        return std::ranges::any_of(state.cards->program().facts, [&](const AddedFacts& facts) {
            return is_any_of(names_of(kind), {facts.names.begin(), facts.names.end()});
        });
    };
    return above.stacks_on_any || is_added(above) || is_added(under) ||
           is_any_of(names_of(above), names_of(under)) ||
           is_any_of(above.stacks_on, names_of(under));
}

/// True where a card may have come under the unit while a card above it was on top (GROW-1).
bool may_have_grown(const GameState& state, const Unit& unit, CardNumber lower)
{
    const Player player = owner_of(unit.id);
    for (CardNumber card = unit.top; card != lower; card = state[player].below[card]) {
        if (is_any_of(names_of(state.kind(player, card)), names_of(state.kind(player, lower))))
            return true;
    }
    return false;
}

bool is_stacked_right(const GameState& state, Player player)
{
    const PlayerState& one = state[player];
    if (state.cards->program().stacks_freely)
        return true;
    for (const Unit& unit : one.units) {
        for (CardNumber card = unit.top; one.below[card] != no_card; card = one.below[card]) {
            const CardNumber lower = one.below[card];
            if (!may_lie_on(state, player, card, lower) && !may_have_grown(state, unit, lower))
                return false;
        }
    }
    return true;
}

} // namespace

int broken_invariant(const GameState& state, Player player)
{
    const PlayerState& one = state[player];
    const auto protagonists = std::count_if(one.units.begin(), one.units.end(),
                                            [](const Unit& unit) { return unit.protagonist; });
    const bool conceded_early = state.is_over() && state.turn == 0;
    const bool in_setup = state.phase == Phase::Setup || conceded_early;
    if (!keeps_cards(state, player))
        return 1;
    if (state.decision != Decision::SameName && units_of_one_name(state, player))
        return 3;
    if (!in_setup && protagonists != 1)
        return 4;
    if (!state.in_battle && !state.is_over() && one.support != no_card)
        return 8;
    if (!in_setup && !state.is_over() && one.deck.empty() && !one.retreat.empty())
        return 9;
    const bool before_march = state.phase == Phase::Begin && !state.turn_begun;
    // RULING-9: an orb that is lost at the same time comes before the march.
    const bool is_march_due = state.decision == Decision::Orb;
    if (!in_setup && !before_march && !is_march_due && !state.is_over() &&
        player != state.turn_player && !one.units.empty() && !has_front(one))
        return 10;
    if (!is_stacked_right(state, player))
        return 11;
    if (one.orbs.size() >= state.cards->size(player) && !one.orbs.empty())
        return 14; // the protagonist is never one
    return 0;
}

int broken_invariant(const GameState& state)
{
    for (const Player player : {Player::P, Player::Q}) {
        if (const int broken = broken_invariant(state, player))
            return broken;
    }
    if (state.is_over() != (state.winner.has_value() || state.drawn))
        return 15;
    return 0;
}

} // namespace kizuna
