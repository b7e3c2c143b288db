#include "scenarios/scenario_files.h"

#include "game/values/values.h"

#include <boost/test/unit_test.hpp>

namespace kizuna {
BOOST_AUTO_TEST_SUITE(unit_changes)

namespace {

const std::string library =
    "set: T01\nkind: user\nname: {en: Changes}\ncards:\n"
    "- {id: T01-001, unit: Aldo, title: Leader, symbol: red, stats: {cost: 1, range: 1, attack: "
    "40, "
    "support: 20}, prints: [T01-001N], skills: [{category: act, effect: [{strength: {of: ally, "
    "by: 30, until: opponents-turn}}]}]}\n"
    "- {id: T01-002, unit: Bryn, title: Helper, symbol: red, stats: {cost: 1, range: 1, attack: "
    "40, "
    "support: 20}, prints: [T01-002N], skills: [{category: cont, effect: [{strength: {of: "
    "\"ally,other\", by: 10}}]}]}\n";

/// A unit's changes after these actions, as in "30 T01-001 2", the last what it lasts until;
/// "always" where an always-on skill says so.
std::vector<std::string> changes(const std::string& actions, std::size_t unit)
{
    const Scenario scenario("scenario: 1\nlibrary: T01.yaml\ngiven:\n  first: P\n"
                            "  turn: {player: P, own-turn: 3, phase: action}\n"
                            "  P: {deck: [T01-001, T01-001], front: [{stack: [T01-001], "
                            "protagonist: true}, {stack: [T01-002]}]}\n"
                            "  Q: {deck: [T01-001, T01-001], front: [{stack: [T01-001], "
                            "protagonist: true}]}\nactions:\n" +
                                actions + "expect: {winner: none}\n",
                            "changes.yaml", test::words_only(), test::cards_of_text(library));
    const GameState state = play(scenario).state;
    std::vector<std::string> told;
    for (const UnitChange& change : changes_of(state, state[Player::P].units[unit]))
        told.push_back(std::to_string(change.value) + " " +
                       state.kind(change.by, change.card).card->id + " " +
                       (change.until ? std::to_string(static_cast<int>(*change.until)) : "always"));
    return told;
}

} // namespace

BOOST_AUTO_TEST_CASE(what_changes_a_unit_names_the_card_that_causes_it)
{
    const std::string skill = "- skill: {unit: Aldo, number: 1}\n";
    const std::vector<std::string> before = changes("- end-turn\n", 0);
    BOOST_TEST(before == std::vector<std::string>{"10 T01-002 always"},
               boost::test_tools::per_element());
    const auto next = std::to_string(static_cast<int>(Until::EndOfOpponentsTurn));
    const std::vector<std::string> leader = {"10 T01-002 always", "30 T01-001 " + next};
    BOOST_TEST(changes(skill, 0) == leader, boost::test_tools::per_element());
    const std::vector<std::string> helper = {"30 T01-001 " + next};
    BOOST_TEST(changes(skill, 1) == helper, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
} // namespace kizuna
