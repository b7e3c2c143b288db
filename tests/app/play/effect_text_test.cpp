#include "app/play/effect_text.h"

#include "app/known_cards.h"
#include "app/play/played_deck.h"
#include "app/play/table_text.h"
#include "app/skills/step_words.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <set>

using namespace kizuna;
using namespace kizuna::test;

namespace effect_text {

namespace data = boost::unit_test::data;

/// The choices for effects that games by chance come to.
template <typename Use>
void for_each_choice(const char* deck, Use use)
{
    const PlayedDeck played(deck);
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
        TableSettings settings;
        settings.seed = seed;
        settings.dummy_strength = 1000; // so that the game lasts
        GameSession game = played.session(settings);
        game.set_policy("random");
        for (int step = 0; step < 250 && game.step_by_policy(); ++step) {
            if (game.state().decision == Decision::Choose)
                use(game.state());
        }
    }
}

} // namespace effect_text

BOOST_AUTO_TEST_SUITE(effect_text)

BOOST_DATA_TEST_CASE(each_choice_for_an_effect_says_what_becomes_of_the_chosen,
                     data::make({"altean-vanguard.kizuna.yaml", "golden-deer.kizuna.yaml"}), deck)
{
    int choices = 0;
    for_each_choice(deck, [&](const GameState& state) {
        ++choices;
        const std::string effect = effect_on_chosen(state, english());
        BOOST_TEST(!effect.empty());
        BOOST_TEST(question_text(state, english()).find("The chosen one " + effect + ".") !=
                   std::string::npos);
        for (const Action& action : legal_actions(state)) {
            if (action.kind == ActionKind::Pick)
                BOOST_TEST(action_text(state, action, english()).ends_with(": " + effect));
        }
    });
    BOOST_TEST(choices > 0);
}

BOOST_AUTO_TEST_CASE(what_becomes_of_the_chosen_is_told_as_the_rule_book_calls_it)
{
    std::set<std::string> told;
    for_each_choice("altean-vanguard.kizuna.yaml", [&](const GameState& state) {
        told.insert(effect_on_chosen(state, english()));
    });
    BOOST_TEST(told.count("goes to the retreat area") == 1U);
}

BOOST_AUTO_TEST_CASE(everything_that_can_be_forbidden_is_told_apart_in_every_language)
{
    for (const Messages* messages : {&english(), &japanese(), &italian()}) {
        std::set<std::string> told;
        for (auto act = UnitAct::Critical; act < UnitAct::AddOrb;
             act = static_cast<UnitAct>(static_cast<int>(act) + 1)) {
            const char* word = forbidden_act(act);
            const std::string text =
                messages->get("table.effect.forbid"_msg, {{"what", word}, {"until", "turn"}});
            BOOST_TEST(told.insert(text).second, word << ": " << text);
        }
    }
}

BOOST_AUTO_TEST_CASE(where_nothing_is_chosen_there_is_nothing_to_say)
{
    const PlayedDeck played;
    const GameSession game = played.session();
    BOOST_TEST(effect_on_chosen(game.state(), english()).empty());
    BOOST_TEST(asking_skill_text(game.state(), english()).empty());
}

BOOST_AUTO_TEST_SUITE_END()
