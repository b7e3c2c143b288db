#include "cli/run.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(playing)

namespace {

/// Four real cards in the action phase of P, and one action.
std::string scenario_with(const std::string& action)
{
    return "scenario: 1\nname: One action\nclauses: [MOVE-1]\ngiven:\n  first: P\n"
           "  turn: {player: P, own-turn: 3, phase: action}\n"
           "  P: {deck: [S01-001], front: [{stack: [S01-001], protagonist: true}]}\n"
           "  Q: {deck: [S01-001], front: [{stack: [S01-001], protagonist: true}]}\n"
           "actions:\n- " +
           action + "\nexpect: {winner: none}\n";
}

} // namespace

BOOST_AUTO_TEST_CASE(a_refused_action_tells_line_clause_state_and_what_is_allowed)
{
    const Run answer = run({"play", "-"}, scenario_with("bond: S01-001"));
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.warns("-:10:3: "));
    BOOST_TEST(answer.warns("TURN-1"));
    BOOST_TEST(answer.warns("turn: {player: P, own-turn: 3, phase: action}"));
    BOOST_TEST(answer.warns("stack: [S01-001], protagonist: true"));
    BOOST_TEST(answer.warns("  end-turn\n"));
}

BOOST_AUTO_TEST_CASE(a_refused_action_has_its_state_in_the_document)
{
    const Run answer = run({"play", "--json", "-"}, scenario_with("bond: S01-001"));
    BOOST_TEST(answer.code == 2);
    const JsonDocument document = answer.json();
    BOOST_TEST(document.contains("error"));
    BOOST_REQUIRE(document["scenarios"].size() == 1U);
    const JsonDocument& one = document["scenarios"][0];
    BOOST_TEST(one["passed"] == false);
    BOOST_TEST(one["state"]["turn"]["phase"] == "action");
    BOOST_TEST(one["state"]["P"]["used"].is_array());
    BOOST_TEST(one["allowed"].back() == "end-turn");
}

BOOST_AUTO_TEST_CASE(every_result_says_how_much_of_the_cards_is_not_played)
{
    const std::string scenario = // one of its skills is no data
        KIZUNA_TEST_SOURCE "/game/scenarios/skills/SKILL-not-written.yaml";
    for (const std::string command : {"play", "perft"}) {
        const Run told = run({command, scenario});
        BOOST_TEST(told.warns("not written for the engine"));
        const JsonDocument document = run({command, "--json", scenario}).json();
        const JsonDocument& one = command == "play" ? document["scenarios"][0] : document;
        BOOST_TEST(one["unscripted"] > 0);
        BOOST_TEST(one["effects"] >= one["unscripted"]);
    }
}

BOOST_AUTO_TEST_CASE(between_two_turns_the_state_is_that_of_the_next)
{
    const JsonDocument document = run({"play", "--json", "-"}, scenario_with("end-turn")).json();
    BOOST_REQUIRE(document["scenarios"].size() == 1U);
    const JsonDocument& turn = document["scenarios"][0]["state"]["turn"];
    BOOST_TEST(turn["player"] == "Q");
    BOOST_TEST(turn["own-turn"] == 3);
    BOOST_TEST(turn["phase"] == "begin");
}

BOOST_AUTO_TEST_CASE(a_clause_that_does_not_exist_is_refused_with_the_nearest)
{
    const Run answer =
        run({"play", "-"}, scenario_with("illegal: {bond: S01-001, clause: TRUN-1}"));
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.warns("TRUN-1"));
    BOOST_TEST(answer.warns("TURN-1"));
}

BOOST_AUTO_TEST_CASE(a_scenario_of_a_newer_form_says_nothing_of_saving)
{
    const Run answer = run({"play", "-"}, "scenario: 2\n");
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.warns("newer Kizuna"));
    BOOST_TEST(!answer.warns("overwritten"));
}

BOOST_AUTO_TEST_SUITE_END()
