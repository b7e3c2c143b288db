#include "decks/files/deck_file.h"

#include "decks/files/deck_tools.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;

// What files of other programs say of cards that the library lacks goes back as it came.
BOOST_AUTO_TEST_SUITE(unknown_cards)

namespace {

ImportedDeck read(std::string_view text)
{
    return read_deck(text, "deck", test::shipped_tools());
}

std::string written(std::string_view kind, const Deck& deck)
{
    return deck_file_kind(kind)->write(deck, test::shipped_tools()).text;
}

} // namespace

BOOST_AUTO_TEST_CASE(an_unknown_card_goes_back_with_its_image_and_set)
{
    const std::string element =
        "<card><name id=\"X99-006HN_SAMPLE.png\">Nobody, Hero of None</name>"
        "<set>X99</set></card>";
    const ImportedDeck deck = read_lackey_deck("<deck version=\"0.8\"><superzone name=\"Deck\">" +
                                                   element + "</superzone></deck>",
                                               "x.dek", test::shipped_tools());
    BOOST_TEST(write_lackey_deck(deck.deck, test::shipped_tools()).text.find(element) !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(elements_that_nobody_knows_go_back_as_they_came)
{
    const ImportedDeck deck =
        read("{\"Game\": \"FECipher\", \"Decks\": {\"main\": [{\"CardId\": 99999, \"ArtId\": 3}, "
             "{\"CardId\": \"foo\", \"ArtId\": 0}, {\"CardId\": 2, \"ArtId\": 0, \"Foil\": true}, "
             "42]}}");
    BOOST_TEST(test::listed(deck.problems) == "0 malformed main: 42\n"
                                              "0 not-carried main: Foil: true\n"
                                              "0 unknown 99999/3\n"
                                              "0 unknown foo/0\n");
    BOOST_TEST(deck.deck.notes == "main: 42\n");
    const std::string back = written("decksteria", deck.deck);
    BOOST_TEST(back.find("\"CardId\": 99999,") != std::string::npos);
    BOOST_TEST(back.find("\"CardId\": \"foo\",") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(an_unknown_card_of_the_predecessor_keeps_name_and_printing)
{
    const std::string text =
        "{\"Game\":\"FECipher\",\"Format\":\"standard\",\"Decks\":[{\"DeckName\":\"maincharacter\","
        "\"Cards\":[]},{\"DeckName\":\"main\",\"Cards\":[{\"CardID\":\"Nobody.HeroOfNone\","
        "\"ArtID\":\"X99-003HN\"},{\"CardID\":\"Marth.AlteanPrince\",\"ArtID\":\"X99-001HN\"}]}]}";
    BOOST_TEST(written("deck-builder", read(text).deck) == text);
}

BOOST_AUTO_TEST_CASE(a_printing_of_the_predecessor_with_another_cards_name_is_told)
{
    const ImportedDeck deck =
        read("{\"Game\":\"FECipher\",\"Decks\":[{\"DeckName\":\"main\",\"Cards\":[{\"CardID\":"
             "\"Caeda.Talys'sHeart\",\"ArtID\":\"B01-003HN\"}]}]}");
    BOOST_TEST(test::listed(deck.deck.cards) == "1 B01-003\n");
    BOOST_REQUIRE(deck.problems.size() == 1U);
    BOOST_TEST((deck.problems.front().reason == ImportProblem::Reason::OtherName));
}

BOOST_AUTO_TEST_CASE(a_deck_that_says_it_is_of_another_game_is_refused_where_it_says_so)
{
    const ImportedDeck deck = read("{\n \"Game\": \"Yugioh\", \"Decks\": {\"main\": []}}");
    BOOST_REQUIRE(deck.faults.size() == 1U);
    BOOST_TEST((deck.faults.front().kind == FaultKind::OtherGame));
    BOOST_TEST((deck.faults.front().place == Place{"deck", 2, 2}));
    BOOST_TEST(deck.faults.front().what == "Yugioh");
    BOOST_TEST(deck.faults.front().expected == "FECipher");
}

BOOST_AUTO_TEST_CASE(unknown_cards_of_one_name_stay_apart_by_set_and_number)
{
    const ImportedDeck deck =
        read("<cockatrice_deck version=\"1\"><zone name=\"main\">"
             "<card number=\"3\" name=\"Nobody\" setShortName=\"X99\" collectorNumber=\"003\"/>"
             "<card number=\"2\" name=\"Nobody\" setShortName=\"X98\" collectorNumber=\"004\"/>"
             "</zone></cockatrice_deck>");
    BOOST_TEST(test::listed(deck.deck.cards) ==
               "3 Nobody [X99] (X99-003)\n2 Nobody [X98] (X98-004)\n");
    BOOST_TEST(written("cockatrice", deck.deck)
                   .find("<card number=\"2\" name=\"Nobody\" setShortName=\"X98\" "
                         "collectorNumber=\"004\"/>") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(octgn_ids_of_unknown_cards_go_back)
{
    const std::string id = "11111111-2222-3333-4444-666666666666";
    const ImportedDeck deck = read("<deck game=\"\"><section name=\"Main\"><card qty=\"3\" id=\"" +
                                   id + "\">Nobody</card></section></deck>");
    BOOST_TEST(test::listed(deck.deck.cards) == "3 Nobody (" + id + ")\n");
    BOOST_TEST(written("octgn", deck.deck).find("id=\"" + id + "\">Nobody<") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_row_with_an_unknown_printing_of_a_known_card_says_so)
{
    const ImportedDeck deck = read("copies,code,unit,title\n3,B01-003XX,Marth,Altean Prince\n"
                                   "1,B01-003,Marth,Altean Prince\n");
    BOOST_TEST(test::listed(deck.deck.cards) == "4 B01-003\n");
    BOOST_TEST(test::listed(deck.problems) == "2 unknown-artwork B01-003XX\n");
}

BOOST_AUTO_TEST_CASE(an_unknown_row_keeps_code_name_and_set)
{
    const ImportedDeck deck =
        read("copies,code,name,set\n3,X99-003,\"Nobody, at All\",X99\n2,X98-001,Noone,\n");
    const std::string back = written("csv", deck.deck);
    BOOST_TEST(back == "copies,code,unit,title,name_ja,pile,set\r\n"
                       "3,X99-003,Nobody,at All,,cards,X99\r\n2,X98-001,Noone,,,cards,\r\n");
    BOOST_TEST(test::listed(read(back).deck.cards) == test::listed(deck.deck.cards));
}

BOOST_AUTO_TEST_SUITE_END()
