#include "cli/console/text_layout.h"

#include "cli/console/json.h"

#include <boost/test/unit_test.hpp>

#include <sstream>

using namespace kizuna;

BOOST_AUTO_TEST_SUITE(text_layout)

BOOST_AUTO_TEST_CASE(wide_characters_take_two_columns)
{
    const std::string table =
        table_text({{"A"}, {"B"}}, {{"マルス", "x"}, {"Marth", "y"}}, Paint(false));
    BOOST_TEST(table == "A       B\nマルス  x\nMarth   y\n");
}

BOOST_AUTO_TEST_CASE(numbers_stand_to_the_right)
{
    const std::string table =
        table_text({{"n", true}, {}}, {{"1", "a"}, {"10", "b"}}, Paint(false));
    BOOST_TEST(table == " n\n 1  a\n10  b\n");
}

BOOST_AUTO_TEST_CASE(a_table_without_headings_has_no_first_line)
{
    BOOST_TEST(table_text({{}, {}}, {{"a", "b"}}, Paint(false), "  ") == "  a  b\n");
}

BOOST_AUTO_TEST_CASE(no_line_ends_with_spaces)
{
    BOOST_TEST(table_text({{}, {}, {}}, {{"a", "", ""}, {"aaaa", "b", ""}}, Paint(false)) ==
               "a\naaaa  b\n");
}

BOOST_AUTO_TEST_CASE(the_greatest_count_fills_the_width_and_every_count_shows)
{
    BOOST_TEST(bar_text(8, 8, 4) == "████");
    BOOST_TEST(bar_text(1, 100, 4) == "█");
    BOOST_TEST(bar_text(0, 8, 4) == "");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(json)

BOOST_AUTO_TEST_CASE(keys_keep_the_order_they_are_set_in)
{
    Json json = Json::object({{"b", 1}, {"a", nullptr}});
    json.set("aa", true);
    BOOST_TEST(json.to_text(true) == R"({"b":1,"a":null,"aa":true})");
}

BOOST_AUTO_TEST_CASE(numbers_keep_their_full_precision)
{
    BOOST_TEST(Json(0.1).to_text() == "0.1");
    BOOST_TEST(Json(1.0 / 3).to_text() == "0.3333333333333333");
    BOOST_TEST(Json(18446744073709551615U).to_text() == "18446744073709551615");
}

BOOST_AUTO_TEST_CASE(bytes_that_are_no_utf_8_are_replaced)
{
    BOOST_TEST(Json("a\xff").to_text() == "\"a\xef\xbf\xbd\"");
}

BOOST_AUTO_TEST_CASE(an_absent_value_is_null)
{
    BOOST_TEST(Json(std::optional<int>()).to_text() == "null");
    BOOST_TEST(Json(std::optional(3)).to_text() == "3");
}

BOOST_AUTO_TEST_CASE(a_list_is_written_item_by_item)
{
    std::ostringstream out;
    JsonListWriter list(out, Json::object({{"seed", 1}}), "hands");
    list.add(Json::list(std::vector{1, 2}));
    list.add("x");
    list.finish();
    BOOST_TEST(out.str() == "{\"seed\":1,\"hands\":[\n[1,2],\n\"x\"\n]}\n");
}

BOOST_AUTO_TEST_SUITE_END()
