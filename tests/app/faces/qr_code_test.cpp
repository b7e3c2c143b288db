#include "app/faces/qr_code.h"

#include "app/altean_deck.h"
#include "app/scratch_folder.h"
#include "decks/codes/deck_code.h"
#include "outside_program.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace kizuna;
using namespace kizuna::test;

namespace {

std::string altean_link()
{
    return deck_link(altean_deck(), shipped_catalogue().library);
}

} // namespace

BOOST_AUTO_TEST_SUITE(qr_code_test)

BOOST_AUTO_TEST_CASE(another_reader_reads_the_link_of_a_deck)
{
    const ScratchFolder folder;
    const auto file = folder.write("deck.png", qr_code_png(qr_code(altean_link()).value(), 4));
    BOOST_TEST(read_qr_codes(file) == altean_link() + '\n');
}

BOOST_AUTO_TEST_CASE(a_text_of_any_bytes_is_held)
{
    const ScratchFolder folder;
    const std::string text = "B01-003 マルス ★ \"quoted\"";
    const auto file = folder.write("deck.png", qr_code_png(qr_code(text).value(), 6));
    BOOST_TEST(read_qr_codes(file) == text + '\n');
}

BOOST_AUTO_TEST_CASE(a_long_text_is_held_with_less_to_lose)
{
    BOOST_TEST(qr_code(std::string(2953, 'x')).value().size == 177);
}

BOOST_AUTO_TEST_CASE(a_text_that_no_code_holds_has_none)
{
    BOOST_TEST(!qr_code(std::string(2954, 'x')).has_value());
    BOOST_TEST(!qr_code("").has_value());
}

BOOST_AUTO_TEST_CASE(its_svg_is_one_outline_on_a_light_ground)
{
    const std::string svg = qr_code_svg(qr_code("K1").value());
    BOOST_TEST(svg.find("<svg") != std::string::npos);
    BOOST_TEST(svg.find("rgb(0%,0%,0%)") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(as_text_two_rows_of_modules_stand_in_a_line_with_the_light_zone_around)
{
    const QrCode code = qr_code("K1").value();
    const std::string text = qr_code_text(code);
    const auto lines = std::ranges::count(text, '\n');
    BOOST_TEST(lines == (code.size + 2 * qr_quiet_zone + 1) / 2);
    BOOST_TEST(text.starts_with("████████"));
}

BOOST_AUTO_TEST_SUITE_END()
