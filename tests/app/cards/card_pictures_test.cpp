#include "app/cards/card_pictures.h"

#include "app/scratch_folder.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace card_pictures {

struct CardPicturesTest {
    ScratchFolder folder;
};

std::string number(int value, int bytes)
{
    std::string text;
    for (int at = bytes - 1; at >= 0; --at)
        text += static_cast<char>(value >> (8 * at));
    return text;
}

/// The head of a PNG file, up to the size.
std::string png(int width, int height)
{
    return "\x89PNG\r\n\x1A\n" + number(13, 4) + "IHDR" + number(width, 4) + number(height, 4);
}

/// The head of a JPEG file, up to the size: a segment of a camera, a table of codes, the frame.
std::string jpeg(int width, int height)
{
    return "\xFF\xD8\xFF\xE1" + number(2 + 4, 2) + "Exif" + "\xFF\xFF\xC4" + number(2 + 3, 2) +
           "abc" + "\xFF\xC2" + number(17, 2) + number(8, 1) + number(height, 2) + number(width, 2);
}

} // namespace card_pictures

BOOST_FIXTURE_TEST_SUITE(card_pictures, CardPicturesTest)

BOOST_AUTO_TEST_CASE(a_png_file_tells_its_size_in_its_head)
{
    const auto file = folder.write("B01-003.png", png(640, 1031));
    BOOST_TEST((picture_size(file) == PictureSize{640, 1031}));
    BOOST_TEST(may_be_loaded(file));
}

BOOST_AUTO_TEST_CASE(a_jpeg_file_tells_its_size_behind_what_a_camera_wrote)
{
    const auto file = folder.write("B01-003.jpg", jpeg(640, 1031));
    BOOST_TEST((picture_size(file) == PictureSize{640, 1031}));
    BOOST_TEST(may_be_loaded(file));
}

BOOST_AUTO_TEST_CASE(a_small_file_of_a_huge_picture_is_not_loaded)
{
    BOOST_TEST(!may_be_loaded(folder.write("B01-003.png", png(20'000, 20'000))));
    BOOST_TEST(!may_be_loaded(folder.write("B01-003.jpg", jpeg(20'000, 20'000))));
    BOOST_TEST(!may_be_loaded(folder.write("B01-003.jpeg", png(-1, -1))));
}

BOOST_AUTO_TEST_CASE(what_is_no_whole_head_of_a_picture_has_no_size)
{
    for (const std::string& whole : {png(640, 1031), jpeg(640, 1031)}) {
        for (std::size_t size = 0; size < whole.size(); ++size)
            BOOST_TEST(!picture_size(folder.write("cut", whole.substr(0, size))), size);
    }
    BOOST_TEST(!picture_size(folder.write("other", "GIF89a, or whatever else this is")));
    BOOST_TEST(!picture_size(folder / "nowhere"));
}

BOOST_AUTO_TEST_CASE(a_picture_without_its_end_is_cut)
{
    BOOST_TEST(!has_picture_end(folder.write("cut.png", png(640, 1031))));
    BOOST_TEST(has_picture_end(folder.write("whole.png", png(640, 1031) + "IEND\xAE\x42\x60\x82")));
    BOOST_TEST(!has_picture_end(folder.write("cut.jpg", jpeg(640, 1031))));
    BOOST_TEST(has_picture_end(folder.write("whole.jpg", jpeg(640, 1031) + "\xFF\xD9 and more")));
}

BOOST_AUTO_TEST_SUITE_END()
