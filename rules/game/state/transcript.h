#pragma once

#include "game/state/action.h"
#include "game/state/event.h"

#include <optional>
#include <string>
#include <string_view>

namespace kizuna {

/// "P" or "Q".
std::string_view name_of(Player player);
/// The phase's name, as in "action".
std::string_view name_of(Phase phase);
/// The manual action's name, as in "untap".
std::string_view name_of(ManualAction manual_action);
/// The place's name, as in "deck-top".
std::string_view name_of(ManualPlace place);
/// True if a card that is put there by hand lies face-down unless the action says otherwise.
bool lies_face_down(ManualPlace place);
/// The unit name of the top card, as in "Aria".
std::string_view unit_name(const GameState& state, const Unit& unit);
/// The position of the unit among those of its name on its side, from 0, the oldest first. Empty if
/// it is the only one.
std::optional<int> index_by_name(const GameState& state, const Unit& unit);

/// An action in the written form of a transcript, on one line, as in
/// "deploy: {card: T12, to: front}". Different legal actions of one state have different texts.
std::string to_text(const GameState& state, const Action& action);

} // namespace kizuna
