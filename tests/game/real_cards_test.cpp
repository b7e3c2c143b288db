#include "scenarios/scenario_files.h"

#include <boost/test/data/test_case.hpp>

#include <map>

namespace kizuna {
BOOST_AUTO_TEST_SUITE(real_cards)

namespace {

namespace data = boost::unit_test::data;

std::filesystem::path folder()
{
    return test::game_folder() / "real-cards";
}

std::vector<std::string> file_names()
{
    std::vector<std::string> names;
    for (const auto& file : test::scenario_files(folder()))
        names.push_back(file.string());
    return names;
}

/// B01-001 of B01-001-all-allies-are-raised.yaml
std::string card_id(const std::filesystem::path& file)
{
    const std::string name = file.stem().string();
    return name.substr(0, name.find('-', name.find('-') + 1));
}

BOOST_DATA_TEST_CASE(a_card_of_the_library_does_what_it_says, data::make(file_names()))
{
    static const auto library =
        std::shared_ptr<const CardLibrary>(&test::shipped_library(), [](const auto*) {});
    const Scenario scenario(test::file_text(sample), sample, library, [](const std::string& path) {
        BOOST_ERROR("a scenario of a real card brings cards of its own: " + path);
        return library;
    });
    const ScenarioResult result = play(scenario);
    BOOST_TEST(result.passed(), test::text_of(result.differences));
}

BOOST_AUTO_TEST_CASE(every_booster_has_its_scenarios)
{
    constexpr int boosters = 22;
    constexpr int min_of_each = 15;
    std::map<std::string, int> of_set;
    for (const std::string& name : file_names())
        ++of_set[card_id(name).substr(0, 3)];
    for (int booster = 1; booster <= boosters; ++booster) {
        const std::string set = (booster < 10 ? "B0" : "B") + std::to_string(booster);
        BOOST_TEST(of_set[set] >= min_of_each, set);
    }
}

BOOST_AUTO_TEST_CASE(each_scenario_has_the_card_it_is_called_by)
{
    for (const std::string& name : file_names()) {
        const std::string id = card_id(name);
        BOOST_TEST(test::shipped_library().find_id(id), name);
        BOOST_TEST(test::file_text(name).find(id) != std::string::npos, name);
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
} // namespace kizuna
