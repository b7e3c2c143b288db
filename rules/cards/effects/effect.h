#pragma once

#include "cards/effects/filter.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// The kinds of skills (SKILL-2, RULING-34). HAND and BOND skills are told apart by the category
/// printed beside it.
enum class SkillCategory : std::uint8_t {
    Act,
    Auto,
    Cont,
    Spec,
    HandAct,
    BondAct,
    BondAuto,
    BondCont,
    Support
};

/// Where cards lie. `Support` is the card of the battle that is going on.
enum class Zone : std::uint8_t {
    Deck,
    Hand,
    Orbs,
    Bonds,
    Support,
    Retreat,
    Infinite,
    Field, ///< the units of a player; a unit moves with its whole stack
    Self,  ///< the card that the effect is printed on, wherever it lies
    // What the running effect remembers, from whatever zone it came.
    Seen,  ///< looked at or shown last; as a source only what has not been put elsewhere since
    Done,  ///< taken by the last step that took something
    Paid,  ///< taken as payment
    Stack, ///< the cards under the unit of the skill, from the top
};

constexpr std::uint16_t zone_bit(Zone zone)
{
    return static_cast<std::uint16_t>(1U << static_cast<unsigned>(zone));
}

/// What no two of the chosen or counted units or cards may share.
enum class Different : std::uint8_t { Nothing, Name, Cost };

/// Whose, as the player of the skill sees it.
enum class Whose : std::uint8_t { Own, Opponent, Both };

/// The parts of a turn that conditions and events can name.
enum class TurnPhase : std::uint8_t { Begin, Bond, Deployment, Action };

/// How long what an effect changes lasts.
enum class Until : std::uint8_t {
    EndOfBattle,
    EndOfTurn,
    EndOfOpponentsTurn, ///< of the opponent's next turn
    Forever,            ///< while the unit is on the battlefield
    EndOfOwnTurn,       ///< of the own next turn
    InOwnTurn,          ///< of the own next turn, from its beginning on
};

/// A number that an effect computes: `base` + `times` × what is measured.
struct Quantity {
    enum class Measure : std::uint8_t {
        Nothing,
        Units,              ///< units that pass the filter
        Cards,              ///< cards of a zone that pass the filter
        Cost,               ///< deployment cost of the first unit that passes; X counts 0
        Stack,              ///< cards of the first unit that passes
        SupportOfShown,     ///< support value of the card shown last; X counts 0
        SupportOfOther,     ///< support value of the opponent's support card, 0 without one
        CostOfOther,        ///< deployment cost of the opponent's support card, 0 without one
        AttacksThisTurn,    ///< declared by the units of `whose`
        OrbsLostThisTurn,   ///< by `whose`
        HandSkillsThisTurn, ///< used from the hand of `whose`
        Done,               ///< units or cards that the last step was done to, gone or not
        Weapons,            ///< different weapons of the first unit that passes
        CostOfSeen,         ///< deployment cost of the first card seen; X counts 0
    };
    int base = 0;
    int times = 1;
    int per = 1; ///< so many of what is measured count once; a remainder does not
    Measure measure = Measure::Nothing;
    Filter filter;
    Zone zone = Zone::Hand;
    Whose whose = Whose::Own;
    Different different = Different::Nothing; ///< Units: those of one name count as one
    bool operator==(const Quantity&) const = default;
};

/// One thing that must hold for a skill or a step to do something.
struct Condition {
    enum class Kind : std::uint8_t {
        Turn,        ///< `whose` turn it is
        InBattle,    ///< a battle is going on
        Compare,     ///< `min` <= `left` <= `max`
        LessOrEqual, ///< `left` <= `right`
        SupportedBy, ///< `whose` support succeeded with a card that passes the filter
        Destroyed,   ///< this battle destroyed its defending unit, which passes the filter
        Uses,     ///< skill number `left.base` of this card was used at least `min` times this turn
        Critical, ///< the attack of this battle is a critical hit
        SupportFailed, ///< in this battle the support of `whose` failed
        InPhase,       ///< `phase` of a turn is going on
        HasSkill,      ///< the unit has skill number `left.base` of this card, or one like it
        Any,           ///< one of `parts` holds
        Not,           ///< none of `parts` holds
    };
    Kind kind = Kind::Compare;
    Whose whose = Whose::Own;
    int min = 0;
    int max = 0;
    enum class Parity : std::uint8_t { Any, Odd, Even };
    Parity parity = Parity::Any; ///< Compare: and `left` is odd, or even
    TurnPhase phase = TurnPhase::Begin;
    Quantity left;
    Quantity right;
    Filter filter;
    std::vector<Condition> parts;
    bool operator==(const Condition&) const = default;
};

