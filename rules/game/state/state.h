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

/// Cards of one player, in order. The last card of a deck is its top.
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

/// What a unit did in the current turn, or what was done to it.
enum class TurnFact : std::uint8_t {
    Deployed,
    Attacked,
    Moved, ///< not by march
    LeveledUp,
    ClassChanged,
    Grown,
    Grows,        ///< by the current step; Moment::Grown is not yet fired
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
    /// GameState::next_unit when the unit last levelled up or grew in this turn, to tell which
    /// units were already there; 0 if it did not.
    std::uint16_t raised_at = 0;
    std::uint16_t copy = nothing; ///< the kind of card that it copies until the end of the turn

    void note(TurnFact fact)
    {
        turn_facts = static_cast<std::uint8_t>(turn_facts | 1U << static_cast<unsigned>(fact));
    }
    void forget(TurnFact fact)
    {
        turn_facts = static_cast<std::uint8_t>(turn_facts & ~(1U << static_cast<unsigned>(fact)));
    }
    /// Clears what lasts until the end of the turn.
    void forget_turn()
    {
        turn_facts = 0;
        raised_at = 0;
        copy = nothing;
    }
    bool has(TurnFact fact) const { return (turn_facts >> static_cast<unsigned>(fact)) & 1U; }
    bool operator==(const Unit&) const = default;
};

/// The areas of a player (AREA-1, RULING-49), and the player's counts and generators.
struct PlayerState {
    CardPile deck; ///< the last is the top
    CardPile hand; ///< sorted
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
    /// By player who looked: hidden cards of this player that were looked at and have not moved.
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
    bool falls = false;           ///< is about to lose; a card may still prevent it
    std::uint8_t offers = 0;      ///< how many such cards were offered already
    bool loses = false;           ///< nothing prevents it any more
    Rng opening{0};               ///< shuffles of the setup
    Rng mulligan{0};              ///< the shuffle of a redraw
    Rng refresh{0};               ///< shuffles of retreats
    Rng effects{0};               ///< random picks and shuffles of card texts
    bool operator==(const PlayerState&) const = default;
};

/// A change that lasts for a while, of a unit or, with no_unit, of what a player or cards may do.
struct Modifier {
    enum class Kind : std::uint8_t {
        StrengthBy,
        StrengthTo,
        StrengthTimes,
        RangeAlso,
        RangeOnly,
        RangeAgainst, ///< more distances, against some units; `value`: the Op that says which
        SupportFails, ///< of any card that supports the unit
        CostBy,
        CostTo,
        Forbid,
        Survives,
        Skill,
        Silence,   ///< unit no_unit: the player `by` may not use the skills
        MarksHold, ///< `value`: a bit for each X of LvSX
        SkillCost, ///< of a SkillCost or SkillEffect step
        Facts,     ///< of a CountAs or Lose step; `value`: their place in Program::facts
        RangeLost,
        SupportSkillOff,
    };
    Kind kind = Kind::StrengthBy;
    UnitId unit = no_unit;  ///< no_unit: Forbid or Silence for cards, a player or the defender
    std::int16_t value = 0; ///< amount; by kind also bits of distances, a UnitAct, a skill, an Op
    Until until = Until::EndOfBattle;
    Player by = Player::P;       ///< whose effect; the turns of `until` are meant from this side
    bool after_critical = false; ///< given after the decision: not doubled (RULING-38)
    bool turn_seen = false;      ///< the turn that ends it has begun
    CardNumber card = no_card;   ///< the card of `by` that the effect is printed on; none: by hand
    // Forbid, Silence and SkillCost: what the filters of `op` read of the effect, which is over.
    UnitId source = no_unit; ///< the unit of the effect
    Place16 op = nothing;    ///< the step, which says what is changed
    UnitId chosen = no_unit; ///< the first unit that the effect chose
    CardNumber chosen_top = no_card;
    UnitId subject = no_unit;
    CardNumber subject_top = no_card;
    bool operator==(const Modifier&) const = default;
};

/// The steps of a battle, in order.
enum class BattleStep : std::uint8_t {
    Supports,      ///< both sides turn over a card
    Success,       ///< checks whether each support succeeds
    AttackerSkill, ///< support skill of the attacking side
    DefenderSkill, ///< support skill of the defending side
    Critical,      ///< offers the attacker a critical hit
    Evasion,       ///< offers the defender an evasion
    Judgement,     ///< compares the strengths
    SupportsLeave, ///< the support cards go to retreat
    AttackEnds,    ///< skills at the end of the attack
    Delayed,       ///< steps that effects left for the end of the battle
    Expiry,        ///< ends what lasts until the end of the battle
};

