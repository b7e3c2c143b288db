#pragma once

#include "game/play/engine.h"

namespace kizuna::test {

/// Something done by hand to one of the players: often possible, sometimes not.
inline Action random_manual_action(const GameState& state, Rng& rng)
{
    const auto below = [&](std::size_t count) {
        return count == 0 ? 0 : static_cast<int>(rng.below(static_cast<std::uint32_t>(count)));
    };
    Action manual_action;
    manual_action.kind = ActionKind::ByHand;
    manual_action.player = static_cast<Player>(below(2));
    manual_action.manual =
        static_cast<ManualAction>(below(static_cast<std::size_t>(ManualAction::Last) + 1));
    if (below(2) == 0)
        manual_action.manual = ManualAction::Put;
    const PlayerState& owner = state[manual_action.player];
    manual_action.zone =
        static_cast<ActionZone>(below(static_cast<std::size_t>(ActionZone::Stack) + 1));
    if (manual_action.manual == ManualAction::Flip)
        manual_action.zone = below(2) == 0 ? ActionZone::Bonds : ActionZone::Orbs;
    manual_action.to =
        static_cast<ManualPlace>(below(static_cast<std::size_t>(ManualPlace::Last) + 1));
    manual_action.number = static_cast<std::uint8_t>(below(4));
    manual_action.amount = static_cast<std::int16_t>(10 * (below(13) - 6));
    manual_action.face_down = below(2) == 0;
    const bool is_open_deck = manual_action.zone == ActionZone::Deck && below(2) == 0;
    if (!is_open_deck && state.cards->size(manual_action.player) > 0) {
        const auto card = static_cast<CardNumber>(below(state.cards->size(manual_action.player)));
        manual_action.card = state.cards->kind_number(manual_action.player, card);
    }
    if (!owner.units.empty()) {
        manual_action.unit = owner.units[static_cast<std::size_t>(below(owner.units.size()))].id;
        manual_action.target = owner.units[static_cast<std::size_t>(below(owner.units.size()))].id;
    }
    return manual_action;
}

} // namespace kizuna::test