/// What sets an automatic skill off.
enum class Moment : std::uint8_t {
    Deployed,
    LeveledUp, ///< class changes too
    ClassChanged,
    Attacks,     ///< declared; the subject is the attacking unit
    Attacked,    ///< declared; the subject is the defending unit
    CriticalHit, ///< the subject is the attacking unit
    Evaded,      ///< the subject is the defending unit
    Destroys,    ///< the subject is the attacking unit of the battle
    Destroyed,   ///< the subject is the destroyed unit, gone or not
    AttackEnds,  ///< the subject is the attacking unit
    Moved,       ///< not by march
    TurnBegins,
    TurnEnds,
    Bonded,          ///< this card was put into the bond area
    OrbLost,         ///< of `whose`
    SupportRevealed, ///< both supports, before their success is known
    Tapped,          ///< a unit that was untapped
    Untapped,        ///< a unit that was tapped
    Grown,
    SupportSucceeds, ///< the subject is the fighting unit that is supported
    SupportFails,    ///< the subject is the fighting unit that is not supported
    Draws,           ///< `whose` player, one card
    Put,             ///< a card of `whose`: from zone to zone
    Shown,           ///< a card of `whose`, to both players
    SkillUsed,       ///< an act skill: the subject is its unit, or else the card it is printed on
    PhaseBegins,     ///< of a turn of `whose`
    PhaseEnds,       ///< of a turn of `whose`
    SkillDone        ///< an effect is over: the subject is the unit whose skill it was
};

/// What made something happen.
struct Cause {
    enum class Kind : std::uint8_t {
        Attack,        ///< of a unit that passes `of`
        Skill,         ///< the cost or the effect of any skill
        UnitSkill,     ///< of a skill of a unit that passes `of`
        NumberedSkill, ///< of skill `number` of this card
        SupportSkill,  ///< of a support skill of `whose`
        Emblem,        ///< of any support skill with this emblem
    };
    Kind kind = Kind::Skill;
    Whose whose = Whose::Both;
    int number = 0;
    std::string emblem; ///< its slug
    Filter of;
    bool operator==(const Cause&) const = default;
};

struct Trigger {
    Moment moment = Moment::Deployed;
    Whose whose = Whose::Own; ///< whose turn, phase, orb or card
    TurnPhase phase = TurnPhase::Begin;
    Filter subject; ///< the unit, or the card that was put, shown or used
    Filter against; ///< the other fighting unit
    /// SupportSucceeds, SupportFails: the support card; LeveledUp: the card that was on top before.
    Filter with;
    std::optional<Zone> from;  ///< Deployed, Put, Shown: where the card lay; empty: anywhere
    std::optional<Zone> to;    ///< Put
    std::string mark;          ///< SkillUsed: the skill has it; empty: any skill
    int number = 0;            ///< SkillUsed: of the skill; 0: any
    std::vector<Cause> causes; ///< one of them caused it; empty: any cause
    bool not_by = false;       ///< true: none of `causes` caused it
    bool operator==(const Trigger&) const = default;
};

