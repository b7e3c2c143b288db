#include "game/by_hand.h"
#include "game/random_game.h"
#include "scenarios/given.h"
#include "scenarios/scenario_parts.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace kizuna {
BOOST_AUTO_TEST_SUITE(manual_actions)

namespace {

/// The fault of a manual action, as in "unknown-key lift ?flip"; "none" without, "refused CLAUSE"
/// for the clause that forbids it.
std::string fault_of(const std::string& manual_action)
{
    try {
        const Scenario scenario = test::scenario_of(
            {.actions = "[by-hand: " + manual_action + "]", .expect = "{winner: none}"});
        return play(scenario).passed() ? "none" : "differs";
    } catch (const DataError& error) {
        const Fault& fault = error.fault();
        if (fault.kind == FaultKind::ActionRefused)
            return "refused " + fault.other;
        std::string text = std::string(code_of(fault.kind)) + " " + fault.what;
        for (const std::string& word : fault.suggestions)
            text += " ?" + word;
        return text;
    }
}

BOOST_AUTO_TEST_CASE(a_manual_action_is_read_in_each_of_its_forms)
{
    for (const char* manual_action :
         {"{draw: 1}", "{flip: K01, face: down}", "{flip: {orb: 0}, face: up}", "{move: Aldo}",
          "{tap: Aldo}", "{strength: Aldo, by: -20}", "{strength: Aldo, by: 20, until: battle}",
          "{shuffle: deck}", "{put: K12, from: hand, to: deck-bottom}",
          "{put: top, from: deck, to: bonds, face: down}", "{put: {orb: 0}, to: hand}",
          "{put: {card: K01, face: up}, from: bonds, to: infinite, face: down}",
          "{put: K01, from: hand, to: {onto: {name: Aldo, index: 0}}}",
          "{put: K01, from: hand, to: {under: Aldo}}", "{draw: 1, player: Q}"})
        BOOST_TEST(fault_of(manual_action) == "none",
                   manual_action << ": " << fault_of(manual_action));
}

BOOST_AUTO_TEST_CASE(a_manual_action_says_one_thing_and_says_it_right)
{
    BOOST_TEST(fault_of("draw") == "wrong-type draw");
    BOOST_TEST(fault_of("{}") == "missing-key draw");
    BOOST_TEST(fault_of("{flp: K01}") == "unknown-key flp ?flip");
    BOOST_TEST(fault_of("{draw: 1, tap: Aldo}") == "unknown-key tap");
    BOOST_TEST(fault_of("{draw: 0}") == "out-of-range 0");
    BOOST_TEST(fault_of("{draw: 1, face: up}") == "unknown-key face");
    BOOST_TEST(fault_of("{shuffle: hand}") == "unknown-word hand");
    BOOST_TEST(fault_of("{flip: K01}") == "missing-key face");
    BOOST_TEST(fault_of("{tap: Bodo}").starts_with("no-such-unit Bodo"));
    BOOST_TEST(fault_of("{strength: Aldo}") == "missing-key by");
    BOOST_TEST(fault_of("{strength: Aldo, by: 1000}") == "out-of-range 1000");
    BOOST_TEST(fault_of("{strength: Aldo, by: 10, until: dawn}") == "unknown-word dawn");
    BOOST_TEST(fault_of("{put: K12, to: hand}") == "missing-key from");
    BOOST_TEST(fault_of("{put: K12, from: hand}") == "missing-key to");
    BOOST_TEST(fault_of("{put: K12, from: sky, to: hand}") == "unknown-word sky");
    BOOST_TEST(fault_of("{put: K12, from: hand, to: sky}") == "unknown-word sky");
    BOOST_TEST(fault_of("{put: K12, from: hand, to: retreat, face: down}") == "unknown-key face");
    BOOST_TEST(fault_of("{put: {orb: 0}, from: orbs, to: hand}") == "unknown-key from");
    BOOST_TEST(fault_of("{put: {card: K12, face: down}, from: hand, to: retreat}") ==
               "unknown-key face");
    BOOST_TEST(fault_of("{put: top, from: hand, to: retreat}").starts_with("unknown-card top"));
    BOOST_TEST(fault_of("{put: K12, from: hand, to: {onto: Aldo, under: Aldo}}") ==
               "unknown-key under");
    BOOST_TEST(fault_of("{put: K01, from: retreat, to: hand}") == "refused BY-HAND-GONE");
}

/// True where chance or a question has a say, or the ages of units in different lines, which a
/// position cannot state.
bool is_open(const GameState& after, const Action& manual_action, const EventLog& log)
{
    return manual_action.manual == ManualAction::Shuffle || after.decision != Decision::None ||
           std::ranges::any_of(log.events(), [](const Event& event) {
               return event.kind == EventKind::Refresh || event.kind == EventKind::Move ||
                      event.kind == EventKind::March;
           });
}

std::string sides_of(const GameState& state)
{
    const std::string given = to_given(state);
    return given.substr(given.find("  P:"));
}

/// What a position comes to that is read, with the manual action as it is written.
std::string played_again(const GameState& state, const Action& manual_action)
{
    const Scenario scenario = test::scenario_of_text(
        "scenario: 1\nlibrary: fixture-cards.yaml\n" + to_given(state) + "actions:\n- " +
        to_text(state, manual_action) + "\nexpect: {winner: " + std::string("none") + "}\n");
    return sides_of(play(scenario).state);
}

BOOST_AUTO_TEST_CASE(a_manual_action_that_is_written_down_comes_to_the_same_again)
{
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        test::RandomGame game(seed, test::fixture_library());
        for (int step = 0; step < 120 && !game.state.is_over(); ++step) {
            const Action manual_action = test::random_manual_action(game.state, game.rng);
            GameState after = game.state;
            EventLog log;
            if (apply(after, manual_action, &log) == Clause::None && !after.is_over() &&
                !is_open(after, manual_action, log)) {
                const std::string again = played_again(game.state, manual_action);
                if (again != sides_of(after))
                    BOOST_FAIL(test::place_of(game.state, seed)
                               << to_text(game.state, manual_action) << '\n'
                               << sides_of(after) << again);
                ++compared;
            }
            apply(game.state, test::random_action(legal_actions(game.state), game.rng));
        }
    }
    BOOST_TEST(compared > 500);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
} // namespace kizuna
