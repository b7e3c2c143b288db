#include "calculators/calculation_support.h"
#include "calculators/fetcg/chips.h"
#include "calculators/fetcg/fight.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

using namespace kizuna;
using namespace kizuna::fetcg;

namespace {

/// The fight of the rulebook's first examples: a sword of 3 with the triangle's +1.
Fight sword_against_axe(int attacks, int extra = 0)
{
    Fight fight;
    fight.damage.attack.value = 3;
    fight.damage.modifier.value =
        std::get<TriangleResult>(triangle({.weapon = Weapon::Sword, .against = Weapon::Axe}))
            .modifier;
    fight.damage.attacks.value = attacks;
    fight.damage.extra.value = extra;
    fight.cost = 3;
    fight.attacker_chips = 4;
    fight.receiver_chips = 4;
    return fight;
}

FightResult fought(const Fight& given)
{
    return std::get<FightResult>(fight(given));
}

CalculationStep refused(const Fight& given)
{
    return std::get<CalculationStep>(fight(given));
}

CrestUse use(std::string unit, bool is_attackers, Crest crest)
{
    return {.unit = std::move(unit), .is_attackers = is_attackers, .crest = crest};
}

} // namespace

BOOST_AUTO_TEST_SUITE(fetcg_fights)

// FET-T1; FET-DMG-1, FET-TRI-1, FET-BAT-3, FET-CHIP-9
BOOST_AUTO_TEST_CASE(fet_t1_a_sword_of_three_against_an_axe_deals_four)
{
    const FightResult result = fought(sword_against_axe(1));
    BOOST_TEST((result.damage == Bounds(4)));
    BOOST_TEST(result.attacker_left == 1);
    BOOST_TEST(!result.attacker_gone);
    BOOST_TEST((result.receiver_left == Bounds(0)));
    BOOST_TEST(result.receiver_gone);
    BOOST_TEST(uses(result.steps, "FET-DMG-1"));
    BOOST_TEST(uses(result.steps, "FET-BAT-3"));
    BOOST_TEST(uses(result.steps, "FET-CHIP-9"));
}

// FET-T2
BOOST_AUTO_TEST_CASE(fet_t2_two_attacks_deal_it_twice)
{
    BOOST_TEST((fought(sword_against_axe(2)).damage == Bounds(8)));
}

// FET-T3; FET-DMG-3
BOOST_AUTO_TEST_CASE(fet_t3_additional_damage_comes_last)
{
    const FightResult result = fought(sword_against_axe(2, 3));
    BOOST_TEST((result.damage == Bounds(11)));
    BOOST_TEST(uses(result.steps, "FET-DMG-3"));
}

// FET-T4; FET-DMG-3
BOOST_AUTO_TEST_CASE(fet_t4_no_attacks_are_no_damage_whatever_is_added)
{
    Fight given = sword_against_axe(1, 3);
    given.damage.attacks.plus = -1;
    const FightResult result = fought(given);
    BOOST_TEST((result.damage == Bounds(0)));
    BOOST_TEST(says(result.steps, StepKind::ExtraLost));
}

// FET-T5; FET-CHN-1, FET-CRE-4, FET-CRE-7
BOOST_AUTO_TEST_CASE(fet_t5_luck_cancels_speed_and_the_attack_hits)
{
    Fight given;
    given.damage.attack.value = 4;
    given.damage.modifier.value = 1;
    given.cost = 4;
    given.attacker_chips = 5;
    given.receiver_chips = 5;
    given.crests = {use("Kain", false, Crest::Speed), use("Alan", true, Crest::Luck)};
    const FightResult result = fought(given);
    BOOST_TEST((result.damage == Bounds(5)));
    BOOST_TEST(result.receiver_gone);
    BOOST_TEST(says(result.steps, StepKind::CrestStops));
    BOOST_TEST(uses(result.steps, "FET-CRE-7"));
}

