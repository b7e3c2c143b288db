#include "calculators/calculation_support.h"
#include "calculators/fetcg/damage.h"

#include <boost/test/unit_test.hpp>

#include <string_view>
#include <variant>
#include <vector>

using namespace kizuna;
using namespace kizuna::fetcg;

namespace {

TriangleResult compared(Weapon weapon, Weapon against, bool receiver_flies = false)
{
    return std::get<TriangleResult>(
        triangle({.weapon = weapon, .against = against, .receiver_flies = receiver_flies}));
}

} // namespace

BOOST_AUTO_TEST_SUITE(fetcg_triangle)

// FET-TRI-1, FET-TRI-2
BOOST_AUTO_TEST_CASE(the_triangle_gives_one_to_the_better_side_and_takes_none)
{
    const auto modifier = [](Weapon weapon, Weapon against, bool flies = false) {
        return compared(weapon, against, flies).modifier;
    };
    BOOST_TEST(modifier(Weapon::Sword, Weapon::Axe) == 1);
    BOOST_TEST(modifier(Weapon::Axe, Weapon::Lance) == 1);
    BOOST_TEST(modifier(Weapon::Lance, Weapon::Sword) == 1);
    BOOST_TEST(modifier(Weapon::Axe, Weapon::Sword) == 0);
    BOOST_TEST(modifier(Weapon::Fire, Weapon::Wind) == 1);
    BOOST_TEST(modifier(Weapon::Wind, Weapon::Thunder) == 1);
    BOOST_TEST(modifier(Weapon::Thunder, Weapon::Fire) == 1);
    BOOST_TEST(modifier(Weapon::Fire, Weapon::Thunder) == 0);
    BOOST_TEST(modifier(Weapon::Bow, Weapon::Sword, true) == 1);
    BOOST_TEST(modifier(Weapon::Bow, Weapon::Sword, false) == 0);
    BOOST_TEST(modifier(Weapon::Sword, Weapon::Bow, true) == 0);
    BOOST_TEST(clauses_of(compared(Weapon::Sword, Weapon::Axe).steps) ==
                   std::vector<std::string_view>({"FET-TRI-2", "FET-TRI-1"}),
               boost::test_tools::per_element());
}

// FET-TRI-2
BOOST_AUTO_TEST_CASE(the_triangle_needs_the_equipment_of_both_sides)
{
    BOOST_TEST(std::get<CalculationStep>(triangle({.against = Weapon::Axe})).clause == "FET-TRI-2");
    BOOST_TEST(std::get<CalculationStep>(triangle({.receiver_flies = true})).clause == "FET-TRI-2");
    BOOST_TEST(std::get<TriangleResult>(triangle({.weapon = Weapon::Sword})).steps.empty());
}

// FET-TRI-1
BOOST_AUTO_TEST_CASE(what_a_card_prints_of_the_triangle_decides)
{
    const Declared printed{.weapon = Weapon::Axe, .against = Weapon::Sword, .printed = 2};
    BOOST_TEST(std::get<TriangleResult>(triangle(printed)).modifier == 2);
}

BOOST_AUTO_TEST_SUITE_END()
