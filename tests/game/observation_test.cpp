#include "game/observation.h"

#include "game/state/transcript.h"
#include "scenarios/scenario_files.h"

#include <boost/test/unit_test.hpp>

#include <map>

namespace kizuna {
BOOST_AUTO_TEST_SUITE(observation)

namespace {

const std::string cards = R"(
set: O
kind: fixture
cards:
- {id: O1, unit: Aldo, title: Squire, symbol: red,
   stats: {cost: 1, range: 1, attack: 40, support: 20}, prints: [O1N]}
- {id: O2, unit: Aldo, title: Knight, symbol: red,
   stats: {cost: 3, cc: 2, range: 1, attack: 60, support: 20}, prints: [O2N]}
- {id: O3, unit: Bryn, title: Twin, symbol: red, multi-deploy: always,
   stats: {cost: 1, range: 1, attack: 40, support: 20}, prints: [O3N],
   skills: [{category: act, once: true, effect: [{draw: 1}]}]}
- {id: O4, unit: Corin, title: Archer, symbol: red,
   stats: {cost: 1, range: 2, attack: 30, support: 10}, prints: [O4N],
   skills: [{category: bond-act, marks: [BS], once: true, effect: [{draw: 1}]}]}
- {id: O5, unit: Delia, title: Rider, symbol: red,
   stats: {cost: 1, range: 1, attack: 30, support: 30}, prints: [O5N]}
- {id: O6, unit: Emil, title: Healer, symbol: red,
   stats: {cost: 1, attack: 20, support: 20}, prints: [O6N]}
)";

/// P in its action phase; what lies where is what each row of the table is about.
const std::string table = R"(
scenario: 1
name: A table
clauses: [FAQ-4]
library: cards.yaml
given:
  first: P
  turn: {player: P, own-turn: 3, phase: action}
  spent: 2
  P:
    deck: [O5, O4, O5, O6]
    hand: [O1, O6]
    orbs: [O4, {card: O6, face: up}, O5]
    bonds: [O4, {card: O5, face: down}, O4, O6]
    retreat: [O6, O1]
    front: [{stack: [O1, O2], protagonist: true}, {stack: [O3]}, {stack: [O3]}]
    back: [{stack: [O6], tapped: true}]
    infinite: [O5, O4]
  Q:
    deck: [O6, O4, O6]
    hand: [O5, O6, O4]
    orbs: [O6, {card: O4, face: up}]
    bonds: [{card: O6, face: down}, O5]
    retreat: [O5]
    front: [{stack: [O1], protagonist: true}]
    infinite: [O6]
actions: [end-turn]
expect: {P: {deck: 4}}
)";

GameState position()
{
    static const Scenario scenario(table, "table.yaml", test::words_only(),
                                   test::cards_of_text(cards));
    return scenario.start();
}

void act(GameState& state, const std::string& wanted)
{
    for (const Action& action : legal_actions(state)) {
        if (to_text(state, action) == wanted) {
            apply(state, action);
            return;
        }
    }
    BOOST_FAIL(wanted << " is not listed");
}

using Ids = std::vector<std::string>;

std::string id_of(const GameState& state, SeenCard card)
{
    return card == nothing ? "?" : state.cards->kind(card).card->id;
}

Ids ids_of(const GameState& state, const std::vector<SeenCard>& seen)
{
    Ids ids;
    for (const SeenCard card : seen)
        ids.push_back(id_of(state, card));
    return ids;
}

const SeenSide& side(const Observation& seen, Player player)
{
    return seen.sides[index(player)];
}

/// What each player sees of P.
class TwoViews {
public:
    explicit TwoViews(const GameState& state)
        : of_owner(observe(state, Player::P)), of_other(observe(state, Player::Q)),
          own(side(of_owner, Player::P)), others(side(of_other, Player::P)), state_(state)
    {
    }
    Ids ids(const std::vector<SeenCard>& seen) const { return ids_of(state_, seen); }

    const Observation of_owner;
    const Observation of_other;
    const SeenSide& own;
    const SeenSide& others;

private:
    const GameState& state_;
};

BOOST_AUTO_TEST_CASE(a_deck_is_a_number_of_cards_to_both)
{
    const GameState state = position();
    const TwoViews views(state);
    BOOST_TEST(views.own.deck == 4);
    BOOST_TEST(views.others.deck == 4);
    BOOST_TEST(views.own.known_deck.empty());
    BOOST_TEST(views.others.known_deck.empty());
}

BOOST_AUTO_TEST_CASE(a_hand_is_seen_by_its_owner_and_counted_by_the_other)
{
    const GameState state = position();
    const TwoViews views(state);
    BOOST_TEST(views.ids(views.own.hand) == (Ids{"O1", "O6"}));
    BOOST_TEST(views.own.hand_size == 2);
    BOOST_TEST(views.others.hand.empty());
    BOOST_TEST(views.others.hand_size == 2);
}

