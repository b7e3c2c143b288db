#include "app/play/by_hand.h"

#include "app/play/played_deck.h"
#include "app/play/table_log.h"
#include "app/play/table_news.h"
#include "app/play/table_scenario.h"
#include "app/play/table_text.h"
#include "app/scratch_folder.h"
#include "scenarios/given.h"
#include "scenarios/scenario.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <set>

using namespace kizuna;
using namespace kizuna::test;

namespace table_by_hand {

namespace data = boost::unit_test::data;

const Messages& words_in(const std::string& language)
{
    return language == "ja" ? japanese() : language == "it" ? italian() : english();
}

/// Everything that may be done by hand now.
std::vector<ManualChoice> all_choices(const GameSession& game, const Messages& messages)
{
    std::vector<ManualChoice> all;
    for (const ManualSource& source : manual_sources(game, messages)) {
        for (const ManualThing& thing : source.things) {
            for (ManualChoice& choice : manual_choices(game, thing.taken, messages))
                all.push_back(std::move(choice));
        }
    }
    return all;
}

/// Two turns of random play with manual actions in between.
void play_with_manual_actions(GameSession& game, std::uint64_t seed)
{
    Rng rng(seed);
    game.set_policy("random");
    for (int step = 0; step < 40 && !game.state().is_over(); ++step) {
        const auto choices = can_do_by_hand(game.state()) ? all_choices(game, english())
                                                          : std::vector<ManualChoice>();
        if (choices.empty() || rng.below(3) == 0) {
            game.step_by_policy();
            continue;
        }
        const ManualChoice& choice = choices[rng.below(static_cast<std::uint32_t>(choices.size()))];
        const Action manual_action =
            choice.asks_strength
                ? strength_by_hand(choice, 10 * (1 + static_cast<int>(rng.below(5))),
                                   rng.below(2) == 0)
                : choice.action;
        BOOST_TEST((game.act(manual_action) == Clause::None));
    }
}

std::string sides_of(const GameState& state)
{
    const std::string given = to_given(state);
    return given.substr(given.find("  P:"));
}

struct ByHandTest : PlayedDeck {
    GameSession game = session();
    ScratchFolder folder;

    ByHandTest() { game.act(action_of(ActionKind::Keep)); }

    const ManualSource& source(TablePlace place, const std::vector<ManualSource>& sources) const
    {
        return *std::ranges::find(sources, place, &ManualSource::place);
    }
    /// Does what the menu of the first thing in a place says so.
    void choose(TablePlace place, const std::string& text)
    {
        const auto sources = manual_sources(game, english());
        const Action taken = source(place, sources).things.front().taken;
        for (const ManualChoice& choice : manual_choices(game, taken, english())) {
            if (choice.text == text) {
                BOOST_REQUIRE((game.act(choice.action) == Clause::None));
                return;
            }
        }
        BOOST_FAIL("nobody can choose " << text);
    }
};

} // namespace table_by_hand

BOOST_FIXTURE_TEST_SUITE(table_by_hand, ByHandTest)

BOOST_AUTO_TEST_CASE(a_manual_action_is_marked_in_the_log_and_is_undone_like_anything_else)
{
    const std::size_t hand = game.state()[Player::P].hand.size();
    game.act(draw_by_hand());
    BOOST_TEST(game.state()[Player::P].hand.size() == hand + 1);
    BOOST_TEST(table_log(game, english()).find("☞ By hand: draw 1 card\n    You draw ") !=
               std::string::npos);
    game.undo();
    BOOST_TEST(game.state()[Player::P].hand.size() == hand);
    game.redo();
    BOOST_TEST(game.state()[Player::P].hand.size() == hand + 1);
    game.undo();
    game.act(shuffle_by_hand());
    BOOST_TEST(game.branches().size() == 2U);
}

BOOST_AUTO_TEST_CASE(a_manual_action_is_told_by_name_and_with_what_came_of_it)
{
    TableNews news(english());
    news.next(game);
    game.act(draw_by_hand());
    const std::string told = news.next(game);
    BOOST_TEST(told.starts_with("By hand: draw 1 card. You draw "), told);
}

BOOST_AUTO_TEST_CASE(cards_are_put_where_the_menu_says)
{
    choose(TablePlace::Hand, "Put into the retreat area");
    BOOST_TEST(game.state()[Player::P].retreat.size() == 1U);
    choose(TablePlace::Retreat, "Put among the bonds, face down");
    BOOST_TEST(game.state()[Player::P].face_down_bonds.contains(game.state()[Player::P].bonds[0]));
    choose(TablePlace::Bonds, "Turn face up");
    BOOST_TEST(!game.state()[Player::P].face_down_bonds.contains(game.state()[Player::P].bonds[0]));
    choose(TablePlace::Deck, "Put the top card among the orbs, face down");
    BOOST_TEST(game.state()[Player::P].orbs.size() == 6U);
    choose(TablePlace::DummyOrbs, "Put into the infinite area");
    BOOST_TEST(game.state()[Player::Q].orbs.size() == 4U);
    choose(TablePlace::Dummy, "Destroy");
    BOOST_TEST(game.state()[Player::Q].orbs.size() == 3U);
    choose(TablePlace::Front, "Tap");
    BOOST_TEST(game.state()[Player::P].units[0].tapped);
}

