#include "scenarios/scenario_files.h"

#include <boost/test/unit_test.hpp>

namespace kizuna {
BOOST_AUTO_TEST_SUITE(strength_circle)

namespace {

constexpr int units = 12;

/// Units of different names, each stronger by 10 for every other that has 50 or more.
std::string library_of_watchers()
{
    std::string text = "set: T01\nkind: user\nname: {en: Watchers}\ncards:\n";
    for (int at = 1; at <= units; ++at) {
        const std::string number = std::to_string(100 + at);
        text += "- id: T01-" + number + "\n  unit: Watcher" + number +
                "\n  title: One of Many\n  symbol: red\n"
                "  stats: {cost: 1, range: 1, attack: 40, support: 20}\n  skills:\n"
                "  - {category: cont, effect: [{strength: {of: self, by: {times: 10, units: "
                "'ally,other,strength>=50'}}}]}\n"
                "  prints: [T01-" +
                number + "N]\n";
    }
    return text;
}

std::string scenario_of_watchers()
{
    std::string front = "{stack: [T01-101], protagonist: true}";
    for (int at = 2; at <= units; ++at)
        front += ", {stack: [T01-" + std::to_string(100 + at) + "]}";
    return "scenario: 1\nlibrary: T01.yaml\ngiven:\n  first: P\n"
           "  turn: {player: P, own-turn: 3, phase: action}\n"
           "  P: {deck: [T01-101, T01-101], front: [" +
           front +
           "]}\n  Q: {deck: [T01-101, T01-101], front: [{stack: [T01-101], protagonist: true}]}\n"
           "actions:\n- attack: {unit: Watcher102, target: Watcher101}\n"
           "expect: {strengths: [[60, 40]]}\n";
}

} // namespace

BOOST_AUTO_TEST_CASE(strengths_of_many_that_look_at_one_another_are_known_at_once,
                     *boost::unit_test::timeout(60))
{
    const Scenario scenario(scenario_of_watchers(), "circle.yaml", test::words_only(),
                            test::cards_of_text(library_of_watchers()));
    const ScenarioResult result = play(scenario);
    BOOST_TEST(result.passed(), test::text_of(result.differences));
}

BOOST_AUTO_TEST_SUITE_END()
} // namespace kizuna
