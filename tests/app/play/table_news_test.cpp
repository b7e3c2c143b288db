#include "app/play/table_news.h"

#include "app/play/played_deck.h"
#include "app/text/policy_text.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace table_news {

struct TableNewsTest : PlayedDeck {
    GameSession game = session();
    TableNews news{english()};

    /// From here on only what is done next is new.
    void keep_and_forget()
    {
        game.act(action_of(ActionKind::Keep));
        news.next(game);
    }
};

} // namespace table_news

BOOST_FIXTURE_TEST_SUITE(table_news, TableNewsTest)

BOOST_AUTO_TEST_CASE(of_another_game_the_turn_and_the_question_are_told)
{
    BOOST_TEST(news.next(game) == "Game preparation. Keep this hand, or redraw it once?");
    TableSettings other;
    other.game = 1;
    const GameSession next = session(other);
    BOOST_TEST(news.next(next) == "Game preparation. Keep this hand, or redraw it once?");
}

BOOST_AUTO_TEST_CASE(what_is_known_is_not_told_again)
{
    news.next(game);
    BOOST_TEST(news.next(game).empty());
}

BOOST_AUTO_TEST_CASE(the_outcome_of_an_action_comes_with_the_phase_it_leads_to)
{
    keep_and_forget();
    game.act(*legal_of(game, ActionKind::Bond));
    const std::string told = news.next(game);
    BOOST_TEST(told.starts_with("Placed as a bond: "), told);
    BOOST_TEST(told.find("Your turn 1 · Deployment Phase.") != std::string::npos, told);
}

BOOST_AUTO_TEST_CASE(an_action_without_an_outcome_is_named)
{
    keep_and_forget();
    game.act(action_of(ActionKind::NoBond));
    const std::string told = news.next(game);
    BOOST_TEST(told.starts_with("No bond this turn. Your turn 1 · Deployment Phase."), told);
}

BOOST_AUTO_TEST_CASE(a_step_of_the_policy_is_told_with_its_reason)
{
    keep_and_forget();
    const std::string reason = [&] {
        GameSession other = session();
        other.act(action_of(ActionKind::Keep));
        other.step_by_policy();
        return reason_text(*other.step().reason, english());
    }();
    game.step_by_policy();
    const std::string told = news.next(game);
    BOOST_TEST(told.starts_with("Bond: "), told);
    BOOST_TEST(told.find(": " + reason + ".") != std::string::npos, told);
    BOOST_TEST(told.find("Placed as a bond: ") != std::string::npos, told);
}

BOOST_AUTO_TEST_CASE(what_is_undone_is_named)
{
    keep_and_forget();
    game.act(action_of(ActionKind::NoBond));
    news.next(game);
    game.undo();
    const std::string told = news.next(game);
    BOOST_TEST(told.starts_with("Undone: No bond this turn. Your turn 1 · Bond Phase."), told);
}

BOOST_AUTO_TEST_CASE(on_another_line_of_play_what_differs_is_told)
{
    keep_and_forget();
    game.act(action_of(ActionKind::NoBond));
    game.undo();
    game.act(*legal_of(game, ActionKind::Bond));
    news.next(game);
    game.go_to_branch(0);
    BOOST_TEST(news.next(game) == "No bond this turn.");
}

BOOST_AUTO_TEST_CASE(a_battle_is_told_with_both_strengths_before_its_question)
{
    const auto asks = [&] { return game.state().decision == Decision::Critical; };
    std::string told;
    for (int step = 0; step < 400 && !asks(); ++step) {
        game.step_by_policy();
        told = news.next(game);
    }
    BOOST_REQUIRE(asks());
    const auto strengths =
        told.find("Marth 40 + 20 = 60, critical 120, against Dummy 40 + 20 = 60.");
    BOOST_TEST(strengths != std::string::npos, told);
    BOOST_TEST(strengths < told.find("A critical hit with "), told);
}

BOOST_AUTO_TEST_SUITE_END()
