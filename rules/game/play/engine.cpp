#include "game/play/engine.h"

#include "game/play/play.h"

#include <utility>

namespace kizuna {
namespace {

// TURN-1: what a phase does by itself.
bool step_phase(Play& play)
{
    if (step_over(play))
        return true;
    switch (play.state.phase) {
    case Phase::Setup:
        step_setup(play);
        return true;
    case Phase::Begin:
        return step_beginning(play);
    case Phase::End:
        step_end(play);
        return true;
    default:
        return false;
    }
}

/// The rules come first (RULING-9, RULING-10, RULING-12), then the step of a skill that is being
/// carried out, then skills that wait (SKILL-3), then the battle (ATTACK-4, TURN-ACTION-1), and
/// then the phase.
void run_to_decision(Play& play)
{
    const GameState& state = play.state;
    while (!state.is_over() && state.decision == Decision::None) {
        if (state.effect.op == nothing && state.interrupted) {
            play.state.effect = *state.interrupted;
            play.state.interrupted.reset();
            continue;
        }
        if (check_rules(play))
            continue;
        if (state.effect.op != nothing)
            step_effect(play);
        else if (!state.waiting.empty())
            start_waiting(play);
        else if (state.in_battle)
            step_battle(play);
        else if (!step_phase(play))
            return;
    }
}

void answer(Play& play, const Action& action)
{
    GameState& state = play.state;
    const Decision decision = std::exchange(state.decision, Decision::None);
    switch (decision) {
    case Decision::Protagonist:
        choose_protagonist(play, action);
        break;
    case Decision::Mulligan:
        decide_redraw(play, action);
        break;
    case Decision::Critical:
    case Decision::Evade:
        answer_battle(play, action);
        break;
    case Decision::Orb:
        lose_orb(play, action.number);
        break;
    case Decision::SameName:
        keep_unit(play, action.unit);
        break;
    case Decision::Order:
        put_in_order(play, action);
        break;
    case Decision::May:
    case Decision::Choose:
    case Decision::Place:
    case Decision::OneOf:
        answer_effect(play, action);
        break;
    case Decision::None:
        break;
    }
}

} // namespace

void run(Play& play)
{
    GameState& state = play.state;
    for (;;) {
        run_to_decision(play);
        const bool asks_dummy = state.decision != Decision::None && !state.is_over() &&
                                state.cards->is_dummy(state.decider);
        if (!asks_dummy)
            return;
        answer(play, legal_actions(state)[0]);
    }
}

// TURN-1, RULING-47: an answer, or an action of the phase.
void act(Play& play, const Action& action)
{
    GameState& state = play.state;
    if (action.kind == ActionKind::Concede) { // RULING-47
        finish(play, other(action.player));
        return;
    }
    if (state.decision != Decision::None) {
        answer(play, action);
        return;
    }
    state.chain = 0;
    switch (action.kind) {
    case ActionKind::Bond:
        bond(play, action);
        break;
    case ActionKind::NoBond: // TURN-BOND-3
        end_phase(play);
        break;
    case ActionKind::Deploy:
        deploy_from_hand(play, action);
        break;
    case ActionKind::LevelUp:
        level_up_from_hand(play, action);
        break;
    case ActionKind::NextPhase:
        end_phase(play);
        break;
    case ActionKind::Attack:
        attack(play, *state.find(action.unit), *state.find(action.target));
        break;
    case ActionKind::Move:
        move_by_action(play, *state.find(action.unit));
        break;
    case ActionKind::UseSkill:
        use_skill(play, action);
        break;
    case ActionKind::ByHand:
        by_hand(play, action);
        break;
    case ActionKind::EndTurn: // END-3
        end_turn(play);
        break;
    default:
        break;
    }
}

void ask(Play& play, Decision decision, Player player)
{
    play.state.decision = decision;
    play.state.decider = player;
}

// GAME-3, RULING-39, RULING-47
void finish(Play& play, std::optional<Player> winner)
{
    GameState& state = play.state;
    state.phase = Phase::Over;
    state.decision = Decision::None;
    state.winner = winner;
    state.drawn = !winner;
    if (winner)
        play.tell(EventKind::Won, *winner);
    else
        play.tell(EventKind::Drawn, state.turn_player);
}

// TURN-1: the player whose turn it is, unless somebody has to answer.
std::optional<Player> to_act(const GameState& state)
{
    if (state.is_over() || waits_for_turn(state))
        return std::nullopt;
    return state.decision == Decision::None ? state.turn_player : state.decider;
}

// RULING-22, DEPLOY-15: an action is checked when it is made, before anything changes.
Clause apply(GameState& state, const Action& action, EventLog* log)
{
    const Clause refusal = refusal_of(state, action);
    if (refusal != Clause::None)
        return refusal;
    Play play{state, log};
    act(play, action);
    run(play);
    return Clause::None;
}

void settle(GameState& state, EventLog* log)
{
    Play play{state, log};
    run(play);
}

// TURN-1, END-3: a turn in its end phase is played to its end first.
void begin_turn(GameState& state, EventLog* log)
{
    if (!waits_for_turn(state))
        return;
    Play play{state, log};
    if (state.phase == Phase::End) {
        run(play);
        if (!waits_for_turn(state))
            return; // a skill at the end of the turn asks something
    }
    start_turn(play);
    run(play);
}

} // namespace kizuna
