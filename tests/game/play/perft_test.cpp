#include "game/play/perft.h"

#include "scenarios/scenario_files.h"

#include <boost/test/data/test_case.hpp>

namespace kizuna {
BOOST_AUTO_TEST_SUITE(perft_counts)

namespace {

/// Leaves of the tree of legal actions, from the start of a scenario. Counted by the engine and
/// read: the low depths of the golden games were checked by hand against the rules.
struct Leaves {
    const char* scenario;
    int depth;
    std::uint64_t leaves;
};
std::ostream& operator<<(std::ostream& out, const Leaves& row)
{
    return out << row.scenario << " at depth " << row.depth;
}

// clang-format off
constexpr Leaves known[] = {
    {"golden/G1-opening.yaml", 3, 20},
    {"golden/G1-opening.yaml", 5, 226},
    {"golden/G2-battle-march.yaml", 2, 12},
    {"golden/G2-battle-march.yaml", 5, 292},
    {"golden/G3-orbs-loss.yaml", 2, 12},
    {"golden/G3-orbs-loss.yaml", 5, 241},
    {"golden/G4-march-range.yaml", 1, 6},
    {"golden/G4-march-range.yaml", 5, 164},
    {"golden/G5-refresh.yaml", 2, 23},
    {"golden/G5-refresh.yaml", 5, 725},
    {"scenarios/skills/SKILL-16-three-orders.yaml", 1, 3},
    {"scenarios/skills/SKILL-16-three-orders.yaml", 2, 9}, // six orders, end-turn, a bond or none
    {"scenarios/movement/MARCH-1.yaml", 5, 42},
    {"scenarios/areas/AREA-14-one-line.yaml", 5, 210},
    {"scenarios/areas/AREA-12-tapped.yaml", 5, 76},
    {"scenarios/victory/GAME-8-acts-at-once.yaml", 5, 315},
    {"scenarios/victory/GAME-9-weak-attacker.yaml", 5, 56},
    {"scenarios/victory/GAME-10-sixth.yaml", 5, 3254},
};
// clang-format on

BOOST_DATA_TEST_CASE(the_tree_of_legal_actions_has_as_many_leaves_as_ever,
                     boost::unit_test::data::make(known))
{
    const Scenario scenario = test::read_scenario(test::game_folder() / sample.scenario);
    BOOST_TEST(perft(scenario.start(), sample.depth) == sample.leaves);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
} // namespace kizuna
