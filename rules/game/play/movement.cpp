#include "game/play/play.h"

namespace kizuna {

// MOVE-1, MOVE-3; MOVE-4: the protagonist, too.
Clause refusal_of_move(const GameState& state, const Unit& unit)
{
    if (unit.tapped)
        return Clause::Move3;
    return is_forbidden(state, unit, UnitAct::Move) ? Clause::Move1 : Clause::None;
}

// MOVE-1
void move_by_action(Play& play, Unit& unit)
{
    unit.tapped = true;
    fire(play, Moment::Tapped, owner_of(unit.id), unit.id);
    move(play, unit);
}

// MOVE-2, MOVE-5, AREA-16: to the other line; a skill that moves a unit does not tap it.
void move(Play& play, Unit& unit)
{
    unit.line = other(unit.line);
    unit.note(TurnFact::Moved);
    play.tell(EventKind::Move, unit, unit.line == Line::Front ? 0 : 1);
    fire(play, Moment::Moved, owner_of(unit.id), unit.id);
}
namespace {

// MARCH-1, MARCH-7. MARCH-4, MARCH-5: it changes the area only, and is no move.
bool march(Play& play, Player player)
{
    PlayerState& owner = play[player];
    if (owner.units.empty() || has_front(owner))
        return false;
    play.tell(EventKind::March, player);
    for (Unit& unit : owner.units) {
        unit.line = Line::Front;
        play.tell_card(player, unit.top);
    }
    return true;
}

} // namespace

// MARCH-2, MARCH-3, TURN-BEGIN-3: the player whose turn it is not, from the beginning of a turn on.
// MARCH-6, BEND-5, RULING-10: looked at after every step.
bool check_march(Play& play)
{
    const GameState& state = play.state;
    return state.phase != Phase::Setup && march(play, other(state.turn_player));
}

// RANGE-1, AREA-14
int distance(const Unit& unit, const Unit& target)
{
    return 1 + (unit.line == Line::Back ? 1 : 0) + (target.line == Line::Back ? 1 : 0);
}

} // namespace kizuna