struct Battle {
    UnitId attacker = no_unit;
    UnitId defender = no_unit;
    BattleStep step = BattleStep::Supports; ///< the next one
    bool critical = false;
    bool evaded = false;
    bool critical_decided = false;
    bool destroyed = false;                    ///< the defending unit was destroyed in judgement
    Unit destroyed_unit;                       ///< as it was when it was destroyed
    BattleStep offered = BattleStep::Supports; ///< the step that `offers` counts for
    std::uint8_t offers = 0;                   ///< offers of always-on skills made in that step
    std::uint8_t orbs = 1;                     ///< orbs that destroying a protagonist takes
    std::uint8_t more_orbs = 0;                ///< added to `orbs`
    std::uint8_t critical_times = 2;           ///< factor of a critical hit
    std::array<bool, 2> succeeded{};           ///< the support, by player
    std::array<bool, 2> failed{};              ///< the support card, by player
    std::array<bool, 2> will_fail{};           ///< by a text, once it is checked; by player
    std::array<bool, 2> cancelled{};           ///< the support skill, by player
    /// The support cards that went to retreat at the end of the battle, by player.
    std::array<CardNumber, 2> discarded{no_card, no_card};
    std::array<std::int16_t, 2> support_by{};       ///< added to the support value, by player
    std::array<std::int16_t, 2> support_to{-1, -1}; ///< replaces the printed support; -1: does not
    bool operator==(const Battle&) const = default;
};

/// A skill that was set off and waits to be carried out. Later groups come first (RULING-31).
struct WaitingSkill {
    std::uint16_t skill = nothing;
    UnitId unit = no_unit;    ///< the unit that has the skill; no_unit: a card elsewhere has it
    UnitId subject = no_unit; ///< the unit that the triggering event is about
    std::uint16_t group = 0;
    Player player = Player::P;
    CardNumber card = no_card;        ///< the card of `player` that has the skill
    CardNumber subject_top = no_card; ///< the top card of the subject at that moment
    bool ordered = false;             ///< its place in the group is decided (SKILL-16)
    bool operator==(const WaitingSkill&) const = default;
};

/// Steps that an effect left for the end of the battle or the turn.
struct DelayedSteps {
    Place16 op = nothing;    ///< the first step
    bool of_turn = false;    ///< for the end of the turn; false: of the battle
    UnitId chosen = no_unit; ///< the first unit that the effect chose
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
    bool chosen = false; ///< chosen by the skill; false: paid for it
    std::uint16_t skill = nothing;
    Player player = Player::P;
    CardNumber card = no_card; ///< the card that has the skill
    UnitId unit = no_unit;
    bool operator==(const UsedUnit&) const = default;
};

/// A card or unit that an effect remembers for its later steps.
struct Remembered {
    std::uint16_t number = nothing; ///< a card; if `zone` is Field, a unit, which may have left
    Player owner = Player::P;
    Zone zone = Zone::Field; ///< where the card lay
    Zone now = Zone::Field;  ///< where the effect put it
    bool moved = false;      ///< a later step of the effect did something to the card
    bool operator==(const Remembered&) const = default;
};
using Memory = InlineList<Remembered, 4>;

/// The effect that is being carried out. Skills that it sets off wait until it is over.
struct RunningEffect {
    enum class Stage : std::uint8_t { Begin, Choosing, Acting };
    Place16 op = nothing; ///< the current step; nothing: no effect is running
    Stage stage = Stage::Begin;
    std::uint16_t skill = nothing;
    Player player = Player::P;
    CardNumber card = no_card; ///< the card of `player` that has the skill
    UnitId unit = no_unit;     ///< the unit that has the skill; no_unit: a card elsewhere has it
    UnitId subject = no_unit;  ///< the unit that the triggering event is about
    CardNumber subject_top = no_card;      ///< the top card of the subject at that moment
    std::int16_t left = 0;                 ///< how many picks or cards are still to come
    InlineList<std::uint16_t, 12> picked;  ///< by the current step: cards, units or orb positions
    InlineList<UnitId, 4> chosen;          ///< by the last Choose step
    InlineList<CardNumber, 4> chosen_tops; ///< the top card of each when it was chosen
    Player shown_owner = Player::P;        ///< whose card was shown last
    CardNumber shown = no_card;            ///< the card shown last
    Memory seen;                           ///< cards that the last Look or Show saw
    Memory done;                           ///< of the last step that is_remembered_as_done()
    Memory paid;                           ///< what was paid
    bool is_whole = false; ///< a whole skill; false: an offer or steps left for later
    bool operator==(const RunningEffect&) const = default;
};

/// A unit that is about to be destroyed.
struct Destruction {
    UnitId unit = no_unit;
    std::uint8_t orbs = 1; ///< that it takes if the unit is the protagonist
    bool in_battle = false;
    bool by_effect = false;  ///< by the running effect, which then remembers the unit
    bool is_payment = false; ///< by_effect: as a payment
    Zone to = Zone::Retreat; ///< outside battle: where the unit goes
    bool operator==(const Destruction&) const = default;
};

