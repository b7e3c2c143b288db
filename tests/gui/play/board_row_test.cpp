#include "gui/play/board_row.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;

namespace board_row {

constexpr int edge = 8;
constexpr int min = 64;

BoardRow row_of(std::size_t cards, bool is_column = false)
{
    return {is_column, std::vector<BoardRow::Lying>(cards, {false, edge})};
}

} // namespace board_row

BOOST_AUTO_TEST_SUITE(board_row)

BOOST_AUTO_TEST_CASE(a_few_cards_are_as_high_as_their_place)
{
    const wxSize room(800, 140);
    const int face = row_of(3).face_width(room, min);
    BOOST_TEST(face == 94);
    const auto places = row_of(3).places(wxRect(room), face);
    BOOST_TEST(places[0].width == face + edge);
    BOOST_TEST(places[2].GetRight() < room.x);
}

BOOST_AUTO_TEST_CASE(more_cards_become_smaller_before_they_cover_one_another)
{
    const wxSize room(780, 140);
    const BoardRow eight = row_of(8);
    const int face = eight.face_width(room, min);
    BOOST_TEST(face < 94);
    for (const wxRect& place : eight.places(wxRect(room), face))
        BOOST_TEST(place.width >= face + edge - 1);
}

BOOST_AUTO_TEST_CASE(where_they_are_too_many_each_lies_under_the_next_and_the_last_is_seen_whole)
{
    const wxSize room(400, 140);
    const BoardRow ten = row_of(10);
    const int face = ten.face_width(room, min);
    BOOST_TEST(face == 70);
    const auto places = ten.places(wxRect(room), face);
    BOOST_TEST(places[0].width < face);
    BOOST_TEST(places[9].width == face + edge);
    BOOST_TEST(places[9].GetRight() < room.x);
    for (std::size_t at = 1; at < places.size(); ++at)
        BOOST_TEST(places[at].x == places[at - 1].GetRight() + 1);
}

BOOST_AUTO_TEST_CASE(no_card_becomes_too_small_to_be_read_only_to_lie_open)
{
    BOOST_TEST(row_of(12).face_width({600, 100}, min) == 64);
}

BOOST_AUTO_TEST_CASE(a_card_on_its_side_takes_its_height_along_the_row)
{
    BoardRow row = row_of(2);
    row.cards[0].on_its_side = true;
    const int face = row.face_width({800, 140}, min);
    const auto places = row.places(wxRect(0, 0, 800, 140), face);
    BOOST_TEST(places[0].width == 131 + edge);
    BOOST_TEST(places[1].width == face + edge);
}

BOOST_AUTO_TEST_CASE(in_a_column_they_lie_below_one_another)
{
    const auto places = row_of(5, true).places(wxRect(10, 20, 100, 300), 73);
    BOOST_TEST(places[0].x == 10);
    BOOST_TEST(places[0].y == 20);
    BOOST_TEST(places[1].x == 10);
    BOOST_TEST(places[1].y > 20);
    BOOST_TEST(places[4].GetBottom() < 320);
    BOOST_TEST(places[4].height == 102 + edge);
}

BOOST_AUTO_TEST_SUITE_END()
