#include "game/scenario_files.h"

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

/// A position of P with so many orbs, and what else is said of P.
Scenario with_orbs(int orbs, const std::string& more)
{
    std::string text = "scenario: 1\nname: Orbs\nclauses: [ORB-1]\nlibrary: skill-cards.yaml\n"
                       "given:\n  first: P\n  turn: {player: P, own-turn: 3, phase: action}\n"
                       "  P:\n    deck: [K12]\n    front: [{stack: [K01], protagonist: true}]\n" +
                       more + "    orbs: [K12";
    for (int orb = 1; orb < orbs; ++orb)
        text += ", K12";
    text += "]\n  Q: {deck: [K12], orbs: [K12], front: [{stack: [K09], protagonist: true}]}\n"
            "actions: [end-turn]\nexpect: {P: {orbs: " +
            std::to_string(orbs) + "}}\n";
    return Scenario(text, "orbs.yaml", test::words_only(), [](const std::string& file) {
        return test::file_text(test::game_folder() / file);
    });
}

BOOST_AUTO_TEST_CASE(a_position_has_fewer_orbs_than_its_deck_has_cards)
{
    const auto is_refused = [](int orbs, const std::string& more) {
        try {
            return !play(with_orbs(orbs, more)).passed();
        } catch (const DataError&) {
            return true;
        }
    };
    BOOST_TEST(!is_refused(49, ""));
    BOOST_TEST(is_refused(50, "")); // of a deck of fifty one card is the protagonist
    BOOST_TEST(is_refused(60, ""));
    BOOST_TEST(!is_refused(60, "    deck-size: 62\n"));
    BOOST_TEST(is_refused(60, "    deck-size: 60\n"));
    BOOST_TEST(!is_refused(200, "    deck-size: 255\n"));
    BOOST_TEST(is_refused(60, "    deck-size: 256\n"));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
} // namespace kizuna
