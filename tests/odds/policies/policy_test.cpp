#include "odds/goldfish/goldfish_totals.h"
#include "odds/policies/policy_tools.h"

#include "scenarios/scenario_files.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(policy)

namespace {

/// A game of fixture deck P with its cards in this order, on the play, against a dummy.
Scenario fixture_game(const std::string& order)
{
    const std::string text = "scenario: 1\nname: A stacked deck\nclauses: [SETUP-3]\n"
                             "library: fixture-cards.yaml\nstart:\n  first: P\n"
                             "  P: {protagonist: T01, deck: [" +
                             order + "]}\n  Q: {dummy: {}}\nactions: []\n";
    return scenario_of_text(text);
}

/// What was put into the bond area and spent, turn by turn.
class Notes : public GoldfishWatcher {
public:
    std::string bonds;
    std::string spent;
    std::vector<ChoiceReason> reasons;

    void decides(const GameState& state, const Choice& choice) override
    {
        reasons.push_back(choice.reason);
        if (choice.action.kind == ActionKind::Bond)
            bonds += (bonds.empty() ? "" : " ") + state.cards->kind(choice.action.card).card->id;
        if (choice.action.kind == ActionKind::NoBond)
            bonds += bonds.empty() ? "–" : " –";
    }
    void deployment_ends(const GameState& state) override
    {
        spent += (spent.empty() ? "" : " ") + std::to_string(state[Player::P].spent);
    }
};

/// Eight own turns by GF-basic of a game in which P keeps its hand.
Notes played(GameState state)
{
    Notes notes;
    state.rulings.wait_before_turns = false;
    apply(state, plain_action(ActionKind::Keep));
    const auto policy = make_policy("gf-basic", *state.cards, false);
    while (true) {
        Choice choice = policy->choose(state);
        notes.decides(state, choice);
        if (state.phase == Phase::Action && state.decision == Decision::None) {
            notes.deployment_ends(state);
            if (state[Player::P].own_turns == 8)
                return notes;
            choice.action = plain_action(ActionKind::EndTurn);
        }
        apply(state, choice.action);
    }
}

/// Why the second turn ends of a protagonist with this range, alone against a dummy.
ChoiceReason last_reason(const std::string& range)
{
    const CardLibrary library = library_of(
        "- id: T01-001\n  unit: Aria\n  title: Leader\n  symbol: red\n  stats: {cost: 1, " +
        (range == "none" ? "" : "range: " + range + ", ") +
        "attack: 40, support: 20}\n  prints: [T01-001N]\n"
        "- id: T01-002\n  unit: Bren\n  title: Late\n  symbol: red\n"
        "  stats: {cost: 9, range: 1, attack: 40, support: 20}\n  prints: [T01-002N]\n");
    ResolvedDeck deck;
    deck.cards = {{&library.cards()[0], 1}, {&library.cards()[1], 49}};
    deck.size = 50;
    const Goldfish goldfish(deck, library.cards()[0], {.library = &library},
                            {.level = GoldfishLevel::PassiveDummy, .turns = 2});
    Notes notes;
    GoldfishPlayer(goldfish).play(0, notes);
    return notes.reasons.back();
}

} // namespace

// The deck order of golden game 1, the rest ascending by id, keep.
BOOST_AUTO_TEST_CASE(gf_basic_plays_the_test_vector)
{
    const Scenario scenario = fixture_game(
        "T09, T07, T10, T11, T12, T04, T08, T02, T03, T05, T06, T01, T02, T08, T03, T01, T01, T02, "
        "T02, T03, T03, T04, T04, T04, T05, T05, T05, T06, T06, T06, T07, T07, T07, T08, T08, T09, "
        "T09, T09, T10, T10, T10, T11, T11, T11, T12, T12, T12, T15, T15");
    const Notes notes = played(scenario.start());
    BOOST_TEST(notes.bonds == "T11 T09 T10 T08 T01 T02 – T03");
    BOOST_TEST(notes.spent == "1 2 2 3 0 0 0 0");
}

// RANGE-2: the front lines are a distance of 1 apart. GF-basic moves nobody.
BOOST_AUTO_TEST_CASE(a_unit_that_reaches_from_the_other_line_alone_is_told)
{
    BOOST_TEST((last_reason("1") == ChoiceReason::AttackNone));
    BOOST_TEST((last_reason("2") == ChoiceReason::AttackFromOtherLine));
    BOOST_TEST((last_reason("none") == ChoiceReason::AttackNone));
}

BOOST_AUTO_TEST_SUITE_END()
