#include "game/mutation.h"
#include "scenarios/scenario_files.h"

#include <map>

namespace kizuna {
BOOST_AUTO_TEST_SUITE(mutations)

namespace {

constexpr std::int64_t enough_questions = 2'000'000;
constexpr std::size_t min_clauses = 120;

/// Empty where the scenario passes without that clause, else what is wrong.
std::string failure(const std::filesystem::path& file, std::string_view without)
{
    const test::BrokenClause broken(without, enough_questions);
    try {
        const ScenarioResult result = play(test::read_scenario(file));
        return test::text_of(result.differences);
    } catch (const DataError& error) {
        return error.what();
    } catch (const test::EndlessGame&) {
        return "endless";
    }
}

/// The scenarios that name each clause.
std::map<std::string, std::vector<std::filesystem::path>, std::less<>> files_by_clause()
{
    std::map<std::string, std::vector<std::filesystem::path>, std::less<>> files;
    for (const auto& file : test::scenario_files(test::game_folder() / "scenarios")) {
        const Scenario scenario = test::read_scenario(file);
        for (const std::string& id : scenario.clauses())
            files[id].push_back(file);
    }
    return files;
}

BOOST_AUTO_TEST_CASE(with_every_clause_each_scenario_passes)
{
    for (const auto& file : test::scenario_files(test::game_folder() / "scenarios"))
        BOOST_TEST(failure(file, "") == "", file.string());
}

BOOST_AUTO_TEST_CASE(without_a_clause_a_scenario_that_names_it_fails)
{
    const auto named = files_by_clause();
    for (const std::string_view clause : test::mutated_clauses()) {
        const auto files = named.find(clause);
        BOOST_REQUIRE_MESSAGE(files != named.end(), clause << " is named by no scenario");
        const bool is_caught = std::ranges::any_of(
            files->second, [&](const auto& file) { return !failure(file, clause).empty(); });
        BOOST_TEST(is_caught, clause << " can be broken without a scenario noticing");
    }
    BOOST_TEST(test::mutated_clauses().size() >= min_clauses);
}

BOOST_AUTO_TEST_CASE(a_position_that_breaks_an_invariant_stops_a_scenario)
{
    const auto file = test::game_folder() / "scenarios/rulings/RULING-26-owner-keeps-one.yaml";
    const Scenario scenario = test::read_scenario(file);
    const auto is_found = [](const StoppedScenario& stop) {
        return stop.fault().kind == FaultKind::BadPosition && stop.fault().what == "INV-3" &&
               stop.fault().place.line > 0;
    };
    const test::BrokenClause broken("RULING-26", enough_questions);
    BOOST_CHECK_EXCEPTION(play(scenario), StoppedScenario, is_found);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
} // namespace kizuna
