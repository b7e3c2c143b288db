#include "cards/base/utf8.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <rapidcheck/boost_test.h>

using namespace kizuna;

BOOST_AUTO_TEST_SUITE(utf8)

namespace {

struct Bytes {
    std::string bytes;
    std::size_t bad; ///< position of the first bad byte
};
std::ostream& operator<<(std::ostream& out, const Bytes& row)
{
    return out << row.bytes.size() << " bytes, bad at " << row.bad;
}

const Bytes byte_texts[] = {
    {"", std::string::npos},
    {"marth", std::string::npos},
    {"é マ 𠮷", std::string::npos},
    {"\xF4\x8F\xBF\xBF", std::string::npos}, // U+10FFFF
    {"\xEF\xBF\xBF", std::string::npos},     // U+FFFF
    {"a\x80", 1},
    {"ab\xC3", 2},
    {"ab\xE3\x83", 2},
    {"ab\xF0\x9F\x92", 2},
    {"\xC0\xAF", 0},         // overlong
    {"\xC1\xBF", 0},         // overlong
    {"\xE0\x9F\xBF", 0},     // overlong
    {"\xF0\x8F\xBF\xBF", 0}, // overlong
    {"\xED\xA0\x80", 0},     // surrogate
    {"\xF4\x90\x80\x80", 0}, // above U+10FFFF
    {"\xF5\x80\x80\x80", 0},
    {"\xFF", 0},
    {"マ\xFE", 3},
};

} // namespace

BOOST_DATA_TEST_CASE(the_first_byte_that_is_no_utf8_is_found, byte_texts)
{
    BOOST_TEST(first_bad_utf8(sample.bytes) == sample.bad);
    BOOST_TEST(is_utf8(sample.bytes) == (sample.bad == std::string::npos));
}

RC_BOOST_PROP(code_points_come_back_as_they_were, ())
{
    const auto points = *rc::gen::container<std::u32string>(
        rc::gen::suchThat(rc::gen::inRange<char32_t>(0, 0x110000),
                          [](char32_t c) { return c < 0xD800 || c > 0xDFFF; }));
    std::string text;
    for (const char32_t c : points)
        append_utf8(text, c);
    RC_ASSERT(is_utf8(text));
    RC_ASSERT(code_points(text) == points);
}

BOOST_AUTO_TEST_CASE(bad_bytes_become_replacement_characters)
{
    BOOST_TEST((code_points("a\xFF\x62") == U"a\uFFFDb"));
}

BOOST_AUTO_TEST_CASE(a_shortened_text_ends_with_a_whole_character)
{
    BOOST_TEST(shortened("マルス", 9) == "マルス");
    BOOST_TEST(shortened("マルス", 8) == "マル…");
    BOOST_TEST(shortened("Marth", 3) == "Mar…");
}

BOOST_AUTO_TEST_CASE(characters_are_counted_whatever_they_take)
{
    BOOST_TEST(count_code_points("") == 0U);
    BOOST_TEST(count_code_points("aé暗🂡") == 4U);
    BOOST_TEST(trail_bytes("a"[0]) == 0U);
    BOOST_TEST(trail_bytes("é"[0]) == 1U);
    BOOST_TEST(trail_bytes("暗"[0]) == 2U);
    BOOST_TEST(trail_bytes("🂡"[0]) == 3U);
    BOOST_TEST(is_trail_byte("é"[1]));
    BOOST_TEST(!is_trail_byte("é"[0]));
}

BOOST_AUTO_TEST_SUITE_END()
