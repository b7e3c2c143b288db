// Long because: a game at one moment is one value, whose parts are all described here.
#pragma once

#include "game/compiled/game_cards.h"
#include "game/compiled/inline_list.h"
#include "game/state/rng.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace kizuna {

enum class Phase : std::uint8_t { Setup, Begin, Bond, Deployment, Action, End, Over };
/// The phase of the game that an effect names.
constexpr Phase phase_of(TurnPhase phase)
{
    return static_cast<Phase>(static_cast<int>(Phase::Begin) + static_cast<int>(phase));
}
static_assert(phase_of(TurnPhase::Action) == Phase::Action);
enum class Line : std::uint8_t { Front, Back };
constexpr Line other(Line line)
{
    return line == Line::Front ? Line::Back : Line::Front;
}

/// A unit of this game: never used twice. The lowest bit is its player.
using UnitId = std::uint16_t;
constexpr UnitId no_unit = 0xFFFF;
constexpr Player owner_of(UnitId unit)
{
    return static_cast<Player>(unit & 1);
}

/// Cards of one player in an order; of a deck the last is the top.
using CardPile = InlineList<CardNumber, max_cards>;

/// A set of cards of one player.
class CardBits {
public:
    bool contains(CardNumber card) const { return (bits_[card / 64] >> (card % 64)) & 1; }
    void insert(CardNumber card) { bits_[card / 64] |= std::uint64_t(1) << (card % 64); }
    void erase(CardNumber card) { bits_[card / 64] &= ~(std::uint64_t(1) << (card % 64)); }
    const std::array<std::uint64_t, 4>& bits() const { return bits_; }
    bool operator==(const CardBits&) const = default;

private:
    std::array<std::uint64_t, 4> bits_{};
};

/// What a unit did, or what was done to it, in the turn that is going on.
enum class TurnFact : std::uint8_t {
    Deployed,
    Attacked,
    Moved, ///< not by march
    LeveledUp,
    ClassChanged,
    Grown,
    Grows,        ///< by the step that is being carried out
    HasDestroyed, ///< an enemy, by its attack
};

/// A stack of cards on the battlefield. Its cards are linked by PlayerState::below.
struct Unit {
    UnitId id = no_unit;
    CardNumber top = no_card;
    std::uint8_t size = 0;
    Line line = Line::Front;
    bool tapped = false;
    bool protagonist = false;
    std::uint8_t turn_facts = 0; ///< a bit for each TurnFact
    /// GameState::next_unit when it last levelled up or grew in this turn: older units stood there.
    std::uint16_t raised_at = 0;
    std::uint16_t copy = nothing; ///< the kind of card that it is until the end of the turn

    void note(TurnFact fact)
    {
        turn_facts = static_cast<std::uint8_t>(turn_facts | 1U << static_cast<unsigned>(fact));
    }
    void forget(TurnFact fact)
    {
        turn_facts = static_cast<std::uint8_t>(turn_facts & ~(1U << static_cast<unsigned>(fact)));
    }
    /// When the turn ends.
    void forget_turn()
    {
        turn_facts = 0;
        raised_at = 0;
        copy = nothing;
    }
    bool has(TurnFact fact) const { return (turn_facts >> static_cast<unsigned>(fact)) & 1U; }
    bool operator==(const Unit&) const = default;
};

/// The areas of a player (AREA-1, RULING-49), and what is counted for them.
struct PlayerState {
    CardPile deck; ///< the last is the top
    CardPile hand; ///< by card
    CardPile orbs;
    CardPile bonds;
    CardPile retreat;  ///< oldest first; both players see it (AREA-8)
    CardPile infinite; ///< oldest first
    std::array<CardNumber, max_cards + 1>
        below{};                ///< the card under each card of a stack, or no_card
    InlineList<Unit, 12> units; ///< oldest first
    CardBits face_down_bonds;
    CardBits face_up_orbs;
    CardBits open_infinite; ///< put there in the open (RULING-40)
    /// Hidden cards that each player was let look at, as long as they lie where they then lay.
    std::array<CardBits, 2> looked_at;
    CardNumber support = no_card;
    std::uint8_t own_turns = 0;
    std::uint8_t spent = 0;       ///< costs of this turn's deployments and level-ups
    std::uint8_t bonus_draws = 0; ///< class-change bonuses not yet drawn
    std::uint8_t orbs_to_lose = 0;
    std::uint8_t attacks = 0;     ///< declared in this turn
    std::uint8_t orbs_lost = 0;   ///< in this turn
    std::uint8_t hand_skills = 0; ///< used from the hand in this turn
    bool redraws = false;         ///< decided to redraw the opening hand
    bool falls = false;           ///< is defeated, unless a card says otherwise
    std::uint8_t offers = 0;      ///< of such cards, already made
    bool loses = false;
    Rng opening{0};  ///< shuffles of the setup
    Rng mulligan{0}; ///< the shuffle of a redraw
    Rng refresh{0};  ///< shuffles of retreats
    Rng effects{0};  ///< whatever card texts leave to chance
    bool operator==(const PlayerState&) const = default;
};

