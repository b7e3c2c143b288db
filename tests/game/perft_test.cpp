#include "game/scenario_files.h"

#include <boost/test/data/test_case.hpp>

namespace kizuna {
namespace {

/// Leaves of the tree of legal actions, from the start of a scenario. Counted by the engine and read:
/// the first levels were checked by hand against the rules.
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
PERFT_ROWS
};
// clang-format on

BOOST_AUTO_TEST_SUITE(perft_counts)

BOOST_DATA_TEST_CASE(the_tree_of_legal_actions_has_as_many_leaves_as_ever,
                     boost::unit_test::data::make(known))
{
    const Scenario scenario = test::read_scenario(test::game_folder() / sample.scenario);
    BOOST_TEST(perft(scenario.start(), sample.depth) == sample.leaves);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
} // namespace kizuna
