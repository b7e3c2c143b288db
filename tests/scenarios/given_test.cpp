#include "scenarios/given.h"

#include "scenarios/scenario_parts.h"

#include <boost/test/unit_test.hpp>

namespace kizuna {
namespace {

BOOST_AUTO_TEST_SUITE(state_as_given)

/// What a state is once more when it is written as `given` and read.
std::string round_trip(const GameState& state)
{
    const Scenario read = test::scenario_of_text("scenario: 1\nlibrary: skill-cards.yaml\n" +
                                                 to_given(state) + "expect: {winner: none}\n");
    return to_given(read.start());
}

BOOST_AUTO_TEST_CASE(a_state_keeps_which_skills_were_used)
{
    constexpr const char* side = "{deck: [K12, K12], hand: [K32], orbs: [K12], bonds: [K15, K15], "
                                 "front: [{stack: [K01], protagonist: true}, {stack: [K38]}], "
                                 "used: [{unit: Rosa, skill: 1}, {bond: K15, skill: 1}, "
                                 "{bond: K15, skill: 1}, {hand: K32, skill: 1, times: 2}]}";
    const Scenario scenario = test::scenario_of({.p = side, .actions = "[]"});
    const GameState& state = scenario.start();
    BOOST_REQUIRE(state.uses.size() == 4U);
    BOOST_TEST(state.uses[1].card != state.uses[2].card);
    const std::string text = to_given(state);
    BOOST_TEST(text.find("used: [{unit: Rosa, skill: 1}, {bond: K15, skill: 1}, "
                         "{bond: K15, skill: 1}, {hand: K32, skill: 1, times: 2}]") !=
               std::string::npos);
    BOOST_TEST(round_trip(state) == text);
}

BOOST_AUTO_TEST_CASE(every_end_of_a_scenario_with_these_cards_is_a_position_again)
{
    int checked = 0;
    for (const auto& file : test::scenario_files(test::game_folder() / "scenarios" / "skills")) {
        const Scenario scenario = test::read_scenario(file);
        const std::string text = test::file_text(file);
        const ScenarioResult result = play(scenario);
        if (result.state.is_over() || result.state.phase == Phase::Setup ||
            text.find("library: ../../skill-cards.yaml") == std::string::npos)
            continue;
        BOOST_TEST(round_trip(result.state) == to_given(result.state), file.string());
        ++checked;
    }
    BOOST_TEST(checked > 20);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
} // namespace kizuna
