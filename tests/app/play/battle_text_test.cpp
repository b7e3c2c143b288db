#include "app/play/battle_text.h"

#include "app/play/played_deck.h"
#include "app/play/table_text.h"
#include "game/values/values.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace battle_text_words {

struct BattleTextTest : PlayedDeck {
    GameSession game = session();

    void play_until_critical()
    {
        for (int step = 0; step < 400 && game.state().decision != Decision::Critical; ++step)
            game.step_by_policy();
        BOOST_REQUIRE((game.state().decision == Decision::Critical));
    }
};

} // namespace battle_text_words

BOOST_FIXTURE_TEST_SUITE(battle_text_words, BattleTextTest)

BOOST_AUTO_TEST_CASE(outside_a_battle_there_is_nothing_to_say)
{
    BOOST_TEST(battle_text(game.state(), english()).empty());
}

BOOST_AUTO_TEST_CASE(both_strengths_are_told_with_their_supports_before_the_critical_hit_is_asked)
{
    play_until_critical();
    BOOST_TEST(battle_text(game.state(), english()) ==
               "Marth 40 + 20 = 60, critical 120, against Dummy 40 + 20 = 60");
    BOOST_TEST(battle_text(game.state(), japanese()) ==
               "マルス 40 + 20 = 60、必殺攻撃なら120、対ダミー 40 + 20 = 60");
}

BOOST_AUTO_TEST_CASE(a_critical_hit_that_was_dealt_is_told_as_one)
{
    play_until_critical();
    GameState hit = game.state();
    hit.battle.critical = true;
    hit.battle.critical_decided = true;
    const std::string text = battle_text(hit, english());
    BOOST_TEST(text.find(std::to_string(judged_strength(hit, Player::P)) +
                         " with a critical hit") != std::string::npos);
    BOOST_TEST(text.find(", critical") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_battle_without_a_question_is_told_with_its_outcome)
{
    for (int step = 0; step < 400; ++step) {
        const auto choice = game.advice();
        BOOST_REQUIRE(choice.has_value());
        const int before = game.now();
        game.act(choice->action);
        const bool was_asked = !game.step().was_only_answer;
        if (choice->action.kind != ActionKind::Attack || was_asked)
            continue;
        const std::string outcome = battle_outcome(game, before, english());
        BOOST_TEST(outcome.find(" = ") != std::string::npos, outcome);
        BOOST_TEST(outcome.find("Judged: ") != std::string::npos, outcome);
        return;
    }
    BOOST_FAIL("no attack passed without a question");
}

BOOST_AUTO_TEST_SUITE_END()
