#include "app/faces/canvas.h"

#include "app/scratch_folder.h"

#include <boost/test/unit_test.hpp>

#include <fstream>

using namespace kizuna;
using namespace kizuna::test;

namespace canvases {

constexpr Colour red{200, 0, 0};

std::uint32_t point(const Pixels& pixels, int x, int y)
{
    return pixels.points[static_cast<std::size_t>(y * pixels.width + x)];
}

std::string small_picture()
{
    return Canvas::png(8, 4, 1, {}, [](Canvas& canvas) { canvas.fill({0, 0, 8, 4}, red); });
}

} // namespace canvases

using namespace canvases;

BOOST_AUTO_TEST_SUITE(canvas_test)

BOOST_AUTO_TEST_CASE(a_picture_begins_transparent)
{
    const Pixels pixels = Canvas::pixels(3, 2, 1, {}, [](Canvas&) {});
    BOOST_TEST(pixels.points.size() == 6U);
    BOOST_TEST(point(pixels, 1, 1) == 0U);
}

BOOST_AUTO_TEST_CASE(what_has_the_room_it_asks_for_is_drawn_whole_in_every_script)
{
    std::string words;
    for (int at = 0; at < 40; ++at)
        words += "自分のデッキからカードを1枚引く。";
    Canvas::pixels(300, 600, 1, {.language = "ja"}, [&](Canvas& canvas) {
        for (int size = 7; size < 20; ++size) {
            const TextLook look{.size = static_cast<double>(size), .max_lines = 0};
            const double height = canvas.text_height(words, 240, look);
            BOOST_TEST(canvas.text(words, {0, 0, 240, height}, look) == height, size);
            BOOST_TEST(canvas.text(words, {0, 0, 240, height / 2}, look) <= height / 2 + size,
                       size);
        }
    });
}

BOOST_AUTO_TEST_CASE(units_grow_with_the_scale)
{
    const Pixels pixels = Canvas::pixels(8, 8, 2, {}, [](Canvas& canvas) {
        canvas.fill({0, 0, 2, 2}, red);
    });
    BOOST_TEST(point(pixels, 3, 3) == 0xffc80000U);
    BOOST_TEST(point(pixels, 4, 4) == 0U);
}

BOOST_AUTO_TEST_CASE(a_label_too_long_for_its_box_becomes_smaller)
{
    Canvas::pixels(200, 20, 1, {}, [](Canvas& canvas) {
        TextLook look;
        look.size = 14;
        BOOST_TEST(canvas.text_width("A long label", look) > 40);
        canvas.label("A long label", {0, 0, 40, 20}, look);
    });
    const Pixels pixels = Canvas::pixels(200, 20, 1, {}, [](Canvas& canvas) {
        TextLook look;
        look.size = 14;
        look.colour = red;
        canvas.label("A long label", {0, 0, 40, 20}, look);
    });
    for (int y = 0; y < 20; ++y) {
        for (int x = 44; x < 200; ++x)
            BOOST_REQUIRE_EQUAL(point(pixels, x, y), 0U);
    }
}

BOOST_AUTO_TEST_CASE(a_label_much_too_long_ends_in_dots_and_not_in_a_hairline)
{
    const auto height_of = [](const std::string& words) {
        const Pixels pixels = Canvas::pixels(200, 20, 1, {}, [&](Canvas& canvas) {
            TextLook look;
            look.size = 14;
            look.colour = red;
            canvas.label(words, {0, 0, 60, 20}, look);
        });
        int rows = 0;
        for (int y = 0; y < 20; ++y) {
            bool is_inked = false;
            for (int x = 0; x < 64; ++x)
                is_inked = is_inked || point(pixels, x, y) != 0;
            rows += is_inked ? 1 : 0;
            for (int x = 64; x < 200; ++x)
                BOOST_REQUIRE_EQUAL(point(pixels, x, y), 0U);
        }
        return rows;
    };
    BOOST_TEST(height_of("Words and words and words without an end, and still more") >= 6);
}

BOOST_AUTO_TEST_CASE(no_more_lines_are_written_than_have_room)
{
    Canvas::pixels(100, 100, 1, {}, [](Canvas& canvas) {
        TextLook look;
        look.max_lines = 0;
        const double line = canvas.line_height(look);
        const std::string text = "one two three four five six seven eight nine ten eleven";
        const double all = canvas.text(text, {0, 0, 60, 100}, look);
        BOOST_TEST(all > 3 * line);
        BOOST_TEST(canvas.text(text, {0, 0, 60, 2.5 * line}, look) <= 2.1 * line);
        BOOST_TEST(canvas.text(text, {0, 0, 60, 0.5 * line}, look) == 0);
    });
}

BOOST_AUTO_TEST_CASE(an_svg_needs_no_font)
{
    const std::string svg = Canvas::svg(100, 20, {}, [](Canvas& canvas) {
        canvas.text("Marth", {0, 0, 100, 20}, {});
    });
    BOOST_TEST(svg.find("<svg") != std::string::npos);
    BOOST_TEST(svg.find("font") == std::string::npos);
    BOOST_TEST(svg.find("glyph") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_picture_of_the_users_is_read_no_wider_than_wanted)
{
    const ScratchFolder folder;
    const auto file = folder.path / "card.png";
    std::ofstream(file, std::ios::binary) << small_picture();
    const auto whole = load_picture(file, 100);
    BOOST_REQUIRE(whole);
    BOOST_TEST(whole->width == 8);
    BOOST_TEST(point(*whole, 0, 0) == 0xffc80000U);
    const auto smaller = load_picture(file, 4);
    BOOST_REQUIRE(smaller);
    BOOST_TEST(smaller->width == 4);
    BOOST_TEST(smaller->height == 2);
}

BOOST_AUTO_TEST_CASE(a_file_that_is_no_picture_is_none)
{
    const ScratchFolder folder;
    const auto file = folder.path / "card.png";
    std::ofstream(file) << "no picture";
    BOOST_TEST(!load_picture(file, 100));
    BOOST_TEST(!load_picture(folder.path / "nothing.png", 100));
}

BOOST_AUTO_TEST_SUITE_END()
