#include "app/play/effect_text.h"

#include "app/known_cards.h"
#include "app/play/played_deck.h"
#include "app/play/table_text.h"
#include "app/skills/step_words.h"
#include "document_edits.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <set>

using namespace kizuna;
using namespace kizuna::test;

namespace effect_text {

namespace data = boost::unit_test::data;

/// The decisions of that kind that games by chance come to.
template <typename Use>
void for_each_choice(const char* deck, Use use, Decision kind = Decision::Choose)
{
    const PlayedDeck played(deck);
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
        TableSettings settings;
        settings.seed = seed;
        settings.dummy_strength = 1000; // so that the game lasts
        GameSession game = played.session(settings);
        game.set_policy("random");
        for (int step = 0; step < 250 && game.step_by_policy(); ++step) {
            if (game.state().decision == kind)
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

BOOST_AUTO_TEST_CASE(a_change_says_how_much_from_whom_and_for_how_long)
{
    const PlayedDeck deck;
    const GameSession game = deck.session();
    const GameState& state = game.state();
    const std::string unit = state.kind(Player::P, 0).card->unit;
    UnitChange change;
    change.value = 30;
    change.until = Until::EndOfTurn;
    change.card = 0;
    BOOST_TEST(change_text(state, change, english()) ==
               "+30 Attack from " + unit + " until the end of the turn");
    BOOST_TEST(change_text(state, change, italian()) ==
               "+30 Attacco da " + unit + " fino alla fine del turno");
    BOOST_TEST(change_text(state, change, japanese()) ==
               "「" + state.kind(Player::P, 0).card->unit_ja +
                   "」により戦闘力+30（ターン終了まで）");
    change.until = std::nullopt;
    change.value = -10;
    BOOST_TEST(change_text(state, change, english()) == "−10 Attack from " + unit);
    change.card = no_card;
    change.until = Until::EndOfBattle;
    BOOST_TEST(change_text(state, change, english()) ==
               "−10 Attack by hand until the end of the battle");
    change.kind = Modifier::Kind::RangeAlso;
    change.value = RangeSet{6}.bits;
    BOOST_TEST(change_text(state, change, english()) ==
               "range 1-2 too by hand until the end of the battle");
    change.kind = Modifier::Kind::Forbid;
    change.value = static_cast<int>(UnitAct::Evade);
    BOOST_TEST(change_text(state, change, english()) ==
               "no evading by hand until the end of the battle");
    BOOST_TEST(change_text(state, change, japanese()) == "手動で神速回避不可（戦闘終了まで）");
    change.kind = Modifier::Kind::CostBy;
    change.value = -1;
    BOOST_TEST(change_text(state, change, italian()) ==
               "Costo di Schieramento −1 a mano fino alla fine della battaglia");
}

BOOST_AUTO_TEST_CASE(every_change_is_told_apart_in_every_language)
{
    const PlayedDeck deck;
    const GameSession game = deck.session();
    for (const Messages* messages : {&english(), &japanese(), &italian()}) {
        std::set<std::string> told;
        for (auto kind = Modifier::Kind::StrengthBy; kind <= Modifier::Kind::SupportSkillOff;
             kind = static_cast<Modifier::Kind>(static_cast<int>(kind) + 1)) {
            if (kind == Modifier::Kind::CostTo) // told as CostBy, but for its sign
                continue;
            UnitChange change;
            change.kind = kind;
            change.value = 2;
            const std::string text = change_text(game.state(), change, *messages);
            BOOST_TEST(told.insert(text).second, text);
        }
        for (auto act = UnitAct::Critical; act <= UnitAct::ClassChange;
             act = static_cast<UnitAct>(static_cast<int>(act) + 1)) {
            UnitChange change;
            change.kind = Modifier::Kind::Forbid;
            change.value = static_cast<int>(act);
            const std::string text = change_text(game.state(), change, *messages);
            BOOST_TEST((told.insert(text).second || change.value == 2), text);
        }
    }
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

BOOST_DATA_TEST_CASE(who_is_asked_is_told_the_step_or_the_price,
                     data::make({"altean-vanguard.kizuna.yaml", "golden-deer.kizuna.yaml"}), deck)
{
    int questions = 0;
    const auto check = [&questions](const GameState& state) {
        for (const Messages* messages : {&english(), &japanese(), &italian()}) {
            const AskedStep asked = asked_step(state, *messages);
            BOOST_TEST(!asked.text.empty());
            BOOST_TEST(question_text(state, *messages).find(asked.text) != std::string::npos);
        }
        ++questions;
    };
    for_each_choice(deck, check, Decision::May);
    BOOST_TEST(questions > 0);
}

BOOST_AUTO_TEST_CASE(a_skill_that_an_effect_hands_out_has_its_sentence)
{
    PlayedDeck played;
    change_copies(played.document, Pile::Cards, "B03-087", 1, "");
    const GameSession game = played.session();
    const std::vector<GameSkill>& skills = game.cards().program().skills;
    const auto granted = std::ranges::find_if(skills, [&](const GameSkill& skill) {
        return skill.is_granted && game.cards().kind(skill.kind).card->id == "B03-087";
    });
    BOOST_REQUIRE((granted != skills.end()));
    const auto number = static_cast<std::uint16_t>(granted - skills.begin());
    BOOST_TEST(game_skill_text(game.cards(), number, english()) ==
               "“CONT: non-protagonist enemies cannot evade this unit’s attacks”");
    Action use = action_of(ActionKind::UseSkill);
    use.card = granted->kind;
    use.number = granted->number;
    BOOST_TEST(action_text(game.state(), use, english()).find("cannot evade") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(skills_that_wait_are_told_apart_by_their_sentences)
{
    int orders = 0;
    const auto check = [&orders](const GameState& state) {
        for (const Action& action : legal_actions(state)) {
            if (action.kind != ActionKind::Order)
                continue;
            ++orders;
            const std::string text = action_text(state, action, english());
            const bool is_told = text.find("AUTO") != text.npos || text.find("SPEC") != text.npos;
            BOOST_TEST(is_told, text);
        }
    };
    for (const char* deck : {"dawn-over-hoshido", "flame-of-pherae", "golden-deer",
                             "greil-mercenaries", "wings-of-nohr", "ylissean-shepherds"})
        for_each_choice((std::string(deck) + ".kizuna.yaml").c_str(), check, Decision::Order);
    BOOST_TEST(orders > 0);
}

BOOST_AUTO_TEST_CASE(where_nothing_is_chosen_there_is_nothing_to_say)
{
    const PlayedDeck played;
    const GameSession game = played.session();
    BOOST_TEST(effect_on_chosen(game.state(), english()).empty());
    BOOST_TEST(asking_skill_text(game.state(), english()).empty());
}

BOOST_AUTO_TEST_SUITE_END()