/// What a step does.
enum class Verb : std::uint8_t {
    Strength,           ///< of units: by or to `amount`
    SupportValue,       ///< of the own support card, or of cards that support the units
    Range,              ///< of units: also (or only) the distances of `ranges`
    OrbsToDestroy,      ///< by this battle: becomes `amount` (ORB-5), or by so many more
    CriticalTimes,      ///< a critical hit of this battle multiplies by `amount` (RULING-38)
    Draw,               ///< `amount` cards
    Put,                ///< cards from a zone to a zone
    Move,               ///< units to their other line
    Tap,                ///< units
    Untap,              ///< units
    Destroy,            ///< units
    Deploy,             ///< cards from a zone to the battlefield, without cost and symbols
    LevelUp,            ///< a unit, with a card from a zone, without cost and symbols
    Grow,               ///< a unit: cards from a zone go under it
    Look,               ///< at cards of a zone: one sees them
    Show,               ///< cards of a zone to both
    Flip,               ///< face-up bonds face-down
    TurnOrbs,           ///< face-down orbs face-up, or face-up ones face-down
    TurnUp,             ///< face-down bonds face-up: against AREA-5, by the card's text
    Shuffle,            ///< the deck of `whose`
    Forbid,             ///< something to units
    CancelSupportSkill, ///< of `whose` support card; or of cards that support the units
    FailSupport,        ///< of `whose`; or cards that pass `with` fail to support the units
    AllowSupport,       ///< always-on only: cards that pass `with` support the units all the same
    Protagonist,        ///< the unit becomes its player's protagonist
    Defender,           ///< the unit is attacked in place of the one that was
    CriticalBy,         ///< always-on only: for a critical hit of units `then` may be paid
    EvadeBy,            ///< always-on only: for an evasion of units `then` may be paid
    Instead,            ///< always-on only: this or `then` replaces the event that `from` names
    Leave,              ///< the destroyed unit goes to `to`; not in data
    Spare,              ///< the player is not defeated; not in data
    AlsoDeploy,         ///< always-on only: cards under the unit, as if they were in the hand
    Uncover,            ///< the top card of a unit goes to `to`
    Silence,            ///< units lose skills, or a player may not use them
    MarksHold,          ///< of units: LvS marks hold however many cards there are
    Lose,               ///< units lose `tags` or all symbols, and the distances of `ranges`
    Copy,               ///< the skill's unit is a copy of the unit until the end of the turn
    Acquire,            ///< units (or bonds) get `what` of others beside their own
    SkillCost,          ///< always-on or for units: another cost of skill number `of_skill`
    SkillEffect,        ///< the same: `then` is the effect of skill number `of_skill`
    SupportSkillTimes,  ///< always-on only: supports of units use their skills `amount` times
    DealCritical,       ///< what the payment of CriticalBy leads to; not in data
    Dodge,              ///< what the payment of EvadeBy leads to; not in data
    Survive,            ///< units are not destroyed by this battle
    Choose,             ///< units, for later steps
    Win,                ///< `whose` wins the game
    Cost,               ///< deployment cost of cards in `zones` by or to `amount`
    ClassChangeCost,    ///< always-on only
    Waive,              ///< always-on only: cards need no bonds of the symbols in `tags`, or of any
    CountAs,            ///< has `names` and `tags` beside what is printed; units for a while
    Grant,              ///< units have the skill `granted`
    Again,              ///< the turn goes on from `phase` once more
    If,                 ///< `conditions`: `then`, else `otherwise`
    May,                ///< the player is asked: `then`, else `otherwise`
    Pay,                ///< the player may pay `then`: `otherwise` if paid, else `refused`
    AtEndOfBattle,      ///< `then`, when the battle ends
    AtEndOfTurn,        ///< `then`, when the turn ends
    OneOf,              ///< a player chooses one of `then`, each an If without conditions
    Guess,              ///< the opponent guesses `conditions`: right, `then`; wrong, `otherwise`
    Repeat,             ///< the effect from its first step, as often as the player pays `then`
};

/// What Forbid forbids: to units, then to cards, then to a player.
enum class UnitAct : std::uint8_t {
    Critical,
    Evade,
    Attack, ///< units that pass `against`
    Move,
    BeAttacked,
    BeDestroyed,
    Untap,
    BeChosen,
    LevelUp,     ///< with cards that pass `with`; class changes too
    ClassChange, ///< with cards that pass `with`
    Deploy,      ///< from here on the cards of `whose`
    Bond,        ///< to become a bond, from `from` or anywhere
    BeFlipped,   ///< of bonds
    BeDiscarded, ///< of hand cards
    AddOrb,      ///< from here on what the player of `whose` does
    Draw,
    ChangeProtagonist
};
constexpr bool is_of_cards(UnitAct act)
{
    return act >= UnitAct::Deploy;
}

/// What Forbid forbids something by.
enum class ForbiddenBy : std::uint8_t {
    Any,
    Skill,    ///< as its effect or its cost
    Attack,   ///< critical hits too
    Critical, ///< a critical hit
};

/// What units acquire of others, as bits.
using Acquired = std::uint8_t;
constexpr Acquired acquired_skills = 1;
constexpr Acquired acquired_symbols = 2;
constexpr Acquired acquired_weapons = 4;
constexpr Acquired acquired_types = 8;
constexpr Acquired acquired_range = 16;
constexpr Acquired acquired_support_skills = 32;

struct Step;

/// A skill that an effect grants: act, auto, cont or spec.
struct GrantedSkill {
    SkillCategory category = SkillCategory::Cont;
    bool once_per_turn = false;
    std::vector<std::string> marks;
    std::string mark_symbols;
    std::vector<Trigger> when; ///< any of them
    std::vector<Condition> conditions;
    std::vector<Step> payment;
    std::vector<Step> steps;
    bool operator==(const GrantedSkill&) const = default;
};

