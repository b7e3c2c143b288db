#include "decks/files/deck_import.h"
#include "decks/files/deck_tools.h"
#include "decks/refused_deck.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace kizuna;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(ciphervit_deck)

namespace {

ImportedDeck read(std::string_view text, const std::string& file = "Altea.fe0d")
{
    return read_ciphervit_deck(text, file, test::shipped_tools());
}

std::string written(const Deck& deck)
{
    return write_ciphervit_deck(deck, test::shipped_tools()).text;
}

Deck deck_of(std::vector<DeckEntry> entries, std::string protagonist = {})
{
    Deck deck;
    deck.cards = std::move(entries);
    deck.protagonist = std::move(protagonist);
    return deck;
}

} // namespace

BOOST_AUTO_TEST_CASE(a_real_starter_file_gives_its_fifty_cards)
{
    const ImportedDeck starter = read(test::golden("S01.fe0d"), "decks/S01.fe0d");
    BOOST_TEST(starter.faults.empty());
    BOOST_TEST(test::listed(starter.problems) == "");
    BOOST_TEST(starter.cards_in == 50);
    BOOST_TEST(starter.deck.cards.size() == 23U);
    BOOST_TEST(starter.deck.name == "S01");
}

BOOST_AUTO_TEST_CASE(a_first_card_that_costs_more_than_one_designates_nobody)
{
    BOOST_TEST(read(test::golden("S01.fe0d")).deck.protagonist == "");
}

BOOST_AUTO_TEST_CASE(a_protagonist_that_the_order_alone_designates_is_so_by_custom)
{
    BOOST_TEST(
        read_ciphervit_deck("49\n49\n", "a.fe0d", test::shipped_tools()).protagonist_by_custom);
    BOOST_TEST(
        !read_ciphervit_deck("3\n49\n", "a.fe0d", test::shipped_tools()).protagonist_by_custom);
}

BOOST_AUTO_TEST_CASE(a_first_card_that_costs_one_is_the_protagonist)
{
    BOOST_TEST(read("49\r\n47\r\n52").deck.protagonist == "B01-003");
    BOOST_TEST(read("6\n47").deck.protagonist == "B01-003"); // in whatever artwork
}

BOOST_AUTO_TEST_CASE(an_entry_names_the_printing_only_where_it_is_not_the_usual_one)
{
    BOOST_TEST(test::listed(read("49\n6\n47\n47+\n49").deck.cards) ==
               "2 B01-003\n1 B01-003ST\n1 B01-001\n1 B01-001SR+\n");
}

BOOST_AUTO_TEST_CASE(line_ends_blank_lines_and_a_byte_order_mark_do_not_matter)
{
    for (const char* text : {"47\n52", "47\r\n52\r\n", "\n47\n\n 52 \n",
                             "\xEF\xBB\xBF"
                             "47\n52\n"})
        BOOST_TEST(test::listed(read(text).deck.cards) == "1 B01-001\n1 B01-006\n");
}

BOOST_AUTO_TEST_CASE(a_shared_serial_gives_the_usual_printing)
{
    BOOST_TEST(test::listed(read("1685\n2141").deck.cards) == "1 P14-009\n1 P16-009\n");
}

BOOST_AUTO_TEST_CASE(an_unknown_serial_stays_in_the_deck_and_is_written_back)
{
    const ImportedDeck imported = read("47\n9999\n9999\n999999999999999999999");
    BOOST_TEST(test::listed(imported.deck.cards) ==
               "1 B01-001\n2 ciphervit:9999\n1 ciphervit:999999999999999999999\n");
    BOOST_TEST(test::listed(imported.problems) ==
               "2 unknown 9999\n3 unknown 9999\n4 unknown 999999999999999999999\n");
    BOOST_TEST(imported.cards_in == 4);
    BOOST_TEST(written(imported.deck) == "47\r\n9999\r\n9999\r\n999999999999999999999");
}

