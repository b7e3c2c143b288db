#include "game/play/play.h"

#include <algorithm>
#include <bit>

// DEPLOY, LEVEL and GROW in their order.
namespace kizuna {

// DEPLOY-1
void deploy(Play& play, Player player, CardNumber card, Zone from, Line line, bool tapped)
{
    Unit& unit = new_unit(play, player, card, line);
    unit.tapped = tapped;
    unit.note(TurnFact::Deployed);
    play.tell(EventKind::Deploy, unit, line == Line::Front ? 0 : 1);
    fire(play, {.moment = Moment::Deployed,
                .player = player,
                .subject = unit.id,
                .from = from,
                .reason = reason_now(play.state)});
}
namespace {

// DEPLOY-4, AREA-4: every bond, whichever way it lies. RULING-16, DEPLOY-11: those of now.
int cost_limit(const PlayerState& player)
{
    return static_cast<int>(player.bonds.size());
}

// DEPLOY-3, DEPLOY-5, DEPLOY-6, RULING-14, RULING-55; RULING-58: in this order.
// LEVEL-2, LEVEL-3, LEVEL-5: for a card that is stacked as for one that is deployed.
// DEPLOY-13, DEPLOY-14 and LEVEL-12 are its examples.
Clause refusal_of_cost(const GameState& state, CardNumber card, UnitAct act,
                       const Unit* onto = nullptr)
{
    const Player player = state.turn_player;
    const bool class_change = act == UnitAct::LevelUp && has_class_change(state, player, card);
    const int cost = cost_of(state, player, card, class_change, onto);
    if (cost == CardKind::printed_x) // RULING-3
        return Clause::Ruling55;
    if (state[player].spent + cost > cost_limit(state[player]))
        return Clause::Deploy3;
    const std::uint32_t needed =
        state.kind(player, card).symbols & ~waived_symbols(state, {player, card, Zone::Hand}, act);
    if (needed == 0) // DEPLOY-7
        return Clause::None;
    const std::uint32_t found = needed & bond_symbols(state, player); // DEPLOY-8: whatever it costs
    if (found == needed)
        return Clause::None;
    return std::popcount(needed) == 1 ? Clause::Deploy5 : Clause::Deploy6;
}

// DEPLOY-3, LEVEL-2, LEVEL-3. RULING-43: no bond is used up or turned over.
void pay(Play& play, Player player, CardNumber card, bool class_change, const Unit* onto = nullptr)
{
    PlayerState& owner = play[player];
    const int cost = cost_of(play.state, player, card, class_change, onto);
    owner.spent = static_cast<std::uint8_t>(owner.spent + cost);
}

} // namespace

// DEPLOY-2
Clause refusal_of_deployment(const GameState& state, CardNumber card)
{
    if (!name_is_free(state, card))
        return Clause::Deploy2;
    const LyingCard lying{state.turn_player, card, Zone::Hand};
    if (!may_stand_in(state, lying, Line::Front, {}) && !may_stand_in(state, lying, Line::Back, {}))
        return Clause::Ruling45;
    return refusal_of_cost(state, card, UnitAct::Deploy);
}

// RULING-45: a text may close a line to a card.
Clause refusal_of_line(const GameState& state, CardNumber card, Line line)
{
    return may_stand_in(state, {state.turn_player, card, Zone::Hand}, line, {}) ? Clause::None
                                                                                : Clause::Ruling45;
}

// DEPLOY-3, DEPLOY-10: for its deployment cost, without a bonus.
void deploy_from_hand(Play& play, const Action& action)
{
    const Player player = action.player;
    const bool is_under = action.zone == ActionZone::Stack;
    const CardNumber card =
        is_under ? deployable_under(play.state, *play.state.find(action.unit), action.card)
                 : card_of_kind(play.state, player, Zone::Hand, action.card);
    const Zone from = is_under ? Zone::Stack : Zone::Hand;
    pay(play, player, card, false);
    take_from(play, player, from, card);
    deploy(play, player, card, from, action.line, false);
}
namespace {

// RULING-54: unit names that the text of a card names.
bool stacks_on(const GameState& state, const CardKind& kind, const Unit& unit)
{
    if (kind.stacks_on_any)
        return true;
    const CardKind& top = state.kind(unit);
    const AddedFacts added = added_facts(state, unit, name_facts);
    return std::ranges::any_of(kind.stacks_on, [&](std::uint16_t name) {
        return top.name == name ||
               std::ranges::find(top.extra_names, name) != top.extra_names.end() ||
               std::find(added.names.begin(), added.names.end(), name) != added.names.end();
    });
}

// LEVEL-1, RULING-54, RULING-56. LEVEL-7, LEVEL-8, LEVEL-9: nothing else is asked.
bool may_level_up(const GameState& state, const LyingCard& card, const Unit& unit)
{
    return shares_name(state, card.owner, card.card, card.zone == Zone::Hand, unit) ||
           stacks_on(state, state.kind(card.owner, card.card), unit);
}

/// RULING-45: bans that hold for players and effects alike.
bool is_level_up_forbidden(const GameState& state, const LyingCard& card, const Unit& unit,
                           Circumstances how)
{
    how.with = &card;
    return is_forbidden(state, unit, UnitAct::LevelUp, how) ||
           (has_class_change(state, card.owner, card.card) &&
            is_forbidden(state, unit, UnitAct::ClassChange, how));
}

} // namespace

// LEVEL-2, LEVEL-3, LEVEL-16, RULING-13: its printed class-change cost makes it a class change.
Clause refusal_of_level_up(const GameState& state, CardNumber card, const Unit& unit)
{
    const LyingCard lying{state.turn_player, card, Zone::Hand};
    if (!may_level_up(state, lying, unit))
        return Clause::Level1;
    if (is_level_up_forbidden(state, lying, unit, {}))
        return Clause::Ruling45;
    return refusal_of_cost(state, card, UnitAct::LevelUp, &unit);
}

// LEVEL-11, RULING-25: but for its top card the unit stays as it is.
// DEPLOY-12, LEVEL-14: it is not deployed.
void level_up(Play& play, Player player, CardNumber card, Unit& unit)
{
    const bool class_change = has_class_change(play.state, player, card);
    const CardNumber old_top = unit.top;
    stack(play, unit, card);
    play.tell(class_change ? EventKind::ClassChange : EventKind::LevelUp, unit, unit.size);
    unit.note(TurnFact::LeveledUp);
    if (class_change) {
        unit.note(TurnFact::ClassChanged);
        ++play[player].bonus_draws; // LEVEL-4, RULING-51
    }
    unit.raised_at = play.state.next_unit;
    fire(play, {.moment = Moment::LeveledUp,
                .player = player,
                .subject = unit.id,
                .card = old_top,
                .to = Zone::Stack,
                .reason = reason_now(play.state)});
    if (class_change)
        fire(play, Moment::ClassChanged, player, unit.id); // MARK-AS
    play.state.check_names = true;
}

// DEPLOY-3, LEVEL-2, LEVEL-3
void level_up_from_hand(Play& play, const Action& action)
{
    const Player player = action.player;
    const CardNumber card = card_of_kind(play.state, player, Zone::Hand, action.card);
    pay(play, player, card, has_class_change(play.state, player, card),
        play.state.find(action.unit));
    take_from(play, player, Zone::Hand, card);
    level_up(play, player, card, *play.state.find(action.unit));
}

// RULING-25: it stays the unit that it is.
void change_top(Play& play, CardNumber card, Unit& unit)
{
    play.tell(EventKind::Stack, unit);
    play.tell_card(owner_of(unit.id), card);
    stack(play, unit, card);
    play.state.check_names = true;
}
namespace {

// GROW-1
bool may_grow(const GameState& state, const LyingCard& card, const Unit& unit)
{
    return shares_name(state, card.owner, card.card, card.zone == Zone::Hand, unit);
}

} // namespace

// GROW-1, GROW-2. GROW-3, GROW-4, RULING-51: sets off nothing and gives no bonus.
void grow(Play& play, Player player, CardNumber card, Unit& unit)
{
    put_under(play, unit, card);
    unit.raised_at = play.state.next_unit;
    unit.note(TurnFact::Grown);
    unit.note(TurnFact::Grows);
    play.tell(EventKind::Grow, unit);
    play.tell_card(player, card);
}

// LEVEL-1, GROW-1: a unit of that name. RULING-45: a text may forbid the level-up.
const Unit* unit_to_stack(const GameState& state, const Viewpoint& viewpoint, const Op& op,
                          const LyingCard& card)
{
    if (card.zone == Zone::Bonds &&
        state[card.owner].face_down_bonds.contains(card.card)) // RULING-19
        return nullptr;
    for (const Unit& unit : state[card.owner].units) {
        if (!passes(state, viewpoint, op.of, unit))
            continue;
        const bool levels_up = op.verb == Verb::LevelUp;
        if (levels_up && (!may_level_up(state, card, unit) ||
                          (!op.is_metamorphosis &&
                           is_level_up_forbidden(state, card, unit, by_skill(viewpoint)))))
            continue;
        if ((levels_up && !op.by_name) || may_grow(state, card, unit))
            return &unit;
    }
    return nullptr;
}

} // namespace kizuna