/// What changes a unit for a while.
struct Modifier {
    enum class Kind : std::uint8_t {
        StrengthBy,
        StrengthTo,
        StrengthTimes,
        RangeAlso,
        RangeOnly,
        RangeAgainst, ///< as an Op of the Program says
        SupportFails, ///< whatever card supports the unit
        CostBy,
        CostTo,
        Forbid,
        Survives,
        Skill,
        Silence,   ///< unit no_unit: the skills of `by`
        MarksHold, ///< `value`: a bit for each X of LvSX
        SkillCost, ///< and SkillEffect
        Facts,     ///< that a CountAs or Lose adds or takes
        RangeLost,
        SupportSkillOff,
    };
    Kind kind = Kind::StrengthBy;
    UnitId unit = no_unit;  ///< no_unit: forbids something to cards, or to the defender
    std::int16_t value = 0; ///< or the bits of distances, a UnitAct, a skill, an Op
    Until until = Until::EndOfBattle;
    Player by = Player::P;       ///< whose effect: EndOfOpponentsTurn is seen from here
    bool after_critical = false; ///< given after the decision: not doubled (RULING-38)
    bool turn_seen = false;      ///< the turn that ends it has begun
    CardNumber card = no_card;   ///< the card of `by` that the effect is printed on; none: by hand
    UnitId source = no_unit;     ///< Forbid: and its unit
    Place16 op = nothing;        ///< and the step that says what is forbidden
    UnitId chosen = no_unit;     ///< what that step means by `chosen`
    CardNumber chosen_top = no_card;
    UnitId subject = no_unit; ///< and by `subject`
    CardNumber subject_top = no_card;
    bool operator==(const Modifier&) const = default;
};

/// How far the battle that is going on has come. Each step is carried out, then the next begins.
enum class BattleStep : std::uint8_t {
    Supports,      ///< both turn over a card
    Success,       ///< of each support
    AttackerSkill, ///< support skill of the attacking side
    DefenderSkill, ///<
    Critical,      ///< waits for the attacker
    Evasion,       ///< waits for the defender
    Judgement,     ///<
    SupportsLeave, ///< to retreat
    AttackEnds,    ///< skills at the end of the attack
    Delayed,       ///< what effects left for the end of the battle
    Expiry,        ///< of what lasts until the end of the battle
};

struct Battle {
    UnitId attacker = no_unit;
    UnitId defender = no_unit;
    BattleStep step = BattleStep::Supports;
    bool critical = false;
    bool evaded = false;
    bool critical_decided = false;
    bool destroyed = false;                    ///< the defending unit was destroyed in judgement
    Unit destroyed_unit;                       ///< as it then was
    BattleStep offered = BattleStep::Supports; ///< the step that `offers` counts for
    std::uint8_t offers = 0;                   ///< of other payments, or for supports
    std::uint8_t orbs = 1;                     ///< that the destruction of a protagonist takes
    std::uint8_t more_orbs = 0;                ///< and so many more
    std::uint8_t critical_times = 2;           ///< what a critical hit multiplies by
    std::array<bool, 2> succeeded{};           ///< by player
    std::array<bool, 2> failed{};              ///< the support, by player
    std::array<bool, 2> cancelled{};           ///< the support skill
    /// The supports that went to retreat because the battle is over, by player.
    std::array<CardNumber, 2> discarded{no_card, no_card};
    std::array<std::int16_t, 2> support_by{};
    std::array<std::int16_t, 2> support_to{-1, -1}; ///< or -1
    bool operator==(const Battle&) const = default;
};