BOOST_AUTO_TEST_CASE(an_unknown_artwork_suggests_the_card_of_its_number)
{
    BOOST_TEST(test::listed(read("48+").problems) == "1 unknown 48+ [B01-002]\n");
}

BOOST_AUTO_TEST_CASE(a_card_that_this_library_lacks_is_kept_by_its_code)
{
    const CardLibrary empty;
    const DeckFileTools tools{empty, test::shipped_exchange()};
    const ImportedDeck imported = read_ciphervit_deck("47", "a.fe0d", tools);
    BOOST_TEST(test::listed(imported.deck.cards) == "1 B01-001SR\n");
    BOOST_TEST(test::listed(imported.problems) == "1 unknown 47\n");
    BOOST_TEST(write_ciphervit_deck(imported.deck, tools).text == "47");
}

BOOST_DATA_TEST_CASE(a_line_that_is_no_serial_is_a_problem_and_kept_in_the_notes,
                     data::make({"abc", "-1", "1.5", "0x2F", "47 52", "+", "B01-003"}))
{
    const ImportedDeck imported = read(std::string("47\n") + sample + "\n52\n");
    BOOST_TEST(test::listed(imported.deck.cards) == "1 B01-001\n1 B01-006\n");
    BOOST_TEST(test::listed(imported.problems) == std::string("2 malformed ") + sample + "\n");
    BOOST_TEST(imported.deck.notes == std::string(sample) + "\n");
}

BOOST_AUTO_TEST_CASE(the_protagonists_copies_are_written_first_and_nothing_after_the_last_line)
{
    const Deck deck =
        deck_of({{"B01-001", 2}, {"B01-003", 1}, {"B01-006", 1}, {"B01-003ST", 2}}, "B01-003");
    BOOST_TEST(written(deck) == "49\r\n6\r\n6\r\n47\r\n47\r\n52");
}

BOOST_AUTO_TEST_CASE(a_protagonist_that_the_form_cannot_say_is_reported)
{
    const auto problems = [](std::string protagonist) {
        return test::listed(write_ciphervit_deck(deck_of({{"B01-001", 1}}, std::move(protagonist)),
                                                 test::shipped_tools())
                                .problems);
    };
    BOOST_TEST(problems("") == "");
    BOOST_TEST(problems("B01-001") == "0 not-carried protagonist: B01-001\n"); // costs 5
    BOOST_TEST(problems("B01-003") == "0 not-carried protagonist: B01-003\n"); // not in the deck
}

BOOST_AUTO_TEST_CASE(an_artwork_that_would_come_back_as_another_is_reported)
{
    const WrittenDeck out =
        write_ciphervit_deck(deck_of({{"P14-009PRX", 1}}), test::shipped_tools());
    BOOST_TEST(out.text == "1685");
    BOOST_TEST(test::listed(out.problems) == "0 other-artwork P14-009PRX\n");
}

BOOST_AUTO_TEST_CASE(a_printing_without_a_serial_lends_one_from_the_cards_other_printings)
{
    const ExchangeIds table(
        "code\tciphervit\tlackey\tcipher-online\tdecksteria\tdeck-builder\nB01-003ST\t6\n",
        "table.tsv");
    const DeckFileTools tools{test::shipped_library(), table};
    const WrittenDeck out = write_ciphervit_deck(deck_of({{"B01-003", 1}, {"B01-006", 2}}), tools);
    BOOST_TEST(out.text == "6");
    BOOST_TEST(test::listed(out.problems) == "0 other-artwork B01-003\n0 not-carried 2 B01-006\n"
                                             "0 changed protagonist: none\n");
    BOOST_TEST(out.cards_out == 1);
}