// FET-T9; FET-CRE-1, FET-CRE-2, FET-CRE-6, FET-CRE-8
BOOST_AUTO_TEST_CASE(fet_t9_attack_and_counter_have_a_preparation_second_each)
{
    Fight attack = sword_against_axe(1);
    attack.receiver_chips = 9;
    attack.crests = {use("Alan", true, Crest::Strength)};
    const FightResult hit = fought(attack);
    BOOST_TEST((hit.damage == Bounds(6)));
    BOOST_TEST(uses(hit.steps, "FET-CRE-2"));

    Fight counter;
    counter.is_counter = true;
    counter.by_magic = true;
    counter.damage.attack.value = 5;
    counter.attacker_chips = hit.receiver_left.low;
    counter.receiver_chips = 9;
    counter.crests = {{.unit = "Alan",
                       .is_attackers = false,
                       .crest = Crest::Magic,
                       .printed_cost = 2,
                       .paid = 2}};
    const FightResult countered = fought(counter);
    BOOST_TEST((countered.damage == Bounds(3)));
    BOOST_TEST(uses(countered.steps, "FET-CRE-6"));
    BOOST_TEST(says(countered.steps, StepKind::CrestPaid));

    for (const int paid : {1, 4}) {
        counter.crests.front().paid = paid;
        BOOST_TEST(refused(counter).clause == "FET-CRE-8");
    }
}

// FET-CRE-1
BOOST_AUTO_TEST_CASE(a_unit_uses_one_crest_ability_in_a_preparation_second)
{
    Fight given = sword_against_axe(1);
    given.crests = {use("Alan", true, Crest::Strength), use("Alan", true, Crest::Luck)};
    BOOST_TEST(refused(given).clause == "FET-CRE-1");
}

// FET-CRE-3
BOOST_AUTO_TEST_CASE(skill_cancels_something_that_is_no_number_and_says_so)
{
    Fight given = sword_against_axe(1);
    given.crests = {use("Alan", true, Crest::Skill)};
    const FightResult result = fought(given);
    BOOST_TEST((result.damage == Bounds(4)));
    BOOST_TEST(uses(result.steps, "FET-CRE-3"));
}

// FET-CRE-4
BOOST_AUTO_TEST_CASE(speed_avoids_every_attack_and_the_opponent_still_pays)
{
    Fight given = sword_against_axe(2, 3);
    given.crests = {use("Kain", false, Crest::Speed)};
    const FightResult result = fought(given);
    BOOST_TEST((result.damage == Bounds(0)));
    BOOST_TEST(result.paid == 3);
    BOOST_TEST((result.receiver_left == Bounds(4)));
    given.can_step_back = false;
    BOOST_TEST(refused(given).clause == "FET-CRE-4");
}

// FET-CRE-5, FET-CRE-6
BOOST_AUTO_TEST_CASE(defence_helps_against_weapons_and_magic_against_magic)
{
    Fight given = sword_against_axe(1);
    given.crests = {use("Kain", false, Crest::Defence)};
    BOOST_TEST((fought(given).damage == Bounds(2)));
    BOOST_TEST(uses(fought(given).steps, "FET-CRE-5"));
    given.by_magic = true;
    BOOST_TEST((fought(given).damage == Bounds(4)));
    given.crests = {use("Kain", false, Crest::Magic)};
    BOOST_TEST((fought(given).damage == Bounds(2)));
    given.by_magic = false;
    BOOST_TEST((fought(given).damage == Bounds(4)));
    given.crests = {use("Kain", false, Crest::Defence)};
    given.by_weapon = false; // claws, say
    BOOST_TEST((fought(given).damage == Bounds(4)));
}

