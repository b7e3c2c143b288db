#include "app/play/played_deck.h"

#include "document_edits.h"
#include "game/state/transcript.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace kizuna;
using namespace kizuna::test;

namespace game_session {

namespace data = boost::unit_test::data;

struct GameSessionTest : PlayedDeck {
    GameSession game = session();

    Clause act(ActionKind kind) { return game.act(legal_of(game, kind).value()); }
    /// To the first deployment phase of a kept hand, with a bond of the first card that may go.
    void lay_first_bond()
    {
        act(ActionKind::Keep);
        act(ActionKind::Bond);
    }
    std::vector<std::string> actions() const
    {
        std::vector<std::string> texts;
        for (const int place : game.path()) {
            const auto& step = game.step(place);
            if (step.before >= 0) {
                const auto& before = game.step(step.before);
                texts.push_back(to_text(before.state, step.action));
            }
        }
        return texts;
    }
};

} // namespace game_session

BOOST_FIXTURE_TEST_SUITE(game_session, GameSessionTest)

BOOST_AUTO_TEST_CASE(a_game_begins_with_the_choice_of_the_hand)
{
    BOOST_TEST((game.state().decision == Decision::Mulligan));
    BOOST_TEST(game.state()[Player::P].hand.size() == 6U);
    BOOST_TEST(game.legal().size() == 2U);
    BOOST_TEST(!game.can_undo());
    BOOST_TEST(!game.can_redo());
}

BOOST_AUTO_TEST_CASE(the_same_seed_deals_the_same_game_and_another_one_another)
{
    BOOST_TEST((session().state() == game.state()));
    TableSettings other;
    other.seed = 2;
    BOOST_TEST(!(session(other).state() == game.state()));
    other.seed = 1;
    other.game = 1;
    BOOST_TEST(!(session(other).state() == game.state()));
}

BOOST_AUTO_TEST_CASE(what_is_forbidden_changes_nothing_and_says_the_clause)
{
    act(ActionKind::Keep);
    const GameState before = game.state();
    const std::uint16_t card = before.cards->kind_number(Player::P, before[Player::P].hand[0]);
    Action deploy = action_of(ActionKind::Deploy);
    deploy.card = card;
    BOOST_TEST((game.act(deploy) == Clause::Turn1)); // it is the bond phase
    BOOST_TEST((game.state() == before));
    BOOST_TEST(game.path().size() == 2U);
    BOOST_TEST(game.step().all_next.empty());
}

BOOST_AUTO_TEST_CASE(undo_and_redo_walk_over_the_same_states)
{
    lay_first_bond();
    const GameState laid = game.state();
    game.undo();
    BOOST_TEST((game.state().phase == Phase::Bond));
    BOOST_TEST(game.can_redo());
    game.redo();
    BOOST_TEST((game.state() == laid));
    BOOST_TEST(!game.can_redo());
}

BOOST_AUTO_TEST_CASE(playing_on_otherwise_makes_a_branch_and_keeps_the_other)
{
    lay_first_bond();
    const int with_bond = game.now();
    game.undo();
    act(ActionKind::NoBond);
    BOOST_REQUIRE(game.branches().size() == 2U);
    BOOST_TEST(game.step().branch == 1);
    BOOST_TEST(game.state()[Player::P].bonds.empty());
    game.go_to_branch(0);
    BOOST_TEST(game.now() == with_bond);
    BOOST_TEST(game.state()[Player::P].bonds.size() == 1U);
    act(ActionKind::EndTurn);
    BOOST_TEST(game.step().branch == 0);
    BOOST_TEST(game.branches()[0].last == game.now());
}

BOOST_AUTO_TEST_CASE(doing_the_same_again_makes_no_branch)
{
    lay_first_bond();
    const int before = game.now();
    game.undo();
    act(ActionKind::Bond);
    BOOST_TEST(game.now() == before);
    BOOST_TEST(game.branches().size() == 1U);
}

BOOST_AUTO_TEST_CASE(redo_leads_where_one_was_last)
{
    lay_first_bond();
    game.undo();
    act(ActionKind::NoBond);
    game.go_to_branch(0);
    game.start_again();
    game.redo();
    game.redo();
    BOOST_TEST(game.step().branch == 0);
}

BOOST_AUTO_TEST_CASE(a_card_of_the_hand_offers_what_is_forbidden_too_with_the_clause)
{
    lay_first_bond();
    bool found_too_dear = false;
    const auto& hand = game.state()[Player::P].hand;
    for (const CardNumber card : hand) {
        const auto options = game.options_for_hand(game.cards().kind_number(Player::P, card));
        BOOST_TEST(options.size() >= 3U); // a bond, two lines
        for (const TableOption& option : options) {
            const bool allowed = std::ranges::count(game.legal(), option.action) == 1;
            BOOST_TEST(allowed == (option.refusal == Clause::None));
            found_too_dear |= option.refusal == Clause::Deploy3;
        }
        BOOST_TEST(std::ranges::is_sorted(
            options, {}, [](const TableOption& option) { return option.refusal != Clause::None; }));
    }
    BOOST_TEST(found_too_dear);
}

