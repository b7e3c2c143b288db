#include "odds/goldfish/fuel.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;

BOOST_AUTO_TEST_SUITE(fuel)

BOOST_AUTO_TEST_CASE(one_class_change_is_no_fuel_while_the_protagonist_waits_for_it)
{
    BOOST_TEST(fuel_of(3, 2) == 2);
    BOOST_TEST(fuel_of(3, 0) == 3);
    BOOST_TEST(fuel_of(3, 2, true) == 3);
    BOOST_TEST(fuel_of(1, 1) == 0);
    BOOST_TEST(fuel_of(0, 0) == 0);
}

BOOST_AUTO_TEST_SUITE_END()
