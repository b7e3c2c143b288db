#include "game/values/values.h"

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
    if (as_unit && as_unit->has(TurnFact::Deployed)) {
        for (const std::uint16_t name : kind.names_deployed)
            use(name);
    }
    if (as_unit && !as_printed) {
        for (const std::uint16_t name : added_facts(state, *as_unit, name_facts).names)
            use(name);
    }
}

// RULING-27: a card may say that it stands beside others of its unit name, as many as there are.
bool stands_beside(const GameState& state, Player player, const CardKind& kind, int namesakes)
{
    constexpr std::size_t six = 6;
    switch (kind.multi_deploy) {
    case MultiDeploy::Always:
        return true;
    case MultiDeploy::Max2:
        return namesakes < 2;
    case MultiDeploy::WithSixBonds:
        return state[player].bonds.size() >= six;
    case MultiDeploy::WhileLeveledUp: // of the unit, not of the card: see gives_leave()
    case MultiDeploy::No:
        break;
    }
    return false;
}

/// A unit that is levelled up may give all allies of its unit name the skill to stand beside
/// others.
bool gives_leave(const GameState& state, const Unit& unit)
{
    return unit.size > 1 && state.kind(unit).multi_deploy == MultiDeploy::WhileLeveledUp;
}

/// RULING-27 for two units on the battlefield. A condition of the deployment alone is asked only of
/// a unit that was deployed in this turn.
bool may_join(const GameState& state, const Unit& older, const Unit& newer)
{
    const MultiDeploy allowed = state.kind(newer).multi_deploy;
    if (!newer.has(TurnFact::Deployed) &&
        (allowed == MultiDeploy::WithSixBonds || allowed == MultiDeploy::WhileLeveledUp))
        return true;
    const Player player = owner_of(newer.id);
    const auto& units = state[player].units;
    if (std::any_of(units.begin(), units.end(), [&](const Unit& unit) {
            return gives_leave(state, unit) && units_share_name(state, unit, newer);
        }))
        return true;
    if (allowed == MultiDeploy::No)
        return !newer.has(TurnFact::Deployed) && state.kind(older).multi_deploy != MultiDeploy::No;
    const auto namesakes = std::count_if(units.begin(), units.end(), [&](const Unit& unit) {
        return unit.id != newer.id && units_share_name(state, unit, newer);
    });
    return stands_beside(state, player, state.kind(newer), static_cast<int>(namesakes));
}

} // namespace

// RULING-53, TERM-4, CARD-8
bool share_any_name(const GameState& state, const CardKind& one, bool in_hand, const Unit* one_unit,
                    const CardKind& other, const Unit* other_unit, bool as_printed)
{
    bool found = false;
    for_each_name(state, one, in_hand, one_unit, as_printed, [&](std::uint16_t name) {
        for_each_name(state, other, false, other_unit, as_printed,
                      [&](std::uint16_t its) { found |= name == its; });
    });
    return found;
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

// DEPLOY-2
bool name_is_free(const GameState& state, CardNumber card)
{
    const Player player = state.turn_player;
    const CardKind& kind = state.kind(player, card);
    const auto& units = state[player].units;
    Unit deployed; // with the names that it will have then
    deployed.id = static_cast<UnitId>((no_unit & ~3U) + index(player));
    deployed.top = card;
    deployed.size = 1;
    deployed.note(TurnFact::Deployed);
    const auto is_namesake = [&](const Unit& unit) {
        return share_names(state, kind, true, &deployed, state.kind(unit), &unit);
    };
    const auto namesakes = std::count_if(units.begin(), units.end(), is_namesake);
    const bool has_leave = std::any_of(units.begin(), units.end(), [&](const Unit& unit) {
        return gives_leave(state, unit) && is_namesake(unit);
    });
    return namesakes == 0 || has_leave ||
           stands_beside(state, player, kind, static_cast<int>(namesakes));
}

// RULING-26
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

} // namespace kizuna
