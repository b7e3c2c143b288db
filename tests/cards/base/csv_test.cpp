#include "cards/base/csv.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;

BOOST_AUTO_TEST_SUITE(csv)

// The numbers are those of the rules in RFC 4180, section 2.
BOOST_AUTO_TEST_CASE(rule_1_each_row_ends_with_a_line_break)
{
    BOOST_TEST(csv_row({"aaa", "bbb"}) == "aaa,bbb\r\n");
}

BOOST_AUTO_TEST_CASE(rule_4_spaces_are_part_of_a_cell_and_cells_may_be_empty)
{
    BOOST_TEST(csv_row({" a ", "", "b"}) == " a ,,b\r\n");
}

BOOST_AUTO_TEST_CASE(rule_6_what_would_end_a_cell_stands_in_quotation_marks)
{
    BOOST_TEST(csv_row({"aaa", "b \r\nbb", "c,c", "d\ne"}) ==
               "aaa,\"b \r\nbb\",\"c,c\",\"d\ne\"\r\n");
}

BOOST_AUTO_TEST_CASE(rule_7_a_quotation_mark_in_a_cell_is_written_twice)
{
    BOOST_TEST(csv_row({"aaa", "b\"bb"}) == "aaa,\"b\"\"bb\"\r\n");
}

BOOST_AUTO_TEST_CASE(no_cell_is_taken_for_a_formula)
{
    BOOST_TEST(csv_row({"=1+1", "+cmd|x", "-2+3", "@SUM(A1)", "\t=1"}) ==
               "'=1+1,'+cmd|x,'-2+3,'@SUM(A1),'\t=1\r\n");
}

BOOST_AUTO_TEST_CASE(what_strangers_wrote_is_harmless_whatever_it_is_and_comes_back)
{
    BOOST_TEST(harmless_csv_row({"+1", "-2", "4", "a+1", "'=x"}) == "'+1,'-2,4,a+1,''=x\r\n");
    for (const std::string cell : {"+1", "-", "=1+1", "@a", "\tb", "'+1", "''=x", "'quoted", "4"}) {
        const CsvTable back = read_csv(harmless_csv_row({cell}), ',');
        BOOST_TEST(without_formula_mark(back.rows.front().cells.front()) == cell);
    }
}

BOOST_AUTO_TEST_CASE(numbers_with_a_sign_stay_numbers)
{
    BOOST_TEST(csv_row({"-2", "+3.5%", "+", "1-2", "a=b"}) == "-2,+3.5%,+,1-2,a=b\r\n");
}

BOOST_AUTO_TEST_SUITE_END()
