#include "gui/faces/face_cache.h"

#include "gui/faces/card_cell.h"
#include "gui/window_test.h"

using namespace kizuna;
using namespace kizuna::test;

namespace face_cache {

struct FaceCacheTest : DialogTest {
    const Card& card() const { return *document.catalogue().library.find(marth).card; }
    /// Once it has been drawn.
    wxBitmap face(FaceTurn lies)
    {
        wait_for([&] { return faces.face(card(), 100, *frame, lies) != nullptr; });
        return faces.face(card(), 100, *frame, lies)->bitmap();
    }
    wxBitmap back(FaceTurn lies)
    {
        wait_for([&] { return faces.back(100, *frame, lies) != nullptr; });
        return faces.back(100, *frame, lies)->bitmap();
    }

    FaceCache faces{document.catalogue().library, english()};
};

} // namespace face_cache

BOOST_FIXTURE_TEST_SUITE(face_cache, FaceCacheTest)

BOOST_AUTO_TEST_CASE(a_face_is_not_waited_for_and_told_when_it_comes)
{
    int told = 0;
    const Subscription arrived = faces.arrived.subscribe([&] { ++told; });
    BOOST_TEST(!faces.face(card(), 100, *frame));
    wait_for([&] { return told == 1; });
    BOOST_TEST(faces.face(card(), 100, *frame));
}

BOOST_AUTO_TEST_CASE(a_face_keeps_the_shape_of_a_card)
{
    BOOST_TEST(face(FaceTurn::Upright).GetWidth() == 100);
    BOOST_TEST(face(FaceTurn::Upright).GetHeight() == face_height(100));
}

BOOST_AUTO_TEST_CASE(a_card_on_its_side_is_the_same_face_turned_to_the_right)
{
    const wxImage upright = face(FaceTurn::Upright).ConvertToImage();
    const wxImage lying = face(FaceTurn::OnItsSide).ConvertToImage();
    BOOST_REQUIRE(lying.GetWidth() == upright.GetHeight());
    BOOST_REQUIRE(lying.GetHeight() == upright.GetWidth());
    const int last = lying.GetWidth() - 1;
    for (const auto& [x, y] : {std::pair(50, 10), {8, 9}, {20, 120}}) {
        BOOST_TEST(lying.GetRed(last - y, x) == upright.GetRed(x, y));
        BOOST_TEST(lying.GetBlue(last - y, x) == upright.GetBlue(x, y));
    }
}

BOOST_AUTO_TEST_CASE(backs_are_drawn_like_faces)
{
    BOOST_TEST(back(FaceTurn::Upright).GetHeight() == face_height(100));
    BOOST_TEST(back(FaceTurn::OnItsSide).GetWidth() == face_height(100));
}

BOOST_AUTO_TEST_SUITE_END()
