#include "game/values/choices.h"

#include "game/values/legal.h"

#include <algorithm>

namespace kizuna {
namespace {

/// What was picked and an option may not share a name or a cost, or cost too much together.
bool goes_with_picked(const GameState& state, const Viewpoint& from, const Op& op,
                      std::uint16_t option)
{
    if (op.different == Different::Nothing && op.cost_sum < 0)
        return true;
    const bool are_units = chooses_units(op);
    const Player owner = owner_of_cards(state, from, op);
    const auto unit_of = [&](std::uint16_t one) { return are_units ? state.find(one) : nullptr; };
    const auto kind_of = [&](std::uint16_t one) -> const CardKind& {
        const Unit* unit = unit_of(one);
        return unit ? state.kind(*unit) : state.kind(owner, static_cast<CardNumber>(one));
    };
    const CardKind& kind = kind_of(option);
    int sum = std::max<int>(0, kind.cost);
    for (const std::uint16_t picked : state.effect.picked) {
        const CardKind& other = kind_of(picked);
        sum += std::max<int>(0, other.cost);
        if ((op.different == Different::Name &&
             share_names(state, kind, false, unit_of(option), other, unit_of(picked))) ||
            (op.different == Different::Cost && kind.cost == other.cost))
            return false;
    }
    return op.cost_sum < 0 || sum <= op.cost_sum;
}

} // namespace

Candidates options_of(const GameState& state)
{
    const RunningEffect& effect = state.effect;
    const Op& op = running_op(state);
    const Viewpoint from = viewpoint_of(effect);
    const Candidates all = candidates_of(state, from, op);
    Candidates into;
    const bool any_order = is_ordered(op) || op.different != Different::Nothing || op.cost_sum >= 0;
    const auto is_picked = [&](std::uint16_t one) {
        return std::find(effect.picked.begin(), effect.picked.end(), one) != effect.picked.end();
    };
    std::size_t first = 0;
    if (!effect.picked.empty() && !any_order)
        first = static_cast<std::size_t>(std::find(all.begin(), all.end(), effect.picked.back()) -
                                         all.begin() + 1);
    const std::size_t needed = op.up_to || any_order ? 1 : static_cast<std::size_t>(effect.left);
    const bool anywhere = takes_from_anywhere(op);
    const bool by_kind = !chooses_units(op) && (anywhere || zone_of_cards(op) != Zone::Orbs);
    const Player owner = owner_of_cards(state, from, op);
    const auto is_same = [&](std::uint16_t one, std::uint16_t other) {
        const auto one_card = static_cast<CardNumber>(one);
        const auto other_card = static_cast<CardNumber>(other);
        const CardBits& down = state[owner].face_down_bonds;
        if (anywhere) {
            const Zone zone = zone_of(state, owner, one_card);
            if (zone == Zone::Orbs || zone != zone_of(state, owner, other_card))
                return false;
        }
        return state.cards->kind_number(owner, one_card) ==
                   state.cards->kind_number(owner, other_card) &&
               (zone_of_cards(op) != Zone::Bonds ||
                down.contains(one_card) == down.contains(other_card));
    };
    for (std::size_t at = first; at + needed <= all.size(); ++at) {
        const std::uint16_t option = all[at];
        if ((any_order && is_picked(option)) || !goes_with_picked(state, from, op, option))
            continue;
        const bool known = by_kind && std::any_of(into.begin(), into.end(), [&](std::uint16_t had) {
                               return is_same(had, option);
                           });
        if (!known)
            into.push_back(option);
    }
    return into;
}

Action pick_action(const GameState& state, std::uint16_t option)
{
    const Op& op = running_op(state);
    Action action;
    action.kind = ActionKind::Pick;
    action.player = state.decider;
    if (chooses_units(op)) {
        action.zone = ActionZone::Field;
        action.unit = option;
        return action;
    }
    const Player owner = owner_of_cards(state, viewpoint_of(state.effect), op);
    const auto card = static_cast<CardNumber>(option);
    const bool anywhere = takes_from_anywhere(op);
    const Zone lies = anywhere ? zone_of(state, owner, card) : zone_of_cards(op);
    if (lies == Zone::Orbs) { // by position: it may be hidden
        const CardPile& orbs = state[owner].orbs;
        action.zone = ActionZone::Orbs;
        action.number = static_cast<std::uint8_t>(
            anywhere ? std::ranges::find(orbs, card) - orbs.begin() : option);
        return action;
    }
    action.card = state.cards->kind_number(owner, card);
    const auto* const found = std::ranges::find(action_zones, lies, &ZoneOfAction::zone);
    action.zone = found == action_zones.end() ? ActionZone::Hand : found->named;
    action.face_down = lies == Zone::Bonds && state[owner].face_down_bonds.contains(card);
    return action;
}

std::optional<std::uint16_t> picked_option(const GameState& state, const Action& action)
{
    for (const std::uint16_t option : options_of(state)) {
        if (pick_action(state, option) == action)
            return option;
    }
    return std::nullopt;
}

bool may_be_placed(const GameState& state, Line line)
{
    const Viewpoint from = viewpoint_of(state.effect);
    const auto card = static_cast<CardNumber>(state.effect.picked[0]);
    const Player owner = owner_of_cards(state, from, running_op(state));
    return may_stand_in(state, {owner, card, zone_of(state, owner, card)}, line, by_skill(from));
}

int number_to_choose(const GameState& state, const Viewpoint& from, const Op& op)
{
    return op.number == nothing ? op.count : std::clamp(measure(state, from, op.number), 0, 255);
}

namespace {

int needed_for(const GameState& state, const Viewpoint& from, const Op& op)
{
    const bool is_self = state.cards->program().wants(op.of, Quality::Self);
    if (op.up_to || (!op.chooses && op.of != nothing && !is_self))
        return 0; // all of them, however many
    return op.chooses ? number_to_choose(state, from, op) : 1;
}

/// Two payments out of one place must find enough for both together.
bool leaves_enough(const GameState& state, const Viewpoint& from, const Op& one, const Op& two)
{
    if (chooses_units(one) != chooses_units(two) ||
        (!chooses_units(one) && zone_of_cards(one) != zone_of_cards(two)))
        return true;
    if (chooses_units(one) && !one.chooses && !two.chooses)
        return true; // both are the unit itself: it is tapped, then destroyed
    const int needed = needed_for(state, from, one) + needed_for(state, from, two);
    if (!chooses_units(one) && zone_of_cards(one) == Zone::Deck)
        return state[from.player].deck.size() + state[from.player].retreat.size() >=
               static_cast<std::size_t>(needed);
    Candidates found = candidates_of(state, from, one);
    for (const std::uint16_t candidate : candidates_of(state, from, two)) {
        if (std::find(found.begin(), found.end(), candidate) == found.end())
            found.push_back(candidate);
    }
    return found.size() >= static_cast<std::size_t>(needed);
}

} // namespace

// SKILL-5, MARK-FS
bool can_pay(const GameState& state, const Viewpoint& from, Place16 first)
{
    const Program& program = state.cards->program();
    for (Place16 at = first; at != nothing && program.ops[at].is_payment;
         at = program.ops[at].next) {
        const Op& op = program.ops[at];
        const auto needed = static_cast<std::size_t>(needed_for(state, from, op));
        if (needed == 0)
            continue;
        if (candidates_of(state, from, op, needed).size() < needed)
            return false;
        for (Place16 other = first; other != at; other = program.ops[other].next) {
            if (!leaves_enough(state, from, program.ops[other], op))
                return false;
        }
    }
    return true;
}

} // namespace kizuna
