#pragma once

#include <cstdint>
#include <string_view>

namespace kizuna {

/// The clauses of the rules (data/rules/clauses.yaml) that the engine refuses an action by, or that
/// can be switched off one at a time in the build that tests the scenarios.
enum class Clause : std::uint8_t {
    None, ///< nothing forbids it
    Game3,
    Game5,
    Game9,
    Area5,
    Setup2,
    Setup3,
    Setup5,
    Setup6,
    Setup7,
    Turn1,
    Turn2,
    TurnBegin1,
    TurnBegin2,
    TurnBegin3,
    TurnBond1,
    End1,
    End2,
    Deploy1,
    Deploy2,
    Deploy3,
    Deploy4,
    Deploy5,
    Deploy6,
    Deploy7,
    Deploy8,
    Deploy9,
    Deploy12,
    Level1,
    Level2,
    Level3,
    Level4,
    Level5,
    Level6,
    Level10,
    Level11,
    Grow1,
    Grow2,
    Grow3,
    Grow4,
    Move1,
    Move2,
    Move3,
    March1,
    March2,
    March3,
    March4,
    March5,
    Range1,
    Range2,
    Range4,
    Attack1,
    Attack2,
    Attack3,
    Attack5,
    Support1,
    Support2,
    Support3,
    Support4,
    Support5,
    Support7,
    Support11,
    Crit1,
    Crit2,
    Crit3,
    Evade1,
    Evade2,
    Evade6,
    Judge1,
    Judge3,
    Judge4,
    Judge5,
    Orb1,
    Orb2,
    Orb3,
    Orb4,
    Orb5,
    Orb6,
    Bend2,
    Bend4,
    Deckout1,
    Deckout2,
    Deckout4,
    Skill3,
    Skill5,
    Skill7,
    Skill11,
    Skill12,
    Skill13,
    Skill14,
    Skill16,
    Skill17,
    Skill22,
    MarkFs,
    MarkCcs,
    MarkLvs,
    MarkUs,
    MarkBs,
    MarkDv,
    MarkHs,
    MarkAs,
    MarkDb,
    MarkLis,
    MarkCp,
    End3,
    Ruling12,
    Ruling18,
    Ruling19,
    Ruling23,
    Ruling26,
    Ruling27,
    Ruling28,
    Ruling30,
    Ruling31,
    Ruling32,
    Ruling37,
    Ruling38,
    Ruling40,
    Ruling42,
    Ruling45,
    Ruling47,
    Ruling53,
    Ruling54,
    Ruling55,
    Last = Ruling55,
};

/// As in "DEPLOY-5"; empty for None.
std::string_view id_of(Clause clause);
/// None where no clause of the engine has this id.
Clause clause_of(std::string_view id);

#ifdef KIZUNA_SWITCHABLE_RULES
/// The clause that the engine ignores, in the build that tests the scenarios.
extern Clause switched_off;
/// How many more times the engine may ask whether a rule holds.
extern std::int64_t questions_left;
/// Without one of its rules a game may have no end.
struct EndlessGame {};
/// Throws EndlessGame where no question is left. Every loop of the engine asks.
inline bool holds(Clause clause)
{
    if (--questions_left < 0)
        throw EndlessGame();
    return clause != switched_off;
}
#else
/// True: every rule is played. Only the build that tests the scenarios can ignore one.
constexpr bool holds(Clause)
{
    return true;
}
#endif

} // namespace kizuna
