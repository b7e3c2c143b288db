#include "gui/play/board_layout.h"

#include "app/faces/card_face.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace kizuna;

namespace board_layout {

constexpr BoardMeasures usual{
    .caption = 18, .edge = 10, .min_face = 56, .easy_face = 64, .good_face = 80, .side = 80};
constexpr BoardMeasures large_text{
    .caption = 38, .edge = 10, .min_face = 56, .easy_face = 102, .good_face = 128, .side = 170};

bool rolls(const BoardLayout& layout)
{
    return layout.lines_height > layout.lines.height;
}

/// No place covers another, and none sticks out of its room.
bool is_apart(const BoardLayout& layout, const wxSize& board)
{
    const wxRect sheet(0, 0, board.x, layout.lines_height);
    for (int at = 0; at < table_places; ++at) {
        const auto place = static_cast<TablePlace>(at);
        const bool is_below = place == TablePlace::Hand || place == TablePlace::Bonds;
        const wxRect& where = layout.of(place);
        if (where.IsEmpty() || !(is_below ? wxRect(board) : sheet).Contains(where))
            return false;
        for (int other = 0; other < at; ++other) {
            const auto beside = static_cast<TablePlace>(other);
            const bool both =
                is_below == (beside == TablePlace::Hand || beside == TablePlace::Bonds);
            if (both && where.Intersects(layout.of(beside)))
                return false;
        }
    }
    return !layout.lines.Intersects(layout.of(TablePlace::Bonds));
}

} // namespace board_layout

BOOST_AUTO_TEST_SUITE(board_layout)

BOOST_AUTO_TEST_CASE(hand_and_bonds_are_whole_at_every_size)
{
    for (const BoardMeasures& by : {usual, large_text}) {
        for (const wxSize board : {wxSize(560, 300), wxSize(560, 380), wxSize(790, 560),
                                   wxSize(1190, 930), wxSize(500, 1200), wxSize(2400, 700)}) {
            const BoardLayout layout = lay_out_board(board, by);
            BOOST_TEST_CONTEXT(board.x << " by " << board.y)
            {
                BOOST_TEST(is_apart(layout, board));
                BOOST_TEST(layout.face >= by.min_face);
                BOOST_TEST(layout.hand_face >= layout.face);
                BOOST_TEST(layout.of(TablePlace::Hand).GetBottom() + 1 == board.y);
                BOOST_TEST(layout.of(TablePlace::Hand).height >=
                           by.caption + by.edge + static_cast<int>(layout.hand_face * card_shape));
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(faces_grow_with_the_board)
{
    const int small = lay_out_board({790, 560}, usual).face;
    BOOST_TEST(lay_out_board({1190, 930}, usual).face > small * 4 / 3);
}

BOOST_AUTO_TEST_CASE(a_crowded_line_has_more_of_the_row_that_both_share)
{
    BoardMeasures by = usual;
    by.front = by.back = 2;
    const BoardLayout even = lay_out_board({790, 520}, by);
    BOOST_TEST(even.of(TablePlace::Front).width == even.of(TablePlace::Back).width);
    by.front = 5;
    by.back = 1;
    const BoardLayout crowded = lay_out_board({790, 520}, by);
    BOOST_TEST(is_apart(crowded, {790, 520}));
    BOOST_TEST(crowded.of(TablePlace::Front).width > even.of(TablePlace::Front).width * 5 / 4);
    BOOST_TEST(crowded.of(TablePlace::Back).width > crowded.face + by.edge);
}

BOOST_AUTO_TEST_CASE(lines_share_a_row_rather_than_have_small_faces)
{
    const BoardLayout layout = lay_out_board({790, 520}, usual);
    BOOST_TEST(layout.of(TablePlace::Front).y == layout.of(TablePlace::Back).y);
    BOOST_TEST(layout.face >= 72);
    BOOST_TEST(!rolls(layout));
}

BOOST_AUTO_TEST_CASE(faces_grow_with_the_text_as_long_as_one_line_is_whole_in_sight)
{
    BoardMeasures larger = usual;
    larger.easy_face = 90;
    const BoardLayout layout = lay_out_board({790, 470}, larger);
    BOOST_TEST(layout.face == 90);
    BOOST_TEST(rolls(layout));
    for (const int height : {330, 380, 470}) {
        const BoardLayout low = lay_out_board({790, height}, larger);
        BOOST_TEST(low.face > lay_out_board({790, height}, usual).face);
        BOOST_TEST(low.lines.height >= low.of(TablePlace::Front).height);
    }
}

BOOST_AUTO_TEST_CASE(on_a_low_board_the_lines_share_a_row)
{
    const BoardLayout layout = lay_out_board({560, 430}, usual);
    BOOST_TEST(layout.of(TablePlace::Front).y == layout.of(TablePlace::Back).y);
    BOOST_TEST(!rolls(layout));
}

BOOST_AUTO_TEST_CASE(where_the_lines_roll_the_hand_is_larger_and_a_row_of_them_is_in_sight)
{
    const BoardLayout layout = lay_out_board({560, low_board(usual) - 20}, usual);
    BOOST_REQUIRE(rolls(layout));
    BOOST_TEST(layout.hand_face > layout.face);
    BOOST_TEST(layout.lines.height >= layout.face * card_shape);
}

BOOST_AUTO_TEST_CASE(where_faces_could_not_be_read_the_lines_roll)
{
    BOOST_TEST(rolls(lay_out_board({560, low_board(usual) - 20}, usual)));
    BOOST_TEST(!rolls(lay_out_board({560, low_board(usual)}, usual)));
}

BOOST_AUTO_TEST_CASE(a_high_and_narrow_board_has_room_for_several_cards_in_a_line)
{
    const BoardLayout layout = lay_out_board({500, 1200}, usual);
    BOOST_TEST(layout.of(TablePlace::Front).width >= 4 * layout.face);
}

BOOST_AUTO_TEST_SUITE_END()
