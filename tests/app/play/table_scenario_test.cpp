#include "app/play/table_scenario.h"

#include "app/play/played_deck.h"
#include "app/scratch_folder.h"
#include "scenarios/given.h"
#include "scenarios/scenario.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace kizuna;
using namespace kizuna::test;

namespace table_scenario_file {

namespace data = boost::unit_test::data;

struct TableScenarioTest : PlayedDeck {
    ScratchFolder folder;

    /// What the engine makes of it; the message of a scenario that stops is a failure.
    static ScenarioResult played(const TableScenario& saved)
    {
        const std::shared_ptr<const CardLibrary> library(std::shared_ptr<void>(),
                                                         &shipped_catalogue().library);
        static std::vector<std::unique_ptr<Scenario>> kept; // results look into them
        kept.push_back(std::make_unique<Scenario>(saved.text, "table.yaml", library,
                                                  [&](const std::string&) { return library; }));
        return play(*kept.back());
    }
    static TableScenario save(const GameSession& game)
    {
        return table_scenario(game, "A deck", english());
    }
    static void act(GameSession& game, ActionKind kind) { game.act(legal_of(game, kind).value()); }
};

} // namespace table_scenario_file

BOOST_FIXTURE_TEST_SUITE(table_scenario_file, TableScenarioTest)

BOOST_DATA_TEST_CASE(a_saved_game_plays_again_to_the_same_end,
                     data::make({"gf-basic", "random", "planner"}) * data::xrange(4), policy, seed)
{
    TableSettings settings;
    settings.seed = static_cast<std::uint64_t>(seed);
    settings.goes_first = seed % 2 == 0;
    GameSession game = session(settings);
    game.set_policy(policy);
    for (int turn = 0; turn < 3; ++turn)
        game.play_turn_by_policy();
    const TableScenario saved = save(game);
    BOOST_TEST(!saved.left_decision_out);
    if (!saved.playable)
        return;
    const ScenarioResult result = played(saved);
    BOOST_TEST(result.passed(), saved.text);
    BOOST_TEST(view_of(result.state, Player::P).hand == view_of(game.state(), Player::P).hand,
               boost::test_tools::per_element());
    BOOST_TEST((result.state.phase == game.state().phase));
}

BOOST_AUTO_TEST_CASE(a_game_saved_at_every_step_of_two_turns_plays_again)
{
    GameSession game = session();
    while (static_cast<int>(game.state()[Player::P].own_turns) < 3) {
        BOOST_TEST(played(save(game)).passed(), save(game).text);
        game.step_by_policy();
    }
    BOOST_TEST(played(save(game)).passed());
}

BOOST_AUTO_TEST_CASE(only_the_line_that_is_shown_is_saved)
{
    GameSession game = session();
    act(game, ActionKind::Keep);
    act(game, ActionKind::Bond);
    game.undo();
    act(game, ActionKind::NoBond);
    const std::string text = save(game).text;
    BOOST_TEST(text.find("bond: none") != std::string::npos);
    BOOST_TEST(std::ranges::count(game.path(), 2) == 0);
    BOOST_TEST(played(save(game)).state[Player::P].bonds.size() == 0U);
}

BOOST_AUTO_TEST_CASE(it_says_who_decided_and_why)
{
    GameSession game = session();
    act(game, ActionKind::Keep);
    game.step_by_policy();
    const std::string text = save(game).text;
    BOOST_TEST(text.find("played by hand") != std::string::npos);
    BOOST_TEST(text.find("Seed 1, game 0") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_decision_that_waits_is_left_out_with_what_raised_it)
{
    GameSession game = session();
    for (int step = 0; step < 400 && game.state().decision != Decision::Critical; ++step)
        game.step_by_policy();
    BOOST_REQUIRE((game.state().decision == Decision::Critical));
    const TableScenario saved = save(game);
    BOOST_TEST(saved.left_decision_out);
    BOOST_TEST(played(saved).passed(), saved.text);
}

BOOST_DATA_TEST_CASE(a_saved_game_opens_where_it_was_left, data::make({"gf-basic", "planner"}),
                     policy)
{
    GameSession game = session();
    game.set_policy(policy);
    for (int turn = 0; turn < 4; ++turn)
        game.play_turn_by_policy();
    const TableScenario saved = save(game);
    BOOST_REQUIRE(saved.playable);
    const auto file = folder.write("game.yaml", saved.text);
    auto opened = open_table_scenario(file, shipped_catalogue(), english());
    BOOST_REQUIRE(std::holds_alternative<std::unique_ptr<GameSession>>(opened));
    GameSession& again = *std::get<std::unique_ptr<GameSession>>(opened);
    for (const Player player : {Player::P, Player::Q}) {
        BOOST_TEST(view_of(again.state(), player).hand == view_of(game.state(), player).hand,
                   boost::test_tools::per_element());
        BOOST_TEST(view_of(again.state(), player).deck == view_of(game.state(), player).deck,
                   boost::test_tools::per_element());
    }
    BOOST_TEST((again.state().phase == game.state().phase));
    BOOST_TEST(again.path().size() == game.path().size());
    BOOST_TEST(!again.scenario().empty());
    BOOST_TEST(!again.can_be_saved());
}

BOOST_AUTO_TEST_CASE(an_opened_game_can_be_walked_back_and_played_on)
{
    GameSession game = session();
    game.play_turn_by_policy();
    const auto file = folder.write("game.yaml", save(game).text);
    auto opened = open_table_scenario(file, shipped_catalogue(), english());
    GameSession& again = *std::get<std::unique_ptr<GameSession>>(opened);
    again.start_again();
    BOOST_TEST((again.state().decision == Decision::Mulligan));
    act(again, ActionKind::Mulligan);
    BOOST_TEST(again.branches().size() == 2U);
    const int turn = again.state()[Player::P].own_turns;
    again.play_turn_by_policy();
    BOOST_TEST(static_cast<int>(again.state()[Player::P].own_turns) == turn + 1);
    BOOST_TEST((again.state().phase == Phase::Bond));
}

BOOST_AUTO_TEST_CASE(what_is_no_game_of_the_table_says_so)
{
    const auto told = [&](const std::filesystem::path& file) {
        auto opened = open_table_scenario(file, shipped_catalogue(), english());
        return std::holds_alternative<std::string>(opened) ? std::get<std::string>(opened) : "";
    };
    BOOST_TEST(told(folder / "none.yaml").find("none.yaml") != std::string::npos);
    BOOST_TEST(told(folder.write("bad.yaml", "scenario: 1\nname: [\n")).find("bad.yaml") !=
               std::string::npos);
    const auto two_players = folder.write(
        "two.yaml",
        "scenario: 1\ngiven:\n  first: P\n  turn: {player: P, own-turn: 1, phase: bond}\n"
        "  P: {front: [{stack: [B01-003], protagonist: true}]}\n"
        "  Q: {front: [{stack: [B01-003], protagonist: true}]}\nactions: []\n");
    BOOST_TEST(told(two_players).find("kizuna-cli play") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
