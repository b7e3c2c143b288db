#include "decks/files/round_trip.h"

#include "deck_tools.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using Outcome = RoundTrip::Outcome;

namespace round_trips {

struct RoundTripTest {
    Deck deck{.name = "Altea",
              .protagonist = "B01-003",
              .cards = {{.code = "B01-003", .copies = 4}, {.code = "B01-006HN", .copies = 2}}};
    DeckFileTools tools = test::shipped_tools();

    RoundTrip through(const char* kind_id, const std::string& file = "out") const
    {
        const DeckFileKind& kind = *deck_file_kind(kind_id);
        return round_trip(deck, kind.write(deck, tools), kind, file, tools);
    }
};

} // namespace round_trips

BOOST_FIXTURE_TEST_SUITE(round_trips, RoundTripTest)

BOOST_AUTO_TEST_CASE(a_form_that_says_everything_gives_the_same_deck)
{
    for (const char* kind : {"kizuna", "text", "lackey", "cockatrice"})
        BOOST_TEST((through(kind).outcome == Outcome::Equal), kind);
}

BOOST_AUTO_TEST_CASE(an_unknown_card_keeps_its_id_and_set_in_every_form_that_has_them)
{
    deck.cards = {{.code = "B01-003", .copies = 1},
                  {.code = "Nobody, Hero of None (X99-003HN)", .copies = 2},
                  {.code = "Nobody, Hero of None (X98-003HN)", .copies = 1},
                  {.code = "Nobody, Hero of None", .copies = 1},
                  {.code = "X99-004", .copies = 3}};
    for (const char* kind : {"kizuna", "text", "lackey", "cockatrice", "octgn", "csv",
                             "spreadsheet", "deck-builder", "code"}) {
        const RoundTrip back = through(kind, "Altea");
        BOOST_TEST(
            (back.outcome == Outcome::Equal ||
             (back.differences.size() == 1 && back.differences.front().what == DeckPart::Name)),
            kind);
    }
}

BOOST_AUTO_TEST_CASE(an_unknown_card_that_comes_back_as_a_known_one_is_a_difference)
{
    deck.cards = {{.code = "B01-003", .copies = 1},
                  {.code = "Marth, Altean Prince (X99-003)", .copies = 2},
                  {.code = "Nobody [X99] (#42)", .copies = 2}};
    BOOST_TEST((through("deck-builder", "Altea").outcome == Outcome::Equal));
    for (const char* kind : {"lackey", "cockatrice", "csv"}) {
        const auto differences = through(kind, "Altea").differences;
        BOOST_REQUIRE_MESSAGE(differences.size() == 2U, kind); // whose name is a known card's
        BOOST_TEST(differences.front().code == "B01-003", kind);
        BOOST_TEST(differences.back().code == "Marth, Altean Prince (X99-003)", kind);
    }
}

BOOST_AUTO_TEST_CASE(what_a_form_cannot_say_is_a_difference)
{
    deck.maybe = {{.code = "B01-004", .copies = 1}};
    const RoundTrip back = through("lackey");
    BOOST_TEST((back.outcome == Outcome::Differs));
    BOOST_TEST(
        (back.differences == std::vector<DeckDifference>{{DeckPart::Maybe, "B01-004", "1", "0"}}));
}

BOOST_AUTO_TEST_CASE(another_printing_is_a_difference)
{
    Deck other = deck;
    other.cards[0].code = "B01-003ST+";
    const auto found = differences(deck, other, tools.library);
    BOOST_TEST((found == std::vector<DeckDifference>{{DeckPart::Cards, "B01-003", "4", "0"},
                                                     {DeckPart::Cards, "B01-003ST+", "0", "4"}}));
}

BOOST_AUTO_TEST_CASE(where_the_file_lends_the_name_another_name_is_a_difference)
{
    BOOST_TEST((through("csv", "Altea.csv").outcome == Outcome::Equal));
    const RoundTrip back = through("csv", "table.csv");
    BOOST_TEST(
        (back.differences == std::vector<DeckDifference>{{DeckPart::Name, {}, "Altea", "table"}}));
    deck.name.clear();
    BOOST_TEST((through("csv", "table.csv").outcome == Outcome::Equal));
}

BOOST_AUTO_TEST_CASE(spaces_at_the_end_of_notes_are_a_difference)
{
    Deck other = deck;
    deck.notes = "go first ";
    other.notes = "go first";
    BOOST_TEST(differences(deck, other, tools.library).size() == 1U);
    BOOST_TEST((through("text").outcome == Outcome::Equal));
}

BOOST_AUTO_TEST_CASE(two_tags_are_not_one_with_a_comma)
{
    Deck other = deck;
    deck.tags = {"fast, red"};
    other.tags = {"fast", "red"};
    BOOST_TEST(differences(deck, other, tools.library).size() == 1U);
}

BOOST_AUTO_TEST_CASE(what_is_written_is_read_as_what_it_seems_to_be)
{
    deck.cards = {{.code = "5000", .copies = 1}, {.code = "6000", .copies = 1}};
    deck.protagonist.clear();
    WrittenDeck written;
    written.text = "5000\n6000\n"; // a list of one card a line would be CipherVit's
    const RoundTrip back = round_trip(deck, written, *deck_file_kind("text"), "out.txt", tools);
    BOOST_TEST((back.outcome == Outcome::Differs));
}

BOOST_AUTO_TEST_CASE(a_difference_that_the_writer_tells_is_told_once)
{
    deck.maybe = {{.code = "B01-004", .copies = 1}};
    deck.notes = "go first";
    const ProvenDeck proven = write_proven(deck, *deck_file_kind("csv"), "Altea.csv", tools);
    BOOST_TEST(proven.written.problems.size() == 1U);
    BOOST_TEST(proven.back.differences.size() == 1U);
    BOOST_TEST(proven.unannounced(tools.library).empty());
    BOOST_TEST(!proven.is_whole());
}

BOOST_AUTO_TEST_CASE(unknown_cards_come_back_by_their_words)
{
    deck.cards.push_back({.code = "Nobody: Of Nowhere", .copies = 3});
    BOOST_TEST((through("text").outcome == Outcome::Equal));
}

BOOST_AUTO_TEST_CASE(the_order_of_cards_makes_no_difference)
{
    Deck other = deck;
    std::swap(other.cards[0], other.cards[1]);
    BOOST_TEST(differences(deck, other, tools.library).empty());
}

BOOST_AUTO_TEST_CASE(a_form_that_nobody_reads_says_so)
{
    BOOST_TEST((through("markdown").outcome == Outcome::WriteOnly));
}

BOOST_AUTO_TEST_SUITE_END()
