#pragma once

#include <array>
#include <cstddef>
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

/// The ids, in the order of the enumeration.
inline constexpr std::array<std::string_view, static_cast<std::size_t>(Clause::Last) + 1>
    clause_ids = {
        "",
        "GAME-3",
        "SETUP-2",
        "SETUP-6",
        "TURN-1",
        "TURN-2",
        "TURN-BOND-1",
        "DEPLOY-1",
        "DEPLOY-2",
        "DEPLOY-3",
        "DEPLOY-5",
        "DEPLOY-6",
        "LEVEL-1",
        "MOVE-1",
        "MOVE-3",
        "RANGE-2",
        "RANGE-4",
        "ATTACK-1",
        "ATTACK-2",
        "ATTACK-5",
        "CRIT-1",
        "EVADE-1",
        "EVADE-6",
        "ORB-1",
        "SKILL-3",
        "SKILL-5",
        "SKILL-12",
        "SKILL-13",
        "SKILL-16",
        "MARK-FS",
        "MARK-CCS",
        "MARK-LVS",
        "MARK-US",
        "END-3",
        "RULING-26",
        "RULING-32",
        "RULING-42",
        "RULING-45",
        "RULING-55",
        "BY-HAND-WAITS",
        "BY-HAND-GONE",
        "BY-HAND-NOTHING",
        "BY-HAND-PROTAGONIST",
        "BY-HAND-DUMMY",
};

/// The clause's id, as in "DEPLOY-5"; empty for None.
inline std::string_view id_of(Clause clause)
{
    return clause_ids[static_cast<std::size_t>(clause)];
}

} // namespace kizuna
