#include "decks/files/deck_file.h"

#include "decks/files/deck_tools.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace kizuna;

// What other programs' forms say twice, or where a deck has no place for it.
BOOST_AUTO_TEST_SUITE(strange_files)

namespace {

ImportedDeck read(std::string_view kind, std::string_view text)
{
    return deck_file_kind(kind)->read(text, "deck", test::shipped_tools());
}

} // namespace

BOOST_AUTO_TEST_CASE(notes_of_lackey_that_stand_there_twice_are_joined)
{
    BOOST_TEST(read("lackey",
                    "<deck version=\"0.8\">\n<meta><note>n1</note><note>n2</note></meta>\n"
                    "</deck>\n")
                   .deck.notes == "n1\nn2");
}

BOOST_AUTO_TEST_CASE(a_second_name_of_a_cockatrice_deck_is_told)
{
    const ImportedDeck deck = read("cockatrice", "<cockatrice_deck version=\"1\">\n"
                                                 "<deckname>a</deckname>\n<deckname>b</deckname>\n"
                                                 "<comments>c1</comments>\n"
                                                 "<comments>c2</comments>\n</cockatrice_deck>\n");
    BOOST_TEST(deck.deck.name == "a");
    BOOST_TEST(deck.deck.notes == "c1\nc2");
    BOOST_TEST(test::listed(deck.problems) == "3 not-carried deckname: b\n");
}

BOOST_AUTO_TEST_CASE(cards_of_an_octgn_section_that_nobody_knows_are_in_the_maybe_pile)
{
    const ImportedDeck deck =
        read("octgn", "<deck game=\"x\">\n<section name=\"Main\">\n"
                      "<card qty=\"2\" id=\"x\">Marth, Altean Prince</card>\n</section>\n"
                      "<section name=\"Foo\">\n"
                      "<card qty=\"1\" id=\"x\">Marth, Altean Prince</card>\n</section>\n"
                      "<notes>n1</notes>\n<notes>n2</notes>\n</deck>\n");
    BOOST_TEST(test::listed(deck.deck.cards) == "2 B01-003\n");
    BOOST_TEST(test::listed(deck.deck.maybe) == "1 B01-003\n");
    BOOST_TEST(deck.deck.notes == "n1\nn2");
    BOOST_TEST(test::listed(deck.problems) == "5 in-maybe Foo\n");
}

BOOST_AUTO_TEST_CASE(counts_of_a_table_are_written_as_in_lists)
{
    const ImportedDeck deck = read("csv", "枚数,番号\n４,B01-003\n3枚,B01-006\nx2,B01-007\n");
    BOOST_TEST(test::listed(deck.deck.cards) == "4 B01-003\n3 B01-006\n2 B01-007\n");
}

BOOST_AUTO_TEST_CASE(cells_behind_the_last_column_are_told)
{
    const ImportedDeck deck = read("csv", "copies,code\n4,B01-003,a,b\n");
    BOOST_TEST(test::listed(deck.problems) == "2 not-carried a\n2 not-carried b\n");
}

BOOST_AUTO_TEST_CASE(a_table_of_counts_and_cards_needs_no_head_line)
{
    BOOST_TEST(test::listed(read("csv", "4,B01-003\n3,\"Caeda, Talys's Heart\"\n").deck.cards) ==
               "4 B01-003\n3 B01-006\n");
    BOOST_TEST(test::listed(read("csv", "B01-003,4\nB01-006,3\n").deck.cards) ==
               "4 B01-003\n3 B01-006\n");
}

BOOST_AUTO_TEST_CASE(another_table_without_a_head_line_is_refused_for_that)
{
    const ImportedDeck deck = read("csv", "a,b,c\nd,e,f\n");
    BOOST_REQUIRE(deck.faults.size() == 1u);
    BOOST_TEST((deck.faults.front().kind == FaultKind::BadTable));
    BOOST_TEST(deck.faults.front().other == "head");
}

BOOST_AUTO_TEST_CASE(copies_that_no_entry_can_hold_are_noted_with_their_number)
{
    const ImportedDeck deck = read("csv", "copies,code\n9999,B01-003\n9998,B01-003\n");
    BOOST_TEST(deck.deck.notes == "9998 B01-003\n");
}

struct Spoken {
    std::string language;
    std::string card;
    std::string maybe;
};
std::ostream& operator<<(std::ostream& out, const Spoken& spoken)
{
    return out << spoken.language;
}

BOOST_DATA_TEST_CASE(forms_that_people_alone_read_are_in_their_language,
                     boost::unit_test::data::make(std::vector<Spoken>{
                         {"en", "Marth: Altean Prince", "Maybe"},
                         {"ja", "アリティアの王子 マルス", "候補"},
                         {"it", "Marth: Altean Prince", "Forse"}}))
{
    Deck deck;
    deck.cards = {{"B01-003", 4}};
    deck.maybe = {{"B01-006", 1}};
    DeckFileTools tools = test::shipped_tools();
    tools.language = sample.language;
    for (const char* kind : {"markdown", "bbcode"}) {
        const std::string text = deck_file_kind(kind)->write(deck, tools).text;
        BOOST_TEST(text.find("4 " + sample.card + " (B01-003)") != std::string::npos, text);
        BOOST_TEST(text.find(sample.maybe) != std::string::npos, text);
    }
}

BOOST_AUTO_TEST_SUITE_END()
