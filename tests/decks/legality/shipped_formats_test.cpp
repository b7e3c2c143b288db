#include "decks/legality/legality_fixture.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(shipped_formats)

BOOST_DATA_TEST_CASE(each_has_its_name_and_summary_in_three_languages,
                     data::make({"unlimited", "standard", "qualifier-2018", "house-example"}), id)
{
    const Format format = shipped_format(id);
    BOOST_TEST(format.id == id);
    for (const LocalText* text : {&format.name, &format.summary}) {
        BOOST_TEST(!text->en.empty());
        BOOST_TEST(!text->ja.empty());
        BOOST_TEST(!text->it.empty());
        BOOST_TEST(text->ja != text->en);
    }
}

BOOST_DATA_TEST_CASE(a_plain_deck_of_fifty_new_cards_is_legal,
                     data::make({"unlimited", "standard", "qualifier-2018"}), id)
{
    BOOST_TEST(broken(legal_deck(), shipped_format(id)) == "");
}

BOOST_AUTO_TEST_CASE(unlimited_is_the_rules_of_the_rulebook)
{
    const Format format = shipped_format("unlimited");
    const Format plain;
    BOOST_TEST(format.id == plain.id);
    BOOST_TEST(format.min_size == plain.min_size);
    BOOST_TEST(format.max_size == plain.max_size);
    BOOST_TEST(format.copies == plain.copies);
    BOOST_TEST(allowed_cards(format) == 2417);
}

// Counted from the tables of printings and sets by a program of its own: 1973 cards have a number
// of series 5 or later, and six older ones came out again (P01-005, P01-013, P02-009, P02-010,
// P03-013, P04-009).
BOOST_AUTO_TEST_CASE(standard_allows_1979_cards)
{
    BOOST_TEST(allowed_cards(shipped_format("standard")) == 1979);
}

BOOST_DATA_TEST_CASE(standard_counts_the_starters_of_2019_as_series_17,
                     data::make({"S11-001", "S11-002", "S11-003", "S11-004", "S11-005", "S11-006",
                                 "S11-007"}),
                     id)
{
    BOOST_TEST(allows(shipped_format("standard"), id));
}

BOOST_DATA_TEST_CASE(standard_counts_set_19_as_series_19,
                     data::make({"B19-001", "B19-056", "P19-003", "P19-009"}), id)
{
    const CardMatch found = shipped_library().find(std::string(id) == "P19-009" ? "B19-023" : id);
    BOOST_REQUIRE(found.card);
    BOOST_TEST(allows(shipped_format("standard"), found.card->id));
}

// B01-006 came out again in P08, P01-005 in P05.
BOOST_DATA_TEST_CASE(standard_allows_an_old_card_with_a_late_printing,
                     data::make({"B01-006", "B01-008", "P01-005"}), id)
{
    BOOST_TEST(allows(shipped_format("standard"), id));
}

BOOST_DATA_TEST_CASE(standard_refuses_a_card_that_only_came_out_early,
                     data::make({"B01-003", "B01-001", "S01-001", "B04-100", "P04-004"}), id)
{
    BOOST_TEST(!allows(shipped_format("standard"), id));
}

// Both are Camilla: Bewitching Malig Knight; B11-101 came out in series 11, S04-003 in series 2.
BOOST_AUTO_TEST_CASE(standard_looks_at_the_card_and_not_at_its_name)
{
    const Format format = shipped_format("standard");
    BOOST_REQUIRE(card("S04-003").name_group == card("B11-101").name_group);
    BOOST_TEST(allows(format, "B11-101"));
    BOOST_TEST(!allows(format, "S04-003"));
}

BOOST_AUTO_TEST_CASE(standard_names_each_refused_card)
{
    Deck deck = legal_deck();
    set_copies(deck.cards, "B01-003", 2);
    set_copies(deck.cards, "B01-006", 2);
    set_copies(deck.cards, "B01-001SR", 1);
    const auto found = check_legality(deck, shipped_format("standard"), shipped_library());
    BOOST_REQUIRE(codes(found) == "FORMAT-ALLOWED FORMAT-ALLOWED");
    BOOST_TEST((std::get<NotAllowed>(found[0].reason) ==
                NotAllowed{DeckClause::FormatAllowed, &card("B01-003"), 2}));
    BOOST_TEST(edits_text(found[0].fix) == "-2 B01-003");
    BOOST_TEST(std::get<NotAllowed>(found[1].reason).card == &card("B01-001"));
}

BOOST_AUTO_TEST_CASE(the_qualifier_of_2018_wants_fifty_to_sixty_cards)
{
    const Format format = shipped_format("qualifier-2018");
    Deck deck = legal_deck();
    set_copies(deck.cards, "B01-100", 10);
    BOOST_TEST(broken(deck, format) == "");
    set_copies(deck.cards, "B01-100", 12);
    BOOST_TEST((only<WrongSize>(deck, format) == WrongSize{DeckClause::FormatSize, 50, 60, 62}));
    BOOST_TEST(fix_of(deck, format) == "-2 B01-100");
    BOOST_TEST(allowed_cards(format) == 2417);
}

// The example asks for so much that only a deck made for it is legal.
BOOST_AUTO_TEST_CASE(a_deck_made_for_the_example_is_legal)
{
    Deck deck;
    deck.protagonist = "B17-020"; // Chrom
    for (const char* code : {"B17-020", "B08-003", "B17-019", "B22-021", "B22-023", "B22-028",
                             "B22-031", "B22-018", "B22-026", "B22-029", "B22-044", "B22-060"})
        set_copies(deck.cards, code, 4);
    set_copies(deck.cards, "B05-001", 2);
    BOOST_TEST(broken(deck, shipped_format("house-example")) == "");
}

BOOST_AUTO_TEST_SUITE_END()
