#include "game/values.h"

#include <algorithm>

namespace kizuna {
namespace {

/// Calls `use(name)` for each unit name the card has where it lies.
template <typename Use>
void for_each_name(const GameState& state, const CardKind& kind, bool in_hand, const Unit* as_unit,
                   bool as_printed, Use use)
{
    use(kind.name);
    for (const std::uint16_t name : kind.extra_names)
        use(name);
    if (in_hand) {
        for (const std::uint16_t name : kind.names_in_hand)
            use(name);
    }
    if (as_unit && as_unit->new_this_turn) {
        for (const std::uint16_t name : kind.names_deployed)
            use(name);
    }
    if (as_unit && !as_printed && state.cards->has_added_facts()) {
        for (const std::uint16_t name : added_facts(state, *as_unit).names)
            use(name);
    }
}

bool has_one_name(const CardKind& kind)
{
    return kind.extra_names.empty() && kind.names_in_hand.empty() && kind.names_deployed.empty();
}

/// What is printed about several units of one name, for a unit and an older one. What holds only at
/// deployment is asked of a unit of this turn.
bool may_join(const GameState& state, const Unit& older, const Unit& newer)
{
    constexpr std::size_t six = 6;
    const Player player = owner_of(newer.id);
    const auto& units = state[player].units;
    const CardKind& kind = state.kind(newer);
    switch (kind.multi_deploy) {
    case MultiDeploy::Always:
        return true;
    case MultiDeploy::Max2:
        return std::count_if(units.begin(), units.end(), [&](const Unit& unit) {
                   return units_share_name(state, unit, newer);
               }) <= 2;
    case MultiDeploy::WithSixBonds:
        return !newer.new_this_turn || state[player].bonds.size() >= six;
    case MultiDeploy::WhileLeveledUp:
        return !newer.new_this_turn ||
               std::any_of(units.begin(), units.end(), [&](const Unit& unit) {
                   return unit.size > 1 && &state.kind(unit) == &kind;
               });
    case MultiDeploy::No:
        break;
    }
    return !newer.new_this_turn && state.kind(older).multi_deploy != MultiDeploy::No;
}

} // namespace

bool share_names(const GameState& state, const CardKind& one, bool in_hand, const Unit* one_unit,
                 const CardKind& other, const Unit* other_unit, bool as_printed)
{
    if (one.name == other.name)
        return true;
    if (has_one_name(one) && has_one_name(other) && !state.cards->has_added_facts())
        return false;
    bool found = false;
    for_each_name(state, one, in_hand, one_unit, as_printed, [&](std::uint16_t name) {
        for_each_name(state, other, false, other_unit, as_printed,
                      [&](std::uint16_t its) { found |= name == its; });
    });
    return found;
}

std::span<const CardNumber> cards_in(const GameState& state, Player player, Zone zone)
{
    const PlayerState& owner = state[player];
    switch (zone) {
    case Zone::Deck:
        return owner.deck;
    case Zone::Hand:
        return owner.hand;
    case Zone::Orbs:
        return owner.orbs;
    case Zone::Bonds:
        return owner.bonds;
    case Zone::Support:
        return {&owner.support, owner.support == no_card ? 0U : 1U};
    case Zone::Retreat:
        return owner.retreat;
    case Zone::Infinite:
        return owner.infinite;
    case Zone::Field:
    case Zone::Self:
        break;
    }
    return {};
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

const Unit* unit_on_top(const GameState& state, Player player, CardNumber card)
{
    for (const Unit& unit : state[player].units) {
        if (unit.top == card)
            return &unit;
    }
    return nullptr;
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

bool is_class_changed(const GameState& state, const Unit& unit)
{
    return unit.size > 1 && state.kind(unit).has_class_change();
}

bool has_front(const PlayerState& player)
{
    return std::ranges::any_of(player.units,
                               [](const Unit& unit) { return unit.line == Line::Front; });
}

bool shares_name(const GameState& state, Player player, CardNumber card, bool in_hand,
                 const Unit& unit)
{
    return share_names(state, state.kind(player, card), in_hand, nullptr, state.kind(unit), &unit);
}

bool units_share_name(const GameState& state, const Unit& one, const Unit& other)
{
    return share_names(state, state.kind(one), false, &one, state.kind(other), &other);
}

std::optional<std::pair<const Unit*, const Unit*>> units_of_one_name(const GameState& state,
                                                                     Player player)
{
    const auto& units = state[player].units;
    for (std::size_t newer = units.size(); newer-- > 0;) {
        for (std::size_t older = 0; older < newer; ++older) {
            if (units_share_name(state, units[older], units[newer]) &&
                !may_join(state, units[older], units[newer]))
                return std::pair{&units[older], &units[newer]};
        }
    }
    return std::nullopt;
}

bool marks_hold(const GameState& state, const Viewpoint& from, const GameSkill& skill)
{
    const Unit* unit = from.unit == no_unit ? nullptr : state.find(from.unit);
    if (skill.class_change_skill && !(unit && is_class_changed(state, *unit)))
        return false;
    if (skill.level_up_least > 0 && !(unit && unit->size >= skill.level_up_least))
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
