#include "calculators/fetcg/squares.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::fetcg;

namespace {

/// Seven rows from the front to the back: # reached, ? open, x blocked, o the unit.
std::string drawn(const Squares& squares)
{
    std::string text;
    for (int y = Squares::radius; y >= -Squares::radius; --y) {
        for (int x = -Squares::radius; x <= Squares::radius; ++x)
            text += std::string_view(".#?xo")[static_cast<std::size_t>(squares.at({x, y}))];
        text += ' ';
    }
    text.pop_back();
    return text;
}

std::string drawn(Shape shape, const std::vector<Square>& blocked = {})
{
    return drawn(squares_of(shape, blocked).squares);
}

} // namespace

BOOST_AUTO_TEST_SUITE(fetcg_squares)

// FET-MOV-2
BOOST_AUTO_TEST_CASE(infantry_moves_straight)
{
    BOOST_TEST(drawn(Shape::Infantry) == "....... ....... ...#... ..#o#.. ...#... ....... .......");
}

// FET-MOV-3
BOOST_AUTO_TEST_CASE(cavalry_also_moves_forward_at_an_angle)
{
    BOOST_TEST(drawn(Shape::Cavalry) == "....... ....... ..###.. ..#o#.. ...#... ....... .......");
    const SquaresResult shut_in = squares_of(Shape::Cavalry, {{0, 1}, {0, -1}, {1, 0}, {-1, 0}});
    BOOST_TEST(drawn(shut_in.squares) == "....... ....... ..#x#.. ..xox.. ...x... ....... .......");
    BOOST_TEST((shut_in.steps.back().kind == StepKind::StillDiagonal));
    BOOST_TEST((shut_in.steps[1].kind == StepKind::SquaresKnown));
    BOOST_TEST(shut_in.steps[1].numbers.front().low == 2);
}

// FET-MOV-4
BOOST_AUTO_TEST_CASE(flying_units_move_to_all_eight)
{
    BOOST_TEST(drawn(Shape::Flying) == "....... ....... ..###.. ..#o#.. ..###.. ....... .......");
}

// FET-MOV-1
BOOST_AUTO_TEST_CASE(no_unit_moves_to_an_occupied_or_restricted_square)
{
    BOOST_TEST(drawn(Shape::Infantry, {{0, 1}, {3, 3}, {9, 9}}) ==
               "....... ....... ...x... ..#o#.. ...#... ....... .......");
    BOOST_TEST(drawn(Shape::Direct, {{0, 1}}) == drawn(Shape::Direct));
}

// FET-RNG-1
BOOST_AUTO_TEST_CASE(direct_weapons_reach_the_four_neighbours)
{
    BOOST_TEST(drawn(Shape::Direct) == drawn(Shape::Infantry));
}

// FET-RNG-2
BOOST_AUTO_TEST_CASE(bows_reach_two_away_and_at_an_angle_but_no_neighbour)
{
    BOOST_TEST(drawn(Shape::Indirect) == "....... ...#... ..#.#.. .#.o.#. ..#.#.. ...#... .......");
}

// FET-T11; FET-RNG-3
BOOST_AUTO_TEST_CASE(fet_t11_magic_reaches_twelve_squares)
{
    const SquaresResult result = squares_of(Shape::Magic);
    BOOST_TEST(result.squares.count(SquareState::Yes) == 12);
    BOOST_TEST(drawn(result.squares) == "....... ...#... ..###.. .##o##. ..###.. ...#... .......");
}

// FET-RNG-4
BOOST_AUTO_TEST_CASE(of_the_shooter_only_two_squares_are_known)
{
    BOOST_TEST(drawn(Shape::Shooter) == "??????? ??????? ??????? ???o??? ??????? ???.??? ???.???");
}

// FET-RNG-5
BOOST_AUTO_TEST_CASE(each_staff_has_squares_of_its_own)
{
    BOOST_TEST(squares_of(Shape::Staff).squares.count(SquareState::Open) == 48);
}

// FET-RNG-6
BOOST_AUTO_TEST_CASE(breath_reaches_as_magic_and_is_no_magic)
{
    BOOST_TEST(drawn(Shape::Breath) == drawn(Shape::Magic));
    BOOST_TEST((squares_of(Shape::Breath).steps.front().kind == StepKind::BreathIsItself));
}

BOOST_AUTO_TEST_CASE(each_word_of_shapes_is_read_as_it_is_written)
{
    for (const std::string& word : shape_words.all())
        BOOST_TEST(shape_words.of(shape_words.called(word).value()) == word);
    BOOST_TEST(!shape_words.called("boat"));
}

BOOST_AUTO_TEST_SUITE_END()