/// One step of an effect.
struct Step {
    Verb verb = Verb::Draw;
    Filter of;                       ///< the units or cards
    std::optional<int> count;        ///< how many are chosen; empty: all that pass
    std::optional<Quantity> number;  ///< how many are chosen, in place of `count`, which is then 99
    bool up_to = false;              ///< or fewer, even none
    bool chosen_by_opponent = false; ///< the other player chooses, or is asked
    bool at_random = false;          ///< nobody chooses
    bool sets = false;               ///< the value becomes `amount` instead of changing by it
    bool multiplies = false;         ///< Strength: `amount` is a factor
    bool face_down = false;
    bool tapped = false;
    bool shows = false;         ///< Put, Draw: both players see the cards
    bool turns = false;         ///< TurnOrbs: turns each one over, whichever side is up
    bool opponent_does = false; ///< the opponent's cards
    Quantity amount;
    std::uint8_t ranges = 0; ///< as RangeSet::bits
    Until until = Until::EndOfBattle;
    Zone from = Zone::Hand;
    std::vector<Zone> or_from; ///< Put, LevelUp, Grow: or from these
    Zone to = Zone::Retreat;
    bool to_top = true;            ///< of the deck
    int top = 0;                   ///< of the deck: only so many cards from the top; 0: all of it
    bool from_bottom = false;      ///< of the deck: from the bottom
    bool is_metamorphosis = false; ///< LevelUp: counts as no level-up and no class change
    enum class Line : std::uint8_t { Any, Front, Back, Beside };
    Line line = Line::Any;
    Filter beside;        ///< for Line::Beside: the unit whose line is taken
    Filter with;          ///< LevelUp, Grow: the cards; of a support: the support card
    bool by_name = false; ///< LevelUp: only onto a unit of the card's name, whatever it stacks on
    std::uint16_t zones = 0;            ///< Cost, ClassChangeCost: a bit for each Zone
    int min_amount = 0;                 ///< Cost, ClassChangeCost: it lowers no cost below this
    Filter onto;                        ///< Cost, ClassChangeCost: only to level up these units
    TurnPhase phase = TurnPhase::Begin; ///< Again
    UnitAct act = UnitAct::Critical;
    ForbiddenBy by = ForbiddenBy::Any; ///< Forbid: only what happens by this
    Filter source;  ///< Forbid: the attacking unit, or the unit or card of the skill
    Filter against; ///< Forbid: the units that are attacked; Range: only to attack these
    std::optional<UnitAct> waived_for; ///< Waive: only for Deploy or LevelUp
    std::optional<int> of_skill;       ///< Silence, SkillCost: of a skill of this card, from 1
    bool but_spec = false;             ///< Silence: all skills but SPEC
    std::optional<SkillCategory> only; ///< Silence: skills of this category
    std::string emblem;                ///< CancelSupportSkill: of this emblem; empty: all
    bool takes_away = false;           ///< CancelSupportSkill: the cards no longer have it
    bool unless_had = false;           ///< Grant: not to units with a skill that says the same
    bool every_symbol = false;         ///< Lose
    Acquired what = 0;                 ///< Acquire: what of the others is acquired
    bool from_units = true;            ///< Acquire
    std::string mark;                  ///< Acquire: skills with it; empty: all
    bool gives_cost = false;           ///< SkillCost: `then` in place of the cost
    bool is_choice = false;            ///< SkillCost: the player may pay the old cost instead
    bool loses_once = false;           ///< SkillCost: no longer limited to once per turn
    Different different = Different::Nothing;
    std::optional<int> cost_sum; ///< the costs of what is chosen add up to no more
    Whose whose = Whose::Own;
    std::vector<std::string> names;    ///< CountAs
    std::vector<std::string> tags;     ///< CountAs: symbols, weapons, types, genders
    std::vector<GrantedSkill> granted; ///< Grant: one
    std::vector<Condition> conditions;
    std::vector<Step> then;
    std::vector<Step> otherwise;
    std::vector<Step> refused; ///< Pay: where it is not paid
    bool operator==(const Step&) const = default;
};

/// An effect in the engine's vocabulary, as docs/EFFECTS.md describes it.
struct Script {
    std::vector<Trigger> when;         ///< automatic skills: any of them
    std::vector<Condition> conditions; ///< all must hold for the skill to be used or in effect
    /// Where the card must lie for the skill to be set off or in effect, instead of on the
    /// battlefield.
    std::optional<Zone> works_in;
    std::vector<Condition> unlimited; ///< where they hold it is not limited to once per turn
    std::vector<Step> steps;
    bool operator==(const Script&) const = default;
};

} // namespace kizuna
