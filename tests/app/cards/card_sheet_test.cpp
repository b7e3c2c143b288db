#include "app/cards/card_sheet.h"

#include "app/cards/card_names.h"
#include "app/known_cards.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(card_sheet_tests)

BOOST_AUTO_TEST_CASE(the_other_name_is_japanese_but_for_readers_of_japanese)
{
    BOOST_TEST(other_name(card(marth), "en") == "アリティアの王子 マルス");
    BOOST_TEST(other_name(card(marth), "it") == "アリティアの王子 マルス");
    BOOST_TEST(other_name(card(marth), "ja") == "Marth: Altean Prince");
}

BOOST_AUTO_TEST_CASE(an_unknown_japanese_name_is_english_for_readers_of_japanese)
{
    Card only_english;
    only_english.unit = "Fae";
    only_english.title = "Divine Dragon";
    BOOST_TEST(unit_name(only_english, "ja") == "Fae");
    BOOST_TEST(card_title(only_english, "ja") == "Divine Dragon");
    BOOST_TEST(other_name(only_english, "en").empty());
}

BOOST_AUTO_TEST_CASE(the_numbers_of_the_face_are_told_once)
{
    DeckDocument document(shipped_catalogue());
    const CardSheet sheet = card_sheet(card(marth_savior), document, english());
    std::string numbers;
    for (const CardSheet::Number& number : sheet.numbers)
        numbers += number.text + " ";
    BOOST_TEST(numbers == "5 4 70 20 1 ");
    for (const CardSheet::Line& fact : sheet.facts)
        BOOST_TEST(fact.label != english().get("facts.label.attack"_msg));
}

BOOST_AUTO_TEST_CASE(a_number_that_is_not_printed_is_a_dash)
{
    DeckDocument document(shipped_catalogue());
    BOOST_TEST(card_sheet(card(marth), document, english()).numbers[1].text == "–");
}

BOOST_AUTO_TEST_CASE(the_sheet_says_how_many_copies_the_deck_has)
{
    DeckDocument document(shipped_catalogue());
    BOOST_TEST(card_sheet(card(marth), document, english()).in_deck == "Not in the deck");
    document.change_copies(Pile::Cards, marth, 2, "");
    document.set_protagonist(marth, "");
    BOOST_TEST(card_sheet(card(marth), document, english()).in_deck ==
               "2 copies in the deck, protagonist");
}

BOOST_AUTO_TEST_CASE(the_plain_text_holds_name_number_and_every_printing)
{
    DeckDocument document(shipped_catalogue());
    const std::string text = card_sheet(card(marth), document, english()).as_text();
    for (const char* part : {"Marth", "Altean Prince", "アリティアの王子", "B01-003", "B01-003ST+"})
        BOOST_TEST(text.find(part) != std::string::npos, part);
}

BOOST_AUTO_TEST_SUITE_END()
