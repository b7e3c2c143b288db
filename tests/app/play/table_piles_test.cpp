#include "app/play/table_piles.h"

#include "app/play/played_deck.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace kizuna;
using namespace kizuna::test;

namespace table_piles {

struct TablePilesTest : PlayedDeck {
    GameSession game = session(lasting());

    static TableSettings lasting()
    {
        TableSettings settings;
        settings.dummy_strength = 1000; // so that the game lasts
        return settings;
    }
    TableCard card_in(TablePlace place) const
    {
        return cards_in_place(game, place, english()).at(0);
    }
    /// Lets the policy play until something is true.
    template <typename Condition>
    void play_until(Condition condition)
    {
        for (int step = 0; step < 400 && !condition(); ++step)
            game.step_by_policy();
        BOOST_REQUIRE(condition());
    }
};

} // namespace table_piles

BOOST_FIXTURE_TEST_SUITE(table_piles, TablePilesTest)

BOOST_AUTO_TEST_CASE(the_retreat_area_is_looked_through_from_its_newest_card)
{
    play_until([&] { return game.state()[Player::P].retreat.size() >= 3; });
    const auto& retreat = game.state()[Player::P].retreat;
    const auto cards = pile_cards(game, card_in(TablePlace::Retreat), english());
    BOOST_REQUIRE(cards.size() == retreat.size());
    for (std::size_t at = 0; at < cards.size(); ++at)
        BOOST_TEST(cards[at].card ==
                   game.state().kind(Player::P, retreat[retreat.size() - 1 - at]).card);
    BOOST_TEST(cards[1].line.starts_with("2. " + cards[1].card->unit));
    BOOST_TEST(cards[1].line.find(", cost ") != std::string::npos);
    BOOST_TEST(cards[1].details.find("Support: ") != std::string::npos);
    BOOST_TEST(pile_heading(card_in(TablePlace::Retreat), english()) ==
               "Retreat (" + std::to_string(cards.size()) + ")");
}

BOOST_AUTO_TEST_CASE(a_stack_is_looked_through_from_its_top_card)
{
    const auto stack = [&]() -> const Unit* {
        const auto& units = game.state()[Player::P].units;
        const auto found = std::find_if(units.begin(), units.end(),
                                        [](const Unit& unit) { return unit.size > 1; });
        return found == units.end() ? nullptr : &*found;
    };
    play_until([&] { return stack() != nullptr; });
    TableCard pile;
    pile.unit = stack()->id;
    const auto cards = pile_cards(game, pile, english());
    BOOST_REQUIRE(cards.size() == stack()->size);
    BOOST_TEST(cards[0].card == game.state().kind(*stack()).card);
    BOOST_TEST(cards[1].card->unit == cards[0].card->unit);
}

BOOST_AUTO_TEST_CASE(a_hand_and_the_dummy_are_no_piles)
{
    BOOST_TEST(pile_cards(game, card_in(TablePlace::Hand), english()).empty());
    BOOST_TEST(pile_cards(game, card_in(TablePlace::Dummy), english()).empty());
}

BOOST_AUTO_TEST_SUITE_END()
