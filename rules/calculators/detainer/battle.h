#pragma once

#include "calculators/calculation.h"

#include <array>
#include <optional>

namespace kizuna::detainer {

inline constexpr int max_number = 99; ///< of anything that is entered
inline constexpr int all_stigmata = 3;

/// One side of a battle as it is when the Initiative step begins.
struct Fighter {
    enum class Kind : std::uint8_t { Unit, Detainer, Messenger };
    Kind kind = Kind::Unit;
    int attack = 0;
    int durability = 0; ///< during this battle
    int speed = 0;
    int damage = 0;             ///< taken before this battle
    int stigmata = 0;           ///< of its player
    int critical = 0;           ///< percent
    int critical_adds = 0;      ///< damage that a critical hit adds, as the card says
    bool cows = false;          ///< 威嚇: the other's speed counts as 0 in the Initiative step
    bool defended = false;      ///< 防衛: its retreat is prevented once
    bool drives_off = false;    ///< what it deals battle damage to retreats
    bool breaks_stigma = false; ///< breaks a Stigma of the opponent where it deals battle damage
    bool carries_force_unit = false;
    // False where the number above is unknown: it counts as 0, and the answer says so.
    bool knows_attack = true;
    bool knows_speed = true;
    bool knows_stigmata = true; ///< of a Detainer
};

struct Side {
    int dealt = 0; ///< battle damage it took, also 0
    bool was_hit = false;
    int damage = 0; ///< on it after the battle
    int stigmata = 0;
    bool retreats = false;
    int broke_stigmata = 0;
    bool force_unit_broken = false;
    bool force_unit_drops = false; ///< and is a unit again
    bool operator==(const Side&) const = default;
};

/// What comes first in the End of battle step, on which the document is silent.
struct EndOrder {
    bool breaks_before_retreats = true;   ///< effects that break Stigmata
    bool destroys_before_retreats = true; ///< equipped Force Units
    bool operator==(const EndOrder&) const = default;
};

/// One way the battle may end.
struct Outcome {
    enum class Ending : std::uint8_t { GoesOn, FirstLoses, SecondLoses, Messengers, BothLose };
    std::array<bool, 2> critical{}; ///< whose critical succeeds
    int weight = 0;                 ///< of 10,000
    /// Where the speeds differ the document does not say whether the slower one strikes back.
    bool slower_strikes = true;
    EndOrder order;
    std::array<Side, 2> sides;
    Ending ending = Ending::GoesOn;
    CalculationSteps steps;
};

struct BattleResult {
    CalculationSteps steps; ///< of the Initiative step, which all outcomes share
    /// One or more lists in a row. Each has every possible combination of criticals, the most
    /// likely first, and its weights add up to 10,000. There is one list for each order of the
    /// End of battle step that changes an ending. If the speeds differ and no Messenger fights,
    /// the same lists follow again, without the slower fighter's blow.
    std::vector<Outcome> outcomes;
};

/// Why `first` may not attack: a Messenger never may (DET-WIN-3). Empty for any other fighter.
std::optional<CalculationStep> battle_refusal(const Fighter& first);
BattleResult battle(const Fighter& first, const Fighter& second);

} // namespace kizuna::detainer
