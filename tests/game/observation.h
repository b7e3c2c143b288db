#pragma once

#include "game/state/state.h"

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

/// A card in a deck that an effect let the viewer look at.
struct SeenInDeck {
    int position = 0; ///< from 0, the top
    SeenCard card = nothing;
    bool operator==(const SeenInDeck&) const = default;
};

/// One side of a game as the viewer sees it. Cards that the viewer was let look at are known as
/// long as they lie where they then lay.
struct SeenSide {
    int deck = 0;                       ///< cards
    std::vector<SeenInDeck> known_deck; ///< from the top
    int hand_size = 0;                  ///< cards
    std::vector<SeenCard> hand;         ///< the viewer's own, and what else the viewer looked at
    std::vector<SeenCard> orbs;         ///< nothing for each that the viewer does not know
    std::vector<SeenBond> bonds;        ///< face-down ones are known too (FAQ-4)
    std::vector<SeenCard> retreat;
    std::vector<SeenCard> infinite; ///< nothing for each that nobody saw put there
    SeenCard support = nothing;
    std::vector<SeenUnit> units; ///< by age
    int spent = 0;
    int own_turns = 0;
    bool redraws = false; ///< decided to redraw the opening hand
    bool operator==(const SeenSide&) const = default;
};

/// A skill that a card has used this turn: each copy counts for itself (RULING-30).
struct SeenUse {
    Player player = Player::P;
    std::uint16_t skill = nothing; ///< in Program::skills
    int times = 0;
    UnitId unit = no_unit;   ///< with the card on top, or none
    std::optional<int> bond; ///< position of the card, from 0, where it is a bond
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