// FET-CRE-1, FET-CHN-4, FET-CHIP-9
BOOST_AUTO_TEST_CASE(spirit_for_a_crest_ability_is_paid_before_the_attack)
{
    Fight given = sword_against_axe(1);
    given.crests = {use("Alan", true, Crest::Strength)};
    BOOST_TEST(fought(given).attacker_left == 1, "no cost is given");
    given.crests[0].printed_cost = given.crests[0].paid = 1;
    BOOST_TEST(fought(given).attacker_left == 1, "of chips or cards");
    given.crests[0].cost = CrestCost::Cards;
    BOOST_TEST(fought(given).attacker_left == 1);
    given.crests[0].cost = CrestCost::Spirit;
    BOOST_TEST(fought(given).attacker_left == 0);
    BOOST_TEST(uses(fought(given).steps, "FET-CHN-4"));
    given.crests[0].printed_cost = given.crests[0].paid = 2;
    BOOST_TEST(!fought(given).attacked, "two chips are left for an attack that costs three");
    given.crests[0].printed_cost = given.crests[0].paid = 5;
    BOOST_TEST(refused(given).clause == "FET-CHIP-9");
}

// FET-CHIP-9
BOOST_AUTO_TEST_CASE(a_unit_whose_last_chip_a_crest_ability_cost_is_removed_before_the_attack)
{
    Fight given = sword_against_axe(1);
    given.receiver_chips = 2;
    given.crests = {use("Bord", false, Crest::Defence)};
    given.crests[0].printed_cost = given.crests[0].paid = 2;
    given.crests[0].cost = CrestCost::Spirit;
    const FightResult result = fought(given);
    BOOST_TEST(result.receiver_gone);
    BOOST_TEST(!result.attacked);
    BOOST_TEST(result.attacker_left == 4);
}

// FET-BAT-4, FET-BAT-6
BOOST_AUTO_TEST_CASE(what_comes_next_is_said)
{
    const auto says = [](const FightResult& result, StepKind kind) {
        return std::ranges::count(result.steps, kind, &CalculationStep::kind) == 1;
    };
    Fight given = sword_against_axe(1);
    given.attacker_chips = 2;
    BOOST_TEST(says(fought(given), StepKind::CounterIsNext));
    given.is_counter = true;
    given.by_initial_equipment = false;
    BOOST_TEST(!says(fought(given), StepKind::CounterIsNext));
    given.attacker_chips = 4;
    BOOST_TEST(says(fought(given), StepKind::NoProcessing), "the unit that attacked is gone");
    given.is_counter = false;
    BOOST_TEST(!says(fought(given), StepKind::NoProcessing));
    given.attacker_chips = 3;
    given.receiver_chips = 9;
    BOOST_TEST(says(fought(given), StepKind::NoProcessing));
}

// FET-CRE-7
BOOST_AUTO_TEST_CASE(luck_needs_a_crest_ability_that_was_just_used)
{
    Fight given = sword_against_axe(1);
    given.crests = {use("Alan", true, Crest::Luck)};
    BOOST_TEST(refused(given).clause == "FET-CRE-7");
}

BOOST_AUTO_TEST_CASE(luck_against_luck_lets_the_first_crest_ability_stand)
{
    Fight given = sword_against_axe(1);
    given.crests = {use("Kain", false, Crest::Speed), use("Alan", true, Crest::Luck),
                    use("Abel", false, Crest::Luck)};
    BOOST_TEST((fought(given).damage == Bounds(0)));
}

// FET-BAT-1, FET-BAT-4
BOOST_AUTO_TEST_CASE(with_too_few_chips_there_is_no_attack_and_nothing_is_paid)
{
    Fight given = sword_against_axe(1);
    given.attacker_chips = 2;
    const FightResult result = fought(given);
    BOOST_TEST(!result.attacked);
    BOOST_TEST(result.paid == 0);
    BOOST_TEST(result.attacker_left == 2);
    BOOST_TEST((result.receiver_left == Bounds(4)));
    BOOST_TEST(uses(result.steps, "FET-BAT-1"));
    BOOST_TEST(uses(result.steps, "FET-BAT-4"));
    BOOST_TEST(!uses(fought(sword_against_axe(1)).steps, "FET-BAT-1"));
}

