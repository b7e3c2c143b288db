#pragma once

#include "game/clause.h"
#include "game/state.h"

namespace kizuna {

enum class ActionKind : std::uint8_t {
    ChooseProtagonist, ///< card
    Keep,
    Mulligan,
    Bond,    ///< card
    NoBond,  ///<
    Deploy,  ///< card, line; of a card under a unit, the unit
    LevelUp, ///< card, unit
    NextPhase,
    Attack,   ///< unit, target
    Move,     ///< unit
    UseSkill, ///< unit, or card in the bond area or hand; number of the skill
    EndTurn,
    Concede,
    // Answers.
    Critical,   ///< card
    NoCritical, ///<
    Evade,      ///< card
    NoEvade,    ///<
    Orb,        ///< position
    Order,      ///< position among the skills that wait
    Yes,
    No,
    Pick,     ///< unit, or card, or position of an orb
    Enough,   ///< no further pick
    Place,    ///< line
    KeepUnit, ///< unit
    Option,   ///< position among the things that an effect can do
};

/// Where the card of a UseSkill or Pick lies.
enum class ActionZone : std::uint8_t {
    None,
    Field,
    Hand,
    Bonds,
    Orbs,
    Retreat,
    Deck,
    Infinite,
    Support,
    Stack ///< under a unit
};

/// Something a player does. Cards are named by kind, for copies are equal.
struct Action {
    ActionKind kind = ActionKind::NextPhase;
    Player player = Player::P;
    Line line = Line::Front;
    ActionZone zone = ActionZone::None;
    std::uint8_t number = 0;      ///< position from 0, or number of the skill from 1
    bool face_down = false;       ///< Pick among bonds
    std::uint16_t card = nothing; ///< a kind of card
    std::uint16_t of =
        nothing; ///< UseSkill of a bond: the kind of card that says it, where it is another
    UnitId unit = no_unit;
    UnitId target = no_unit;
    bool operator==(const Action&) const = default;
};

using ActionList = InlineList<Action, 64>;

} // namespace kizuna
