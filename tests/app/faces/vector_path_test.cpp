#include "app/faces/shapes.h"
#include "app/faces/vector_path.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

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

BOOST_AUTO_TEST_CASE(each_letter_is_followed_by_its_points)
{
    const auto parts = vector_path("M2 3 L6 4.5 C1 2 -3 4 5 6 Z");
    BOOST_REQUIRE(parts.size() == 4U);
    BOOST_TEST((parts[0].kind == Kind::Move));
    check_near(parts[0].to[0], {2, 3});
    check_near(parts[1].to[0], {6, 4.5});
    check_near(parts[2].to[1], {-3, 4});
    check_near(parts[2].to[2], {5, 6});
    BOOST_TEST((parts[3].kind == Kind::Close));
}

BOOST_AUTO_TEST_CASE(our_drawings_are_read_to_their_end)
{
    for (const std::string_view drawing :
         {symbol_look("black").outline, symbol_look("green").outline, symbol_look("").outline,
          sign_strokes("sword"), sign_strokes("beast"), sign_strokes("brawl"),
          sign_strokes("cost tap"), sign_strokes("cost orbs")}) {
        const auto letters = std::ranges::count_if(drawing, [](char c) {
            return std::string_view("MLCZ").find(c) != std::string_view::npos;
        });
        BOOST_TEST(std::ssize(vector_path(drawing)) == letters, drawing);
    }
}

BOOST_AUTO_TEST_CASE(reading_ends_at_a_sign_that_is_not_known)
{
    BOOST_TEST(vector_path("M1 1 L2 2 ? L3 3").size() == 2U);
    BOOST_TEST(vector_path("M1 1 L2").size() == 1U);
    BOOST_TEST(vector_path("").empty());
}

BOOST_AUTO_TEST_SUITE_END()