// FET-CHIP-1, FET-CHIP-9
BOOST_AUTO_TEST_CASE(who_fights_has_one_chip_to_all_of_them)
{
    for (const int chips : {0, 21, 100}) {
        const std::string_view clause = chips == 0 ? "FET-CHIP-9" : "FET-CHIP-1";
        Fight given = sword_against_axe(1);
        given.attacker_chips = chips;
        BOOST_TEST(refused(given).clause == clause);
        given = sword_against_axe(1);
        given.receiver_chips = chips;
        BOOST_TEST(refused(given).clause == clause);
    }
    Fight most = sword_against_axe(1);
    most.attacker_chips = all_chips;
    BOOST_TEST(fought(most).attacker_left == 17);
}

// FET-BAT-4, FET-BAT-6
BOOST_AUTO_TEST_CASE(a_target_out_of_range_is_neither_attacked_nor_countered)
{
    Fight given = sword_against_axe(1);
    given.in_range = false;
    BOOST_TEST(!fought(given).attacked);
    BOOST_TEST(uses(fought(given).steps, "FET-BAT-4"));
    given.is_counter = true;
    BOOST_TEST(!fought(given).attacked);
    BOOST_TEST(uses(fought(given).steps, "FET-BAT-6"));
}

// FET-BAT-6
BOOST_AUTO_TEST_CASE(a_counter_costs_nothing_but_for_a_weapon_card)
{
    Fight given = sword_against_axe(1);
    given.is_counter = true;
    BOOST_TEST(fought(given).attacker_left == 4);
    given.by_initial_equipment = false;
    BOOST_TEST(fought(given).attacker_left == 1);
}

// FET-CHIP-9
BOOST_AUTO_TEST_CASE(who_pays_the_last_chip_is_removed)
{
    Fight given = sword_against_axe(1);
    given.attacker_chips = 3;
    BOOST_TEST(fought(given).attacker_gone);
}

BOOST_AUTO_TEST_CASE(where_the_rounding_decides_the_receiver_may_be_gone)
{
    Fight given;
    given.damage.attack = {.value = 3, .halvings = 1};
    given.cost = 3;
    given.attacker_chips = 5;
    given.receiver_chips = 2;
    const FightResult result = fought(given);
    BOOST_TEST(!result.receiver_gone);
    BOOST_TEST(result.receiver_may_go);
    BOOST_TEST((result.receiver_left == Bounds(0, 1)));
}

// FET-DMG-4, FET-BAT-6
BOOST_AUTO_TEST_CASE(a_base_attack_is_not_made_with_a_card)
{
    Fight with_card;
    with_card.damage.attack.value = 3;
    with_card.damage.by_base_attack = true;
    with_card.by_initial_equipment = false;
    with_card.attacker_chips = 5;
    with_card.receiver_chips = 5;
    BOOST_TEST(std::get<CalculationStep>(fight(with_card)).clause == "FET-DMG-4");
    with_card.by_initial_equipment = true;
    BOOST_TEST(std::holds_alternative<FightResult>(fight(with_card)));
}

// FET-DMG-4
BOOST_AUTO_TEST_CASE(an_effect_on_the_base_attack_takes_the_initial_equipment)
{
    Damage damage;
    damage.attack.value = 2;
    damage.by_base_attack = true;
    BOOST_TEST(uses(damage_of(damage).steps, "FET-DMG-4"));
}

BOOST_AUTO_TEST_CASE(each_word_of_weapons_and_crests_is_read_as_it_is_written)
{
    for (const std::string& word : weapon_words.all())
        BOOST_TEST(weapon_words.of(weapon_words.called(word).value()) == word);
    for (const std::string& word : crest_words.all())
        BOOST_TEST(crest_words.of(crest_words.called(word).value()) == word);
    BOOST_TEST(!weapon_words.called("spoon"));
    BOOST_TEST(!crest_words.called("spoon"));
}

BOOST_AUTO_TEST_SUITE_END()
