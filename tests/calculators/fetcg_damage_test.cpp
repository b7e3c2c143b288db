#include "calculators/calculation_support.h"
#include "calculators/fetcg/damage.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::fetcg;

BOOST_AUTO_TEST_SUITE(fetcg_damages)

// FET-DMG-2
BOOST_AUTO_TEST_CASE(doubling_comes_before_plus)
{
    Damage damage;
    damage.attack = {.value = 3, .doublings = 1, .plus = 1};
    const DamageResult result = damage_of(damage);
    BOOST_TEST((result.damage == Bounds(7)));
    BOOST_TEST(uses(result.steps, "FET-DMG-2"));
}

// FET-DMG-2
BOOST_AUTO_TEST_CASE(a_halved_odd_number_is_given_as_both_that_it_can_be)
{
    Damage damage;
    damage.attack = {.value = 3, .halvings = 1};
    const DamageResult result = damage_of(damage);
    BOOST_TEST((result.damage == Bounds(1, 2)));
    BOOST_TEST(says(result.steps, StepKind::RoundingOpen));
    damage.attack.value = 4;
    BOOST_TEST((damage_of(damage).damage == Bounds(2)));
}

// FET-DMG-2, FET-DMG-3
BOOST_AUTO_TEST_CASE(every_order_and_rounding_of_an_element_is_looked_at)
{
    Damage damage;
    damage.attack.value = 1;
    damage.modifier.plus = -3;
    damage.attacks = {.value = 1, .doublings = 1, .halvings = 1};
    damage.extra.value = 3;
    // Halved last there is one attack: -2 and 3 more.
    BOOST_TEST((damage_of(damage).damage == Bounds{0, 1}));
}

// FET-DMG-3
BOOST_AUTO_TEST_CASE(that_damage_below_zero_counts_as_zero_is_said)
{
    Damage damage;
    damage.attack.value = 3;
    damage.extra.value = -9;
    const DamageResult result = damage_of(damage);
    BOOST_TEST((result.damage == Bounds(0)));
    BOOST_TEST((result.steps.back() == CalculationStep{"", StepKind::BelowZero, {-6}}));
}

// FET-DMG-1, FET-DMG-3
BOOST_AUTO_TEST_CASE(whether_a_value_below_zero_counts_as_zero_before_more_is_added_is_open)
{
    Damage damage;
    damage.attack.value = 1;
    damage.modifier.value = -4;
    BOOST_TEST((damage_of(damage).damage == Bounds(0)));
    damage.extra.value = 2;
    BOOST_TEST((damage_of(damage).damage == Bounds(0)));
    damage.extra.value = 5;
    const DamageResult result = damage_of(damage);
    BOOST_TEST((result.damage == Bounds(0, 2)));
    BOOST_TEST(says(result.steps, StepKind::FloorOpen));
    BOOST_TEST(!says(result.steps, StepKind::RoundingOpen));
}

BOOST_AUTO_TEST_SUITE_END()
