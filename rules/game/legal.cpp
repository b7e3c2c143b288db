#include "game/legal.h"

#include "game/choices.h"

#include <algorithm>
#include <bit>

namespace kizuna {
namespace {

bool is_first_turn(const GameState& state)
{
    return state.turn == 1;
}

int cost_limit(const PlayerState& player)
{
    return static_cast<int>(player.bonds.size());
}

enum class Use : std::uint8_t { Deployment, LevelUp, ClassChange };

Clause refusal_of_cost(const GameState& state, CardNumber card, Use use)
{
    const Player player = state.turn_player;
    const int cost = cost_of(state, player, card, use == Use::ClassChange);
    if (cost == CardKind::printed_x)
        return Clause::Ruling55;
    if (state[player].spent + cost > cost_limit(state[player]))
        return Clause::Deploy3;
    const std::uint32_t needed = state.kind(player, card).symbols;
    if (needed == 0)
        return Clause::None;
    const std::uint32_t found = needed & bond_symbols(state, player);
    if (found == needed)
        return Clause::None;
    return std::popcount(needed) == 1 ? Clause::Deploy5 : Clause::Deploy6;
}

/// DEPLOY-2 and the exceptions printed on cards.
bool name_is_free(const GameState& state, CardNumber card)
{
    const Player player = state.turn_player;
    const CardKind& kind = state.kind(player, card);
    const auto& units = state[player].units;
    Unit deployed; // with the names that it will have then
    deployed.id = static_cast<UnitId>((no_unit & ~3U) + index(player));
    deployed.top = card;
    deployed.size = 1;
    deployed.new_this_turn = true;
    const auto namesakes = std::count_if(units.begin(), units.end(), [&](const Unit& unit) {
        return share_names(state, kind, true, &deployed, state.kind(unit), &unit);
    });
    if (namesakes == 0)
        return true;
    constexpr std::size_t six = 6;
    switch (kind.multi_deploy) {
    case MultiDeploy::Always:
        return true;
    case MultiDeploy::Max2:
        return namesakes < 2;
    case MultiDeploy::WithSixBonds:
        return state[player].bonds.size() >= six;
    case MultiDeploy::WhileLeveledUp: // a unit of its kind that is levelled up allows it
        return std::any_of(units.begin(), units.end(), [&](const Unit& unit) {
            return unit.size > 1 && &state.kind(unit) == &kind;
        });
    case MultiDeploy::No:
        break;
    }
    return false;
}

bool stacks_on(const GameState& state, const CardKind& kind, const Unit& unit)
{
    if (kind.stacks_on_any)
        return true;
    const CardKind& top = state.kind(unit);
    const AddedFacts added = added_facts(state, unit);
    return std::ranges::any_of(kind.stacks_on, [&](std::uint16_t name) {
        return top.name == name ||
               std::ranges::find(top.extra_names, name) != top.extra_names.end() ||
               std::find(added.names.begin(), added.names.end(), name) != added.names.end();
    });
}

bool may_level_up(const GameState& state, const LyingCard& card, const Unit& unit)
{
    return shares_name(state, card.owner, card.card, card.zone == Zone::Hand, unit) ||
           stacks_on(state, state.kind(card.owner, card.card), unit);
}

bool may_grow(const GameState& state, const LyingCard& card, const Unit& unit)
{
    return shares_name(state, card.owner, card.card, card.zone == Zone::Hand, unit);
}

} // namespace

const Unit* unit_to_stack(const GameState& state, const Viewpoint& viewpoint, const Op& op,
                          const LyingCard& card)
{
    if (card.zone == Zone::Bonds && state[card.owner].face_down_bonds.contains(card.card))
        return nullptr;
    for (const Unit& unit : state[card.owner].units) {
        if (passes(state, viewpoint, op.of, unit) &&
            (op.verb == Verb::Grow ? may_grow(state, card, unit) : may_level_up(state, card, unit)))
            return &unit;
    }
    return nullptr;
}

int distance(const Unit& unit, const Unit& target)
{
    return 1 + (unit.line == Line::Back ? 1 : 0) + (target.line == Line::Back ? 1 : 0);
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

Clause refusal_of_bond(const GameState& state, CardNumber card)
{
    return state.kind(state.turn_player, card).no_bond ? Clause::Ruling42 : Clause::None;
}

Clause refusal_of_deployment(const GameState& state, CardNumber card)
{
    if (!name_is_free(state, card))
        return Clause::Deploy2;
    return refusal_of_cost(state, card, Use::Deployment);
}

Clause refusal_of_level_up(const GameState& state, CardNumber card, const Unit& unit)
{
    const CardKind& kind = state.kind(state.turn_player, card);
    if (!may_level_up(state, {state.turn_player, card, Zone::Hand}, unit))
        return Clause::Level1;
    return refusal_of_cost(state, card, kind.has_class_change() ? Use::ClassChange : Use::LevelUp);
}

Clause refusal_of_attack(const GameState& state, const Unit& unit)
{
    if (is_first_turn(state))
        return Clause::Turn2;
    if (unit.tapped)
        return Clause::Attack5;
    if (range_of(state, unit).empty())
        return Clause::Range4;
    return is_forbidden(state, unit, Deed::Attack) ? Clause::Attack1 : Clause::None;
}

Clause refusal_of_target(const GameState& state, const Unit& unit, const Unit& target)
{
    if (!range_of(state, unit).contains(distance(unit, target)))
        return Clause::Range2;
    return is_forbidden(state, target, Deed::BeAttacked) ? Clause::Attack2 : Clause::None;
}

Clause refusal_of_move(const GameState& state, const Unit& unit)
{
    if (unit.tapped)
        return Clause::Move3;
    return is_forbidden(state, unit, Deed::Move) ? Clause::Move1 : Clause::None;
}

Clause refusal_of_skill(const GameState& state, const Viewpoint& from, std::uint16_t number)
{
    const GameSkill& skill = state.cards->program().skills[number];
    const Unit* unit = from.unit == no_unit ? nullptr : state.find(from.unit);
    if (skill.taps_self && unit && unit->tapped)
        return Clause::Skill13;
    if (skill.once_per_turn && times_used(state, from.player, from.card, number) > 0)
        return Clause::Skill12;
    if (skill.class_change_skill && !(unit && is_class_changed(state, *unit)))
        return Clause::MarkCcs;
    if (skill.level_up_least > 0 && !(unit && unit->size >= skill.level_up_least))
        return Clause::MarkLvs;
    if (!can_pay(state, from, skill.cost))
        return skill.formation ? Clause::MarkFs : Clause::Skill5;
    if (is_usable(state, from, skill))
        return Clause::None;
    return skill.union_symbols != 0 ? Clause::MarkUs : Clause::Skill3;
}

std::uint16_t act_skill(const GameState& state, const Action& action, Viewpoint& from)
{
    const Program& program = state.cards->program();
    std::uint16_t found = nothing;
    from = {action.player};
    if (action.zone == ActionZone::Field) {
        const Unit* unit = state.find(action.unit);
        if (!unit || owner_of(unit->id) != action.player)
            return nothing;
        from.card = unit->top;
        from.unit = unit->id;
        for_each_skill(state, *unit, [&](std::uint16_t number) {
            const GameSkill& skill = program.skills[number];
            if (skill.number == action.number && skill.category == SkillCategory::Act &&
                (action.card == nothing || action.card == skill.kind))
                found = found == nothing ? number : found;
        });
        return found;
    }
    const bool in_bonds = action.zone == ActionZone::Bonds;
    if (action.card >= state.cards->kind_count() || (!in_bonds && action.zone != ActionZone::Hand))
        return nothing;
    const CardKind& kind = state.cards->kind(action.card);
    if (action.number == 0 || action.number > kind.skill_count)
        return nothing;
    const auto number = static_cast<std::uint16_t>(kind.first_skill + action.number - 1);
    // Of several copies the one that has used the skill least, since each counts for itself.
    int fewest = 0;
    for (const CardNumber card :
         cards_in(state, action.player, in_bonds ? Zone::Bonds : Zone::Hand)) {
        const bool sees = !in_bonds || !state[action.player].face_down_bonds.contains(card);
        if (state.cards->kind_number(action.player, card) != action.card || !sees)
            continue;
        const int used = times_used(state, action.player, card, number);
        if (from.card == no_card || used < fewest || (used == fewest && card < from.card)) {
            from.card = card;
            fewest = used;
        }
    }
    if (from.card == no_card)
        return nothing;
    const SkillCategory wanted = in_bonds ? SkillCategory::BondAct : SkillCategory::HandAct;
    const GameSkill& skill = program.skills[number];
    return skill.scripted && skill.category == wanted ? number : nothing;
}

} // namespace kizuna
