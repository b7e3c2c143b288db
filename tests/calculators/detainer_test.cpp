#include "calculators/calculation_support.h"
#include "calculators/detainer/battle.h"
#include "calculators/detainer/movement.h"
#include "calculators/detainer/script.h"

#include <boost/test/unit_test.hpp>
#include <rapidcheck.h>

#include <algorithm>
#include <map>
#include <tuple>

using namespace kizuna;
using namespace kizuna::detainer;

namespace {

using Ending = Outcome::Ending;

Fighter unit(int attack, int durability, int speed = 0)
{
    return {.attack = attack, .durability = durability, .speed = speed};
}

Fighter leader(int attack, int durability, int stigmata)
{
    return {.kind = Fighter::Kind::Detainer,
            .attack = attack,
            .durability = durability,
            .stigmata = stigmata};
}

const Outcome& only(const BattleResult& result)
{
    BOOST_REQUIRE(result.outcomes.size() == 1u);
    return result.outcomes.front();
}

/// The quoted battle of two Detainers, whose critical is for the second to make.
BattleResult duel(int chance)
{
    Fighter first = leader(7, 7, 0);
    Fighter second = leader(6, 6, 0);
    second.critical = chance;
    second.critical_adds = 1;
    return battle(first, second);
}

Fighter any_fighter()
{
    Fighter fighter;
    fighter.kind = static_cast<Fighter::Kind>(number(0, 2));
    fighter.attack = number(0, 9);
    fighter.durability = number(0, 9);
    fighter.speed = number(0, 2);
    fighter.damage = number(0, 4);
    fighter.stigmata = number(0, 3);
    fighter.critical = 10 * number(0, 10);
    fighter.critical_adds = number(0, 4);
    fighter.cows = number(0, 3) == 0;
    fighter.defended = number(0, 3) == 0;
    fighter.drives_off = number(0, 3) == 0;
    fighter.breaks_stigma = number(0, 3) == 0;
    fighter.carries_force_unit = number(0, 3) == 0;
    return fighter;
}

} // namespace

BOOST_AUTO_TEST_SUITE(detainer_battles)

// DET-T4; DET-WIN-3, DET-BAT-2, DET-BAT-4
BOOST_AUTO_TEST_CASE(det_t4_both_detainers_fall_and_messengers_go_on)
{
    const Outcome outcome = only(duel(100));
    BOOST_TEST((outcome.ending == Ending::Messengers));
    BOOST_TEST(outcome.sides[0].retreats);
    BOOST_TEST(outcome.sides[1].retreats);
    BOOST_TEST(uses(outcome.steps, "DET-WIN-3"));
    BOOST_TEST(uses(duel(100).steps, "DET-BAT-2"));
}

// DET-T5; DET-WIN-1, DET-BAT-1
BOOST_AUTO_TEST_CASE(det_t5_without_the_critical_only_one_falls_and_loses)
{
    const Outcome outcome = only(duel(0));
    BOOST_TEST((outcome.ending == Ending::SecondLoses));
    BOOST_TEST(!outcome.sides[0].retreats);
    BOOST_TEST(outcome.sides[1].retreats);
    BOOST_TEST(uses(outcome.steps, "DET-WIN-1"));
}

// DET-T6; DET-BAT-1
BOOST_AUTO_TEST_CASE(det_t6_damage_meets_a_durability_lowered_for_the_battle)
{
    Fighter hurt = unit(0, 1);
    hurt.damage = 1;
    const Outcome outcome = only(battle(unit(0, 3), hurt));
    BOOST_TEST(outcome.sides[1].retreats);
    BOOST_TEST((outcome.ending == Ending::GoesOn));
    hurt.durability = 2;
    BOOST_TEST(!only(battle(unit(0, 3), hurt)).sides[1].retreats);
}

// DET-T7; DET-MOV-1, DET-MOV-2
BOOST_AUTO_TEST_CASE(det_t7_a_force_picked_up_on_the_way_makes_no_third_step)
{
    const std::vector<MoveStep> two = {{.force = "翼のブーツ", .adds_movement = 1}, {}};
    const MoveResult result = move(2, two);
    BOOST_TEST(!result.refused);
    BOOST_TEST(result.left == 0);
    BOOST_TEST(uses(result.steps, "DET-MOV-1"));
    std::vector<MoveStep> three = two;
    three.emplace_back();
    BOOST_REQUIRE(move(2, three).refused.has_value());
    BOOST_TEST(move(2, three).refused->clause == "DET-MOV-2");
    BOOST_TEST(move(2, three).done == 2u);
}

