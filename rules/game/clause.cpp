#include "game/clause.h"

#include <array>

namespace kizuna {
namespace {

/// The ids, in the order of the enumeration.
constexpr std::array<std::string_view, static_cast<std::size_t>(Clause::Last) + 1> ids = {
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

} // namespace

std::string_view id_of(Clause clause)
{
    return ids[static_cast<std::size_t>(clause)];
}

} // namespace kizuna
