#include "cards/base/plain_text.h"

#include <boost/test/unit_test.hpp>

#include <cstdint>

using namespace kizuna;

BOOST_AUTO_TEST_SUITE(plain_text)

BOOST_AUTO_TEST_CASE(a_number_is_the_whole_text)
{
    BOOST_TEST((number_in<int>("120") == 120));
    BOOST_TEST((number_in<int>("-7") == -7));
    BOOST_TEST((number_in<double>("0.25") == 0.25));
    for (const char* text : {"", " 1", "1 ", "+1", "1x", "x", "0x10", "１"})
        BOOST_TEST(!number_in<int>(text).has_value(), text);
}

BOOST_AUTO_TEST_CASE(a_number_that_does_not_fit_is_none)
{
    BOOST_TEST((number_in<std::int16_t>("32767") == 32767));
    BOOST_TEST(!number_in<std::int16_t>("32768").has_value());
    BOOST_TEST(!number_in<std::uint64_t>("-1").has_value());
    BOOST_TEST(!number_in<int>("99999999999999999999").has_value());
}

BOOST_AUTO_TEST_CASE(lines_stand_without_their_ends_and_without_a_mark)
{
    using Lines = std::vector<std::string_view>;
    BOOST_TEST(lines_of("\xEF\xBB\xBF"
                        "a\r\n\nマルス\r\n") == (Lines{"a", "", "マルス"}),
               boost::test_tools::per_element());
    BOOST_TEST(lines_of("a\rb\n\n") == (Lines{"a\rb", ""}), boost::test_tools::per_element());
    BOOST_TEST(lines_of("").empty());
}

BOOST_AUTO_TEST_CASE(what_xml_means_is_escaped_and_all_else_stays)
{
    BOOST_TEST(xml_escaped("<a href=\"b\">Tom & Jerry's</a>") ==
               "&lt;a href=&quot;b&quot;&gt;Tom &amp; Jerry&apos;s&lt;/a&gt;");
    BOOST_TEST(xml_escaped("暗夜に咲く姫花") == "暗夜に咲く姫花");
    BOOST_TEST(xml_escaped("A\x01"
                           "B\x1F\t\r\n") == "A B \t\r\n");
}

BOOST_AUTO_TEST_SUITE_END()
