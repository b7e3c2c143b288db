#pragma once

#include "game/state/clause.h"
#include "game/state/state.h"

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
    /// Done by hand, in whatever state of the game nobody is asked anything: never listed.
    ByHand,
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

/// A zone as actions name it, but for Field, where units are named.
struct ZoneOfAction {
    ActionZone named;
    Zone zone;
};
inline constexpr std::array<ZoneOfAction, 8> action_zones = {
    {{ActionZone::Hand, Zone::Hand},
     {ActionZone::Bonds, Zone::Bonds},
     {ActionZone::Orbs, Zone::Orbs},
     {ActionZone::Retreat, Zone::Retreat},
     {ActionZone::Deck, Zone::Deck},
     {ActionZone::Infinite, Zone::Infinite},
     {ActionZone::Support, Zone::Support},
     {ActionZone::Stack, Zone::Stack}}};

/// What the players may do by hand, as to stand in for a card: to the things of Action::player,
/// whoever's turn it is. Of several copies of a card the one is meant that lies uppermost.
enum class ManualAction : std::uint8_t {
    Draw,     ///< number: of cards
    Flip,     ///< card in the bonds, or position of an orb; face_down: as it lies afterwards
    Move,     ///< unit
    Tap,      ///< unit
    Untap,    ///< unit
    Strength, ///< unit, amount; number: 0 in this turn, 1 to the end of its next battle
    Destroy,  ///< unit
    /// From `zone`: card, position of an orb, or unit. Deck: the top card where none is named.
    /// Bonds: number 1 for a face-down one. Stack: a card of the unit, its top card too. `to`;
    /// face_down among bonds, orbs and infinite cards.
    Put,
    Shuffle, ///< the deck
    Last = Shuffle,
};

/// Where a card is put by hand.
enum class ManualPlace : std::uint8_t {
    Hand,
    DeckTop,
    DeckBottom,
    Retreat,
    Bonds,
    Orbs,
    Infinite,
    Front, ///< as a new unit
    Back,  ///< as a new unit
    Onto,  ///< the unit `target`, which levels up
    Under, ///< the unit `target`, which grows
    Last = Under,
};

/// Something a player does. Cards are named by kind, for copies are equal.
struct Action {
    ActionKind kind = ActionKind::NextPhase;
    Player player = Player::P;
    Line line = Line::Front;
    ActionZone zone = ActionZone::None;
    std::uint8_t number = 0;      ///< position from 0, or number of the skill from 1
    bool face_down = false;       ///< Pick among bonds; ByHand
    ManualAction manual{};        ///< ByHand
    ManualPlace to{};             ///< ByHand
    std::uint16_t card = nothing; ///< a kind of card
    std::uint16_t of =
        nothing; ///< UseSkill of a bond: the kind of card that says it, where it is another
    UnitId unit = no_unit;
    UnitId target = no_unit;
    std::int16_t amount = 0; ///< ByHand
    bool operator==(const Action&) const = default;
};

static_assert(sizeof(Action) <= 18); // many are listed for each action that is done

using ActionList = InlineList<Action, 64>;

} // namespace kizuna