BOOST_AUTO_TEST_CASE(a_unit_offers_its_attack_and_says_why_it_may_not)
{
    lay_first_bond();
    act(ActionKind::NextPhase);
    const UnitId protagonist = game.state()[Player::P].units[0].id;
    bool attacks = false;
    for (const TableOption& option : game.options_for_unit(protagonist)) {
        if (option.action.kind == ActionKind::Attack) {
            attacks = true;
            BOOST_TEST((option.refusal == Clause::Turn2)); // nobody attacks in the first turn
        }
    }
    BOOST_TEST(attacks);
}

BOOST_AUTO_TEST_CASE(every_legal_action_is_an_option_of_something_or_a_word_of_the_phase)
{
    TableSettings strong; // so that the game lasts
    strong.dummy_strength = 1000;
    GameSession lasting = session(strong);
    lasting.set_policy("random");
    for (int step = 0; step < 300 && !lasting.state().is_over(); ++step) {
        for (const Action& action : lasting.legal()) {
            std::vector<TableOption> options;
            if (action.unit != no_unit)
                options = lasting.options_for_unit(action.unit);
            else if (action.zone == ActionZone::Bonds)
                options = lasting.options_for_bond(action.card);
            else if (action.kind == ActionKind::Orb || action.zone == ActionZone::Orbs)
                options = lasting.options_for_orb(action.number);
            else if (action.card != nothing &&
                     (action.zone == ActionZone::None || action.zone == ActionZone::Hand))
                options = lasting.options_for_hand(action.card);
            else
                continue;
            BOOST_TEST(std::ranges::count(options, action, &TableOption::action) == 1,
                       to_text(lasting.state(), action));
        }
        lasting.step_by_policy();
    }
    BOOST_TEST(lasting.path().size() >= 301U); // some steps answer a question with one answer
}

BOOST_DATA_TEST_CASE(a_policy_plays_the_game_that_the_command_line_replays,
                     data::make({"gf-basic", "random", "planner"}), policy)
{
    game.set_policy(policy);
    GoldfishSettings settings = game.goldfish().settings();
    settings.policy = policy;
    settings.turns = 4;
    const Card* protagonist = protagonist_of(document.resolved());
    const Goldfish goldfish(document.resolved(), *protagonist,
                            document.catalogue().context(protagonist), settings);
    const Replay replay = replay_game(goldfish, 0);
    while (game.path().size() <= replay.steps.size())
        BOOST_REQUIRE(game.step_by_policy());
    const std::vector<std::string> played = actions();
    for (std::size_t at = 0; at < replay.steps.size(); ++at) {
        BOOST_TEST(played[at] == replay.steps[at].action);
        const int place = game.path()[at + 1];
        BOOST_TEST((game.step(place).reason == replay.steps[at].reason));
    }
}

BOOST_AUTO_TEST_CASE(a_question_with_only_one_answer_is_never_left_to_the_player)
{
    std::uint64_t chance = 7; // the seed
    int answered = 0;
    for (int step = 0; step < 300 && !game.state().is_over(); ++step) {
        const ActionList legal = game.legal();
        chance = chance * 6364136223846793005U + 1442695040888963407U;
        const int before = game.now();
        BOOST_TEST((game.act(legal[(chance >> 33) % legal.size()]) == Clause::None));
        const bool is_question = game.state().decision != Decision::None;
        BOOST_TEST((!is_question || game.legal().size() > 1));
        for (int place = game.now(); place != before; place = game.step(place).before)
            answered += game.step(place).was_only_answer ? 1 : 0;
    }
    BOOST_TEST(answered > 0);
}

BOOST_AUTO_TEST_CASE(undo_and_redo_pass_over_questions_with_only_one_answer)
{
    for (int step = 0; step < 200; ++step) {
        const int before = game.now();
        const auto choice = game.advice();
        BOOST_REQUIRE(choice.has_value());
        game.act(choice->action);
        const int after = game.now();
        if (!game.step().was_only_answer)
            continue;
        game.undo();
        BOOST_TEST(game.now() == before);
        game.redo();
        BOOST_TEST(game.now() == after);
        return;
    }
    BOOST_FAIL("no question had only one answer");
}

