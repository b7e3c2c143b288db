#include "app/play/table_view.h"

#include "app/cards/card_facts.h"
#include "app/play/by_hand.h"
#include "app/play/played_deck.h"
#include "app/skills/effect_tip.h"
#include "app/skills/skill_text.h"
#include "decks/deck/deck_statistics.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace kizuna;
using namespace kizuna::test;

namespace table_view {

struct TableViewTest : PlayedDeck {
    GameSession game = session();

    void act(ActionKind kind) { game.act(legal_of(game, kind).value()); }
    std::vector<TableCard> cards(TablePlace place) const
    {
        return cards_in_place(game, place, english());
    }
};

} // namespace table_view

BOOST_FIXTURE_TEST_SUITE(table_view, TableViewTest)

BOOST_AUTO_TEST_CASE(each_card_of_the_hand_says_its_place_name_symbol_cost_range_and_skills)
{
    const auto hand = cards(TablePlace::Hand);
    BOOST_REQUIRE(hand.size() == 6U);
    const Card& third = *game.cards().kind(hand[2].kind).card;
    std::string spoken = "Hand, 3 of 6: " + hand[2].name + ", Blade of Light, cost " +
                         std::to_string(third.cost.or_zero()) + ", range " +
                         range_text(third.range);
    for (const CardFact& fact : card_facts(third, shipped_catalogue().library, english())) {
        const bool is_said_before =
            fact.label == "Symbol" || fact.label == "Deployment Cost" || fact.label == "Range";
        if ((fact.is_number || fact.is_sign) && !is_said_before)
            spoken += ", " + fact.label + ": " + fact.text;
    }
    BOOST_REQUIRE(!third.skills.empty());
    for (std::size_t at = 0; at < third.skills.size(); ++at)
        spoken += ", skill " + std::to_string(at + 1) + ": " +
                  skill_text(third.skills[at], shipped_catalogue().library, english());
    BOOST_TEST(hand[2].spoken == spoken);
}

BOOST_AUTO_TEST_CASE(units_say_range_and_skills_as_the_hand_does)
{
    act(ActionKind::Keep);
    const auto front = cards(TablePlace::Front);
    BOOST_REQUIRE(front.size() == 1U);
    const Card& face = *game.cards().kind(front[0].kind).card;
    BOOST_TEST((front[0].range == face.range));
    BOOST_TEST(front[0].spoken.find(", range " + range_text(face.range)) != std::string::npos);
    for (const Skill& skill : face.skills)
        BOOST_TEST(front[0].spoken.find(": " + skill_text(skill, shipped_catalogue().library,
                                                          english())) != std::string::npos);
}