/// A question that a player must answer before the game goes on.
enum class Decision : std::uint8_t {
    None,
    Protagonist, ///< which card to put under the marker
    Mulligan,    ///< keep or redraw
    Critical,
    Evade,
    Orb,      ///< which orb is lost
    Order,    ///< which of several skills at the same moment comes first
    May,      ///< whether to do, or pay, what the effect offers
    Choose,   ///< the next card or unit for the current step
    Place,    ///< the line to which an effect deploys a card
    SameName, ///< which of two units with one name stays
    OneOf,    ///< which of its options an effect carries out
};

/// Settings of a game that its rules leave open.
struct Rulings {
    bool no_cards_loses = false; ///< a player with deck and retreat empty loses (RULING-18)
    /// Stops before each turn until begin_turn() is called.
    bool wait_before_turns = false;
    bool operator==(const Rulings&) const = default;
};

/// Shuffles and random picks that are fixed in advance, by player, in the order of their use.
struct FixedChance {
    /// Kinds of cards from the top. When none is left, a shuffle keeps the order.
    std::array<std::vector<std::vector<std::uint16_t>>, 2> shuffles;
    /// The deck from which a redraw of the opening hand draws, from the top; empty: order kept.
    std::array<std::vector<std::uint16_t>, 2> redraws;
    std::array<std::vector<int>, 2> picks; ///< positions from 0; 0 when none is left
    bool operator==(const FixedChance&) const = default;
};

/// A whole game at one moment, with its random generators. It is a value: copied and compared.
///
/// What is under way forms a stack; a level goes on when all levels above it are done. From the
/// top: `decision`, the question that `decider` must answer; what the rule checks have found
/// (`destructions`, PlayerState::orbs_to_lose and bonus_draws); `effect`, with the picks made so
/// far, and the effect that it has `interrupted`; `waiting`, in groups of which the latest comes
/// first; `battle` at its step, with `delayed` for its end; `phase` at its step. Skills that set
/// each other off all go to `waiting`: an effect runs to its end before the next begins.
struct GameState {
    std::shared_ptr<const GameCards> cards;
    std::array<PlayerState, 2> players;
    Rulings rulings;
    Player first = Player::P; ///< whose turn is the first
    Player turn_player = Player::P;
    std::uint16_t turn = 0; ///< counts the turns of both players, from 1; 0 before the first
    Phase phase = Phase::Setup;
    Decision decision = Decision::None;
    Player decider = Player::P; ///< who answers `decision`
    bool turn_begun = false;
    bool phase_is_over = false;  ///< the next phase begins once the skills of its end are done
    bool turn_is_over = false;   ///< its player ended it: no actions in the phases still to come
    bool orbs_by_attack = false; ///< an attack takes the orbs that are lost now; false: an effect
    bool in_battle = false;
    bool check_names = false; ///< an effect may have made two units of one name
    bool drawn = false;       ///< the game is over without a winner
    std::optional<Player> winner;
    std::uint16_t next_unit = 0; ///< half of the next UnitId
    std::uint8_t step = 0;       ///< the next step of a phase that runs by itself
    std::uint16_t group = 0;     ///< WaitingSkill::group of the skills that are set off next
    std::uint16_t chain = 0;     ///< skills started since the last action; too many are a draw
    Battle battle;               ///< meaningless unless in_battle
    RunningEffect effect;
    std::optional<RunningEffect> interrupted; ///< goes on when `effect` is over
    InlineList<Modifier, 8> modifiers;
    InlineList<Modifier, 2> coming; ///< modifiers that begin with the next turn of `by`
    InlineList<WaitingSkill, 4> waiting;
    InlineList<DelayedSteps, 2> delayed;
    InlineList<SkillUse, 4> uses;
    InlineList<UsedUnit, 2> used_units; ///< empty unless Program::remembers_used
    Memory seen_before; ///< `seen` of the last whole skill, for skills that its end set off
    Memory done_before; ///< `done` of that skill
    InlineList<Destruction, 4> destructions;
    std::shared_ptr<const FixedChance> chance;
    std::array<std::uint16_t, 2> next_shuffle{}; ///< in `chance`, by player
    std::array<std::uint16_t, 2> next_pick{};    ///< in `chance`, by player
    bool chance_failed = false; ///< a scripted shuffle or pick did not fit the cards

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

    /// True if both games are in the same position and would go on alike. Both must have the same
    /// `cards`; parts without further effect, such as an ended battle, are ignored.
    bool operator==(const GameState& other) const;
};

} // namespace kizuna
