#pragma once

#include "game/state.h"

#include <array>
#include <optional>
#include <vector>

namespace kizuna {

/// A card as somebody sees it: its kind, or nothing where only its back is seen.
using SeenCard = std::uint16_t;

struct SeenUnit {
    UnitId id = no_unit;
    std::vector<SeenCard> stack; ///< from the bottom
    Line line = Line::Front;
    bool tapped = false;
    bool protagonist = false;
    bool operator==(const SeenUnit&) const = default;
};
struct SeenBond {
    SeenCard card = nothing;
    bool face_up = true;
    bool operator==(const SeenBond&) const = default;
};

/// One side of a game as the viewer sees it.
struct SeenSide {
    int deck = 0;                ///< cards
    int hand_size = 0;           ///< cards
    std::vector<SeenCard> hand;  ///< the viewer's own only
    std::vector<SeenCard> orbs;  ///< nothing for each face-down one
    std::vector<SeenBond> bonds; ///< face-down ones are known too (FAQ-4)
    std::vector<SeenCard> retreat;
    std::vector<SeenCard> infinite; ///< nothing for each that nobody saw put there
    SeenCard support = nothing;
    std::vector<SeenUnit> units; ///< by age
    int spent = 0;
    int own_turns = 0;
    bool operator==(const SeenSide&) const = default;
};

/// A skill that was used this turn (RULING-30).
struct SeenUse {
    Player player = Player::P;
    std::uint16_t skill = nothing;
    int times = 0;
    bool operator==(const SeenUse&) const = default;
};

/// What one player knows by looking at the table: two states that differ only in what the player
/// may not know give equal observations.
struct Observation {
    Player viewer = Player::P;
    std::array<SeenSide, 2> sides; ///< by player
    Player first = Player::P;
    Player turn_player = Player::P;
    int turn = 0;
    Phase phase = Phase::Setup;
    std::optional<Player> to_act;
    Decision decision = Decision::None;
    std::optional<Battle> battle;
    SeenCard effect_of = nothing; ///< the card whose effect is being carried out
    SeenCard shown = nothing;     ///< the card that an effect shows to both
    std::vector<Modifier> modifiers;
    std::vector<SeenUse> uses;
    std::optional<Player> winner;
    bool drawn = false;
    bool operator==(const Observation&) const = default;
};

Observation observe(const GameState& state, Player viewer);

} // namespace kizuna
