#include "app/base/csv.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;

namespace csv {

using Rows = std::vector<std::vector<std::string>>;

Rows rows_of(std::string_view text, char separator = ',')
{
    Rows rows;
    while (!text.empty())
        rows.push_back(take_csv_row(text, separator));
    return rows;
}

} // namespace csv

BOOST_AUTO_TEST_SUITE(csv)

// The numbers are those of the rules in RFC 4180, section 2.
BOOST_AUTO_TEST_CASE(rule_1_each_row_ends_with_a_line_break)
{
    BOOST_TEST((rows_of("aaa,bbb\r\nzzz,yyy\r\n") == Rows{{"aaa", "bbb"}, {"zzz", "yyy"}}));
    BOOST_TEST((rows_of("aaa\nzzz\n") == Rows{{"aaa"}, {"zzz"}}));
    BOOST_TEST(csv_row({"aaa", "bbb"}) == "aaa,bbb\r\n");
}

BOOST_AUTO_TEST_CASE(rule_2_the_last_row_may_have_none)
{
    BOOST_TEST((rows_of("aaa,bbb\r\nzzz,yyy") == Rows{{"aaa", "bbb"}, {"zzz", "yyy"}}));
}

BOOST_AUTO_TEST_CASE(rule_4_spaces_are_part_of_a_cell_and_cells_may_be_empty)
{
    BOOST_TEST((rows_of(" a , b\r\n,\r\n") == Rows{{" a ", " b"}, {"", ""}}));
}

BOOST_AUTO_TEST_CASE(rule_5_quotation_marks_around_a_cell_are_not_part_of_it)
{
    BOOST_TEST((rows_of("\"aaa\",bbb,\"\"\r\n") == Rows{{"aaa", "bbb", ""}}));
}

BOOST_AUTO_TEST_CASE(rule_6_what_would_end_a_cell_stands_in_quotation_marks)
{
    const std::vector<std::string> cells = {"aaa", "b \r\nbb", "c,c", "d\ne"};
    BOOST_TEST(csv_row(cells) == "aaa,\"b \r\nbb\",\"c,c\",\"d\ne\"\r\n");
    BOOST_TEST((rows_of(csv_row(cells)) == Rows{cells}));
}

BOOST_AUTO_TEST_CASE(rule_7_a_quotation_mark_in_a_cell_is_written_twice)
{
    BOOST_TEST(csv_row({"aaa", "b\"bb"}) == "aaa,\"b\"\"bb\"\r\n");
    BOOST_TEST((rows_of("\"aaa\",\"b\"\"bb\"\r\n") == Rows{{"aaa", "b\"bb"}}));
}

BOOST_AUTO_TEST_CASE(another_separator_may_stand_between_cells)
{
    BOOST_TEST((rows_of("a;\"b;c\";d,e", ';') == Rows{{"a", "b;c", "d,e"}}));
    BOOST_TEST((rows_of("a\tb", '\t') == Rows{{"a", "b"}}));
}

BOOST_AUTO_TEST_CASE(a_quotation_mark_that_is_never_closed_costs_no_other_row)
{
    BOOST_TEST((rows_of("\"a,b\nc,d\n") == Rows{{"\"a", "b"}, {"c", "d"}}));
    BOOST_TEST((rows_of("\"a\"b,c\n") == Rows{{"\"a\"b", "c"}}));
    BOOST_TEST((rows_of("5\" disc,1\n") == Rows{{"5\" disc", "1"}}));
}

BOOST_AUTO_TEST_CASE(no_cell_is_taken_for_a_formula)
{
    BOOST_TEST(csv_row({"=1+1", "+cmd|x", "-2+3", "@SUM(A1)", "\t=1"}) ==
               "'=1+1,'+cmd|x,'-2+3,'@SUM(A1),'\t=1\r\n");
}

BOOST_AUTO_TEST_CASE(numbers_with_a_sign_stay_numbers)
{
    BOOST_TEST(csv_row({"-2", "+3.5%", "+", "1-2", "a=b"}) == "-2,+3.5%,+,1-2,a=b\r\n");
}

BOOST_AUTO_TEST_SUITE_END()