BOOST_AUTO_TEST_CASE(a_face_down_orb_is_seen_by_nobody_and_a_face_up_one_by_both)
{
    const GameState state = position();
    const TwoViews views(state);
    BOOST_TEST(views.ids(views.own.orbs) == (Ids{"?", "O6", "?"}));
    BOOST_TEST(views.ids(views.others.orbs) == (Ids{"?", "O6", "?"}));
}

BOOST_AUTO_TEST_CASE(bonds_are_seen_by_both_whichever_way_they_lie) // FAQ-4
{
    const GameState state = position();
    const TwoViews views(state);
    for (const SeenSide* seen : {&views.own, &views.others}) {
        Ids bonds;
        for (const SeenBond& bond : seen->bonds)
            bonds.push_back(id_of(state, bond.card) + (bond.face_up ? "" : " down"));
        BOOST_TEST(bonds == (Ids{"O4", "O5 down", "O4", "O6"}));
    }
}

BOOST_AUTO_TEST_CASE(a_retreat_is_seen_by_both_in_its_order) // RULING-41
{
    const GameState state = position();
    const TwoViews views(state);
    BOOST_TEST(views.ids(views.own.retreat) == (Ids{"O6", "O1"}));
    BOOST_TEST(views.ids(views.others.retreat) == (Ids{"O6", "O1"}));
}

BOOST_AUTO_TEST_CASE(support_cards_are_seen_by_both)
{
    GameState state = position();
    act(state, "attack: {unit: {name: Bryn, index: 1}, target: Aldo}");
    const TwoViews views(state);
    BOOST_TEST(id_of(state, views.own.support) == "O5");
    BOOST_TEST(id_of(state, views.others.support) == "O5");
    BOOST_TEST(id_of(state, side(views.of_owner, Player::Q).support) == "O6");
    BOOST_TEST(views.of_owner.battle.has_value());
    BOOST_TEST((views.of_other.to_act == Player::P));
    BOOST_TEST((views.of_other.decision == Decision::Critical));
}

BOOST_AUTO_TEST_CASE(in_the_infinite_area_only_open_cards_are_seen) // RULING-40
{
    GameState state = position();
    state[Player::P].open_infinite.erase(state[Player::P].infinite[0]);
    const TwoViews views(state);
    BOOST_TEST(views.ids(views.own.infinite) == (Ids{"?", "O4"}));
    BOOST_TEST(views.ids(views.others.infinite) == (Ids{"?", "O4"}));
}

BOOST_AUTO_TEST_CASE(units_are_seen_by_both_with_the_cards_underneath) // RULING-41
{
    const GameState state = position();
    const TwoViews views(state);
    for (const SeenSide* seen : {&views.own, &views.others}) {
        BOOST_REQUIRE(seen->units.size() == 4U);
        BOOST_TEST(views.ids(seen->units[0].stack) == (Ids{"O1", "O2"}));
        BOOST_TEST(seen->units[0].protagonist);
        BOOST_TEST(!seen->units[0].tapped);
        BOOST_TEST(seen->units[3].tapped);
        BOOST_TEST((seen->units[3].line == Line::Back));
    }
}

BOOST_AUTO_TEST_CASE(a_protagonist_is_seen_by_its_owner_only_until_both_are_turned_up) // SETUP-8
{
    GameState state = new_game(position().cards, 3);
    act(state, "protagonist: {by: P, card: O4}");
    act(state, "protagonist: {by: Q, card: O5}");
    const auto protagonist = [&](Player viewer) {
        return ids_of(state, side(observe(state, viewer), Player::P).units.at(0).stack);
    };
    for (int decisions = 0; decisions < 2; ++decisions) { // the mulligans
        BOOST_TEST(protagonist(Player::P) == (Ids{"O4"}));
        BOOST_TEST(protagonist(Player::Q) == (Ids{"?"}));
        act(state, state.decider == Player::P ? "keep: P" : "mulligan: Q");
    }
    BOOST_TEST(protagonist(Player::P) == (Ids{"O4"}));
    BOOST_TEST(protagonist(Player::Q) == (Ids{"O4"}));
    const Observation seen = observe(state, Player::P);
    BOOST_TEST(!side(seen, Player::P).redraws);
    BOOST_TEST(side(seen, Player::Q).redraws, "that somebody redraws is public");
    BOOST_TEST(side(seen, Player::Q).hand.empty());
}

BOOST_AUTO_TEST_CASE(spent_costs_are_seen_by_both)
{
    const GameState state = position();
    const TwoViews views(state);
    BOOST_TEST(views.own.spent == 2);
    BOOST_TEST(views.others.spent == 2);
    BOOST_TEST(views.others.own_turns == 3);
}

