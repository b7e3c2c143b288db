#include "game/state/state.h"

namespace kizuna {

bool GameState::operator==(const GameState& other) const
{
    const auto same_chance = [&] {
        if (!chance || !other.chance)
            return !chance == !other.chance;
        return *chance == *other.chance;
    };
    // Once an effect is over, it counts only as the reason why an orb is lost.
    const auto same_effect = [&] {
        if (effect.op != nothing || (decision == Decision::Orb && !orbs_by_attack))
            return effect == other.effect;
        return other.effect.op == nothing;
    };
    return players == other.players && rulings == other.rulings && first == other.first &&
           turn_player == other.turn_player && turn == other.turn && phase == other.phase &&
           decision == other.decision && (decision == Decision::None || decider == other.decider) &&
           turn_begun == other.turn_begun && phase_is_over == other.phase_is_over &&
           turn_is_over == other.turn_is_over && orbs_by_attack == other.orbs_by_attack &&
           in_battle == other.in_battle && check_names == other.check_names &&
           drawn == other.drawn && winner == other.winner && next_unit == other.next_unit &&
           step == other.step && group == other.group && chain == other.chain &&
           (!in_battle || battle == other.battle) && same_effect() &&
           interrupted == other.interrupted && modifiers == other.modifiers &&
           coming == other.coming && waiting == other.waiting && delayed == other.delayed &&
           uses == other.uses && used_units == other.used_units &&
           (waiting.empty() ||
            (seen_before == other.seen_before && done_before == other.done_before)) &&
           destructions == other.destructions && same_chance() &&
           next_shuffle == other.next_shuffle && next_pick == other.next_pick &&
           chance_failed == other.chance_failed;
}

} // namespace kizuna
