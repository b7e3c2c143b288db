#include "app/collection/collection.h"

#include "app/known_cards.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace {

const CardLibrary& library()
{
    return shipped_catalogue().library;
}

ImportedCollection read(std::string_view text, const std::string& file = "cards.txt")
{
    return read_collection(text, file, shipped_catalogue().tools());
}

ResolvedDeck deck_of(std::initializer_list<std::pair<const char*, int>> cards)
{
    static std::vector<Deck> decks;
    decks.reserve(100);
    Deck& deck = decks.emplace_back();
    for (const auto& [code, copies] : cards)
        deck.cards.push_back({code, copies, {}, {}});
    return resolve(deck, library());
}

} // namespace

BOOST_AUTO_TEST_SUITE(collection)

BOOST_AUTO_TEST_CASE(every_printing_of_a_card_is_one_more_of_it)
{
    Collection mine;
    mine.set("B01-003", 1);
    mine.set("B01-003ST", 2);
    mine.set("P01-003PR", 3);
    mine.set("B01-001", 4);
    BOOST_TEST(mine.owned(card(marth)) == 6);
    BOOST_TEST(mine.owned(card(caeda)) == 0);
    BOOST_TEST(mine.size() == 10);
}

BOOST_AUTO_TEST_CASE(an_entry_without_copies_is_no_entry)
{
    Collection mine;
    mine.set("B01-003", 2);
    mine.add("B01-003", -2);
    BOOST_TEST(mine.empty());
}

BOOST_AUTO_TEST_CASE(copies_and_code_can_be_a_list_or_a_table_in_either_order)
{
    for (const char* text :
         {"2 B01-003ST\n4 B01-006\n", "2,B01-003ST\n4,B01-006\n", "B01-003ST;2\r\nB01-006;4\r\n",
          "Code\tName\tCopies\nB01-003ST\tMarth\t2\nB01-006\tCaeda\t4\n",
          "# mine\nquantity,id\n\"2\",\"B01-003ST\"\n4,B01-006\n"}) {
        const ImportedCollection imported = read(text);
        BOOST_TEST(imported.problems.empty(), text);
        BOOST_TEST(imported.collection.owned(card(marth)) == 2, text);
        BOOST_TEST(imported.collection.owned(card(caeda)) == 4, text);
    }
}

BOOST_AUTO_TEST_CASE(a_table_may_name_the_cards)
{
    const ImportedCollection imported = read("3,\"Marth: Altean Prince\"\n");
    BOOST_TEST(imported.collection.owned(card(marth)) == 3);
}

BOOST_AUTO_TEST_CASE(a_lackey_deck_is_a_list_of_cards)
{
    const ImportedCollection imported = read(
        "<deck version=\"0.8\"><superzone name=\"Deck\">"
        "<card><name id=\"B01-006HN_SAMPLE.png\">Caeda, Talys's Heart</name><set>B01</set></card>"
        "<card><name id=\"B01-006HN_SAMPLE.png\">Caeda, Talys's Heart</name><set>B01</set></card>"
        "</superzone></deck>",
        "mine.dek");
    BOOST_TEST(imported.collection.owned(card(caeda)) == 2);
}

BOOST_AUTO_TEST_CASE(a_line_that_names_no_card_is_told_with_its_number)
{
    const ImportedCollection imported = read("2,B01-003\nmany,B01-006\n1,B99-999\n4\n");
    BOOST_REQUIRE(imported.problems.size() == 3U);
    BOOST_TEST(imported.problems[0].line == 2);
    BOOST_TEST((imported.problems[0].reason == ImportProblem::Reason::BadCount));
    BOOST_TEST(imported.problems[1].line == 3);
    BOOST_TEST((imported.problems[2].reason == ImportProblem::Reason::Malformed));
    BOOST_TEST(imported.collection.size() == 2);
}

BOOST_AUTO_TEST_CASE(what_was_written_reads_back_the_same)
{
    const ImportedCollection first = read("2 B01-003ST\n3 B01-003\n4 B01-006\n12 P01-003PR\n");
    const ImportedCollection again = read(collection_text(first.collection, library()));
    BOOST_TEST(again.problems.empty());
    BOOST_TEST((again.collection == first.collection));
}

BOOST_AUTO_TEST_CASE(an_empty_file_is_an_empty_collection)
{
    BOOST_TEST(read("").collection.empty());
    BOOST_TEST(read("# nothing yet\n").faults.empty());
}

BOOST_AUTO_TEST_CASE(a_deck_lacks_what_is_not_owned)
{
    Collection mine;
    mine.set("B01-003ST", 3);
    const std::vector<ResolvedDeck> decks{deck_of({{"B01-003", 4}, {"B01-006", 2}})};
    const auto needed = cards_needed(decks, BuiltDecks::AllAtOnce, mine);
    BOOST_REQUIRE(needed.size() == 2U);
    BOOST_TEST(needed[0].missing() == 1);
    BOOST_TEST(needed[1].missing() == 2);
    BOOST_TEST(missing_copies(needed) == 3);
    BOOST_TEST(missing_list(needed) ==
               "1 Marth: Altean Prince (B01-003)\n2 Caeda: Talys's Heart (B01-006)\n");
}

BOOST_AUTO_TEST_CASE(decks_that_are_built_at_once_do_not_share_their_cards)
{
    Collection mine;
    mine.set("B01-003", 4);
    const std::vector<ResolvedDeck> decks{deck_of({{"B01-003", 3}}), deck_of({{"B01-003ST", 4}})};
    BOOST_TEST(missing_copies(cards_needed(decks, BuiltDecks::AllAtOnce, mine)) == 3);
    BOOST_TEST(missing_copies(cards_needed(decks, BuiltDecks::OneAtATime, mine)) == 0);
}

BOOST_AUTO_TEST_CASE(the_report_names_each_card_that_is_short_and_no_other)
{
    Collection mine;
    mine.set("B01-006", 2);
    const std::vector<ResolvedDeck> decks{deck_of({{"B01-003", 4}, {"B01-006", 2}})};
    const std::string report =
        missing_text(cards_needed(decks, BuiltDecks::AllAtOnce, mine), english());
    BOOST_TEST(report.find("Marth: Altean Prince") != std::string::npos);
    BOOST_TEST(report.find("Caeda") == std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
