#pragma once

#include "game/state/clause.h"
#include "game/state/state.h"

namespace kizuna {

enum class ActionKind : std::uint8_t {
    ChooseProtagonist, ///< card
    Keep,
    Mulligan,
    Bond, ///< card
    NoBond,
    Deploy,  ///< card, line; from under a unit: zone Stack, unit
    LevelUp, ///< card, unit
    NextPhase,
    Attack,   ///< unit, target
    Move,     ///< unit
    UseSkill, ///< unit, or card in the bond area or hand; number of the skill
    EndTurn,
    Concede,
    // Answers to decisions.
    Critical, ///< card
    NoCritical,
    Evade, ///< card
    NoEvade,
    Orb,   ///< position
    Order, ///< position among the waiting skills that the player must order
    Yes,
    No,
    Pick,     ///< unit, or card, or position of an orb
    Enough,   ///< ends the picks early, where a step allows fewer
    Place,    ///< line
    KeepUnit, ///< unit
    Option,   ///< position among the options of a OneOf step
    /// A manual action. Legal only without a decision and outside battle; legal_actions() lists
    /// none.
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

/// The same zone in an action and in a state. Field is left out: actions name its units instead.
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

/// What players can do by hand, for example to carry out a card's text themselves. It applies to
/// the cards and units of Action::player, whoever's turn it is. Of several copies of a card, it
/// takes the uppermost.
enum class ManualAction : std::uint8_t {
    Draw,     ///< number: how many cards
    Flip,     ///< card in the bonds, or position of an orb; face_down: how it lies afterwards
    Move,     ///< unit
    Tap,      ///< unit
    Untap,    ///< unit
    Strength, ///< unit, amount; number: 0 until the turn ends, 1 until the next battle ends
    Destroy,  ///< unit
    /// From `zone`: card, position of an orb, or unit. Deck: the top card if no card is named.
    /// Bonds: number 1 means a face-down card. Stack: any card of `unit`, also the top one. To
    /// `to`; face_down applies to bonds, orbs and infinite cards.
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

/// Something a player does. Cards are named by kind, because copies are equal.
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
        nothing; ///< UseSkill of a bond: the kind of card the skill is printed on, if another
    UnitId unit = no_unit;
    UnitId target = no_unit;
    std::int16_t amount = 0; ///< ByHand
    bool operator==(const Action&) const = default;
};

static_assert(sizeof(Action) <= 18); // legal_actions() lists many for each one that is played

using ActionList = InlineList<Action, 64>;

} // namespace kizuna
