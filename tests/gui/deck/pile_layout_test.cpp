#include "gui/deck/pile_layout.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cstdlib>

using namespace kizuna;

namespace pile_layouts {

constexpr PileLayout::Fixed fixed{.heading = 24,
                                  .below = 10,
                                  .beside = 8,
                                  .head = 20,
                                  .min_face = 90,
                                  .good_face = 110,
                                  .max_face = 200};

/// What players build: some thirty different cards.
const std::vector<std::size_t> by_cost{9, 6, 7, 4, 3, 1};

} // namespace pile_layouts

using namespace pile_layouts;

BOOST_AUTO_TEST_SUITE(pile_layout)

BOOST_AUTO_TEST_CASE(a_usual_deck_needs_no_scrolling_on_a_small_screen)
{
    const auto layout = PileLayout::fitting(by_cost, wxSize(370, 400), fixed);
    BOOST_TEST(layout.whole.y <= 400);
    BOOST_TEST(layout.cards.size() == 30U);
}

BOOST_AUTO_TEST_CASE(faces_grow_with_the_room)
{
    const auto small = PileLayout::fitting(by_cost, wxSize(370, 400), fixed);
    const auto large = PileLayout::fitting(by_cost, wxSize(1200, 900), fixed);
    BOOST_TEST(large.face > small.face);
    BOOST_TEST(large.face <= 200);
}

BOOST_AUTO_TEST_CASE(the_head_of_every_card_lies_open)
{
    const auto layout = PileLayout::fitting(by_cost, wxSize(370, 400), fixed);
    for (std::size_t one = 0; one < layout.cards.size(); ++one) {
        for (std::size_t other = one + 1; other < layout.cards.size(); ++other)
            BOOST_TEST(!layout.cards[one].open.Intersects(layout.cards[other].open));
    }
}

BOOST_AUTO_TEST_CASE(nothing_lies_outside_the_room_at_the_side)
{
    for (int width = 130; width < 900; width += 35) {
        const auto layout = PileLayout::fitting(by_cost, wxSize(width, 300), fixed);
        for (const auto& card : layout.cards)
            BOOST_TEST(card.open.GetRight() < width);
    }
}

BOOST_AUTO_TEST_CASE(a_deck_too_large_for_the_room_has_columns_of_good_faces_that_fill_its_width)
{
    const auto layout =
        PileLayout::fitting(std::vector<std::size_t>(40, 3), wxSize(300, 300), fixed);
    BOOST_TEST(layout.face == (300 - fixed.beside) / 2); // 110 would leave a third of it empty
    BOOST_TEST(layout.whole.y > 300);
}

BOOST_AUTO_TEST_CASE(a_pile_that_is_too_high_goes_on_in_the_next_column)
{
    const std::vector<std::size_t> piles{31, 20, 9};
    const auto layout = PileLayout::fitting(piles, wxSize(520, 500), fixed);
    BOOST_TEST(layout.whole.y <= 500);
    BOOST_TEST(layout.face >= fixed.good_face);
    BOOST_REQUIRE(layout.headings.size() == piles.size());
    BOOST_REQUIRE(layout.cards.size() == 60U);
    BOOST_TEST(layout.cards[30].face.x > layout.cards[0].face.x);
    for (std::size_t at = 1; at < layout.cards.size(); ++at) // the order is that of the columns
        BOOST_TEST(layout.cards[at].face.x >= layout.cards[at - 1].face.x);
}

BOOST_AUTO_TEST_CASE(what_room_is_left_below_a_column_shows_more_of_its_last_card)
{
    constexpr int room = 400;
    const auto layout = PileLayout::fitting(by_cost, wxSize(560, room), fixed);
    for (const auto& card : layout.cards) {
        const bool is_lowest = std::ranges::none_of(layout.cards, [&](const auto& other) {
            return other.open.x == card.open.x && other.open.y > card.open.y;
        });
        if (is_lowest && card.open.height < card.face.height)
            BOOST_TEST(card.open.GetBottom() + 1 + fixed.below == room);
    }
}

BOOST_AUTO_TEST_CASE(piles_that_share_a_column_share_what_room_it_leaves)
{
    constexpr int room = 400;
    const std::vector<std::size_t> piles{12, 1, 1};
    const auto layout = PileLayout::fitting(piles, wxSize(250, room), fixed);
    const auto& above = layout.cards[12];
    const auto& below = layout.cards[13];
    BOOST_REQUIRE(above.open.x == below.open.x);
    BOOST_TEST(std::abs(above.open.height - below.open.height) <= 1);
    BOOST_TEST(below.open.GetBottom() + 1 + fixed.below <= room);
}

BOOST_AUTO_TEST_CASE(piles_have_a_column_each_where_there_are_enough)
{
    const auto layout = PileLayout::fitting({5, 1, 4, 2}, wxSize(900, 700), fixed);
    for (std::size_t at = 0; at < layout.headings.size(); ++at) {
        BOOST_TEST(layout.headings[at].y == 0);
        BOOST_TEST((at == 0 || layout.headings[at].x > layout.headings[at - 1].x));
    }
}

BOOST_AUTO_TEST_CASE(faces_are_too_narrow_for_names_only_where_they_would_be_scrolled_else)
{
    const std::vector<std::size_t> many(16, 2);
    const auto layout = PileLayout::fitting(many, wxSize(400, 400), fixed);
    BOOST_TEST(layout.face < fixed.good_face);
    BOOST_TEST(layout.whole.y <= 400);
}

BOOST_AUTO_TEST_CASE(lines_of_text_are_as_wide_as_they_are_asked_to_be)
{
    constexpr PileLayout::Fixed lines{.heading = 24,
                                      .below = 10,
                                      .beside = 8,
                                      .head = 20,
                                      .min_face = 170,
                                      .good_face = 170,
                                      .max_face = 170,
                                      .are_lines = true};
    const auto layout = PileLayout::fitting(by_cost, wxSize(400, 300), lines);
    for (const auto& card : layout.cards)
        BOOST_TEST((card.face.GetSize() == wxSize(170, 20)));
}

BOOST_AUTO_TEST_CASE(a_card_that_is_shown_whole_is_moved_up_into_sight)
{
    const wxRect in_sight(0, 100, 300, 400);
    const auto top_of = [&](int top) {
        return raised_place(wxRect(10, top, 120, 168), in_sight).y;
    };
    BOOST_TEST(top_of(200) == 200);
    BOOST_TEST(top_of(332) == 332); // its lower edge is that of what is seen
    BOOST_TEST(top_of(480) == 332);
    BOOST_TEST(top_of(60) == 60); // begins above it
    const wxRect low(0, 100, 300, 120);
    BOOST_TEST(raised_place(wxRect(10, 180, 120, 168), low).y == 180); // it would hide the others
}

BOOST_AUTO_TEST_CASE(an_empty_deck_has_no_piles)
{
    BOOST_TEST(PileLayout::fitting({}, wxSize(300, 300), fixed).cards.empty());
}

BOOST_AUTO_TEST_SUITE_END()
