#pragma once

#include "game/scenario.h"

namespace kizuna {

/// The start of a scenario: its `given` or `start`, `rules`, `shuffles` and `picks`.
GameState read_start(const YamlNode& root, const CardLibrary& library);

/// Puts what `shuffles` and `picks` write into the state.
void read_chance(const YamlNode& root, const CardLibrary& library, GameState& state);

/// The `used` of one side.
void read_uses(const YamlNode& side, const CardLibrary& library, GameState& state, Player player);

/// Compares with `expect`, where there is one.
void compare(const YamlNode& root, const CardLibrary& library, ScenarioResult& result);

/// The opponent of a goldfish game, from `dummy:` in the place of Q's deck.
Dummy read_dummy(const YamlNode& node);

/// P or Q.
Player read_player(const YamlNode& node);
/// The card of that id; throws UnknownCard with suggestions.
const Card& read_card(const YamlNode& node, const CardLibrary& library);
/// The kind of card of that id in the game; throws UnknownCard, or NotInGame.
std::uint16_t read_kind(const YamlNode& node, const CardLibrary& library, const GameState& state);
/// The unit of that player with that name: a text, or a map of name and index. Throws NoSuchUnit.
const Unit& read_unit(const YamlNode& node, const GameState& state, Player player);

} // namespace kizuna
