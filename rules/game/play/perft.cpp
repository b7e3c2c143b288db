#include "game/play/perft.h"

#include "game/play/engine.h"

namespace kizuna {

std::uint64_t perft(const GameState& state, int depth)
{
    if (depth == 0 || state.is_over())
        return 1;
    GameState begun = state;
    begin_turn(begun);
    if (begun.is_over())
        return 1;
    const ActionList actions = legal_actions(begun);
    if (depth == 1 && begun.decision != Decision::Order)
        return actions.size();
    std::uint64_t leaves = 0;
    for (const Action& action : actions)
        leaves += perft_below(begun, action, depth);
    return leaves;
}

std::uint64_t perft_below(const GameState& state, const Action& action, int depth)
{
    GameState next = state;
    if (action.kind != ActionKind::Order) {
        apply(next, action);
        return perft(next, depth - 1);
    }
    EventLog log;
    apply(next, action, &log);
    const bool is_same_order = next.decision == Decision::Order && log.events().empty() &&
                               next.waiting.size() == state.waiting.size();
    if (!is_same_order)
        return perft(next, depth - 1);
    std::uint64_t leaves = 0;
    for (const Action& later : legal_actions(next))
        leaves += perft_below(next, later, depth);
    return leaves;
}

} // namespace kizuna
