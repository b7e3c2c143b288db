#include "game/play/play.h"

#include <algorithm>

// A turn, its phases, its beginning, the bond and its end, in the order of the rule book.
namespace kizuna {
namespace {

struct BeginningStep {
    enum : std::uint8_t { Starting, Skills, Untapping, Drawing };
};

struct EndStep {
    enum : std::uint8_t { Skills, Delayed, Expiring };
};

// TURN-1: for skills that a phase sets off.
void fire_phase(Play& play, Moment moment)
{
    fire(play, {.moment = moment, .player = play.state.turn_player, .phase = play.state.phase});
}

} // namespace

// TURN-1; GAME-7, DEPLOY-11, RULING-16: the costs are counted from nothing.
void start_turn(Play& play)
{
    GameState& state = play.state;
    if (state.turn > 0)
        state.turn_player = other(state.turn_player);
    ++state.turn;
    PlayerState& player = state[state.turn_player];
    count_up(player.own_turns);
    player.spent = 0;
    state.turn_begun = true;
    state.chain = 0;
    state.step = BeginningStep::Skills;
    for (Modifier& modifier : state.modifiers)
        modifier.turn_seen |=
            (modifier.until == Until::EndOfOwnTurn) == (modifier.by == state.turn_player);
    const auto begins = [&](const Modifier& one) { return one.by == state.turn_player; };
    for (const Modifier& modifier : state.coming) {
        if (begins(modifier))
            state.modifiers.push_back(modifier);
    }
    state.coming.erase_if(begins);
    play.tell(EventKind::BeginTurn, state.turn_player, player.own_turns);
}

// TURN-1, END-3: between two turns.
bool waits_for_turn(const GameState& state)
{
    const bool is_between = (state.phase == Phase::Begin && !state.turn_begun) ||
                            (state.phase == Phase::End && state.step == EndStep::Skills);
    return is_between && state.rulings.wait_before_turns && state.decision == Decision::None;
}

// TURN-1: what is set off at the end of a phase comes before the next one begins.
void end_phase(Play& play)
{
    play.state.phase_is_over = true;
    fire_phase(play, Moment::PhaseEnds);
}

// TURN-1
void begin_phase(Play& play, Phase phase)
{
    GameState& state = play.state;
    state.phase = phase;
    state.phase_is_over = false;
    state.turn_is_over = state.turn_is_over && phase != Phase::End;
    state.step = 0;
    fire_phase(play, Moment::PhaseBegins);
}

// TURN-1: the phases in their order.
bool step_over(Play& play)
{
    const GameState& state = play.state;
    if (!state.phase_is_over && state.turn_is_over && state.phase == Phase::Action) {
        end_phase(play); // the turn was ended before it: nothing is done in it
        return true;
    }
    if (!state.phase_is_over)
        return false;
    const bool is_last = state.phase == Phase::Action || state.cards->is_dummy(state.turn_player);
    begin_phase(play, is_last ? Phase::End : static_cast<Phase>(static_cast<int>(state.phase) + 1));
    return true;
}

// TURN-1, RULING-45: only a text lets a phase that was left come again.
void return_to_phase(Play& play, Phase phase)
{
    GameState& state = play.state;
    if (state.phase == Phase::Over)
        return;
    state.turn_is_over = false;
    begin_phase(play, phase);
    if (phase == Phase::Begin) // not the turn begins, but its first phase
        state.step = BeginningStep::Untapping;
}
namespace {

// TURN-BEGIN-1. Bonds are not units (TURN-BEGIN-4, AREA-5): they stay as they lie.
void untap_units(Play& play, Player player)
{
    play.tell(EventKind::Untap, player);
    for (Unit& unit : play[player].units) {
        if (!unit.tapped || is_forbidden(play.state, unit, UnitAct::Untap))
            continue;
        play.tell_card(player, unit.top);
        unit.tapped = false;
        fire(play, Moment::Untapped, player, unit.id);
    }
}

} // namespace

// RULING-7: the march comes before the skills, for the rules are checked between any two steps.
bool step_beginning(Play& play)
{
    GameState& state = play.state;
    const Player player = state.turn_player;
    switch (state.step) {
    case BeginningStep::Starting:
        if (state.rulings.wait_before_turns &&
            !state.cards->is_dummy(state.turn > 0 ? other(state.turn_player) : state.first))
            return false;
        start_turn(play);
        break;
    case BeginningStep::Skills:
        ++state.step;
        fire(play, Moment::TurnBegins, player, no_unit);
        break;
    case BeginningStep::Untapping:
        ++state.step;
        untap_units(play, player);
        break;
    case BeginningStep::Drawing: // TURN-BEGIN-2, TURN-2, RULING-46
        ++state.step;
        if (state.turn > 1)
            draw(play, player, {});
        break;
    default:
        end_phase(play);
        break;
    }
    return true;
}

// CARD-15, RULING-42: any card, unless its own text forbids it, or that of another (RULING-45).
Clause refusal_of_bond(const GameState& state, CardNumber card)
{
    if (state.kind(state.turn_player, card).no_bond)
        return Clause::Ruling42;
    return is_forbidden(state, LyingCard{state.turn_player, card, Zone::Hand}, UnitAct::Bond)
               ? Clause::Ruling45
               : Clause::None;
}

// TURN-BOND-1
void bond(Play& play, const Action& action)
{
    const Player player = action.player;
    const CardNumber card = card_of_kind(play.state, player, Zone::Hand, action.card);
    take_from(play, player, Zone::Hand, card);
    play[player].bonds.push_back(card);
    play.tell(EventKind::Bond, player);
    play.tell_card(player, card);
    fire_bonded(play, player, card);
    fire_put(play, player, card, Zone::Hand, Zone::Bonds);
    end_phase(play);
}
namespace {

// END-2, SKILL-12, SKILL-21, RULING-30; END-4: nothing is discarded.
void expire(GameState& state)
{
    state.modifiers.erase_if([](const Modifier& modifier) {
        return modifier.until == Until::EndOfTurn || modifier.until == Until::EndOfBattle ||
               ((modifier.until == Until::EndOfOpponentsTurn ||
                 modifier.until == Until::EndOfOwnTurn) &&
                modifier.turn_seen);
    });
    state.uses.clear();
    state.used_units.clear();
    for (PlayerState& player : state.players) {
        player.attacks = player.orbs_lost = player.hand_skills = 0;
        for (Unit& unit : player.units)
            unit.forget_turn();
    }
}

} // namespace

// END-1, END-2, END-3: what lasts for the turn still holds while the skills are carried out.
void step_end(Play& play)
{
    GameState& state = play.state;
    if (state.step == EndStep::Skills) {
        state.step = EndStep::Delayed;
        fire(play, Moment::TurnEnds, state.turn_player, no_unit); // END-1
        return;
    }
    if (state.step == EndStep::Delayed) {
        if (!start_delayed(play, true))
            state.step = EndStep::Expiring;
        return;
    }
    expire(state);
    play.tell(EventKind::EndTurn, state.turn_player);
    state.phase = Phase::Begin; // END-3
    state.step = BeginningStep::Starting;
    state.turn_begun = false;
}

// END-3. TURN-1: the phases that are still to come are gone through.
void end_turn(Play& play)
{
    play.state.turn_is_over = true;
    end_phase(play);
}

} // namespace kizuna
