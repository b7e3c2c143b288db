#include "game/clause.h"
#include "scenarios/scenario_files.h"

#include <map>

namespace kizuna {
BOOST_AUTO_TEST_SUITE(switched_off_rules)

namespace {

constexpr std::int64_t enough_questions = 2'000'000;
constexpr std::size_t fewest_caught = 60;

/// Empty where the scenario passes, else what is wrong.
std::string failure(const std::filesystem::path& file)
{
    questions_left = enough_questions;
    try {
        const ScenarioResult result = play(test::read_scenario(file));
        return test::text_of(result.differences);
    } catch (const DataError& error) {
        return error.what();
    } catch (const EndlessGame&) {
        return "endless";
    }
}

/// The scenarios that name each clause which the engine knows.
std::map<Clause, std::vector<std::filesystem::path>> files_by_clause()
{
    std::map<Clause, std::vector<std::filesystem::path>> files;
    for (const auto& file : test::scenario_files(test::game_folder() / "scenarios")) {
        questions_left = enough_questions;
        const Scenario scenario = test::read_scenario(file);
        for (const std::string& id : scenario.clauses()) {
            if (const Clause clause = clause_of(id); clause != Clause::None)
                files[clause].push_back(file);
        }
    }
    return files;
}

BOOST_AUTO_TEST_CASE(with_every_rule_each_scenario_passes)
{
    switched_off = Clause::None;
    for (const auto& file : test::scenario_files(test::game_folder() / "scenarios"))
        BOOST_TEST(failure(file) == "", file.string());
}

BOOST_AUTO_TEST_CASE(without_a_rule_a_scenario_that_names_it_fails)
{
    switched_off = Clause::None;
    std::size_t caught = 0;
    for (const auto& [clause, files] : files_by_clause()) {
        switched_off = clause;
        const bool is_caught =
            std::ranges::any_of(files, [](const auto& file) { return !failure(file).empty(); });
        switched_off = Clause::None;
        BOOST_TEST(is_caught, id_of(clause) << " can be ignored without a scenario noticing");
        caught += is_caught ? 1 : 0;
    }
    BOOST_TEST(caught >= fewest_caught);
}

BOOST_AUTO_TEST_CASE(a_position_that_breaks_an_invariant_stops_a_scenario)
{
    switched_off = Clause::Ruling26;
    const auto file = test::game_folder() / "scenarios/rulings/RULING-26-owner-keeps-one.yaml";
    const Scenario scenario = test::read_scenario(file);
    const auto is_found = [](const StoppedScenario& stop) {
        return stop.fault().kind == FaultKind::BadPosition && stop.fault().what == "INV-3" &&
               stop.fault().place.line > 0;
    };
    questions_left = enough_questions;
    BOOST_CHECK_EXCEPTION(play(scenario), StoppedScenario, is_found);
    switched_off = Clause::None;
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
} // namespace kizuna