BOOST_AUTO_TEST_CASE(both_see_which_copy_of_a_card_has_used_its_skill) // RULING-30
{
    GameState state = position();
    act(state, "skill: {unit: {name: Bryn, index: 1}, number: 1}");
    const TwoViews views(state);
    for (const Observation* seen : {&views.of_owner, &views.of_other}) {
        BOOST_REQUIRE(seen->uses.size() == 1U);
        BOOST_TEST((seen->uses[0].player == Player::P));
        BOOST_TEST(seen->uses[0].unit == state[Player::P].units[2].id);
        BOOST_TEST(!seen->uses[0].bond.has_value());
        BOOST_TEST(seen->uses[0].times == 1);
    }
    GameState other = position();
    act(other, "skill: {unit: {name: Bryn, index: 0}, number: 1}");
    BOOST_TEST(observe(other, Player::Q).uses[0].unit == state[Player::P].units[1].id);
}

BOOST_AUTO_TEST_CASE(both_see_which_bond_has_used_its_skill)
{
    GameState state = position();
    act(state, "skill: {bond: O4, number: 1}");
    act(state, "skill: {bond: O4, number: 1}");
    for (const Player viewer : {Player::P, Player::Q}) {
        const auto uses = observe(state, viewer).uses;
        BOOST_REQUIRE(uses.size() == 2U);
        BOOST_TEST((uses[0].bond == 0));
        BOOST_TEST((uses[1].bond == 2));
        BOOST_TEST(uses[0].unit == no_unit);
    }
}

/// The position of an emblem's scenario, with the attack declared.
GameState supported(const std::string& file)
{
    static std::map<std::string, Scenario> scenarios; // which hold the cards
    auto found = scenarios.find(file);
    if (found == scenarios.end())
        found = scenarios
                    .emplace(file,
                             test::read_scenario(test::game_folder() / "scenarios/emblems" / file))
                    .first;
    GameState state = found->second.start();
    act(state, "attack: {unit: Aldo, target: Hild}");
    return state;
}

std::string known_deck(const GameState& state, Player viewer, Player owner)
{
    std::string text;
    const Observation seen = observe(state, viewer);
    for (const SeenInDeck& one : side(seen, owner).known_deck)
        text += std::to_string(one.position) + " " + id_of(state, one.card) + " ";
    return text;
}

BOOST_AUTO_TEST_CASE(who_looked_at_the_top_card_knows_it_as_long_as_it_lies_there)
{
    GameState state = supported("prophecy.yaml");
    BOOST_REQUIRE((state.decision == Decision::May));
    BOOST_TEST(known_deck(state, Player::P, Player::P) == "0 E903 ");
    BOOST_TEST(known_deck(state, Player::Q, Player::P) == "");
    act(state, "may: false");
    BOOST_TEST(known_deck(state, Player::P, Player::P) == "0 E903 ");
    BOOST_TEST(known_deck(state, Player::Q, Player::P) == "");

    GameState put = supported("prophecy.yaml");
    act(put, "may: true");
    BOOST_TEST(known_deck(put, Player::P, Player::P) == "");
}

BOOST_AUTO_TEST_CASE(a_card_that_was_looked_at_is_forgotten_with_its_place)
{
    GameState state = supported("prophecy.yaml");
    act(state, "may: false");
    PlayerState& player = state[Player::P];
    while (state.in_battle)
        act(state, state.decision == Decision::Orb     ? "orb: 0"
                   : state.decision == Decision::Evade ? "evade: none"
                                                       : "critical: none");
    act(state, "end-turn");
    begin_turn(state);
    act(state, "bond: none");
    act(state, "end-turn");
    begin_turn(state);
    BOOST_REQUIRE((state.turn_player == Player::P)); // it was drawn
    BOOST_TEST(known_deck(state, Player::P, Player::P) == "");
    BOOST_TEST((player.looked_at[0] == CardBits{}));
}

BOOST_AUTO_TEST_CASE(who_looked_at_an_orb_knows_it_when_one_has_to_be_chosen)
{
    GameState state = supported("hope.yaml");
    BOOST_REQUIRE((state.decision == Decision::Choose));
    act(state, "pick: {orb: 1}");
    while (state.decision != Decision::Orb)
        act(state, state.decision == Decision::Critical ? "critical: none" : "evade: none");
    const auto orbs = [&](Player viewer) {
        return ids_of(state, side(observe(state, viewer), Player::Q).orbs);
    };
    BOOST_TEST(orbs(Player::Q) == (Ids{"?", "E904"}));
    BOOST_TEST(orbs(Player::P) == (Ids{"?", "?"}));
    act(state, "orb: 0");
    BOOST_TEST(orbs(Player::Q) == (Ids{"E904"}));
    BOOST_TEST(orbs(Player::P) == (Ids{"?"}));
}

BOOST_AUTO_TEST_CASE(the_attacker_too_may_look_at_an_orb_of_its_own)
{
    GameState state = supported("illumination.yaml");
    act(state, "pick: {orb: 1}");
    const TwoViews views(state);
    BOOST_TEST(views.ids(views.own.orbs) == (Ids{"?", "E904"}));
    BOOST_TEST(views.ids(views.others.orbs) == (Ids{"?", "?"}));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
} // namespace kizuna
