#include "game/scenario_files.h"

#include "game/transcript.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace kizuna {
BOOST_AUTO_TEST_SUITE(scenario_faults)

namespace {

/// The parts of a scenario in the action phase of P; each can be replaced.
struct Parts {
    std::string turn = "{player: P, own-turn: 3, phase: action}";
    std::string more; ///< of `given`
    std::string p = "{deck: [K12, K12], hand: [K01, K12], orbs: [K12], bonds: [K01, K01], "
                    "front: [{stack: [K01], protagonist: true}]}";
    std::string q = "{deck: [K12, K12], orbs: [K12], front: [{stack: [K09], protagonist: true}]}";
    std::string actions = "[move: Aldo]";
    std::string expect = "{winner: none}";
    std::string head = "scenario: 1";
    std::string clauses = "[MOVE-1]";
};

Scenario scenario_of(const Parts& parts)
{
    const std::string text =
        parts.head + "\nclauses: " + parts.clauses +
        "\nlibrary: skill-cards.yaml\ngiven:\n  first: P\n  turn: " + parts.turn +
        "\n  P: " + parts.p + "\n  Q: " + parts.q + "\n" + parts.more +
        "actions: " + parts.actions + "\nexpect: " + parts.expect + "\n";
    return Scenario(text, "fault.yaml", test::words_only(), [](const std::string& file) {
        return test::file_text(test::game_folder() / file);
    });
}

/// Line and name of the fault and what it is about, as in "6 bad-position INV-4"; "none" without.
std::string fault_of(const Parts& parts)
{
    try {
        const Scenario scenario = scenario_of(parts);
        scenario.require_clauses({"MOVE-1", "MOVE-2", "TURN-1"});
        return play(scenario).passed() ? "none" : "differs";
    } catch (const DataError& error) {
        const Fault& fault = error.fault();
        std::string text = std::to_string(fault.place.line) + " " +
                           std::string(code_of(fault.kind)) + " " + fault.what;
        for (const std::string& word : fault.suggestions)
            text += " ?" + word;
        return text;
    }
}

BOOST_AUTO_TEST_CASE(the_scenario_they_are_made_from_passes)
{
    BOOST_TEST(fault_of({}) == "none");
}

BOOST_AUTO_TEST_CASE(a_fault_of_the_position_stands_at_its_side)
{
    constexpr const char* two = "{deck: [K12], front: [{stack: [K01], protagonist: true}, "
                                "{stack: [K03], protagonist: true}]}";
    BOOST_TEST(fault_of({.p = two}) == "7 bad-position INV-4");
    BOOST_TEST(fault_of({.q = two}) == "8 bad-position INV-4");
    BOOST_TEST(fault_of({.q = "{deck: [K12], front: [{stack: [K09], protagonist: true}, "
                              "{stack: [K09]}]}"}) == "8 bad-position INV-3");
    BOOST_TEST(fault_of({.q = "{retreat: [K12], front: [{stack: [K09], protagonist: true}]}"}) ==
               "8 bad-position INV-9");
    BOOST_TEST(fault_of({.q = "{deck: [K12], back: [{stack: [K09], protagonist: true}]}"}) ==
               "8 bad-position INV-10");
    BOOST_TEST(fault_of({.q = "{deck: [K12], front: [{stack: [K09, K01], protagonist: true}]}"}) ==
               "8 bad-position INV-11");
}

BOOST_AUTO_TEST_CASE(more_is_spent_than_there_are_bonds_only_where_an_effect_takes_bonds_away)
{
    constexpr const char* burner =
        "{deck: [K12, K12], hand: [K01], retreat: [K120], orbs: [K12], bonds: [K01, K01], "
        "front: [{stack: [K01], protagonist: true}]}";
    BOOST_TEST(fault_of({.more = "  spent: 2\n"}) == "none");
    BOOST_TEST(fault_of({.more = "  spent: 3\n"}) == "9 bad-position INV-5");
    BOOST_TEST(fault_of({.more = "  spent: 3\n", .p = burner}) == "none");
}

BOOST_AUTO_TEST_CASE(a_clause_that_does_not_exist_is_told_with_the_nearest)
{
    BOOST_TEST(fault_of({.clauses = "[MOVE-9]"}) == "2 unknown-word MOVE-9 ?MOVE-1 ?MOVE-2");
    BOOST_TEST(fault_of({.actions = "[illegal: {bond: none, clause: TURN-2}]"}) ==
               "9 unknown-word TURN-2 ?TURN-1");
    BOOST_TEST(fault_of({.actions = "[{move: Aldo, answers: [{by: P, illegal: {may: yes}, "
                                    "clause: NOPE-77}]}]"}) == "9 unknown-word NOPE-77");
}

BOOST_AUTO_TEST_CASE(an_expectation_says_something_and_says_it_right)
{
    BOOST_TEST(fault_of({.expect = "{}"}) == "10 missing-key winner");
    BOOST_TEST(fault_of({.expect = "{P: {}}"}) == "10 missing-key winner");
    BOOST_TEST(fault_of({.expect = "{events: []}"}) == "10 missing-key winner");
    BOOST_TEST(fault_of({.actions = "[illegal: {bond: none}]", .expect = "{}"}) == "none");
    BOOST_TEST(fault_of({.expect = "{events: [{move: {unit: Aldo}}]}"}) == "none");
    BOOST_TEST(fault_of({.expect = "{events: [{move: {units: Aldo}}]}"}) ==
               "10 unknown-key units ?unit");
    BOOST_TEST(fault_of({.expect = "{events: [{move: Aldo}]}"}) == "10 wrong-type Aldo");
    BOOST_TEST(fault_of({.expect = "{strengths: []}"}) == "none");
    BOOST_TEST(fault_of({.expect = "{strengths: [[40, 30, 20]]}"}) == "10 wrong-type ");
}

BOOST_AUTO_TEST_CASE(an_action_says_one_thing)
{
    BOOST_TEST(fault_of({.actions = "[illegal: {move: Aldo, end-turn: P}]"}) ==
               "9 unknown-key end-turn");
    BOOST_TEST(fault_of({.actions = "[skill: {hand: K01, bond: K01, number: 1}]"}) ==
               "9 unknown-key bond");
    BOOST_TEST(fault_of({.actions = "[skill: {unit: Aldo, hand: K01, number: 1}]"}) ==
               "9 unknown-key hand");
    BOOST_TEST(fault_of({.actions = "[{attack: {unit: Aldo, target: Hild}, answers: "
                                    "[{by: P, illegal: {critical: K12, orb: 1}}]}]"}) ==
               "9 unknown-key orb");
}

BOOST_AUTO_TEST_CASE(a_newer_form_is_told_without_a_word_of_saving)
{
    try {
        scenario_of({.head = "scenario: 2"});
        BOOST_ERROR("it was read");
    } catch (const DataError& error) {
        BOOST_TEST((error.fault().kind == FaultKind::NewerForm));
        BOOST_TEST(error.fault().other == "scenario");
    }
}

BOOST_AUTO_TEST_CASE(a_refused_action_carries_its_clause_and_the_state)
{
    const Scenario scenario = scenario_of({.actions = "[move: Aldo, bond: K12]"});
    try {
        play(scenario);
        BOOST_ERROR("it was played");
    } catch (const StoppedScenario& stop) {
        BOOST_TEST((stop.fault().kind == FaultKind::ActionRefused));
        BOOST_TEST(stop.fault().other == "TURN-1");
        BOOST_TEST(view_of(stop.so_far().state, Player::P).back.size() == 1U);
        BOOST_TEST(!stop.so_far().log.events().empty());
    }
}

BOOST_AUTO_TEST_CASE(a_side_without_a_card_has_lost_before_anybody_acts) // RULING-18
{
    const Parts none = {
        .more = "rules: {no-cards: lose}\n",
        .p = "{orbs: [K12], front: [{stack: [K01], protagonist: true}]}",
        .actions = "[]",
        .expect = "{winner: Q}",
    };
    BOOST_TEST(fault_of(none) == "none");
}

/// What a state is once more when it is written as `given` and read.
std::string round_trip(const GameState& state)
{
    const Scenario read(
        "scenario: 1\nlibrary: skill-cards.yaml\n" + to_given(state) + "expect: {winner: none}\n",
        "again.yaml", test::words_only(),
        [](const std::string& file) { return test::file_text(test::game_folder() / file); });
    return to_given(read.start());
}

BOOST_AUTO_TEST_CASE(a_state_keeps_which_skills_were_used)
{
    constexpr const char* side = "{deck: [K12, K12], hand: [K32], orbs: [K12], bonds: [K15, K15], "
                                 "front: [{stack: [K01], protagonist: true}, {stack: [K38]}], "
                                 "used: [{unit: Rosa, skill: 1}, {bond: K15, skill: 1}, "
                                 "{bond: K15, skill: 1}, {hand: K32, skill: 1, times: 2}]}";
    const Scenario scenario = scenario_of({.p = side, .actions = "[]"});
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
