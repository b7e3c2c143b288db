#include "app/play/refusal_text.h"

#include "app/play/played_deck.h"
#include "app/play/table_text.h"
#include "game/play/engine.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

#include <set>
#include <string>

using namespace kizuna;
using namespace kizuna::test;

namespace refusals {

struct RefusalTest : PlayedDeck {
    GameSession game = session();
    std::vector<RuleClause> clauses = load_rule_clauses(KIZUNA_TEST_DATA);
    /// Of a card of the hand.
    Action from_hand(ActionKind kind, std::size_t position = 0) const
    {
        Action action = action_of(kind);
        action.card = game.cards().kind_number(Player::P, game.state()[Player::P].hand[position]);
        return action;
    }
    /// Of all cards of the hand.
    std::set<std::string> reasons(ActionKind kind) const
    {
        std::set<std::string> all;
        for (std::size_t at = 0; at < game.state()[Player::P].hand.size(); ++at)
            all.insert(reason(from_hand(kind, at)));
        return all;
    }
    std::string reason(const Action& action, const Messages& messages = english()) const
    {
        return refusal_reason(game.state(), {action, refusal_of(game.state(), action)}, messages);
    }
};

} // namespace refusals

BOOST_FIXTURE_TEST_SUITE(refusals, RefusalTest)

BOOST_AUTO_TEST_CASE(a_refusal_gives_the_clause_and_what_it_says)
{
    const std::string text = refusal_text(Clause::Deploy3, clauses);
    BOOST_TEST(text.starts_with("DEPLOY-3: "));
    BOOST_TEST(text.size() > 30U);
    BOOST_TEST(refusal_text(Clause::Deploy3, {}) == "DEPLOY-3");
}

BOOST_AUTO_TEST_CASE(what_is_done_in_another_phase_says_in_which)
{
    game.act(legal_of(game, ActionKind::Keep).value());
    const Action deploy = from_hand(ActionKind::Deploy);
    BOOST_TEST(reason(deploy) == "only in the Deployment Phase");
    BOOST_TEST(reason(deploy, italian()) == "solo nella Fase Schieramento");
    BOOST_TEST(reason(deploy, japanese()) == "出撃フェイズのみ");
    game.act(legal_of(game, ActionKind::NoBond).value());
    BOOST_TEST(reason(from_hand(ActionKind::Bond)) == "only in the Bond Phase");
}

BOOST_AUTO_TEST_CASE(what_cannot_be_deployed_says_why)
{
    game.act(legal_of(game, ActionKind::Keep).value());
    game.act(legal_of(game, ActionKind::NoBond).value());
    BOOST_TEST(reasons(ActionKind::Deploy) ==
               (std::set<std::string>{"no bond is left", "you already have a unit of that name"}));
}

BOOST_AUTO_TEST_CASE(what_is_offered_but_forbidden_says_why_in_a_few_words)
{
    game.act(legal_of(game, ActionKind::Keep).value());
    const Action deploy = from_hand(ActionKind::Deploy);
    BOOST_TEST(option_text(game.state(), {deploy, Clause::Turn1}, clauses, english()) ==
               "✕ " + action_text(game.state(), deploy, english()) +
                   ": only in the Deployment Phase");
    BOOST_TEST(option_text(game.state(), {deploy, Clause::None}, clauses, english()) ==
               action_text(game.state(), deploy, english()));
    // What a few words cannot say, the clause does.
    BOOST_TEST(option_text(game.state(), {deploy, Clause::Level1}, clauses, english()) ==
               "✕ " + action_text(game.state(), deploy, english()) + ": " +
                   refusal_text(Clause::Level1, clauses));
}

BOOST_AUTO_TEST_SUITE_END()
