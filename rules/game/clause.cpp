#include "game/clause.h"

#include <array>
#include <string>

namespace kizuna {
namespace {

/// In the order of the enumeration.
constexpr std::array<std::string_view, static_cast<std::size_t>(Clause::Last) + 1> ids = {
    "",
    "GAME-3",
    "GAME-5",
    "GAME-9",
    "AREA-5",
    "SETUP-2",
    "SETUP-3",
    "SETUP-5",
    "SETUP-6",
    "SETUP-7",
    "TURN-1",
    "TURN-2",
    "TURN-BEGIN-1",
    "TURN-BEGIN-2",
    "TURN-BEGIN-3",
    "TURN-BOND-1",
    "END-1",
    "END-2",
    "DEPLOY-1",
    "DEPLOY-2",
    "DEPLOY-3",
    "DEPLOY-4",
    "DEPLOY-5",
    "DEPLOY-6",
    "DEPLOY-7",
    "DEPLOY-8",
    "DEPLOY-9",
    "DEPLOY-12",
    "LEVEL-1",
    "LEVEL-2",
    "LEVEL-3",
    "LEVEL-4",
    "LEVEL-5",
    "LEVEL-6",
    "LEVEL-10",
    "LEVEL-11",
    "GROW-1",
    "GROW-2",
    "GROW-3",
    "GROW-4",
    "MOVE-1",
    "MOVE-2",
    "MOVE-3",
    "MARCH-1",
    "MARCH-2",
    "MARCH-3",
    "MARCH-4",
    "MARCH-5",
    "RANGE-1",
    "RANGE-2",
    "RANGE-4",
    "ATTACK-1",
    "ATTACK-2",
    "ATTACK-3",
    "ATTACK-5",
    "SUPPORT-1",
    "SUPPORT-2",
    "SUPPORT-3",
    "SUPPORT-4",
    "SUPPORT-5",
    "SUPPORT-7",
    "SUPPORT-11",
    "CRIT-1",
    "CRIT-2",
    "CRIT-3",
    "EVADE-1",
    "EVADE-2",
    "EVADE-6",
    "JUDGE-1",
    "JUDGE-3",
    "JUDGE-4",
    "JUDGE-5",
    "ORB-1",
    "ORB-2",
    "ORB-3",
    "ORB-4",
    "ORB-5",
    "ORB-6",
    "BEND-2",
    "BEND-4",
    "DECKOUT-1",
    "DECKOUT-2",
    "DECKOUT-4",
    "SKILL-3",
    "SKILL-5",
    "SKILL-7",
    "SKILL-11",
    "SKILL-12",
    "SKILL-13",
    "SKILL-14",
    "SKILL-16",
    "SKILL-17",
    "SKILL-22",
    "MARK-FS",
    "MARK-CCS",
    "MARK-LVS",
    "MARK-US",
    "MARK-BS",
    "MARK-DV",
    "MARK-HS",
    "MARK-AS",
    "MARK-DB",
    "MARK-LIS",
    "MARK-CP",
    "END-3",
    "RULING-12",
    "RULING-18",
    "RULING-19",
    "RULING-23",
    "RULING-26",
    "RULING-27",
    "RULING-28",
    "RULING-30",
    "RULING-31",
    "RULING-32",
    "RULING-37",
    "RULING-38",
    "RULING-40",
    "RULING-42",
    "RULING-45",
    "RULING-47",
    "RULING-53",
    "RULING-54",
    "RULING-55",
};

} // namespace

#ifdef KIZUNA_SWITCHABLE_RULES
Clause switched_off = Clause::None;
std::int64_t questions_left = 0;
#endif

std::string_view id_of(Clause clause)
{
    return ids[static_cast<std::size_t>(clause)];
}

Clause clause_of(std::string_view id)
{
    for (std::size_t at = 1; at < ids.size(); ++at) {
        if (ids[at] == id)
            return static_cast<Clause>(at);
    }
    return Clause::None;
}

} // namespace kizuna
