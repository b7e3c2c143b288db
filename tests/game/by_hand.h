#pragma once

#include "game/engine.h"

namespace kizuna::test {

/// Something done by hand to one of the players: often possible, sometimes not.
inline Action random_deed(const GameState& state, Rng& rng)
{
    const auto below = [&](std::size_t count) {
        return count == 0 ? 0 : static_cast<int>(rng.below(static_cast<std::uint32_t>(count)));
    };
    Action deed;
    deed.kind = ActionKind::ByHand;
    deed.player = static_cast<Player>(below(2));
    deed.deed = static_cast<HandDeed>(below(static_cast<std::size_t>(HandDeed::Last) + 1));
    if (below(2) == 0)
        deed.deed = HandDeed::Put;
    const PlayerState& owner = state[deed.player];
    deed.zone = static_cast<ActionZone>(below(static_cast<std::size_t>(ActionZone::Stack) + 1));
    if (deed.deed == HandDeed::Flip)
        deed.zone = below(2) == 0 ? ActionZone::Bonds : ActionZone::Orbs;
    deed.to = static_cast<HandPlace>(below(static_cast<std::size_t>(HandPlace::Last) + 1));
    deed.number = static_cast<std::uint8_t>(below(4));
    deed.amount = static_cast<std::int16_t>(10 * (below(13) - 6));
    deed.face_down = below(2) == 0;
    const bool is_open_deck = deed.zone == ActionZone::Deck && below(2) == 0;
    if (!is_open_deck && state.cards->size(deed.player) > 0) {
        const auto card = static_cast<CardNumber>(below(state.cards->size(deed.player)));
        deed.card = state.cards->kind_number(deed.player, card);
    }
    if (!owner.units.empty()) {
        deed.unit = owner.units[static_cast<std::size_t>(below(owner.units.size()))].id;
        deed.target = owner.units[static_cast<std::size_t>(below(owner.units.size()))].id;
    }
    return deed;
}

} // namespace kizuna::test