// DET-T8; DET-BAT-6, DET-WIN-1
BOOST_AUTO_TEST_CASE(det_t8_no_points_are_damage_that_breaks_a_stigma_or_wins)
{
    Fighter attacker = unit(0, 3);
    attacker.drives_off = true;
    const BattleResult saved = battle(attacker, leader(0, 5, 1));
    BOOST_TEST(only(saved).sides[1].stigmata == 0);
    BOOST_TEST(only(saved).sides[1].broke_stigmata == 1);
    BOOST_TEST((only(saved).ending == Ending::GoesOn));
    BOOST_TEST(uses(only(saved).steps, "DET-BAT-6"));
    BOOST_TEST((only(battle(attacker, leader(0, 5, 0))).ending == Ending::SecondLoses));
}

// DET-WIN-5
BOOST_AUTO_TEST_CASE(a_broken_stigma_takes_all_damage_off_the_detainer)
{
    const Outcome outcome = only(battle(unit(6, 9), leader(0, 5, 3)));
    BOOST_TEST(outcome.sides[1].stigmata == 2);
    BOOST_TEST(outcome.sides[1].damage == 0);
    BOOST_TEST(uses(outcome.steps, "DET-WIN-5"));
}

// DET-WIN-3
BOOST_AUTO_TEST_CASE(a_messenger_that_retreats_loses_the_game_and_never_strikes)
{
    Fighter messenger{.kind = Fighter::Kind::Messenger};
    const Outcome outcome = only(battle(unit(1, 1), messenger));
    BOOST_TEST((outcome.ending == Ending::SecondLoses));
    BOOST_TEST(!outcome.sides[0].was_hit);
    BOOST_TEST(battle_refusal(messenger)->clause == "DET-WIN-3");
    Fighter quick = unit(1, 1);
    quick.speed = 1;
    BOOST_TEST(battle(quick, messenger).outcomes.size() == 1u, "nothing is open");
    BOOST_TEST(!battle_refusal(unit(1, 1)));
}

// DET-BAT-3
BOOST_AUTO_TEST_CASE(who_is_cowed_has_no_speed_in_the_initiative_step)
{
    Fighter slow = unit(2, 3, 0);
    const Fighter fast = unit(2, 3, 4);
    BOOST_TEST(battle(slow, fast).outcomes.size() == 2u);
    slow.cows = true;
    const BattleResult result = battle(slow, fast);
    BOOST_TEST(result.outcomes.size() == 1u);
    BOOST_TEST(uses(result.steps, "DET-BAT-3"));
}

BOOST_AUTO_TEST_CASE(whether_the_slower_one_strikes_back_is_open_and_both_are_given)
{
    const BattleResult result = battle(unit(2, 3, 1), unit(3, 3, 0));
    BOOST_REQUIRE(result.outcomes.size() == 2u);
    BOOST_TEST(result.outcomes[0].slower_strikes);
    BOOST_TEST(result.outcomes[0].sides[0].retreats);
    BOOST_TEST(!result.outcomes[1].slower_strikes);
    BOOST_TEST(!result.outcomes[1].sides[0].retreats);
}

// DET-BAT-4
BOOST_AUTO_TEST_CASE(each_critical_that_can_be_is_an_outcome_with_its_chance)
{
    const BattleResult result = duel(30);
    BOOST_REQUIRE(result.outcomes.size() == 2u);
    BOOST_TEST(result.outcomes[0].weight == 7000);
    BOOST_TEST((result.outcomes[0].ending == Ending::SecondLoses));
    BOOST_TEST(result.outcomes[1].weight == 3000);
    BOOST_TEST((result.outcomes[1].ending == Ending::Messengers));
}

// DET-STR-1, DET-FU-3
BOOST_AUTO_TEST_CASE(a_prevented_retreat_still_breaks_the_force_unit)
{
    Fighter defended = unit(0, 2);
    defended.defended = true;
    defended.carries_force_unit = true;
    const Outcome outcome = only(battle(unit(5, 5), defended));
    BOOST_TEST(!outcome.sides[1].retreats);
    BOOST_TEST(outcome.sides[1].force_unit_broken);
    BOOST_TEST(uses(outcome.steps, "DET-STR-1"));
    BOOST_TEST(uses(outcome.steps, "DET-FU-3"));
    BOOST_TEST(only(battle(unit(0, 5), defended)).sides[1].force_unit_broken);
}

