#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kizuna {

/// The min and max of a number; they differ only if the game's document leaves something open.
struct Bounds {
    constexpr Bounds(int number = 0) : low(number), high(number) {}
    constexpr Bounds(int lowest, int highest) : low(lowest), high(highest) {}
    int low;
    int high;
    constexpr bool is_exact() const { return low == high; }
    constexpr bool operator==(const Bounds&) const = default;
};

/// The words that people type for the values of an enumeration, in their order.
template <typename Value, std::size_t size>
struct WordsOf {
    std::array<std::string_view, size> words;

    std::string of(Value value) const
    {
        return std::string(words[static_cast<std::size_t>(value)]);
    }
    std::optional<Value> called(std::string_view word) const
    {
        const auto* const found = std::ranges::find(words, word);
        return found == words.end() ? std::nullopt
                                    : std::optional(static_cast<Value>(found - words.begin()));
    }
    std::vector<std::string> all() const { return {words.begin(), words.end()}; }
};

/// What one step of a calculation says. The comment after a value lists the numbers and the names
/// that the step carries, each in order. Sentences: builder/app/card_games/calculation_text.
enum class StepKind : std::uint8_t {
    // Damage of the FE TCG.
    AttackChanged,    ///< value, doublings, halvings, plus, result
    ModifierChanged,  ///< the same
    AttacksChanged,   ///< the same
    ExtraChanged,     ///< the same
    RoundingOpen,     ///< lowest and highest damage
    Advantage,        ///< modifier; weapon, against
    NoAdvantage,      ///< weapon, against
    EquipmentDecides, ///< weapon, against
    NoWeapon,         ///< refused
    PrintedTriangle,  ///< modifier
    BaseAttack,       ///< attack
    BaseWithCard,     ///< refused: a base attack is not made with a card
    Product,          ///< attack, modifier, attacks, result
    BelowZero,        ///< the number below 0
    FloorOpen,        ///< the value below 0, extra, lowest and highest damage
    ExtraAdded,       ///< before, extra, damage
    ExtraLost,        ///< extra
    // Fights of the FE TCG.
    FighterChips,  ///< refused: chips, least, most; side
    FightDeclared, ///< though there will be no attack
    OutOfRange,
    TooFewChips,   ///< chips, needed
    CounterTooFew, ///< the same of a counter
    AttackPaid,    ///< before, paid, left
    CounterIsFree, ///< chips
    CounterPowerOpen,
    Hit, ///< before, damage, left
    AttackerGone,
    ReceiverGone,
    ReceiverMayBeGone,
    CrestStrength,   ///< change of the modifier; unit
    CrestProtects,   ///< change of the modifier; unit, crest
    CrestNoMatter,   ///< unit, crest: it protects from another kind of attack
    CrestStopsSkill, ///< unit
    CrestAvoids,     ///< unit
    CrestStops,      ///< unit, crest of the other, the other
    CrestTwice,      ///< refused: unit
    CrestNothing,    ///< refused: unit; no crest ability has just been used
    CrestNoSquare,   ///< refused: unit
    CrestNotTheirs,  ///< refused: unit, crest; it is for the other side
    CrestNeedsKind,  ///< refused: unit, crest; by what it is struck was not said
    CrestCost,       ///< refused: printed, paid; unit
    CrestPaid,       ///< paid; unit. Of what the document leaves to the card
    CrestPaidCards,  ///< cards; unit
    CrestPaidSpirit, ///< chips, left; unit
    CrestTooDear,    ///< refused: chips, left; unit
    CrestTookLast,   ///< unit: it is removed before the attack
    CrestCostOpen,   ///< unit: no cost is given, so nothing is taken from its chips
    CounterIsNext,   ///< there was no attack
    NoProcessing,    ///< only the attacker is gone
    // Chips.
    Deployed,       ///< chips, unused left; unit
    WeaponAttached, ///< chips, unused left; weapon
    ItemPaid,       ///< chips, unused left
    CardPaid,       ///< chips, unused left
    Supported,      ///< chips, on the unit, in this step; unit
    Spent,          ///< chips, left; unit
    Damaged,        ///< chips lost, left; unit
    UnitGone,       ///< unit
    Returned,       ///< chips that return, unused then
    Healed,         ///< chips; from, to
    ChipSum,        ///< unused, spirit, used, sum
    UnusedTooFew,   ///< refused: needed, unused
    ChipsOutside,   ///< refused: chips, least, most; name
    SupportTooMuch, ///< refused: chips, given already, limit
    NameTaken,      ///< refused: name
    NoSuchUnit,     ///< refused: name
    SpiritTooFew,   ///< refused: chips, on the unit; unit
    SpiritTooMuch,  ///< refused: chips, on the unit, max; unit
    WeaponUseOpen,  ///< refused: weapon
    HealsItself,    ///< refused: unit
    // Squares.
    SquaresKnown,   ///< how many
    SquaresBlocked, ///< how many of them are occupied or restricted
    StillDiagonal,  ///< the forward diagonals stay free
    ShooterOpen,
    StaffOpen,
    BreathIsItself,
    // The chain.
    Declared,      ///< number, chips paid; player, effect
    ResolvesNext,  ///< number; player, effect
    Stops,         ///< number, number of the other; effect, the other
    WasStopped,    ///< number; effect
    StopMisses,    ///< number; effect: what it was to stop is resolved or stopped already
    Discards,      ///< cards; player
    GoesOutside,   ///< effect: a surprise card
    OutsideOpen,   ///< effect: one that was stopped
    KeepsCards,    ///< cards; player: the effect was stopped
    KeepsNoChips,  ///< chips; player: paid all the same
    NothingLeft,   ///< refused
    NothingToStop, ///< refused
    NotWaiting,    ///< refused: number
    UsedAgain,     ///< player, effect: everything before it has resolved
    ChainChips,    ///< refused: chips in this timing, most; player
    // Detainer.
    AttackNotSaid,     ///< side: taken as 0, as the next two
    SpeedNotSaid,      ///< side
    StigmataNotSaid,   ///< side
    SpeedIsZero,       ///< side
    SameSpeed,         ///< speed
    SpeedDiffers,      ///< speed, speed
    Dealt,             ///< side, damage
    DealtNone,         ///< side
    CriticalAdds,      ///< side, damage
    DamageReaches,     ///< side, damage, durability
    DamageFallsShort,  ///< side, damage, durability
    FreshHolds,        ///< side, durability
    RetreatByAbility,  ///< side
    RetreatPrevented,  ///< side
    StigmaBreaks,      ///< side, stigmata left
    DurabilityFresh,   ///< side
    UnitRetreats,      ///< side
    DetainerDefeated,  ///< side
    MessengerDefeated, ///< side
    BothDefeated,
    BothDefeatedOpen, ///< not both of them Detainers: the document does not say
    MessengerAttacks, ///< refused
    MessengerStrikesNever,
    ForceUnitBroken, ///< side
    ForceUnitDrops,  ///< side
    BrokenByEffect,  ///< side, stigmata left
    BreakSkipped,    ///< side
    MovementFixed,   ///< movement
    Equips,          ///< step; force
    StaysFixed,      ///< movement, the bonus; force
    MoveEnds,        ///< steps
    MayGoOn,         ///< steps left
    ZeroStep,
    ZeroStepOpen, ///< movement: the document speaks of movement 0 alone
    MovedBack,
    NotAway, ///< refused: step
    OneMoreAction,
    MoveTooFar, ///< refused: step, movement
};

/// One line of a calculation, and the clause that it rests on.
struct CalculationStep {
    std::string_view clause; ///< as in "FET-DMG-1"; empty where the document says nothing
    StepKind kind;
    std::vector<Bounds> numbers = {};
    std::vector<std::string> names = {}; ///< as the user wrote them, or ids of words
    bool operator==(const CalculationStep&) const = default;
};

using CalculationSteps = std::vector<CalculationStep>;

/// The clauses the steps rest on, each once, in the order of their first use.
inline std::vector<std::string_view> clauses_of(const CalculationSteps& steps)
{
    std::vector<std::string_view> clauses;
    for (const CalculationStep& step : steps) {
        if (!step.clause.empty() && std::ranges::find(clauses, step.clause) == clauses.end())
            clauses.push_back(step.clause);
    }
    return clauses;
}

} // namespace kizuna