BOOST_AUTO_TEST_CASE(a_strength_is_changed_by_what_was_asked)
{
    const auto sources = manual_sources(game, english());
    const auto choices =
        manual_choices(game, source(TablePlace::Dummy, sources).things[0].taken, english());
    const auto change = std::ranges::find(choices, true, &ManualChoice::asks_strength);
    BOOST_REQUIRE((change != choices.end()));
    const auto strength = [&] {
        return cards_in_place(game, TablePlace::Dummy, english())[0].strength;
    };
    game.act(strength_by_hand(*change, -30, false));
    BOOST_TEST(strength() == 10);
    BOOST_TEST(action_text(game.state(), game.step().action, english()) ==
               "By hand: Dummy: Attack −30 until the end of the turn");
    game.act(strength_by_hand(*change, 5000, true));
    BOOST_TEST(strength() == 1000);
}

BOOST_AUTO_TEST_CASE(every_card_on_the_table_is_taken_as_what_it_is)
{
    game.act(*legal_of(game, ActionKind::Bond));
    std::size_t with_choices = 0;
    for (int place = 0; place < table_places; ++place) {
        for (const TableCard& card :
             cards_in_place(game, static_cast<TablePlace>(place), english())) {
            const auto choices = manual_choices(game, taken_by_hand(card), english());
            BOOST_TEST(!choices.empty(), card.spoken);
            ++with_choices;
        }
    }
    BOOST_TEST(with_choices > 15U);
}

BOOST_AUTO_TEST_CASE(while_a_question_waits_nothing_is_done_by_hand)
{
    GameSession fresh = session();
    BOOST_TEST(!can_do_by_hand(fresh.state()));
    BOOST_TEST(all_choices(fresh, english()).empty());
    BOOST_TEST((fresh.act(draw_by_hand()) == Clause::ByHandWaits));
    BOOST_TEST(can_do_by_hand(game.state()));
}

BOOST_AUTO_TEST_CASE(an_orb_that_nobody_knows_is_named_by_its_number)
{
    const auto sources = manual_sources(game, english());
    BOOST_TEST(source(TablePlace::Orbs, sources).things[1].text == "Orb 2");
    BOOST_TEST(source(TablePlace::Deck, sources).things[0].text == "The top card");
}

BOOST_DATA_TEST_CASE(in_each_language_every_choice_has_words_of_its_own,
                     data::make({"en", "ja", "it"}), language)
{
    const Messages& messages = words_in(language);
    play_with_manual_actions(game, 5);
    while (!can_do_by_hand(game.state()))
        game.step_by_policy();
    for (const ManualSource& source : manual_sources(game, messages)) {
        BOOST_TEST(!source.name.empty());
        for (const ManualThing& thing : source.things) {
            std::set<std::string> rows;
            BOOST_TEST(!thing.text.empty());
            for (const ManualChoice& choice : manual_choices(game, thing.taken, messages)) {
                const std::string done = action_text(game.state(), choice.action, messages);
                for (const std::string& text : {choice.text, done}) {
                    BOOST_TEST(!text.empty());
                    BOOST_TEST(text.find("table.") == std::string::npos, text);
                    BOOST_TEST(text.find('{') == std::string::npos, text);
                }
                BOOST_TEST(rows.insert(choice.text).second, choice.text);
            }
        }
    }
}

BOOST_DATA_TEST_CASE(a_saved_game_with_manual_actions_plays_again_to_the_same_table,
                     data::xrange(12), seed)
{
    TableSettings settings;
    settings.seed = static_cast<std::uint64_t>(seed);
    GameSession played = session(settings);
    play_with_manual_actions(played, static_cast<std::uint64_t>(seed));
    while (!played.state().is_over() && !can_do_by_hand(played.state()))
        played.step_by_policy();
    const TableScenario saved = table_scenario(played, "A deck", english());
    BOOST_TEST(saved.text.find("by-hand: {") != std::string::npos);
    if (!saved.playable)
        return;
    const std::shared_ptr<const CardLibrary> library(std::shared_ptr<void>(),
                                                     &shipped_catalogue().library);
    const Scenario scenario(saved.text, "table.yaml", library,
                            [&](const std::string&) { return library; });
    const ScenarioResult result = play(scenario);
    BOOST_TEST(result.passed(), saved.text);
    BOOST_TEST(sides_of(result.state) == sides_of(played.state()), saved.text);
    auto opened =
        open_table_scenario(folder.write("game.yaml", saved.text), shipped_catalogue(), english());
    BOOST_REQUIRE(std::holds_alternative<std::unique_ptr<GameSession>>(opened));
    const GameSession& again = *std::get<std::unique_ptr<GameSession>>(opened);
    BOOST_TEST(sides_of(again.state()) == sides_of(played.state()));
}

BOOST_AUTO_TEST_SUITE_END()