// DET-FU-4
BOOST_AUTO_TEST_CASE(a_force_unit_drops_where_its_carrier_retreats_unhurt_by_the_battle)
{
    Fighter hurt = unit(0, 2, 3);
    hurt.damage = 2;
    hurt.carries_force_unit = true;
    const BattleResult result = battle(unit(0, 5), hurt);
    BOOST_REQUIRE(result.outcomes.size() == 3u);
    BOOST_TEST(result.outcomes[0].sides[1].force_unit_broken);
    const Outcome& unhurt = result.outcomes[2];
    BOOST_TEST(!unhurt.slower_strikes);
    BOOST_TEST(unhurt.sides[1].force_unit_drops);
    BOOST_TEST(uses(unhurt.steps, "DET-FU-4"));
}

// DET-WIN-4
BOOST_AUTO_TEST_CASE(an_effect_that_breaks_a_stigma_does_not_win_where_there_is_none)
{
    Fighter attacker = unit(1, 3);
    attacker.breaks_stigma = true;
    Fighter second = leader(0, 5, 1);
    BOOST_TEST(only(battle(attacker, second)).sides[1].stigmata == 0);
    second.stigmata = 0;
    const Outcome outcome = only(battle(attacker, second));
    BOOST_TEST((outcome.ending == Ending::GoesOn));
    BOOST_TEST(uses(outcome.steps, "DET-WIN-4"));
}

// DET-WIN-5
BOOST_AUTO_TEST_CASE(a_durability_that_an_effect_restored_holds_however_low_it_is)
{
    Fighter attacker = unit(1, 5);
    attacker.breaks_stigma = true;
    const BattleResult result = battle(attacker, leader(0, 0, 3));
    BOOST_TEST(result.outcomes.front().sides[1].stigmata == 2);
    BOOST_TEST(std::ranges::count(result.outcomes.front().steps, StepKind::FreshHolds,
                                  &CalculationStep::kind) == 1);
}

// DET-WIN-1, DET-WIN-5
BOOST_AUTO_TEST_CASE(whether_stigmata_break_before_the_retreats_is_open_and_both_are_given)
{
    Fighter attacker = unit(5, 9);
    attacker.breaks_stigma = true;
    const BattleResult result = battle(attacker, leader(0, 5, 3));
    BOOST_REQUIRE(result.outcomes.size() == 2u);
    BOOST_TEST(result.outcomes[0].order.breaks_before_retreats);
    BOOST_TEST(result.outcomes[0].sides[1].stigmata == 2, "the effect saves it from retreating");
    BOOST_TEST(!result.outcomes[1].order.breaks_before_retreats);
    BOOST_TEST(result.outcomes[1].sides[1].stigmata == 1);
    BOOST_TEST(battle(attacker, leader(0, 6, 3)).outcomes.size() == 1u, "both come to the same");
}

// DET-FU-3, DET-FU-4
BOOST_AUTO_TEST_CASE(whether_a_force_unit_breaks_before_its_carrier_retreats_is_open)
{
    Fighter carrier = unit(0, 2);
    carrier.carries_force_unit = true;
    const BattleResult result = battle(unit(5, 5), carrier);
    BOOST_REQUIRE(result.outcomes.size() == 2u);
    BOOST_TEST(result.outcomes[0].sides[1].force_unit_broken);
    BOOST_TEST(!result.outcomes[1].order.destroys_before_retreats);
    BOOST_TEST(result.outcomes[1].sides[1].force_unit_drops);
    BOOST_TEST(!result.outcomes[1].sides[1].force_unit_broken);
}

BOOST_AUTO_TEST_CASE(a_side_is_read_as_it_is_typed)
{
    const Fighter fighter = std::get<Fighter>(
        read_fighter("detainer attack 7 durability 6 stigmata 2 critical 30/1 cows force-unit"));
    BOOST_TEST((fighter.kind == Fighter::Kind::Detainer));
    BOOST_TEST(fighter.attack == 7);
    BOOST_TEST(fighter.durability == 6);
    BOOST_TEST(fighter.stigmata == 2);
    BOOST_TEST(fighter.critical == 30);
    BOOST_TEST(fighter.critical_adds == 1);
    BOOST_TEST(fighter.cows);
    BOOST_TEST(fighter.carries_force_unit);
    const auto fault = [](std::string_view text) { return std::get<Fault>(read_fighter(text)); };
    BOOST_TEST(fault("unit atack 7").place.column == 6);
    BOOST_TEST(fault("unit atack 7").suggestions.front() == "attack");
    BOOST_TEST(fault("leader").place.column == 1);
    BOOST_TEST(fault("unit stigmata 4").place.column == 6);
    BOOST_TEST(fault("").place.line == 1);
    BOOST_TEST(fault("unit durability 1\nunit durability 1").place.line == 2);
    BOOST_TEST((fault("unit attack 1 attack 2").kind == FaultKind::RepeatedKey));
    BOOST_TEST(fault("unit attack 1 attack 2").place.column == 15);
    BOOST_TEST(fault("unit critical 101/1").place.column == 15);
    BOOST_TEST(std::get<Fighter>(read_fighter("unit durability 1 critical 100/1")).critical == 100);
    BOOST_TEST(fault("messenger damage 1 attack 3").place.column == 20);
    BOOST_TEST(fault("messenger force-unit").place.column == 11);
    BOOST_TEST(fault("unit attack 1").expected == "unit … durability N");
    BOOST_TEST(fault("unit attack 1").place.column == 14);
    BOOST_TEST(std::holds_alternative<Fighter>(read_fighter("messenger damage 1")));
}

