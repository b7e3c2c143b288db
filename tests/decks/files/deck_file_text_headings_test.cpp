#include "decks/files/deck_import.h"
#include "decks/files/deck_tools.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace kizuna;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(deck_file_text_headings)

namespace {

ImportedDeck read(std::string_view text)
{
    return read_text_deck(text, "Altea.txt", test::shipped_tools());
}

} // namespace

BOOST_DATA_TEST_CASE(a_heading_sets_the_protagonist,
                     data::make({"Protagonist:", "PROTAGONIST", "Main character:", "MC:", "MC",
                                 "[MC] (1)", "主人公", "【主人公】", "主人公：",
                                 "Protagonista:", "== Protagonist ==", "Protagonist (1)"}))
{
    const ImportedDeck imported = read(std::string(sample) + "\n1 B01-003\nMain deck\n2 B01-006\n");
    BOOST_TEST(test::listed(imported.problems) == "");
    BOOST_TEST(imported.deck.protagonist == "B01-003");
    BOOST_TEST(imported.deck.alternatives.empty());
    BOOST_TEST(test::listed(imported.deck.cards) == "1 B01-003\n2 B01-006\n");
}

BOOST_DATA_TEST_CASE(a_prefix_sets_the_protagonist,
                     data::make({"Protagonist: 1 Marth: Altean Prince", "MC: B01-003",
                                 "主人公：アリティアの王子 マルス",
                                 "主人公: 1 アリティアの王子 マルス",
                                 "Protagonista: Marth: Altean Prince x1"}))
{
    const ImportedDeck imported = read(std::string(sample) + "\n2 B01-006\n");
    BOOST_TEST(test::listed(imported.problems) == "");
    BOOST_TEST(imported.deck.protagonist == "B01-003");
    BOOST_TEST(test::listed(imported.deck.cards) == "1 B01-003\n2 B01-006\n");
}

BOOST_AUTO_TEST_CASE(a_unit_named_as_protagonist_is_the_lists_card_of_cost_1)
{
    // Of a whole list the line only names the card.
    const ImportedDeck whole = read("主人公：マルス\n4 B01-003\n4 B01-001\n50 B01-006\n");
    BOOST_TEST(test::listed(whole.problems) == "");
    BOOST_TEST(whole.deck.protagonist == "B01-003");
    BOOST_TEST(test::listed(whole.deck.cards) == "4 B01-003\n4 B01-001\n50 B01-006\n");
    BOOST_TEST(whole.cards_in == 58);
    // Of one that lacks a card it is that one, and so where it counts.
    const ImportedDeck less = read("3 B01-003\n40 B01-006\n主人公：マルス\n");
    BOOST_TEST(test::listed(less.deck.cards) == "4 B01-003\n40 B01-006\n");
    BOOST_TEST(less.cards_in == 44);
    const ImportedDeck counted = read("主人公：マルス 1枚\n3 B01-003\n50 B01-006\n");
    BOOST_TEST(test::listed(counted.deck.cards) == "4 B01-003\n50 B01-006\n");
    // Where the list has none, or two, a person has to say.
    BOOST_TEST(read("主人公：マルス\n4 B01-001\n").problems.size() == 1U);
}

BOOST_AUTO_TEST_CASE(words_alone_at_the_top_are_the_decks_name)
{
    for (const char* text :
         {"Marth's Charge\n\n4 B01-003\n", "\nMarth's Charge\n// go first\n\n4 B01-003\n",
          "# seen somewhere\nMarth's Charge\n\nCards:\n4 B01-003\n"}) {
        const ImportedDeck imported = read(text);
        BOOST_TEST(test::listed(imported.problems) == "");
        BOOST_TEST(imported.deck.name == "Marth's Charge");
        BOOST_TEST(test::listed(imported.deck.cards) == "4 B01-003\n");
    }
    // Not where cards follow at once, it is one itself, or none follow.
    for (const char* text : {"Marth's Charge\n4 B01-003\n", "Altean Prince\n\n4 B01-006\n",
                             "Marth's Charge\n\nand so on\n", "Fliers:\n\n4 B01-003\n"})
        BOOST_TEST(read(text).deck.name == "Altea");
}