BOOST_AUTO_TEST_CASE(what_the_form_has_no_place_for_is_reported_one_by_one)
{
    Deck deck = deck_of({{"B01-001", 1, {"# keep"}}});
    deck.name = "Altea"; // the file's name says it
    deck.author = "Someone";
    deck.format = "standard";
    deck.alternatives = {"B01-006"};
    deck.tags = {"red"};
    deck.notes = "Attack.";
    deck.maybe = {{"B01-016", 2}};
    deck.memory.sections = {{"colour", {"# a key of another program"}, "colour: blue\n"}};
    deck.memory.last_comments = {"# end"};
    BOOST_TEST(test::listed(write_ciphervit_deck(deck, test::shipped_tools()).problems) ==
               "0 not-carried author: Someone\n"
               "0 not-carried format: standard\n"
               "0 not-carried alternatives: B01-006\n"
               "0 not-carried tags: red\n"
               "0 not-carried notes: Attack.\n"
               "0 not-carried maybe: 2 B01-016\n"
               "0 not-carried colour: blue\n"
               "0 not-carried # a key of another program\n"
               "0 not-carried # keep\n"
               "0 not-carried # end\n");
}

BOOST_AUTO_TEST_CASE(a_name_that_no_serial_stands_for_is_reported_with_its_copies)
{
    const WrittenDeck out =
        write_ciphervit_deck(deck_of({{"Someone", 3}, {"ciphervit:x", 1}}), test::shipped_tools());
    BOOST_TEST(out.text == "");
    BOOST_TEST(test::listed(out.problems) ==
               "0 not-carried 3 Someone\n0 not-carried 1 ciphervit:x\n");
}

BOOST_AUTO_TEST_CASE(more_copies_than_any_deck_has_are_not_written)
{
    std::vector<DeckEntry> entries;
    for (int card = 0; card < 11; ++card)
        entries.push_back(
            {test::shipped_library().cards()[static_cast<std::size_t>(card)].id, 9999});
    const WrittenDeck out = write_ciphervit_deck(deck_of(entries), test::shipped_tools());
    BOOST_TEST(out.cards_out == 99'990);
    BOOST_TEST(test::listed(out.problems) == "0 not-carried 9999 B01-011\n");
}

BOOST_DATA_TEST_CASE(a_list_of_serials_is_recognised,
                     data::make({"47", "47\r\n52+", "\n47\n", "47\n52\nabc"}))
{
    BOOST_TEST(is_ciphervit_deck(sample));
}

BOOST_DATA_TEST_CASE(other_texts_are_not_recognised,
                     data::make({"", "\n", "abc\n47\n52", "kizuna: 1", "4 Marth", "<deck>",
                                 "47\nabc", "-47"}))
{
    BOOST_TEST(!is_ciphervit_deck(sample));
}

const test::RefusedText bad_files[] = {
    {"empty", "", FaultKind::Empty, 0, 0},
    {"blank", " \r\n\n", FaultKind::Empty, 0, 0},
    {"a byte order mark alone", "\xEF\xBB\xBF", FaultKind::Empty, 0, 0},
    {"not UTF-8", "47\n\xFF", FaultKind::NotUtf8, 2, 1},
    {"binary", std::string("47\n52\n\0", 7), FaultKind::ControlCharacter, 3, 1},
    {"too large", std::string(max_foreign_deck_bytes + 1, '4'), FaultKind::FileTooLarge, 0, 0},
};
BOOST_DATA_TEST_CASE(a_file_that_cannot_be_used_says_why_and_where, data::make(bad_files))
{
    test::check_refused(read(sample.text, "bad.fe0d"), sample, "bad.fe0d");
}

BOOST_AUTO_TEST_CASE(the_largest_file_of_one_serial_keeps_counting_within_bounds)
{
    std::string text;
    for (int line = 0; line < 12'000; ++line)
        text += "47\n";
    const ImportedDeck imported = read(text);
    BOOST_TEST(test::listed(imported.deck.cards) == "9999 B01-001\n");
    BOOST_TEST(imported.problems.size() == 2001U); // the copies that fit into no entry
    BOOST_TEST(imported.cards_in == 12'000);
}

BOOST_AUTO_TEST_SUITE_END()
