#include "app/text/printable.h"

#include <boost/test/unit_test.hpp>

using kizuna::printable;

BOOST_AUTO_TEST_SUITE(printable_text)

BOOST_AUTO_TEST_CASE(words_of_every_language_stay_as_they_are)
{
    BOOST_TEST(printable("Lon’qu マルス è 😀") == "Lon’qu マルス è 😀");
}

BOOST_AUTO_TEST_CASE(characters_that_command_a_terminal_are_shown_as_replaced)
{
    BOOST_TEST(printable("a\x1b[31mb\nc\x7f"
                         "d\u0085e") == "a\uFFFD[31mb\uFFFDc\uFFFDd\uFFFDe");
}

BOOST_AUTO_TEST_CASE(a_long_text_is_cut_between_characters)
{
    BOOST_TEST(printable("マルスマルス", 3) == "マルス…");
    BOOST_TEST(printable("マルス", 3) == "マルス");
}

BOOST_AUTO_TEST_CASE(signs_that_turn_the_direction_of_writing_are_shown_as_replaced)
{
    BOOST_TEST(printable("a\u202Eb\u2066c") == "a\uFFFDb\uFFFDc");
    BOOST_TEST(printable("a\u200Eb\u200Fc\u061Cd") == "a\uFFFDb\uFFFDc\uFFFDd");
}

BOOST_AUTO_TEST_CASE(bytes_that_are_no_utf_8_are_shown_as_replaced)
{
    BOOST_TEST(printable("a\xC2 \x80") == "a\uFFFD \uFFFD");
}

BOOST_AUTO_TEST_SUITE_END()
