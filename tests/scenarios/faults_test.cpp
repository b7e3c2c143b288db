#include "scenarios/scenario_parts.h"

#include "scenarios/given.h"

#include <boost/test/unit_test.hpp>

namespace kizuna {
BOOST_AUTO_TEST_SUITE(scenario_faults)

namespace {

using test::ScenarioParts;

/// Line and name of the fault and what it is about, as in "6 bad-position INV-4"; "none" without.
std::string fault_of(const ScenarioParts& parts)
{
    try {
        const Scenario scenario = test::scenario_of(parts);
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

BOOST_AUTO_TEST_CASE(a_face_is_up_or_down)
{
    const std::string orb = "{orbs: [{card: K12, face: sideways}]}";
    BOOST_TEST(fault_of({.p = "{deck: [K12], " + orb.substr(1, orb.size() - 2) +
                              ", front: [{stack: [K01], protagonist: true}]}"}) ==
               "7 unknown-word sideways");
    BOOST_TEST(fault_of({.expect = "{P: " + orb + "}"}) == "10 unknown-word sideways");
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

std::string fault_of_attack(const std::string& answers)
{
    return fault_of(
        {.actions = "[{attack: {unit: Aldo, target: Hild}, answers: [" + answers + "]}]"});
}

BOOST_AUTO_TEST_CASE(what_must_be_refused_is_asked)
{
    BOOST_TEST(fault_of_attack("{by: P, illegal: {critical: K12}}") == "none");
    BOOST_TEST(fault_of_attack("{by: P, illegal: {evade: K12}}") ==
               "9 answer-unused by: P, illegal: evade: K12");
    BOOST_TEST(fault_of_attack("{by: Q, illegal: {evade: K12}, clause: TURN-1}") == "none");
    BOOST_TEST(fault_of_attack("{by: P, illegal: {target: Hild}}") ==
               "9 answer-unused by: P, illegal: target: Hild");
    BOOST_TEST(fault_of_attack("{by: P, illegal: {}}") == "9 missing-key may");
}

BOOST_AUTO_TEST_CASE(what_is_not_asked_is_never_asked)
{
    BOOST_TEST(fault_of_attack("{by: P, not-asked: evade}") == "none");
    BOOST_TEST(fault_of_attack("{by: P, not-asked: critical}") == "differs");
    BOOST_TEST(fault_of_attack("{by: Q, not-asked: evade}") == "differs");
    BOOST_TEST(fault_of_attack("{by: Q, not-asked: dodge}") == "9 unknown-word dodge");
}

BOOST_AUTO_TEST_CASE(a_card_is_refused_by_its_name)
{
    const auto taught = [](const std::string& refused) {
        return fault_of({.p = "{deck: [K12, K12], hand: [K02, K03], orbs: [K12], bonds: [K01, "
                              "K01], front: [{stack: [K01], protagonist: true}, {stack: [K60]}]}",
                         .actions = "[{skill: {unit: Odo, number: 1}, answers: [{by: P, illegal: "
                                    "{" +
                                    refused + "}}, {by: P, cards: [K02]}]}]"});
    };
    BOOST_TEST(taught("card: K03") == "none");
    BOOST_TEST(taught("card: K02") == "differs");
    BOOST_TEST(taught("target: Aldo") == "9 answer-unused by: P, illegal: target: Aldo");
}

BOOST_AUTO_TEST_CASE(a_newer_form_is_told_without_a_word_of_saving)
{
    try {
        test::scenario_of({.head = "scenario: 2"});
        BOOST_ERROR("it was read");
    } catch (const DataError& error) {
        BOOST_TEST((error.fault().kind == FaultKind::NewerForm));
        BOOST_TEST(error.fault().other == "scenario");
    }
}

BOOST_AUTO_TEST_CASE(a_refused_action_carries_its_clause_and_the_state)
{
    const Scenario scenario = test::scenario_of({.actions = "[move: Aldo, bond: K12]"});
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
    const ScenarioParts none = {
        .more = "rules: {no-cards: lose}\n",
        .p = "{orbs: [K12], front: [{stack: [K01], protagonist: true}]}",
        .actions = "[]",
        .expect = "{winner: Q}",
    };
    BOOST_TEST(fault_of(none) == "none");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
} // namespace kizuna
