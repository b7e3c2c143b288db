#include "scenarios/scenario_files.h"

#include <boost/test/data/test_case.hpp>

namespace kizuna {
BOOST_AUTO_TEST_SUITE(scenario)

namespace {

namespace data = boost::unit_test::data;

std::vector<std::string> names(const std::filesystem::path& folder)
{
    std::vector<std::string> found;
    for (const auto& file : test::scenario_files(folder))
        found.push_back(file.string());
    return found;
}

BOOST_DATA_TEST_CASE(a_golden_game_ends_as_it_is_told,
                     data::make(names(test::game_folder() / "golden")))
{
    const ScenarioResult result = play(test::read_scenario(sample));
    BOOST_TEST(result.passed(), test::text_of(result.differences));
}

BOOST_DATA_TEST_CASE(a_scenario_comes_out_as_it_expects,
                     data::make(names(test::game_folder() / "scenarios")))
{
    const ScenarioResult result = play(test::read_scenario(sample));
    BOOST_TEST(result.passed(), test::text_of(result.differences));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
} // namespace kizuna