BOOST_AUTO_TEST_CASE(cards_under_the_protagonists_heading_count_with_the_others)
{
    const ImportedDeck imported = read("Protagonist:\n1 B01-003\n\nCards:\n3 B01-003\n");
    BOOST_TEST(test::listed(imported.deck.cards) == "4 B01-003\n");
    BOOST_TEST(imported.cards_in == 4);
}

BOOST_AUTO_TEST_CASE(a_blank_line_ends_the_protagonists_section)
{
    const Deck deck = read("MC:\n\n1 B01-003\n\n2 B01-006\n").deck;
    BOOST_TEST(deck.protagonist == "B01-003");
    BOOST_TEST(deck.alternatives.empty());
}

BOOST_AUTO_TEST_CASE(an_unknown_protagonist_is_designated_by_its_text)
{
    BOOST_TEST(read("MC: Nobody at All\n").deck.protagonist == "Nobody at All");
}

BOOST_DATA_TEST_CASE(a_heading_starts_the_deck,
                     data::make({"Main deck", "Main Deck:", "[Cards] (49)", "Deck (49)",
                                 "Main deck: 49 cards", "メインデッキ", "メインデッキ（49枚）",
                                 "デッキ", "Mazzo principale", "Carte:"}))
{
    const ImportedDeck imported =
        read("Maybe:\n1 B01-016\n" + std::string(sample) + "\n2 B01-006\n");
    BOOST_TEST(test::listed(imported.problems) == "");
    BOOST_TEST(test::listed(imported.deck.cards) == "2 B01-006\n");
    BOOST_TEST(test::listed(imported.deck.maybe) == "1 B01-016\n");
}

BOOST_DATA_TEST_CASE(a_heading_starts_the_maybe_pile,
                     data::make({"Maybe:", "Maybeboard", "Sideboard:", "[Sideboard]", "候補",
                                 "サイドボード", "Side", "Forse:"}))
{
    const ImportedDeck imported = read("2 B01-006\n" + std::string(sample) + "\n1 B01-016\n");
    BOOST_TEST(test::listed(imported.problems) == "");
    BOOST_TEST(test::listed(imported.deck.maybe) == "1 B01-016\n");
    BOOST_TEST(imported.cards_in == 2);
}

BOOST_AUTO_TEST_CASE(a_line_can_say_that_it_is_a_maybe)
{
    BOOST_TEST(test::listed(read("2 B01-006\nSB: 1 B01-016\n1 B01-001").deck.maybe) ==
               "1 B01-016\n");
}

BOOST_DATA_TEST_CASE(codes_alone_are_no_heading,
                     data::make({"S01-001/B01-002", "S01-001 (B01-001)", "S01-001, B01-002",
                                 "SB01-003", "(S)(B)", "MC/B01-002", "S-001 B-002", "SB: S/B",
                                 "S01-001 & B01-002", "M,C", "MC: ?/?"}))
{
    const ImportedDeck imported = read("2 B01-006\n" + std::string(sample) + "\n1 B01-016\n");
    BOOST_TEST(imported.problems.size() == 1U);
    BOOST_TEST(imported.deck.cards.back().code == "B01-016");
}

BOOST_DATA_TEST_CASE(a_heading_of_the_players_own_is_reported_and_changes_nothing,
                     data::make({"Fliers:", "[Fliers]", "Fliers (12)", "== Fliers ==", "■ Fliers"}))
{
    const ImportedDeck imported = read("Maybe:\n" + std::string(sample) + "\n1 B01-016\n");
    BOOST_TEST(test::listed(imported.deck.maybe) == "1 B01-016\n");
    BOOST_TEST(test::listed(imported.problems) == std::string("2 not-carried ") + sample + '\n');
}

BOOST_AUTO_TEST_CASE(a_heading_of_the_players_own_ends_the_protagonists_section)
{
    BOOST_TEST(read("MC:\n1 B01-003\nFliers:\n2 B01-006\n").deck.alternatives.empty());
}

BOOST_AUTO_TEST_SUITE_END()
