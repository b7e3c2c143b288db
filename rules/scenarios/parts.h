#pragma once

#include "game/state/transcript.h"
#include "scenarios/scenario.h"

namespace kizuna {

/// The start of a scenario: its `given` or `start`, `rules`, `shuffles` and `picks`.
GameState read_start(const YamlNode& root, const CardLibrary& library);

/// The position that `given` describes. Throws BadPosition if it breaks an invariant.
GameState read_position(const YamlNode& given, const Rulings& rulings, const CardLibrary& library);

/// Adds the `used` of one side to GameState::uses.
void read_uses(const YamlNode& side, const CardLibrary& library, GameState& state, Player player);

/// Adds a difference to `result` for each value of `expect` that the game does not have.
void compare(const YamlNode& expect, const CardLibrary& library, ScenarioResult& result);

/// True for the first of two words, false for the second; `what` names it in the fault.
bool is_first_word(const YamlNode& node, const std::string& first, const std::string& second,
                   const std::string& what);
/// "P" or "Q".
Player read_player(const YamlNode& node);
/// "front" or "back"; `what` names it in the fault.
Line read_line(const YamlNode& node, const std::string& what);
/// True for "up", false for "down".
bool read_face(const YamlNode& node);
/// The card of that id or printing; throws UnknownCard with suggestions.
const Card& read_card(const YamlNode& node, const CardLibrary& library);
CardIndex read_card_index(const YamlNode& node, const CardLibrary& library);
/// The items listed under that key; none if it is missing.
std::vector<YamlNode> items_of(const YamlNode& map, std::string_view key);
/// The cards listed under that key; none if it is missing.
std::vector<CardIndex> read_cards(const YamlNode& map, std::string_view key,
                                  const CardLibrary& library);
/// The kind of card of that id in the game; throws UnknownCard, or NotInGame.
std::uint16_t read_kind(const YamlNode& node, const CardLibrary& library, const GameState& state);
/// The unit of that player with that name: a text, or a map of name and index. Throws NoSuchUnit.
const Unit& read_unit(const YamlNode& node, const GameState& state, Player player);
/// The names of the values of an enumeration, from the first to `last`.
template <typename Value>
std::vector<std::string> names_to(Value last)
{
    std::vector<std::string> names;
    for (int value = 0; value <= static_cast<int>(last); ++value)
        names.emplace_back(name_of(static_cast<Value>(value)));
    return names;
}
/// The text of a node on one line, for faults.
std::string words_of(const YamlNode& node);

} // namespace kizuna
