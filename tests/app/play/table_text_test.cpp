#include "app/play/table_text.h"

#include "app/play/played_deck.h"
#include "test_library.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <array>
#include <set>

using namespace kizuna;
using namespace kizuna::test;

namespace table_text {

namespace data = boost::unit_test::data;

const Messages& in(const std::string& language)
{
    return language == "ja" ? japanese() : language == "it" ? italian() : english();
}

struct TableTextTest : PlayedDeck {
    GameSession game = session();
    void act(ActionKind kind) { game.act(legal_of(game, kind).value()); }
};

} // namespace table_text

BOOST_FIXTURE_TEST_SUITE(table_text, TableTextTest)

BOOST_DATA_TEST_CASE(in_each_language_every_action_and_event_of_long_games_has_words,
                     data::make({"en", "ja", "it"}), language)
{
    const Messages& messages = in(language);
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        TableSettings settings;
        settings.seed = seed;
        GameSession played = session(settings);
        played.set_policy("random");
        for (int step = 0; step < 150 && !played.state().is_over(); ++step) {
            std::set<std::string> texts;
            for (const Action& action : played.legal()) {
                const std::string text = action_text(played.state(), action, messages);
                BOOST_TEST(!text.empty());
                BOOST_TEST(text.find("table.") == std::string::npos, text);
                BOOST_TEST(text.find('{') == std::string::npos, text);
                texts.insert(text);
            }
            BOOST_TEST(!question_text(played.state(), messages).empty());
            BOOST_TEST(!turn_text(played.state(), messages).empty());
            played.step_by_policy();
            for (const std::string& text :
                 event_texts(played.step().log, played.cards(), messages)) {
                BOOST_TEST(!text.empty());
                BOOST_TEST(text.find("table.") == std::string::npos, text);
                BOOST_TEST(text.find('{') == std::string::npos, text);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(the_bonds_left_are_those_not_spent)
{
    act(ActionKind::Keep);
    act(ActionKind::Bond);
    BOOST_TEST(bonds_text(game.state(), english()) == "1 bond, 0 spent, 1 left");
    BOOST_TEST(turn_text(game.state(), english()) == "Your turn 1 · Deployment Phase");
}

BOOST_AUTO_TEST_CASE(cards_that_the_player_does_not_see_are_not_named)
{
    EventLog log;
    log.add(EventKind::OrbTaken, Player::Q, 0, 0);
    log.add_card(Player::Q, 1);
    BOOST_TEST(event_texts(log, game.cards(), english()).front() == "The dummy loses an orb.");
}

BOOST_AUTO_TEST_CASE(that_the_dummy_has_no_support_card_is_not_told)
{
    EventLog log;
    log.add(EventKind::SupportFailed, Player::Q);
    BOOST_TEST(event_texts(log, game.cards(), english()).empty());
}

BOOST_AUTO_TEST_CASE(cards_drawn_in_a_row_are_told_in_one_sentence)
{
    const auto texts = event_texts(game.step().log, game.cards(), english()); // the deal
    BOOST_REQUIRE(texts.size() == 1U);
    BOOST_TEST(texts[0].starts_with("You draw "));
    BOOST_TEST(std::ranges::count(texts[0], ':') == 6); // between name and title
}

BOOST_AUTO_TEST_CASE(the_dummy_has_a_name_in_the_language)
{
    const Unit& dummy = game.state()[Player::Q].units[0];
    BOOST_TEST(unit_text(game.state(), dummy, italian()) == "Fantoccio");
}

BOOST_AUTO_TEST_CASE(effects_that_play_as_nothing_are_counted)
{
    const CardLibrary library =
        library_of("- {id: T001, unit: A, title: T, symbol: red, stats: {cost: 1, range: 1, "
                   "attack: 40, support: 10}, prints: [T001N],\n   skills: [{category: act}, "
                   "{category: act, effect: [{draw: 1}]}]}\n");
    const std::vector<CardIndex> deck(50, CardIndex(0));
    const GameCards cards(library, std::array{deck, deck});
    BOOST_REQUIRE(cards.unscripted() == 1);
    BOOST_TEST(unplayed_text(cards, english()) == "1 of 2 effects play as nothing");
}

BOOST_AUTO_TEST_SUITE_END()
