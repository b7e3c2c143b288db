#pragma once

#include "calculators/fetcg/damage.h"

#include <variant>

namespace kizuna::fetcg {

/// The crest abilities 【力】, 【技】, 【速】, 【守】, 【魔】 and 【運】.
enum class Crest : std::uint8_t { Strength, Skill, Speed, Defence, Magic, Luck };

/// As scripts and the command line name crests, in the order of the enumeration.
inline constexpr WordsOf<Crest, 6> crest_words = {
    {"strength", "skill", "speed", "defence", "magic", "luck"}};

/// What a crest ability costs, where that is known.
enum class CrestCost : std::uint8_t {
    Open,
    Spirit, ///< chips of the unit that fights on its side
    Cards,
};

/// "spirit" or "cards".
std::optional<CrestCost> crest_cost_called(std::string_view word);

/// A crest ability declared in the preparation second, in the order of declaration.
struct CrestUse {
    std::string unit;
    bool is_attackers = true; ///< of the side that attacks now
    Crest crest = Crest::Strength;
    /// The cost on the card; empty where the cost is not looked at.
    std::optional<int> printed_cost = {};
    int paid = 0; ///< exactly that (FET-CRE-8)
    CrestCost cost = CrestCost::Open;
};

/// One attack, or one counter: each has a preparation second of its own.
struct Fight {
    Damage damage;
    int cost = 0;           ///< chips: the attack value of the equipment used
    int attacker_chips = 1; ///< 1 to all_chips
    int receiver_chips = 1; ///< the same
    bool is_counter = false;
    bool by_initial_equipment = true;
    bool in_range = true;      ///< when the attack comes
    bool can_step_back = true; ///< the square behind the receiver is free
    bool knows_kind = true;    ///< by_magic or by_weapon was stated
    bool by_magic = false;
    bool by_weapon = true;        ///< unless by magic: sword, lance, axe, bow or shooter
    std::vector<CrestUse> crests; ///< the last resolves first (FET-CHN-1)
};

struct FightResult {
    bool attacked = false; ///< else the fight goes on with the counter declaration
    int paid = 0;
    int attacker_left = 0;
    Bounds damage;
    Bounds receiver_left;
    bool attacker_gone = false;
    bool receiver_gone = false;   ///< surely
    bool receiver_may_go = false; ///< only where a rounding that is open decides
    CalculationSteps steps;
};

/// The result of one attack or counter; or the step that refuses it if `fight` is not possible.
std::variant<FightResult, CalculationStep> fight(const Fight& fight);

} // namespace kizuna::fetcg