BOOST_AUTO_TEST_CASE(each_phase_can_be_ended_without_doing_more)
{
    act(ActionKind::Keep);
    game.end_phase();
    BOOST_TEST((game.state().phase == Phase::Deployment));
    BOOST_TEST(game.state()[Player::P].bonds.empty());
    game.end_phase();
    BOOST_TEST((game.state().phase == Phase::Action));
    game.end_phase();
    BOOST_TEST((game.state().phase == Phase::Bond));
    BOOST_TEST(static_cast<int>(game.state()[Player::P].own_turns) == 2);
}

BOOST_AUTO_TEST_CASE(a_turn_can_be_ended_in_every_phase)
{
    act(ActionKind::Keep);
    for (int phases = 0; phases < 3; ++phases) {
        const int turn = game.state()[Player::P].own_turns;
        for (int phase = 0; phase < phases; ++phase)
            game.end_phase();
        game.end_turn();
        BOOST_TEST(static_cast<int>(game.state()[Player::P].own_turns) == turn + 1);
        BOOST_TEST((game.state().phase == Phase::Bond));
    }
}

BOOST_AUTO_TEST_CASE(no_phase_can_be_ended_while_a_question_waits)
{
    BOOST_TEST((game.state().decision == Decision::Mulligan));
    BOOST_TEST(!game.phase_end().has_value());
}

BOOST_AUTO_TEST_CASE(asking_for_advice_does_nothing_and_may_be_asked_twice)
{
    act(ActionKind::Keep);
    const auto once = game.advice();
    const auto twice = game.advice();
    BOOST_REQUIRE(once.has_value());
    BOOST_TEST((once->action == twice->action));
    BOOST_TEST(game.path().size() == 2U);
}

BOOST_AUTO_TEST_CASE(a_policy_goes_on_from_wherever_the_player_went)
{
    game.set_policy("planner");
    for (int turn = 0; turn < 3; ++turn)
        game.play_turn_by_policy();
    game.go_to(3);
    const ActionList legal = game.legal();
    const Action* other = std::find_if(legal.begin(), legal.end(), [&](const Action& action) {
        return !(action == game.step(4).action);
    });
    BOOST_REQUIRE((other != legal.end()));
    game.act(*other);
    const auto choice = game.advice();
    BOOST_REQUIRE(choice.has_value());
    BOOST_TEST((refusal_of(game.state(), choice->action) == Clause::None));
    BOOST_TEST(game.step_by_policy());
}

BOOST_AUTO_TEST_CASE(a_turn_by_the_policy_ends_where_the_next_own_turn_has_begun)
{
    act(ActionKind::Keep);
    game.play_turn_by_policy();
    BOOST_TEST(static_cast<int>(game.state()[Player::P].own_turns) == 2);
    BOOST_TEST((game.state().phase == Phase::Bond));
}

BOOST_AUTO_TEST_CASE(once_the_game_is_over_nothing_is_legal_and_the_policy_stops)
{
    TableSettings weak;
    weak.dummy_strength = 0;
    weak.dummy_support = 0;
    GameSession won = session(weak);
    for (int turn = 0; turn < 30 && !won.state().is_over(); ++turn)
        won.play_turn_by_policy();
    BOOST_REQUIRE(won.state().is_over());
    BOOST_TEST((won.state().winner == Player::P));
    BOOST_TEST(won.legal().empty());
    BOOST_TEST(!won.advice().has_value());
    BOOST_TEST(!won.step_by_policy());
    won.undo();
    BOOST_TEST(!won.state().is_over());
}

BOOST_AUTO_TEST_CASE(each_change_of_the_present_is_told_once)
{
    int told = 0;
    const Subscription heard = game.changed.subscribe([&told] { ++told; });
    act(ActionKind::Keep);
    BOOST_TEST(told == 1);
    game.undo();
    BOOST_TEST(told == 2);
    game.redo();
    BOOST_TEST(told == 3);
    game.act(action_of(ActionKind::Keep)); // refused
    BOOST_TEST(told == 3);
}

BOOST_AUTO_TEST_CASE(a_deck_that_deals_no_game_says_what_is_missing)
{
    DeckDocument small(shipped_catalogue());
    BOOST_TEST((goldfish_problem(small.resolved()) == GoldfishProblem::NoProtagonist));
    test::change_copies(small, Pile::Cards, marth, 11, "");
    BOOST_TEST((goldfish_problem(small.resolved()) == GoldfishProblem::TooFewCards));
    test::change_copies(small, Pile::Cards, marth, 1, "");
    BOOST_TEST((goldfish_problem(small.resolved()) == GoldfishProblem::None));
    test::change_copies(small, Pile::Cards, marth, 244, "");
    BOOST_TEST((goldfish_problem(small.resolved()) == GoldfishProblem::TooManyCards));
}

BOOST_AUTO_TEST_SUITE_END()
