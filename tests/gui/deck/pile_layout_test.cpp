#include "gui/deck/pile_layout.h"

#include <boost/test/unit_test.hpp>

#include <numeric>

using namespace kizuna;

namespace pile_layouts {

constexpr PileLayout::Fixed fixed{
    .heading = 24, .below = 10, .beside = 28, .min_face = 90, .max_face = 200};

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

BOOST_AUTO_TEST_CASE(a_deck_too_large_for_the_room_has_the_smallest_faces)
{
    const auto layout =
        PileLayout::fitting(std::vector<std::size_t>(40, 3), wxSize(300, 300), fixed);
    BOOST_TEST(layout.face == 90);
    BOOST_TEST(layout.whole.y > 300);
}

BOOST_AUTO_TEST_CASE(an_empty_deck_has_no_piles)
{
    BOOST_TEST(PileLayout::fitting({}, wxSize(300, 300), fixed).cards.empty());
}

BOOST_AUTO_TEST_SUITE_END()
