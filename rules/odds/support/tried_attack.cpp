#include "odds/support/tried_attack.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr int max_decisions = 64;

/// Nothing optional is done, and of several things the first.
Action plain_answer(const GameState& state)
{
    const ActionList actions = legal_actions(state);
    for (const Action& action : actions) {
        if (action.kind == ActionKind::No || action.kind == ActionKind::Enough)
            return action;
    }
    return actions[0];
}

/// A critical hit, paid with a card of the unit's own name that comes into the hand for it.
Action paid_critical(GameState& state)
{
    const Player player = state.turn_player;
    const Unit& unit = *state.find(state.battle.attacker);
    CardPile& hand = state[player].hand;
    hand.push_back(unit.top);
    std::sort(hand.begin(), hand.end());
    Action action;
    action.kind = ActionKind::Critical;
    action.player = player;
    action.card = state.cards->kind_number(player, unit.top);
    return action;
}

void hear(const EventLog& log, Fight& now)
{
    for (const Event& event : log.events()) {
        if (event.kind == EventKind::SupportFailed && event.player == Player::P)
            now.supported = false;
        if (event.kind != EventKind::Judged)
            continue;
        now.is_judged = true;
        now.attack = event.number;
        now.defence = event.second;
    }
}

/// Plays on from an action to the judgement. `before_critical`: the position in which a critical
/// hit is asked for, where it is.
void play_on(GameState& state, Action action, Fight& now, std::optional<GameState>* before_critical)
{
    EventLog log;
    for (int step = 0; step < max_decisions; ++step) {
        log.clear();
        if (apply(state, action, &log) != Clause::None)
            return;
        hear(log, now);
        if (now.is_judged || !to_act(state))
            return;
        if (state.decision == Decision::Critical && before_critical)
            *before_critical = state;
        now.evasion_asked = now.evasion_asked || state.decision == Decision::Evade;
        action = plain_answer(state);
    }
}

} // namespace

TriedAttack try_attack(GameState state, const Action& attack)
{
    TriedAttack tried;
    std::optional<GameState> asked;
    play_on(state, attack, tried.plain, &asked);
    tried.critical = tried.plain;
    if (!asked)
        return tried;
    Fight critical;
    critical.supported = tried.plain.supported;
    const Action paid = paid_critical(*asked);
    play_on(*asked, paid, critical, nullptr);
    tried.has_critical = critical.is_judged;
    if (critical.is_judged)
        tried.critical = critical;
    return tried;
}

} // namespace kizuna
