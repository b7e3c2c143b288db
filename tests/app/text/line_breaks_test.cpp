#include "app/text/line_breaks.h"

#include <boost/test/unit_test.hpp>

#include <string>

using namespace kizuna;

BOOST_AUTO_TEST_SUITE(breaks_of_lines)

using Places = std::vector<std::size_t>;

BOOST_AUTO_TEST_CASE(english_breaks_after_spaces_and_hyphens)
{
    BOOST_TEST(line_breaks("no sky-high") == (Places{3, 7}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_card_number_stays_whole)
{
    BOOST_TEST(line_breaks("B01-001").empty());
}

BOOST_AUTO_TEST_CASE(japanese_breaks_between_its_letters)
{
    BOOST_TEST(line_breaks("絆を裏") == (Places{1, 2}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(no_line_begins_with_a_sign_that_closes_or_lengthens)
{
    for (const std::string sign : {"。", "、", "）", "」", "』", "】", "：", "？", "！", "・", "ー",
                                   "々", "っ", "ゃ", "ッ", "ョ", "％", "…"})
        BOOST_TEST(line_breaks("裏" + sign).empty(), sign << " begins a line");
}

BOOST_AUTO_TEST_CASE(no_line_ends_with_an_opening_bracket)
{
    for (const std::string sign : {"（", "「", "『", "【"})
        BOOST_TEST(line_breaks(sign + "裏").empty(), sign << " ends a line");
}

BOOST_AUTO_TEST_CASE(letters_outside_the_basic_plane_count_as_one)
{
    BOOST_TEST(line_breaks("𠮷𠮷") == (Places{1}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(an_empty_text_has_no_place)
{
    BOOST_TEST(line_breaks("").empty());
}

BOOST_AUTO_TEST_SUITE_END()