/// A skill that was set off and waits for its turn. Later groups come first (RULING-31).
struct WaitingSkill {
    std::uint16_t skill = nothing;
    UnitId unit = no_unit; ///< of the card, where it is one
    UnitId subject = no_unit;
    std::uint16_t group = 0;
    Player player = Player::P;
    CardNumber card = no_card;        ///< it is printed on
    CardNumber subject_top = no_card; ///< what then was on top of the subject
    bool ordered = false;
    bool operator==(const WaitingSkill&) const = default;
};

/// Steps that an effect left for the end of the battle, or of the turn.
struct DelayedSteps {
    Place16 op = nothing;
    bool of_turn = false;
    UnitId chosen = no_unit; ///< by the effect
    CardNumber chosen_top = no_card;
    std::uint16_t skill = nothing;
    Player player = Player::P;
    CardNumber card = no_card;
    UnitId unit = no_unit;
    bool operator==(const DelayedSteps&) const = default;
};

/// How often a skill of a card was used this turn (RULING-30).
struct SkillUse {
    std::uint16_t skill = nothing;
    Player player = Player::P;
    CardNumber card = no_card;
    std::uint8_t times = 0;
    bool operator==(const SkillUse&) const = default;
};

/// A unit that a skill was paid with, or that it chose, in this turn.
struct UsedUnit {
    bool chosen = false; ///< by the skill; not: it was paid with
    std::uint16_t skill = nothing;
    Player player = Player::P;
    CardNumber card = no_card; ///< the skill is printed on
    UnitId unit = no_unit;
    bool operator==(const UsedUnit&) const = default;
};

/// A card or unit that an effect remembers, as it was when something was done to it.
struct Remembered {
    std::uint16_t number = nothing; ///< of the card; Zone::Field: of the unit, gone or not
    Player owner = Player::P;
    Zone zone = Zone::Field; ///< where the card lay
    Zone now = Zone::Field;  ///< where the effect put it
    bool moved = false;      ///< the effect put it elsewhere since
    bool operator==(const Remembered&) const = default;
};
using Memory = InlineList<Remembered, 4>;

/// An effect that is being carried out. There is never more than one: what it sets off waits.
struct RunningEffect {
    enum class Stage : std::uint8_t { Begin, Choosing, Acting };
    Place16 op = nothing; ///< the step that is due; nothing: no effect is running
    Stage stage = Stage::Begin;
    std::uint16_t skill = nothing;
    Player player = Player::P;
    CardNumber card = no_card; ///< it is printed on, a card of `player`
    UnitId unit = no_unit;     ///< of the card, where it is one
    UnitId subject = no_unit;
    CardNumber subject_top = no_card;      ///< what was on top of it when it set the skill off
    std::int16_t left = 0;                 ///< choices or repetitions still to come
    InlineList<std::uint16_t, 12> picked;  ///< by the step that is due: cards or units
    InlineList<UnitId, 4> chosen;          ///< by a `choose` step
    InlineList<CardNumber, 4> chosen_tops; ///< what then was on top of each
    Player shown_owner = Player::P;        ///< of the card shown last
    CardNumber shown = no_card;
    Memory seen;           ///< by the last step that looked or showed
    Memory done;           ///< what the last step that took something was done to
    Memory paid;           ///< as payment
    bool is_whole = false; ///< a skill that is used, and nothing that it left for later
    bool operator==(const RunningEffect&) const = default;
};

struct Destruction {
    UnitId unit = no_unit;
    std::uint8_t orbs = 1;
    bool in_battle = false;
    bool by_effect = false; ///< that is running, which remembers it
    bool is_payment = false;
    Zone to = Zone::Retreat; ///< by a skill: where the unit goes
    bool operator==(const Destruction&) const = default;
};

/// What the game waits for, where it is not simply a phase.
enum class Decision : std::uint8_t {
    None,
    Protagonist, ///< which card to put under the marker
    Mulligan,    ///< keep or redraw
    Critical,
    Evade,
    Orb,      ///< which one is lost
    Order,    ///< which of several skills at the same moment comes first
    May,      ///< carry out what the effect allows, or pay for it
    Choose,   ///< one more card or unit for the step that is due
    Place,    ///< in which line the card that is deployed arrives
    SameName, ///< which of two units with one name stays
    OneOf,    ///< which of several things an effect does
};

