#include "gui/window/arguments.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;

BOOST_AUTO_TEST_SUITE(arguments)

BOOST_AUTO_TEST_CASE(a_word_is_the_deck)
{
    BOOST_TEST(parse_arguments({"bundled:altean-vanguard"}).deck == "bundled:altean-vanguard");
    BOOST_TEST(parse_arguments({}).deck.empty());
}

BOOST_AUTO_TEST_CASE(a_file_may_come_as_a_url)
{
    BOOST_TEST(parse_arguments({"file:///home/me/my%20deck%E3%83%9E.txt"}).deck ==
               "/home/me/my deckマ.txt");
    BOOST_TEST(parse_arguments({"file://localhost/a%zz.txt"}).deck == "/a%zz.txt");
    BOOST_TEST(parse_arguments({"kizuna:K1abc"}).deck == "kizuna:K1abc");
}

BOOST_AUTO_TEST_CASE(the_language_is_taken_in_both_spellings)
{
    BOOST_TEST(parse_arguments({"--lang", "ja", "my.txt"}).language == "ja");
    BOOST_TEST(parse_arguments({"my.txt", "--lang=it"}).language == "it");
}

BOOST_AUTO_TEST_CASE(libraries_add_up)
{
    const Arguments asked = parse_arguments({"--add-library", "one", "--add-library=two"});
    BOOST_TEST(asked.libraries == (std::vector<std::string>{"one", "two"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(after_two_dashes_everything_is_a_deck)
{
    BOOST_TEST(parse_arguments({"--", "--lang"}).deck == "--lang");
}

BOOST_AUTO_TEST_CASE(the_first_word_that_means_nothing_is_told)
{
    BOOST_TEST(parse_arguments({"--frobnicate"}).wrong.value() == "--frobnicate");
    BOOST_TEST(parse_arguments({"one", "two"}).wrong.value() == "two");
    BOOST_TEST(parse_arguments({"--lang"}).wrong.value() == "--lang");
    BOOST_TEST(!parse_arguments({"one"}).wrong.has_value());
}

BOOST_AUTO_TEST_SUITE_END()