BOOST_AUTO_TEST_CASE(bonds_say_what_a_row_says)
{
    act(ActionKind::Keep);
    act(ActionKind::Bond);
    const auto bonds = cards(TablePlace::Bonds);
    BOOST_REQUIRE(bonds.size() == 1U);
    const Card& face = *game.cards().kind(bonds[0].kind).card;
    for (const CardFact& fact : card_facts(face, shipped_catalogue().library, english())) {
        if (fact.is_number || fact.is_sign)
            BOOST_TEST(bonds[0].spoken.find(fact.text) != std::string::npos, fact.label);
    }
    for (const Skill& skill : face.skills)
        BOOST_TEST(bonds[0].spoken.find(spoken_skill_text(skill, shipped_catalogue().library,
                                                          english())) != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_unit_says_its_attack_once_as_it_is_now)
{
    act(ActionKind::Keep);
    const std::string spoken = cards(TablePlace::Front)[0].spoken;
    BOOST_TEST(spoken.find("Attack: ") == std::string::npos);
    BOOST_TEST(spoken.find("Attack ") != std::string::npos);
    BOOST_TEST(spoken.find("Support: ") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(what_effects_make_of_a_unit_stands_on_it_with_who_causes_it)
{
    act(ActionKind::Keep);
    const TableCard before = cards(TablePlace::Front)[0];
    BOOST_TEST(before.changes.empty());
    const auto choices = manual_choices(game, taken_by_hand(before), english());
    const auto choice = std::ranges::find(choices, true, &ManualChoice::asks_strength);
    BOOST_REQUIRE((choice != choices.end()));
    BOOST_REQUIRE((game.act(strength_by_hand(*choice, 30, false)) == Clause::None));
    const TableCard after = cards(TablePlace::Front)[0];
    const std::string change = "+30 Attack by hand until the end of the turn";
    BOOST_TEST(after.changes == std::vector<std::string>{change}, boost::test_tools::per_element());
    BOOST_TEST(after.spoken.find(change) != std::string::npos);
    BOOST_TEST(after.tip.find("+30 Attack by hand") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(attacker_and_target_are_marked_while_they_fight)
{
    BOOST_TEST((cards(TablePlace::Dummy)[0].role == BattleRole::None));
    for (int step = 0; step < 400 && game.state().decision != Decision::Critical; ++step)
        game.step_by_policy();
    BOOST_REQUIRE((game.state().decision == Decision::Critical));
    const TableCard target = cards(TablePlace::Dummy)[0];
    BOOST_TEST((target.role == BattleRole::Target));
    BOOST_TEST(target.spoken.find("is attacked") != std::string::npos);
    int attackers = 0;
    for (const TablePlace place : {TablePlace::Front, TablePlace::Back}) {
        for (const TableCard& card : cards(place)) {
            const bool attacks = card.unit == game.state().battle.attacker;
            BOOST_TEST(attacks == (card.role == BattleRole::Attacker));
            BOOST_TEST(attacks == (card.spoken.find(", attacks") != std::string::npos));
            attackers += attacks ? 1 : 0;
        }
    }
    BOOST_TEST(attackers == 1);
}

BOOST_AUTO_TEST_CASE(a_card_that_can_be_played_says_so)
{
    for (const TableCard& card : cards(TablePlace::Hand))
        BOOST_TEST(!card.can_act);
    act(ActionKind::Keep);
    for (const TableCard& card : cards(TablePlace::Hand)) {
        BOOST_TEST(card.can_act); // every card of this deck may become a bond
        BOOST_TEST(card.spoken.find("can be played now") != std::string::npos);
    }
}

BOOST_AUTO_TEST_CASE(a_unit_that_can_act_says_so)
{
    for (int turn = 0; turn < 2; ++turn)
        game.play_turn_by_policy();
    bool found = false;
    for (int step = 0; step < 30 && !found; ++step) {
        for (const TableCard& card : cards(TablePlace::Front)) {
            found = found || card.can_act;
            BOOST_TEST(card.can_act == (card.spoken.find(", can act") != std::string::npos),
                       card.spoken);
        }
        game.step_by_policy();
    }
    BOOST_TEST(found);
}

BOOST_AUTO_TEST_CASE(what_the_player_does_not_see_has_no_name)
{
    act(ActionKind::Keep);
    const auto orbs = cards(TablePlace::Orbs);
    BOOST_REQUIRE(orbs.size() == 5U);
    for (const TableCard& orb : orbs) {
        BOOST_TEST(orb.kind == nothing);
        BOOST_TEST(orb.face_down);
    }
    BOOST_TEST(orbs[1].spoken == "Orbs, 2 of 5: face-down");
    BOOST_REQUIRE(cards(TablePlace::Deck).size() == 1U);
    BOOST_TEST(cards(TablePlace::Deck)[0].pile == 38); // of 50: protagonist, hand, orbs
    BOOST_TEST(cards(TablePlace::Deck)[0].name.empty());
}

BOOST_AUTO_TEST_CASE(units_say_strength_protagonist_and_tapped)
{
    for (int turn = 0; turn < 2; ++turn)
        game.play_turn_by_policy();
    bool found = false;
    for (int step = 0; step < 30 && !found; ++step) {
        for (const TableCard& card : cards(TablePlace::Front)) {
            found = found || card.tapped;
            BOOST_TEST(card.tapped == (card.spoken.find("tapped") != std::string::npos));
            BOOST_TEST(card.protagonist == (card.spoken.find("protagonist") != std::string::npos));
            BOOST_TEST(card.strength >= 0);
        }
        game.step_by_policy();
    }
    BOOST_TEST(found);
}

BOOST_AUTO_TEST_CASE(the_dummy_has_its_strength_and_five_orbs)
{
    BOOST_REQUIRE(cards(TablePlace::Dummy).size() == 1U);
    BOOST_TEST(cards(TablePlace::Dummy)[0].name == "Dummy");
    BOOST_TEST(cards(TablePlace::Dummy)[0].strength == 40);
    act(ActionKind::Keep); // the orbs are laid after it
    BOOST_TEST(cards(TablePlace::DummyOrbs).size() == 5U);
}

BOOST_AUTO_TEST_CASE(a_hand_card_dropped_on_a_place_means_what_the_place_is_for)
{
    act(ActionKind::Keep);
    const TableCard card = cards(TablePlace::Hand)[0];
    BOOST_TEST((dropped(game, card, TablePlace::Bonds)->kind == ActionKind::Bond));
    const auto to_back = dropped(game, card, TablePlace::Back);
    BOOST_TEST((to_back->kind == ActionKind::Deploy));
    BOOST_TEST((to_back->line == Line::Back));
    BOOST_TEST(!dropped(game, card, TablePlace::Retreat).has_value());
}

BOOST_AUTO_TEST_CASE(a_unit_dropped_on_the_other_line_moves_and_on_the_dummy_attacks)
{
    act(ActionKind::Keep);
    act(ActionKind::NoBond);
    const TableCard unit = cards(TablePlace::Front)[0];
    const UnitId dummy = cards(TablePlace::Dummy)[0].unit;
    BOOST_TEST((dropped(game, unit, TablePlace::Back)->kind == ActionKind::Move));
    BOOST_TEST(!dropped(game, unit, TablePlace::Front).has_value());
    const auto attack = dropped(game, unit, TablePlace::Dummy, dummy);
    BOOST_TEST((attack->kind == ActionKind::Attack));
    BOOST_TEST(attack->target == dummy);
}

BOOST_AUTO_TEST_CASE(a_card_dropped_on_a_unit_of_its_name_levels_it_up)
{
    game.set_policy("planner");
    bool found = false;
    for (int step = 0; step < 200 && !found; ++step) {
        for (const TableCard& card : cards(TablePlace::Hand)) {
            for (const TableOption& option : options_for(game, card)) {
                if (option.action.kind != ActionKind::LevelUp)
                    continue;
                found = true;
                const auto action = dropped(game, card, TablePlace::Front, option.action.unit);
                BOOST_TEST((action == option.action));
            }
        }
        game.step_by_policy();
    }
    BOOST_TEST(found);
}

BOOST_AUTO_TEST_SUITE_END()