/// Where no rule of the game decides.
struct Rulings {
    bool no_cards_loses = false; ///< RULING-18: deck and retreat both empty
    /// Stop before each turn until begin_turn() is called.
    bool wait_before_turns = false;
    bool operator==(const Rulings&) const = default;
};

/// Chances scripted by whoever sets up the game: orders of shuffles and random picks, as they come.
struct ScriptedChance {
    /// Kinds of cards from the top; without one the cards keep their order.
    std::array<std::vector<std::vector<std::uint16_t>>, 2> shuffles;
    std::array<std::vector<std::uint16_t>, 2> redraws; ///< of the opening hand
    std::array<std::vector<int>, 2> picks;             ///< positions from 0
    bool operator==(const ScriptedChance&) const = default;
};

/// A whole game at one moment: a value. Copied and compared; chance is inside.
///
/// What is under way is a stack of values with names, of which only the top one goes on. From the
/// top: `decision`, the question that `decider` must answer; what the rule checks have found
/// (`destructions`, PlayerState::orbs_to_lose and bonus_draws); `effect`, with the picks made so
/// far, and the one it has `interrupted` to ask what happens instead; `waiting`, in groups of which
/// the latest comes first; `battle` at its step, with `delayed` for its end; `phase` at its step. A
/// level goes on when all above it are done. Only `waiting` can hold several that were set off
/// inside one another: an effect runs to its end before the next.
struct GameState {
    std::shared_ptr<const GameCards> cards;
    std::array<PlayerState, 2> players;
    Rulings rulings;
    Player first = Player::P; ///< of the first turn
    Player turn_player = Player::P;
    std::uint16_t turn = 0; ///< of both players together, from 1
    Phase phase = Phase::Setup;
    Decision decision = Decision::None;
    Player decider = Player::P; ///< of `decision`
    bool turn_begun = false;
    bool phase_is_over = false;  ///< but what ends with it is still to be carried out
    bool turn_is_over = false;   ///< its player ended it: the phases still to come are passed over
    bool orbs_by_attack = false; ///< those to lose now
    bool in_battle = false;
    bool check_names = false; ///< an effect may have made two units of one name
    bool drawn = false;       ///< over without a winner
    std::optional<Player> winner;
    std::uint16_t next_unit = 0; ///< half of the next UnitId
    std::uint8_t step = 0;       ///< of a phase without decisions
    std::uint16_t group = 0;     ///< of the skills that are set off next
    std::uint16_t chain = 0;     ///< skills since a player last did something of their own accord
    Battle battle;               ///< while in_battle
    RunningEffect effect;
    std::optional<RunningEffect> interrupted; ///< goes on when `effect` is over
    InlineList<Modifier, 8> modifiers;
    InlineList<Modifier, 2> coming; ///< those that begin with the next turn of their player
    InlineList<WaitingSkill, 4> waiting;
    InlineList<DelayedSteps, 2> delayed;
    InlineList<SkillUse, 4> uses;
    InlineList<UsedUnit, 2> used_units; ///< noted where a filter of the game asks for them
    Memory seen_before; ///< what the skill remembered that set off those waiting for its end
    Memory done_before; ///<
    InlineList<Destruction, 4> destructions;
    std::shared_ptr<const ScriptedChance> chance;
    std::array<std::uint16_t, 2> next_shuffle{};
    std::array<std::uint16_t, 2> next_pick{};
    bool chance_failed = false; ///< a scripted shuffle did not fit the cards

    PlayerState& operator[](Player player) { return players[index(player)]; }
    const PlayerState& operator[](Player player) const { return players[index(player)]; }
    bool is_over() const { return phase == Phase::Over; }

    const Unit* find(UnitId unit) const
    {
        for (const Unit& one : players[unit & 1].units) {
            if (one.id == unit)
                return &one;
        }
        return nullptr;
    }
    Unit* find(UnitId unit) { return const_cast<Unit*>(std::as_const(*this).find(unit)); }
    const CardKind& kind(Player player, CardNumber card) const { return cards->kind(player, card); }
    const CardKind& kind(const Unit& unit) const { return cards->kind(kind_number(unit)); }
    std::uint16_t kind_number(const Unit& unit) const
    {
        return unit.copy != nothing ? unit.copy : cards->kind_number(owner_of(unit.id), unit.top);
    }

    /// Equal where the same cards lie the same way and the same will happen.
    bool operator==(const GameState& other) const;
};

} // namespace kizuna
