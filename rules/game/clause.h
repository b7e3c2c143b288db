#pragma once

#include <cstdint>
#include <string_view>

namespace kizuna {

/// The clauses of the rules (data/rules/clauses.yaml) that forbid an action.
enum class Clause : std::uint8_t {
    None, ///< nothing forbids it
    Game3,
    Setup2,
    Setup6,
    Turn1,
    Turn2,
    TurnBond1,
    Deploy1,
    Deploy2,
    Deploy3,
    Deploy5,
    Deploy6,
    Level1,
    Move1,
    Move3,
    Range2,
    Range4,
    Attack1,
    Attack2,
    Attack5,
    Crit1,
    Evade1,
    Evade6,
    Orb1,
    Skill3,
    Skill5,
    Skill12,
    Skill13,
    Skill16,
    MarkFs,
    MarkCcs,
    MarkLvs,
    MarkUs,
    End3,
    Ruling26,
    Ruling32,
    Ruling42,
    Ruling45,
    Ruling55,
    ByHandWaits,
    ByHandGone,
    ByHandNothing,
    ByHandProtagonist,
    ByHandDummy,
    Last = ByHandDummy,
};

/// The clause's id, as in "DEPLOY-5"; empty for None.
std::string_view id_of(Clause clause);

} // namespace kizuna
