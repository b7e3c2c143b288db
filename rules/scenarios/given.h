#pragma once

#include "game/state/state.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// The number of cards of a deck for which a scenario gives no `deck-size`.
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
    std::optional<int> index; ///< among several units of that name; empty if it is the only one
    int skill = 1;            ///< its number on the card
    std::string of;           ///< the card it is printed on; empty if that is the unit's top card
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
    std::vector<UnitView> front; ///< the oldest first
    std::vector<UnitView> back;  ///< the oldest first
    std::vector<std::string> infinite;
    std::string support; ///< may be empty
    /// All cards of the player; set only if the orbs alone reach usual_deck_size.
    std::optional<int> deck_size;
    std::vector<UseView> used;
};
/// The current turn or, between two turns, the next one.
struct TurnView {
    Player player = Player::P;
    int own_turn = 1;
    int spent = 0;
};
TurnView turn_of(const GameState& state);
PlayerView view_of(const GameState& state, Player player);

/// A whole state as the `given` of a scenario, for people to read. Random generators and pending
/// decisions are left out.
std::string to_given(const GameState& state);

} // namespace kizuna
