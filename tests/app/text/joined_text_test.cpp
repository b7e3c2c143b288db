#include "app/text/joined_text.h"

#include "app/known_cards.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(joined_text)

BOOST_AUTO_TEST_CASE(english_has_a_space_between_sentences_and_japanese_none)
{
    BOOST_TEST(joined_sentences("One.", "Two.", english()) == "One. Two.");
    BOOST_TEST(joined_sentences("一。", "二。", japanese()) == "一。二。");
}

BOOST_AUTO_TEST_CASE(an_empty_sentence_adds_nothing)
{
    BOOST_TEST(joined_sentences("One.", "", english()) == "One.");
    BOOST_TEST(joined_sentences("", "Two.", english()) == "Two.");
}

BOOST_AUTO_TEST_CASE(a_colon_is_the_language_s)
{
    BOOST_TEST(labelled("Decks", "3", english()) == "Decks: 3");
    BOOST_TEST(labelled("デッキ", "3", japanese()) == "デッキ：3");
}

BOOST_AUTO_TEST_CASE(brackets_are_the_language_s)
{
    BOOST_TEST(with_aside("Marth", "B01-001", english()) == "Marth (B01-001)");
    BOOST_TEST(with_aside("マルス", "B01-001", japanese()) == "マルス（B01-001）");
}

BOOST_AUTO_TEST_CASE(a_comma_is_the_language_s)
{
    BOOST_TEST(joined_parts("3 cards", "1 selected", english()) == "3 cards, 1 selected");
    BOOST_TEST(joined_parts("3枚", "1枚を選択", japanese()) == "3枚、1枚を選択");
}

BOOST_AUTO_TEST_SUITE_END()
