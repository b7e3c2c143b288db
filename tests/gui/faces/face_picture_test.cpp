#include "gui/faces/face_picture.h"

#include "gui/window_test.h"

#include <wx/dcmemory.h>
#include <wx/image.h>

using namespace kizuna;
using namespace kizuna::test;

namespace face_picture {

/// Four points: opaque red, half of green, nothing, opaque blue.
Pixels four_points()
{
    return {2, 2, {0xffff0000, 0x80008000, 0x00000000, 0xff0000ff}};
}

wxImage painted_on_white(const FacePicture& picture, const wxPoint& at)
{
    wxBitmap bitmap(6, 6, 24);
    {
        wxMemoryDC dc(bitmap);
        dc.SetBackground(*wxWHITE_BRUSH);
        dc.Clear();
        picture.draw(dc, at);
    }
    return bitmap.ConvertToImage();
}

std::vector<int> colour(const wxImage& image, int x, int y)
{
    return {image.GetRed(x, y), image.GetGreen(x, y), image.GetBlue(x, y)};
}

} // namespace face_picture

BOOST_FIXTURE_TEST_SUITE(face_picture, DialogTest)

BOOST_AUTO_TEST_CASE(a_picture_is_painted_point_for_point_where_it_is_wanted)
{
    const wxImage painted =
        face_picture::painted_on_white(FacePicture(face_picture::four_points(), 1), {3, 1});
    const std::vector<int> white{255, 255, 255};
    BOOST_TEST(face_picture::colour(painted, 3, 1) == (std::vector<int>{255, 0, 0}));
    BOOST_TEST(face_picture::colour(painted, 3, 2) == white);
    BOOST_TEST(face_picture::colour(painted, 4, 2) == (std::vector<int>{0, 0, 255}));
    BOOST_TEST(face_picture::colour(painted, 2, 1) == white);
    BOOST_TEST(face_picture::colour(painted, 5, 2) == white);
}

BOOST_AUTO_TEST_CASE(what_lies_under_a_half_transparent_point_shines_through)
{
    const std::vector<int> half = face_picture::colour(
        face_picture::painted_on_white(FacePicture(face_picture::four_points(), 1), {3, 1}), 4, 1);
    BOOST_TEST(half[0] == 127);
    BOOST_TEST(half[1] == 255);
    BOOST_TEST(half[2] == 127);
}

BOOST_AUTO_TEST_CASE(on_a_screen_of_doubled_scale_two_points_are_one_of_the_programs_pixels)
{
    const wxImage painted = face_picture::painted_on_white(
        FacePicture({2, 2, {0xffff0000, 0xffff0000, 0xffff0000, 0xffff0000}}, 2), {3, 1});
    BOOST_TEST(face_picture::colour(painted, 3, 1) == (std::vector<int>{255, 0, 0}));
    BOOST_TEST(face_picture::colour(painted, 4, 1) == (std::vector<int>{255, 255, 255}));
}

BOOST_AUTO_TEST_CASE(its_bitmap_has_colours_that_are_not_multiplied_by_alpha)
{
    const wxImage image = FacePicture(face_picture::four_points(), 1).bitmap().ConvertToImage();
    BOOST_TEST(image.GetGreen(1, 0) == 255);
    BOOST_TEST(image.GetAlpha(1, 0) == 128);
    BOOST_TEST(image.GetAlpha(0, 1) == 0);
}

BOOST_AUTO_TEST_SUITE_END()
