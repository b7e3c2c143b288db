#include "app/faces/vector_path.h"

#include <boost/test/unit_test.hpp>

#include <cmath>

using namespace kizuna;

namespace vector_paths {

using Kind = PathPart::Kind;
using Point = PathPart::Point;

void check_near(Point point, Point wanted)
{
    BOOST_TEST(point.x == wanted.x, boost::test_tools::tolerance(1e-6));
    BOOST_TEST(point.y == wanted.y, boost::test_tools::tolerance(1e-6));
}

} // namespace vector_paths

using namespace vector_paths;

BOOST_AUTO_TEST_SUITE(vector_path_test)

BOOST_AUTO_TEST_CASE(small_letters_go_on_from_where_the_pen_is)
{
    const auto parts = vector_path("M2 3l4 1 h1 v-2z");
    BOOST_REQUIRE(parts.size() == 5U);
    check_near(parts[1].to[0], {6, 4});
    check_near(parts[2].to[0], {7, 4});
    check_near(parts[3].to[0], {7, 2});
    BOOST_TEST((parts[4].kind == Kind::Close));
}

BOOST_AUTO_TEST_CASE(numbers_after_a_move_are_lines)
{
    const auto parts = vector_path("M1 1 2 2 3 3");
    BOOST_REQUIRE(parts.size() == 3U);
    BOOST_TEST((parts[2].kind == Kind::Line));
}

BOOST_AUTO_TEST_CASE(an_arc_stays_at_its_distance_from_the_centre)
{
    // Half a circle round (5, 5): its highest point lies one radius above.
    const auto parts = vector_path("M1 5 A4 4 0 0 1 9 5");
    BOOST_REQUIRE(parts.size() == 3U);
    check_near(parts[1].to[2], {5, 1});
    check_near(parts[2].to[2], {9, 5});
}

BOOST_AUTO_TEST_CASE(the_flags_of_an_arc_say_which_of_four_it_is)
{
    const auto end_of_first = [](const char* path) { return vector_path(path)[1].to[2]; };
    // From the left of a circle of radius 5 round the origin to its top, or the long way.
    BOOST_TEST(vector_path("M-5 0A5 5 0 0 1 0 -5").size() == 2U);
    BOOST_TEST(vector_path("M-5 0A5 5 0 1 0 0 -5").size() == 4U);
    check_near(end_of_first("M-5 0A5 5 0 1 0 0 -5"), {0, 5});
}

BOOST_AUTO_TEST_CASE(an_arc_that_cannot_reach_its_end_grows)
{
    const auto parts = vector_path("M0 0A1 1 0 0 1 10 0");
    check_near(parts.back().to[2], {10, 0});
    check_near(parts[1].to[2], {5, -5});
}

BOOST_AUTO_TEST_CASE(reading_ends_at_a_sign_that_is_not_known)
{
    BOOST_TEST(vector_path("M1 1 L2 2 ? L3 3").size() == 2U);
    BOOST_TEST(vector_path("").empty());
}

BOOST_AUTO_TEST_SUITE_END()
