#pragma once

#include "game/state/state.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// Cards that a deck has unless a scenario says otherwise.
inline constexpr int usual_deck_size = 50;

/// A unit as a scenario states it, its cards from the bottom.
struct UnitView {
    std::vector<std::string> stack;
    bool protagonist = false;
    bool tapped = false;
    bool operator==(const UnitView&) const = default;
};
struct CardView {
    std::string card;
    bool face_up = true;
    bool operator==(const CardView&) const = default;
};
/// How often a skill was used this turn (RULING-30), in the form of `used`.
struct UseView {
    std::string_view where;   ///< "unit", "bond" or "hand"
    std::string name;         ///< of the unit, or the card's id
    std::optional<int> index; ///< among several units of that name
    int skill = 1;            ///< its number on the card
    std::string of;           ///< the card it is printed on, where that is not the unit's top card
    int times = 1;
    bool operator==(const UseView&) const = default;
};
/// One side of a state in the form of a scenario's `given`.
struct PlayerView {
    std::vector<std::string> deck; ///< the top first
    std::vector<std::string> hand; ///< by id
    std::vector<CardView> orbs;
    std::vector<CardView> bonds;
    std::vector<std::string> retreat;
    std::vector<UnitView> front; ///< by age
    std::vector<UnitView> back;
    std::vector<std::string> infinite;
    std::string support; ///< may be empty
    /// Cards of the player; only where the orbs are too many for the deck that a `given` means.
    std::optional<int> deck_size;
    std::vector<UseView> used;
};
/// The turn that is going on or, where none is, the one that begins next.
struct TurnView {
    Player player = Player::P;
    int own_turn = 1;
    int spent = 0;
};
TurnView turn_of(const GameState& state);
PlayerView view_of(const GameState& state, Player player);

/// A whole state as the `given` of a scenario, without randomness and pending decisions: for
/// people.
std::string to_given(const GameState& state);

} // namespace kizuna
