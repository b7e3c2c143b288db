#include "app/play/table_games.h"

#include "app/play/played_deck.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace table_games {

struct TableGamesTest : PlayedDeck {
    TableGames games;

    GameSession* deal(std::uint64_t deck)
    {
        return games.add(deck, std::unique_ptr<GameSession>(new GameSession(session())));
    }
};

} // namespace table_games

BOOST_FIXTURE_TEST_SUITE(table_games, TableGamesTest)

BOOST_AUTO_TEST_CASE(a_deck_that_was_not_played_has_no_game)
{
    BOOST_TEST(games.of(1) == nullptr);
    BOOST_TEST(!games.has_previous(1));
    BOOST_TEST(!games.has_next(1));
}

BOOST_AUTO_TEST_CASE(the_game_before_another_is_there_as_it_was_left)
{
    GameSession* first = deal(1);
    first->step_by_policy();
    const int left_at = first->now();
    GameSession* second = deal(1);
    BOOST_TEST(games.of(1) == second);
    BOOST_TEST(games.previous(1) == first);
    BOOST_TEST(first->now() == left_at);
    BOOST_TEST(!games.has_previous(1));
    BOOST_TEST(games.next(1) == second);
}

BOOST_AUTO_TEST_CASE(each_deck_has_its_own_games)
{
    GameSession* of_one = deal(1);
    GameSession* of_two = deal(2);
    BOOST_TEST(games.of(1) == of_one);
    BOOST_TEST(games.of(2) == of_two);
    BOOST_TEST(!games.has_previous(2));
}

BOOST_AUTO_TEST_CASE(only_the_last_few_games_of_a_deck_are_kept)
{
    GameSession* last = nullptr;
    for (std::size_t at = 0; at < TableGames::max_of_a_deck + 3; ++at)
        last = deal(1);
    BOOST_TEST(games.of(1) == last);
    std::size_t before = 0;
    for (; games.has_previous(1); ++before)
        games.previous(1);
    BOOST_TEST(before + 1 == TableGames::max_of_a_deck);
}

BOOST_AUTO_TEST_SUITE_END()