BOOST_AUTO_TEST_CASE(the_steps_of_a_move_are_read_as_they_are_typed)
{
    const auto steps = std::get<std::vector<MoveStep>>(read_move_script("step 翼のブーツ 1\nback"));
    BOOST_REQUIRE(steps.size() == 2u);
    BOOST_TEST(steps[0].force == "翼のブーツ");
    BOOST_TEST(steps[0].adds_movement == 1);
    BOOST_TEST(steps[1].is_way_back);
    BOOST_TEST(std::get<Fault>(read_move_script("step\nstpe")).place.line == 2);
}

// DET-MOV-3, DET-MOV-6
BOOST_AUTO_TEST_CASE(a_unit_that_cannot_move_may_declare_a_move_of_no_steps)
{
    const MoveResult result = move(0, {});
    BOOST_TEST(!result.refused);
    BOOST_TEST(!result.moved);
    BOOST_TEST(uses(result.steps, "DET-MOV-3"));
    BOOST_TEST(uses(result.steps, "DET-MOV-6"));
}

BOOST_AUTO_TEST_CASE(a_move_of_no_steps_with_movement_left_is_open)
{
    const MoveResult result = move(2, {});
    BOOST_TEST(result.left == 2);
    BOOST_TEST(!uses(result.steps, "DET-MOV-3"));
    BOOST_TEST(!uses(result.steps, "DET-MOV-6"));
}

// DET-MOV-4
BOOST_AUTO_TEST_CASE(nobody_comes_back_who_has_not_left)
{
    const MoveStep back{.force = {}, .is_way_back = true};
    BOOST_TEST(move(2, {back}).refused->clause == "DET-MOV-4");
    BOOST_TEST(move(3, {{}, back, back}).refused->clause == "DET-MOV-4");
    BOOST_TEST(!move(4, {{}, {}, back, back}).refused);
    BOOST_TEST(move(3, {{}, back, back}).done == 2u);
    BOOST_TEST(!move(4, {{}, back, {}, back}).refused);
}

// DET-MOV-4
BOOST_AUTO_TEST_CASE(there_and_back_is_a_move)
{
    const MoveResult result = move(2, {{}, {.force = {}, .is_way_back = true}});
    BOOST_TEST(result.moved);
    BOOST_TEST(uses(result.steps, "DET-MOV-4"));
    const MoveStep back{.force = {}, .is_way_back = true};
    BOOST_TEST(!uses(move(4, {{}, {}, back}).steps, "DET-MOV-4"), "it is still away");
}

BOOST_AUTO_TEST_CASE(the_chances_of_all_outcomes_add_up_and_stigmata_only_break)
{
    BOOST_TEST(rc::check([] {
        const Fighter first = any_fighter();
        const Fighter second = any_fighter();
        const BattleResult result = battle(first, second);
        std::map<std::tuple<bool, bool, bool>, int> weights;
        for (const Outcome& outcome : result.outcomes) {
            weights[{outcome.slower_strikes, outcome.order.breaks_before_retreats,
                     outcome.order.destroys_before_retreats}] += outcome.weight;
            const std::array fighters = {&first, &second};
            for (const std::size_t at : {0U, 1U}) {
                const Side& side = outcome.sides[at];
                const Fighter& fighter = *fighters[at];
                RC_ASSERT(side.stigmata == fighter.stigmata - side.broke_stigmata);
                RC_ASSERT(side.stigmata >= 0);
                RC_ASSERT(!side.retreats || !fighter.defended);
                RC_ASSERT(!side.retreats || fighter.kind != Fighter::Kind::Detainer ||
                          side.stigmata == 0);
            }
        }
        RC_ASSERT(weights.contains({true, true, true}));
        for (const auto& [way, weight] : weights)
            RC_ASSERT(weight == 10000);
    }));
}

BOOST_AUTO_TEST_SUITE_END()
